/** The server's REST side: one function a question, typed answers, typed refusals. */
import type {
  Figures,
  ForkRequest,
  Frames,
  GameAnalysis,
  GameInfo,
  JoinRequest,
  Luck,
  Me,
  Profile,
  Proof,
  Reason,
  Rule,
  Summary,
  TableRequest,
  Token,
  Words,
} from './wire';
import { take } from './page-data';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.text);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const session = { csrf: '', lang: '' };
/** Whoever shows who sits here says so in `known`. */
export const visitor: { known: (me: Me) => void } = { known: () => undefined };
/** Milliseconds between tries. */
const PAUSES = [300, 1000, 3000];

export function speak(lang: string): void {
  session.lang = lang;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === 'GET' ? take<T>(path) : undefined;
  if (known !== undefined) return known;
  let answer = await insist(method, path, body);
  if (await isRefused(answer, 403, 'csrf')) {
    // Somebody signed in or out in another tab, or two first pages were opened at once.
    await api.me();
    answer = await insist(method, path, body);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, reason(text, answer.status));
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return (isJson ? JSON.parse(text) : text) as T;
}

/** Ask again while the server restarts: only what it has not begun, or what changes nothing. */
async function insist(method: string, path: string, body: unknown): Promise<Response> {
  for (const pause of PAUSES) {
    try {
      const answer = await send(method, path, body);
      if (!(await isRefused(answer, 503, 'closing'))) return answer;
    } catch (error) {
      if (method !== 'GET') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send(method, path, body);
}

async function isRefused(answer: Response, status: number, code: string): Promise<boolean> {
  return answer.status === status && reason(await answer.clone().text(), status).code === code;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': session.lang || 'en' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-CSRF-Token'] = session.csrf;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

function reason(text: string, status: number): Reason {
  try {
    return (JSON.parse(text) as { error: Reason }).error;
  } catch {
    return { code: `http-${status}`, details: {}, text: '' };
  }
}

export async function identify(question: Promise<Me>): Promise<Me> {
  const me = await question;
  session.csrf = me.csrf;
  visitor.known(me);
  return me;
}

export const at = encodeURIComponent;

export const api = {
  me: () => identify(call<Me>('GET', '/me')),
  rename: (change: Profile) => identify(call<Me>('PATCH', '/me', change)),
  register: (name: string, password: string) =>
    identify(call<Me>('POST', '/register', { name, password })),
  login: (name: string, password: string) =>
    identify(call<Me>('POST', '/login', { name, password })),
  logout: () => call<unknown>('POST', '/logout', {}),

  tokens: () => call<Token[]>('GET', '/tokens'),
  newToken: (name: string) => call<Token>('POST', '/tokens', { name }),
  dropToken: (id: string) => call<unknown>('DELETE', `/tokens/${at(id)}`),

  games: () => call<GameInfo[]>('GET', '/games'),
  /** The components of a pack, in the shape that its game gives them. */
  content: <Content = Figures>(game: string, pack: string) =>
    call<Content>('GET', `/games/${at(game)}/content?pack=${at(pack)}`),
  /** What a game says: a Fluent file, and the arguments of its sentences. */
  words: (game: string, lang: string) =>
    call<Words>('GET', `/games/${at(game)}/words?lang=${at(lang)}`),
  rules: (game: string, lang: string) =>
    call<Rule[]>('GET', `/games/${at(game)}/rules?lang=${at(lang)}`),

  tables: (state: 'open' | 'running' | 'mine' | 'going') =>
    call<Summary[]>('GET', `/tables?state=${state}`),
  table: (id: string, invite = '') =>
    call<Summary>('GET', `/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ''}`),
  open: (wish: TableRequest) => call<Summary>('POST', '/tables', wish),
  join: (id: string, wish: JoinRequest) => call<Summary>('POST', `/tables/${at(id)}/join`, wish),
  leave: (id: string) => call<unknown>('POST', `/tables/${at(id)}/leave`, {}),
  /** The guided first game. */
  lesson: (game: string) => call<Summary>('POST', `/lessons/${at(game)}`, {}),
  rematch: (id: string) => call<Summary>('POST', `/tables/${at(id)}/rematch`, {}),
  fork: (id: string, wish: ForkRequest) => call<Summary>('POST', `/tables/${at(id)}/fork`, wish),
  luck: (id: string) => call<Luck>('GET', `/tables/${at(id)}/luck`),
  analysis: (id: string, lang: string) =>
    call<GameAnalysis>('GET', `/tables/${at(id)}/analysis?lang=${at(lang)}`),
  frames: (id: string) => call<Frames>('GET', `/tables/${at(id)}/frames`),
  record: (id: string) => call<string>('GET', `/tables/${at(id)}/record`),

  verify: (record: string) => call<Proof>('POST', '/replays', { record }),
  framesOf: (record: string) => call<Frames>('POST', '/replays/frames', { record }),
};
