/** Words for people from the project's Fluent files, found as `holmgang/texts` finds them.
 *
 * A value `v` under a key `k` is the message `<game>-<k>-<v>` (of the game, or of the one whose
 * components it is played with), or `<k>-<v>`, or itself.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Figures, Json, Reason, Sentences, Viewer } from './wire';

export type Args = Record<string, string | number>;

/** Games that are played with the components of another: each says so beside its words. */
const files = import.meta.glob<string>('../../../src/holmgang/packs/*/base_game.json', {
  eager: true,
  import: 'of',
});
export const BASE_GAMES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, of]) => [path.split('/').at(-2), of]),
);

type Kind = NonNullable<Sentences['actions']>[string][string];

const HIDDEN = '?';

/** A word that stands for a component is put between these, so that it can be pointed at. */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const NOTHING: readonly string[] = [];

export interface Piece {
  text: string;
  component?: string;
  /** Signs that must not part from a component at the end of a line. */
  before?: string;
  behind?: string;
}

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^\p{P}+/u;

/** A text with marks, as plain pieces and pieces that name a component. */
export function pieces(text: string): Piece[] {
  return text
    .split(OPEN)
    .flatMap((part, i) => (i === 0 ? [{ text: part }] : afterMark(part)))
    .filter((piece) => piece.text !== '');
}

function afterMark(part: string): Piece[] {
  const [component = '', rest = ''] = part.split(MIDDLE);
  const [text = '', plain = ''] = rest.split(CLOSE);
  return [{ text, component }, { text: plain }];
}

/** Pieces, each component with the quote before it and the comma behind it. */
export function kept(all: Piece[]): Piece[] {
  const signs = (i: number, wanted: RegExp) =>
    all[i]?.component ? '' : (wanted.exec(all[i]?.text ?? '')?.[0] ?? '');
  return all.map((piece, i) => {
    if (piece.component)
      return { ...piece, before: signs(i - 1, OPENING), behind: signs(i + 1, CLOSING) };
    const from = all[i - 1]?.component ? signs(i, CLOSING).length : 0;
    const signsBefore = all[i + 1]?.component ? signs(i, OPENING).length : 0;
    return { text: piece.text.slice(from, piece.text.length - signsBefore) };
  });
}

export function unmarked(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join('');
}

export class Texts {
  constructor(
    readonly lang: string,
    private readonly bundle: FluentBundle,
    private readonly sentences: Record<string, Sentences> = {},
    readonly game = '',
  ) {}

  of(game: string): Texts {
    return new Texts(this.lang, this.bundle, this.sentences, game);
  }

  get(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.format(pattern, args) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  attribute(id: string, name: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.format(pattern, args) : '';
  }

  private format(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Args): string {
    return this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }

  /** A value in words, and what that component does. */
  word(key: string, value: string, args: Args = {}): string {
    const id = this.id(key, value);
    return id ? this.get(id, args) : value;
  }

  about(key: string, value: string, attribute = 'text'): string {
    const id = this.id(key, value);
    return id ? this.attribute(id, attribute) : '';
  }

  private id(key: string, value: string): string | undefined {
    const owners = [`${this.game}-`, `${BASE_GAMES[this.game] ?? this.game}-`, ''];
    return owners.map((owner) => `${owner}${key}-${value}`).find((id) => this.has(id));
  }

  /** What the rules of this game declare. */
  get declared(): Sentences {
    return this.sentences[this.game] ?? {};
  }

  /** `pointed` are the keys of components that are marked, so that they can be pointed at. */
  words(values: Figures, pointed = NOTHING): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(values)) {
      if (Array.isArray(value)) Object.assign(args, this.list(key, value, pointed));
      else if (value === null || value === '') args[key] = 'none';
      else if (key === 'action') args[key] = this.action(String(value));
      else if (typeof value === 'string') args[key] = this.marked(key, value, pointed);
      else args[key] = Number(value);
    }
    return args;
  }

  private marked(key: string, value: string, pointed: readonly string[]): string {
    const word = this.word(key, value);
    return pointed.includes(key) ? `${OPEN}${key}:${value}${MIDDLE}${word}${CLOSE}` : word;
  }

  private list(key: string, values: Json[], pointed: readonly string[]): Args {
    const single = key.replace(/s$/, '');
    const items = values.map((value) =>
      typeof value === 'number' ? value : this.marked(single, String(value), pointed),
    );
    const each = items.map((item, i) => [`${key}-${i}`, item] as const);
    return { [key]: this.join(items), [`${key}-count`]: items.length, ...Object.fromEntries(each) };
  }

  join(items: (string | number)[]): string | number {
    const [head, ...tail] = items;
    if (head === undefined) return this.get('list-none');
    const id = typeof head === 'string' ? 'list-words' : 'list-numbers';
    return tail.reduce((joined, item) => this.get(id, { head: joined, tail: item }), head);
  }

  /** A name and what it stands for, with the colon of the language between them. */
  pair(name: string, text: string): string {
    return this.get('pair', { name, text });
  }

  /** A sentence behind another one, or behind a name. */
  after(said: string, sentence: string): string {
    return /[.!?…]$/.test(said) ? `${said} ${sentence}` : this.pair(said, sentence);
  }

  event(told: Figures, names: string[], viewer: Viewer, pointed = NOTHING): string {
    const { event, seat, seats, ...figures } = told;
    let id = `${this.game}-event-${String(event)}`;
    const people = this.people(seat, names, viewer);
    if (Array.isArray(seats)) people.seats = this.named(seats, names);
    else if (Object.keys(figures).length === 0 && this.has(`${id}-hidden`)) id += '-hidden';
    return this.get(id, { ...this.words(figures, pointed), ...people });
  }

  /** Several players in one phrase: "Anna, Olaf and Zoë". */
  private named(seats: Json[], names: string[]): string {
    const all = seats.map((seat) => this.player(names[Number(seat)] ?? ''));
    const tail = all.pop() ?? '';
    return all.length ? this.get('list-and', { head: this.join(all), tail }) : tail;
  }

  private people(seat: Json | undefined, names: string[], viewer: Viewer): Args {
    const shown = names.map((name) => this.player(name));
    const args: Args = Object.fromEntries(shown.map((name, i) => [`names-${i}`, name]));
    const name = typeof seat === 'number' ? shown[seat] : undefined;
    if (name === undefined) return { ...args, seat: '', who: 'nobody' };
    return { ...args, seat: name, who: seat === viewer ? 'you' : 'other' };
  }

  /** Bots are called by what and who they are (`ismcts:200ms@leif`), empty seats by their colour. */
  player(name: string): string {
    const [spec = '', person] = name.split('@');
    const isBot = this.has(`bot-${spec.split(':')[0]}`);
    if (isBot && person && this.has(`person-${person}`)) return this.get(`person-${person}`);
    return isBot && !person ? this.bot(spec) : this.word('colour', name);
  }

  /** A kind of bot, its limit, and how much it overlooks: `ismcts:200ms:misses30`. */
  bot(spec: string): string {
    const [kind = '', ...limits] = spec.split(':');
    return limits.reduce(
      (bot, limit) => {
        const missed = limit.replace(/^misses/, '');
        return missed === limit ? `${bot} ${limit}` : this.get('bot-misses', { bot, missed });
      },
      this.get(`bot-${kind}`),
    );
  }

  action(notation: string): string {
    const [verb, ...operands] = notation.split(' ');
    let id = `${this.game}-action-${verb}`;
    if (operands.includes(HIDDEN)) id += '-hidden';
    return this.has(id) ? this.get(id, this.words(this.operands(notation))) : notation;
  }

  /** The words of an action by the names of its arguments. */
  operands(notation: string): Figures {
    const [verb = '', ...words] = notation.split(' ');
    const known = Object.entries(this.sentences[this.game]?.actions?.[verb] ?? {});
    const named = known.map(([name, kind], i) => [
      name,
      kind === 'words' ? words.slice(i) : operand(kind, words[i]),
    ]);
    return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Figures;
  }

  /** What is asked of a viewer now, or of whom the table waits for. */
  prompt(view: object, names: string[], viewer: Viewer): string {
    const { id, args } = this.question(view, names, viewer);
    return this.get(id, args);
  }

  help(view: object, names: string[], viewer: Viewer): string {
    const { id, args } = this.question(view, names, viewer);
    return this.attribute(id, 'help', args);
  }

  private question(seen: object, names: string[], viewer: Viewer): { id: string; args: Args } {
    const view = seen as Figures;
    const actors = Array.isArray(view.actors) ? view.actors : [];
    const asked = actors.includes(viewer) ? viewer : actors[0];
    const wanted = this.sentences[this.game]?.questions?.[String(view.asking)] ?? {};
    const figures = Object.keys(wanted).map((name) => [name, view[name] ?? null]);
    const args = this.words(Object.fromEntries(figures) as Figures);
    const id = `${this.game}-ask-${String(view.asking)}`;
    return { id, args: { ...args, ...this.people(asked, names, viewer) } };
  }

  /** The number of the rule that the question comes from; '' where none is named. */
  ruleOf(seen: object, edition = ''): string {
    const view = seen as Figures;
    const asking = String(view.asking);
    const { questions = {}, rules } = this.sentences[this.game] ?? {};
    const narrow = Object.keys(questions[asking] ?? {}).map((name) => `${asking}-${view[name]}`);
    const row = [...narrow, asking].map((name) => rules?.questions[name]).find(Boolean);
    return cited(row, edition);
  }

  /** The number of the rule that refuses; where it names none, that of the question. */
  ruleAgainst({ details }: Reason, view: object, edition = ''): string {
    const code = String(details.reason ?? '').replaceAll(' ', '-');
    const row = this.sentences[this.game]?.rules?.reasons[code];
    return row ? cited(row, edition) : this.ruleOf(view, edition);
  }

  /** Why a choice is not open, as a short sentence of its own. */
  because(reason: Reason): string {
    const { details } = reason;
    const id = typeof details.reason === 'string' ? this.id('reason', details.reason) : undefined;
    const text = id ? this.get(id, this.words(details)) : this.why(reason);
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  /** Why something is refused: in the server's words, or in ours where it sent none. */
  why(reason: Reason): string {
    return reason.text || this.error(reason);
  }

  private error({ code, details }: Omit<Reason, 'text'>): string {
    const { reason = null, cause = null, ...rest } = details;
    const args = this.words(rest);
    for (const [key, value] of Object.entries({ cause, reason })) {
      args[key] = value ? this.reason(String(value), args) : 'none';
    }
    return this.has(`error-${code}`) ? this.get(`error-${code}`, args) : code;
  }

  private reason(reason: string, args: Args): string {
    const id = this.id('reason', reason.replaceAll(' ', '-'));
    return id ? this.get(id, args) : reason;
  }
}

function cited(row: string | Record<string, string> | undefined, edition: string): string {
  return typeof row === 'object' ? (row[edition] ?? Object.values(row)[0] ?? '') : (row ?? '');
}

/** Notation may come from anybody: what is no number of a sensible size stays a word. */
function operand(kind: Kind, word?: string): string | number | undefined {
  return kind === 'number' && /^[0-9]{1,9}$/.test(word ?? '') ? Number(word) : word;
}
