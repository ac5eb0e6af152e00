/** A line of a card as plain pieces and words that open an entry of the rules. */
import type { Mark } from '../../lib/wire';

export interface Piece {
  text: string;
  term?: string;
}

export function piecesOf(line: string, marks: Mark[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { start, end, term } of marks) {
    found.push({ text: line.slice(at, start) }, { text: line.slice(start, end), term });
    at = end;
  }
  return [...found, { text: line.slice(at) }].filter(({ text }) => text !== '');
}
