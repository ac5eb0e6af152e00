/** The live connection to a table. It heals itself, and no command is lost or done twice.
 *
 * A command that is not answered before the connection drops is sent again with the
 * same key; the server answers a key it knows without acting again.
 */
import { delay } from './backoff';
import { Pace } from './pace.svelte';
import { look } from './renewal';
import type { Answer, ChatLine, Command, Message, NudgeMessage, Reason, Table, Told } from './wire';

/** `restarting`: the server has said that it goes, and will be back at once. */
export type Link = 'connecting' | 'open' | 'restarting' | 'lost' | 'closed';

type Keyless<One> = One extends Command ? Omit<One, 'key'> : never;
/** A command as it is given; its key is made here. */
export type Order = Keyless<Command>;

interface Pending {
  message: string;
  resolve: (answer: Answer) => void;
  reject: (reason: Reason) => void;
}

export type Opener = (address: string) => WebSocket;

const HEARTBEAT = 20_000;
/** How a server that restarts closes its sockets. */
const RESTART = 1012;
/** Everybody comes back within this time, but not all at the same moment. */
const SPREAD = 250;

export class Live {
  /** What is shown of what was told, one moment after the other. */
  readonly pace = new Pace();
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('connecting');
  /** Seats whose players are there, and how many look on. */
  online = $state.raw<number[]>([]);
  watching = $state(0);
  /** Seats whose bots wait until the server has a place for them to think at. */
  queued = $state.raw<number[]>([]);
  /** The newest nudge, until somebody has taken notice. */
  nudge = $state.raw<NudgeMessage | null>(null);
  /** Why the server will not have us at this table. */
  refusal = $state.raw<Reason | null>(null);
  /** When the newest state came, for clocks that tick here. */
  since = $state.raw(0);

  /** The newest state, and all that has happened, shown or not. */
  private newest: Table | null = null;
  private told: Told[] = [];
  private seen = -1;
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private wasOpen = false;

  constructor(
    readonly id: string,
    private readonly lang: () => string,
    private readonly invite = '',
    private readonly opener: Opener = (address) => new WebSocket(address),
  ) {}

  get table(): Table | null {
    return this.pace.shown?.table ?? null;
  }

  get log(): Told[] {
    return this.pace.shown?.log ?? [];
  }

  /** Begin with a state that came with the page. */
  begin(table: Table): void {
    this.show(table, true);
  }

  connect(): void {
    clearTimeout(this.retry);
    if (this.link === 'closed' || this.socket) return;
    const socket = this.opener(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.dropped(socket, event?.code);
  }

  /** Stop for good. */
  close(): void {
    this.link = 'closed';
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }

  /** Try again now instead of when the wait is over. */
  hurry(): void {
    if (this.link !== 'lost') return;
    this.tries = 0;
    this.connect();
  }

  /** Send a command; resolves with its answer, rejects with the reason of a refusal. */
  do(order: Order): Promise<Answer> {
    const key = crypto.randomUUID();
    const message = JSON.stringify({ ...order, key });
    return new Promise((resolve, reject) => {
      this.pending.set(key, { message, resolve, reject });
      if (this.link === 'open') this.socket?.send(message);
    });
  }

  private address(): string {
    const { protocol, host } = location;
    // The sentences are made here, from the same files: the server need not send them.
    const query = new URLSearchParams({ lang: this.lang(), plain: '1' });
    if (this.newest) query.set('seen', String(this.seen));
    if (this.invite) query.set('invite', this.invite);
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
  }

  private opened(): void {
    if (this.link === 'restarting') void look();
    this.link = 'open';
    this.queued = [];
    this.wasOpen = true;
    this.tries = 0;
    this.heard = Date.now();
    for (const { message } of this.pending.values()) this.socket?.send(message);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), HEARTBEAT);
  }

  /** A connection that says nothing for two beats is dead, whatever the system thinks. */
  private listen(): void {
    if (Date.now() - this.heard > 2 * HEARTBEAT) this.socket?.close();
    else this.socket?.send(JSON.stringify({ do: 'ping', key: crypto.randomUUID() }));
  }

  private dropped(socket: WebSocket, code?: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    if (this.link === 'closed') return;
    // A server that does not take us back at once is not restarting.
    const isRestarting = this.wasOpen && (this.link === 'restarting' || code === RESTART);
    this.wasOpen = false;
    this.link = isRestarting ? 'restarting' : 'lost';
    const wait = isRestarting ? SPREAD * Math.random() : delay(this.tries++);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private receive(message: Message): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'state':
      case 'update':
        return this.show(message, message.type === 'state');
      case 'answer':
        return this.settle(message);
      case 'chat':
        this.seen = Math.max(this.seen, message.version);
        this.chat = heard(this.chat, [message]);
        return;
      case 'nudge':
        this.seen = Math.max(this.seen, message.version);
        this.nudge = message;
        return;
      case 'presence':
        this.online = message.online;
        this.watching = message.watching;
        return;
      case 'queued':
        this.queued = message.seats;
        return;
      case 'refused':
        this.refusal = message.error;
        return this.close();
      case 'closing':
        this.link = 'restarting';
        return;
      default:
        message satisfies never;
    }
  }

  private show(table: Table, isWhole: boolean): void {
    if (!isWhole && table.version < this.seen) return;
    this.seen = table.version;
    const before = this.told.at(-1)?.n ?? -1;
    this.told = isWhole ? table.events : joined(this.told, table.events);
    this.chat = heard(isWhole ? [] : this.chat, table.chat);
    this.since = Date.now();
    this.online = table.summary.seats.filter(({ online }) => online).map(({ seat }) => seat);
    const fresh = this.told.filter(({ n }) => n > before);
    const isTheirs = !!this.newest && isAwaited(this.newest);
    this.newest = this.newest ? kept(this.newest, table) : table;
    const moment = { table: this.newest, log: this.told, fresh, isTheirs };
    if (isWhole) this.pace.jump(moment);
    else this.pace.take(moment);
  }

  private settle(answer: Answer): void {
    const key = answer.key ?? '';
    const waiting = this.pending.get(key);
    // The server goes and has done nothing: it is asked again when it is back.
    if (!waiting || answer.error?.code === 'closing') return;
    this.pending.delete(key);
    if (answer.ok) waiting.resolve(answer);
    else waiting.reject(answer.error ?? { code: 'error', details: {}, text: '' });
  }
}

/** The log with what is new, each event once. */
export function joined(log: Told[], events: Told[]): Told[] {
  const first = events[0]?.n ?? Infinity;
  return [...log.filter((event) => event.n < first), ...events];
}

/** What is new, with the very parts of the old that have not changed: a choice that is half
 * made on the board hangs on them. */
function kept(before: Table, now: Table): Table {
  if (before.decision !== now.decision) return now;
  const same = { ...now };
  for (const part of ['view', 'legal', 'blocked', 'claims'] as const) {
    const isSame = JSON.stringify(before[part]) === JSON.stringify(now[part]);
    if (isSame) Object.assign(same, { [part]: before[part] });
  }
  return same;
}

/** Whether somebody else owes a choice. */
function isAwaited({ actors, summary }: Table): boolean {
  return actors.some((seat) => !summary.your_seats.includes(seat));
}

/** What was said, once each: a remark comes by itself and with the next update. */
function heard(before: ChatLine[], now: ChatLine[]): ChatLine[] {
  const isNew = (line: ChatLine) => !before.some((b) => b.at === line.at && b.text === line.text);
  return [...before, ...now.filter(isNew)];
}
