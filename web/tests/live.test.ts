import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, joined } from '../src/lib/live.svelte';
import { delay } from '../src/lib/backoff';
import type { Table, Told } from '../src/lib/wire';

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.onclose?.({ code });
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  commands(): { do: string; key: string }[] {
    return this.sent.map((text) => JSON.parse(text) as { do: string; key: string });
  }
}

function told(n: number): Told {
  return { n, told: { event: 'round', seat: 0, count: n }, text: '' };
}

function table(version: number, events: Told[], more: object = {}): Omit<Table, 'type'> {
  const summary = { seats: [], your_seats: [] };
  return { version, events, chat: [], actors: [], summary, ...more } as unknown as Table;
}

function newest(): Wire {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error('nobody connected');
  return wire;
}

let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
  Wire.all = [];
  live = new Live(
    'abc',
    () => 'fr',
    '',
    (address) => new Wire(address) as unknown as WebSocket,
  );
  live.connect();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  it('asks for the language and for everything at first', () => {
    expect(newest().address).toBe('ws://hall/api/tables/abc/live?lang=fr&plain=1');
  });

  it('shows the state and adds what updates bring', () => {
    newest().onopen?.();
    newest().says({ type: 'state', ...table(4, [told(0), told(1)]) });
    newest().says({ type: 'update', ...table(5, [told(2)]) });
    expect(live.link).toBe('open');
    expect(live.log.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(live.table?.version).toBe(5);
  });

  it('replaces the log when the past was rewritten', () => {
    newest().onopen?.();
    newest().says({ type: 'state', ...table(4, [told(0), told(1)]) });
    newest().says({ type: 'state', ...table(6, [told(0)]) });
    expect(live.log).toHaveLength(1);
  });

  it('comes back by itself and says what it has seen, a remark included', () => {
    newest().onopen?.();
    newest().says({ type: 'state', ...table(7, []) });
    newest().says({ type: 'chat', version: 8, by: 'A', text: 'Hail', at: 1 });
    newest().close();
    expect(live.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    expect(newest().address).toContain('seen=8');
    expect(live.chat.map(({ text }) => text)).toEqual(['Hail']);
  });

  it('sees who is there, also of somebody who sits down while he looks on', () => {
    newest().onopen?.();
    newest().says({ type: 'presence', online: [0], watching: 1 });
    const seats = [
      { seat: 0, online: true },
      { seat: 1, online: true },
    ];
    newest().says({ type: 'state', ...table(4, [], { summary: { seats } }) });
    expect(live.online).toEqual([0, 1]);
  });

  it('knows which bots wait for a place, as long as the line stands', () => {
    newest().onopen?.();
    newest().says({ type: 'queued', seats: [1] });
    expect(live.queued).toEqual([1]);
    newest().onopen?.();
    expect(live.queued).toEqual([]);
  });

  it('keeps a nudge until somebody takes notice, and counts it as seen', () => {
    newest().onopen?.();
    newest().says({ type: 'state', ...table(7, []) });
    newest().says({ type: 'nudge', version: 8, by: 1, to: 0 });
    expect(live.nudge).toMatchObject({ by: 1, to: 0 });
    newest().close();
    vi.advanceTimersByTime(1000);
    expect(newest().address).toContain('seen=8');
  });

  it('waits longer after each failure', () => {
    for (let i = 0; i < 4; i++) {
      newest().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(Wire.all).toHaveLength(5);
    newest().close();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(5);
    live.hurry();
    expect(Wire.all).toHaveLength(6);
  });

  it('sends an unanswered command again with the same key', async () => {
    newest().onopen?.();
    const answer = live.do({ do: 'choose', seat: 0, text: 'force 2', decision: 3 });
    const [first] = newest().commands();
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    const [again] = newest().commands();
    expect(again?.key).toBe(first?.key);
    newest().says({ type: 'answer', key: again?.key, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    expect(newest().commands()).toEqual([]);
  });

  it('rejects with the reason of a refusal', async () => {
    newest().onopen?.();
    const answer = live.do({ do: 'undo', seat: 0 });
    const [{ key } = { key: '' }] = newest().commands();
    const error = { code: 'no-undo', details: {}, text: 'no' };
    newest().says({ type: 'answer', key, ok: false, error });
    await expect(answer).rejects.toEqual(error);
  });

  it('gives up when it is turned away', () => {
    newest().onopen?.();
    newest().says({ type: 'refused', error: { code: 'not-found', details: {}, text: '' } });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(live.refusal?.code).toBe('not-found');
  });

  it('drops a connection that has gone silent', () => {
    newest().onopen?.();
    vi.advanceTimersByTime(90_000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });
});

describe('a server that restarts', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('')));
    newest().onopen?.();
    newest().says({ type: 'state', ...table(7, []) });
  });

  it('is come back to at once, without the word that the connection is lost', () => {
    newest().says({ type: 'closing' });
    expect(live.link).toBe('restarting');
    newest().close(1012);
    expect(live.link).toBe('restarting');
    vi.advanceTimersByTime(250);
    expect(Wire.all).toHaveLength(2);
    expect(newest().address).toContain('seen=7');
    newest().onopen?.();
    expect(live.link).toBe('open');
  });

  it('need not have said so if it closes as one', () => {
    newest().close(1012);
    expect(live.link).toBe('restarting');
  });

  it('is lost if it does not take us back', () => {
    newest().says({ type: 'closing' });
    newest().close(1012);
    vi.advanceTimersByTime(250);
    newest().close();
    expect(live.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(3);
  });

  it('gets what was chosen meanwhile when it is back, once', async () => {
    newest().says({ type: 'closing' });
    const answer = live.do({ do: 'choose', seat: 0, text: 'force 2', decision: 3 });
    expect(newest().commands()).toEqual([]);
    newest().close(1012);
    vi.advanceTimersByTime(250);
    newest().onopen?.();
    const [sent] = newest().commands();
    newest().says({ type: 'answer', key: sent?.key, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });

  it('is asked again for what it had no time for', async () => {
    const answer = live.do({ do: 'hint', seat: 0 });
    const [first] = newest().commands();
    const error = { code: 'closing', details: {}, text: '' };
    newest().says({ type: 'closing' });
    newest().says({ type: 'answer', key: first?.key, ok: false, error });
    newest().close(1012);
    vi.advanceTimersByTime(250);
    newest().onopen?.();
    const [again] = newest().commands();
    expect(again?.key).toBe(first?.key);
    newest().says({ type: 'answer', key: again?.key, ok: true, hint: 'force 2' });
    await expect(answer).resolves.toMatchObject({ hint: 'force 2' });
  });

  it('leaves a choice that is half made on the board alone', () => {
    const position = () => ({ decision: 3, view: { round: 1 }, legal: { 0: [{ text: 'pass' }] } });
    newest().says({ type: 'state', ...table(8, [], position()) });
    const before = live.table;
    newest().close(1012);
    vi.advanceTimersByTime(250);
    newest().onopen?.();
    newest().says({ type: 'update', ...table(9, [], position()) });
    expect(live.table?.version).toBe(9);
    expect(live.table?.view).toBe(before?.view);
    expect(live.table?.legal).toBe(before?.legal);
    newest().says({ type: 'update', ...table(10, [], { ...position(), view: { round: 2 } }) });
    expect(live.table?.view).toEqual({ round: 2 });
  });
});

describe('joined', () => {
  it('keeps each event once', () => {
    expect(joined([told(0), told(1)], [told(1), told(2)]).map(({ n }) => n)).toEqual([0, 1, 2]);
  });
});

describe('delay', () => {
  it('doubles up to a limit and never falls below half of it', () => {
    const most = () => 1;
    expect([0, 1, 2].map((tries) => delay(tries, most))).toEqual([400, 800, 1600]);
    expect(delay(30, most)).toBe(12_000);
    expect(delay(30, () => 0)).toBe(6_000);
  });
});
