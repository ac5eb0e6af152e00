/** What the server tells of a battle of Berserk, and how boards speak of its squares. */
import type { Figures } from '../../lib/wire';
import type { BoardProps } from '../registration';
import type { Bill, LineUp, View } from './wire';

export type * from './wire';
export type Props = BoardProps<View, Figures, Figures, Bill | LineUp>;

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
