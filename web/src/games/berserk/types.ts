/** What the server tells of a battle of Berserk. docs/api.md and games/berserk/view.py say more. */
import type { Figures } from '../../lib/wire';
import type { BoardProps } from '../registration';

export type Props = BoardProps<View, Figures, Figures, Bill | LineUp>;

export interface CardView {
  /** What names a card for as long as the battle lasts. */
  number: number;
  /** Who commands it. */
  seat: 0 | 1;
  /** A square, or the zone where the card is: `air`, `grave`, `exile`. */
  at: string;
  /** What actions call the place: a square, or `x1` for who has none of its own. */
  name: string | null;
  home: string | null;
  hidden: boolean;
  alert: boolean;
  card: string | null;
  /** The square of the creature a symbiote sits on. */
  host?: string | null;
  life?: number;
  wounds?: number;
  extra?: number;
  poison?: number;
  steps?: number;
  armor?: number;
  tokens?: number;
  chips?: number;
  watching?: boolean;
  statuses?: string[];
}

export interface Dealt {
  card: string;
  /** `dealt`, `hired` or the square on which it was placed. */
  at: string;
}

/** What an army of these cards of the deal would come to, as the rules reckon. */
export interface Bill {
  picks: number[];
  count: number;
  realms: number;
  gold: number;
  all_gold: number;
  silver: number;
  all_silver: number;
  /** Cards that the purse or the law does not allow. */
  dear: number[];
  /** Cards that could be hired besides. */
  open: number[];
}

/** Where cards of the army stand, and where each of them may stand. */
export interface LineUp {
  placed: Record<string, string>;
  open: Record<string, string[]>;
}

/** What a side has come to at the end. */
export interface Feats {
  all: number;
  left: number;
  lives: number;
  attacks: number;
  wounds: number;
  felled: number;
  /** The card that dealt the most wounds, and how many. */
  hero: string;
  blow: number;
}

export interface Side {
  colour: string;
  mulligans: number;
  deck: number;
  /** Known cards on top of the deck, the topmost first; null where only the owner knows. */
  top?: (string | null)[];
  /** Known cards underneath. */
  under?: string[];
  /** Cards that a prophecy shows just now. */
  shown?: string[];
  sealed: boolean;
  deal?: Dealt[];
}

export interface Attack {
  means: string;
  attacker: string;
  target: string;
  defender: string;
  /** The die and what it came to. */
  rolled: [number, number] | null;
  answered: [number, number] | null;
  strikes?: [string, string];
}

/** An ability by its card and its number in the text. */
export interface Ability {
  card: string;
  at: string | null;
  number: number;
}

/** Something declared and not yet carried out. */
export interface Declared {
  what: 'attack' | 'ability';
  seat: number;
  card: string;
  at: string | null;
  /** The kind of attack. */
  means?: string;
  /** The number of the ability in the text of its card. */
  number?: number;
  targets: (string | null)[];
}

/** What may be answered with instants. */
export interface Answering {
  event: string;
  at: string | null;
  target: string | null;
  /** Whose deed it is. */
  seat: number;
  /** Whether a card in sight has an instant made for this. */
  called: boolean;
}

export interface View {
  asking: string;
  actors: number[];
  first: number;
  active: number;
  turn: number;
  winner: number;
  edition: string;
  asked: [number, number];
  dice: number[];
  seats: [Side, Side];
  cards: CardView[];
  attack: Attack | null;
  ability?: Ability | null;
  /** Abilities among which the next is chosen, by number. */
  waiting?: (Ability | { card: null; at: null; number: 0 })[];
  /** What has been declared, the first declared first; the last is carried out first. */
  stack?: Declared[];
  answering?: Answering | null;
}

/** What a choice leads to, over all throws of the dice. */
export interface Outcome {
  blows: string[];
  share: number;
  dealt: number;
  taken: number;
  kill: boolean;
  fall: boolean;
}

export interface Forecast {
  dealt: number;
  taken: number;
  kill: number;
  fall: number;
  outcomes: Outcome[];
  protectors?: Record<string, Forecast | null>;
  /** Of an ability: by the card it is turned on. */
  targets?: Record<string, Forecast | null>;
}

/** A choice by its parts: `strike c3 d4`. */
export interface Deed {
  text: string;
  label: string;
  verb: string;
  from: string;
  to: string;
}

/** Verbs that name the acting card and then where they go. */
const FROM_TO = new Set(['move', 'leap', 'strike']);
const FROM = new Set(['use', 'watch', 'charge']);
/** Questions whose answers are places on the board. */
const TO = new Set(['target', 'protect', 'place']);

export function deedOf({ text, label }: { text: string; label: string }): Deed {
  const [verb = '', one = '', two = ''] = text.split(' ');
  if (FROM_TO.has(verb)) return { text, label, verb, from: one, to: two };
  if (FROM.has(verb)) return { text, label, verb, from: one, to: '' };
  if (TO.has(verb)) return { text, label, verb, from: '', to: one };
  return { text, label, verb, from: '', to: '' };
}

/** What may be done on a square. */
export interface Mark {
  kind: 'move' | 'leap' | 'strike' | 'choose' | 'place' | 'actor';
  /** A short figure shown on the square. */
  ribbon?: string;
}

export const COLUMNS = 'abcde';
const ROWS = '654321';

/** The squares as a seat sees them, its own rear row last. */
export function squaresFrom(near: number): string[] {
  const far = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));
  return near === 1 ? far.reverse() : far;
}

/** Where a square is seen from a seat: column and row from the top left. */
export function spot(square: string, near: number): [number, number] {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = ROWS.indexOf(square.charAt(1));
  return near === 1 ? [4 - column, 5 - row] : [column, row];
}

/** What names a card for as long as the battle lasts. */
export function keyOf({ number }: CardView): number {
  return number;
}
