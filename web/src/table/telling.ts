/** How a log is laid out: one entry a deed, with its steps; what is alike is told once.
 *
 * As `holmgang/texts/telling.py` does it, by what a game declares in its `sentences.json`.
 */
import type { Sentences } from '../lib/fluent';
import { isHeading } from '../lib/headings';
import type { Figures, Told } from '../lib/wire';

export type Happened = Told['told'];

export interface Line {
  told: Happened;
  /** It only answers why: a die, a card that turns. */
  isStep: boolean;
}

export interface Entry {
  n: number;
  kind: string;
  /** The deed, and what came of it. */
  lines: Line[];
  /** Squares that it is about. */
  places: string[];
}

const PLACES = ['at', 'from', 'to', 'target', 'square'];

export function entries(log: Told[], { deeds, asides, many }: Sentences): Entry[] {
  const found: Entry[] = [];
  for (const row of rows(log, many ?? {})) {
    const told = asOne(row.map((one) => one.told));
    const last = found.at(-1);
    const entry = last && !isDeed(row[0]?.told, deeds) ? last : begin(row[0], found);
    const isStep = entry.lines.length > 0 && !!asides?.includes(row[0]?.told.event ?? '');
    entry.lines.push({ told, isStep });
    entry.places.push(...row.flatMap((one) => placesOf(one.told)));
  }
  return found;
}

function begin(first: Told | undefined, found: Entry[]): Entry {
  const kind = first && isHeading(first.told) ? 'heading' : (first?.told.event ?? '');
  const entry: Entry = { n: first?.n ?? 0, kind, lines: [], places: [] };
  found.push(entry);
  return entry;
}

/** Several events of a kind and seat in a row, if they are told together. */
function rows(log: Told[], many: object): Told[][] {
  const found: Told[][] = [];
  for (const one of log) {
    const row = found.at(-1);
    const before = row?.[0]?.told;
    const { event, seat } = one.told;
    const isMore = before?.event === event && before.seat === seat && event in many;
    if (row && isMore) row.push(one);
    else found.push([one]);
  }
  return found;
}

function asOne(row: Happened[]): Happened {
  const [first] = row;
  if (!first || row.length === 1) return first ?? { event: '', seat: -1 };
  const cards = row.flatMap(({ card }) => (typeof card === 'string' && card ? [card] : []));
  return { event: `${first.event}-many`, seat: first.seat, count: row.length, cards } as Happened;
}

function isDeed(told: Happened | undefined, deeds: Sentences['deeds']): boolean {
  if (!deeds || !told) return true;
  const figures = deeds[told.event];
  return !!figures && Object.entries(figures).every(([name, word]) => told[name] === word);
}

function placesOf(told: Figures): string[] {
  return PLACES.flatMap((key) => (typeof told[key] === 'string' ? [told[key]] : []));
}
