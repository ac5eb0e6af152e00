/** How a log is laid out: one entry a deed, with its steps; what is alike is told once.
 *
 * As `holmgang/texts/telling.py` does it, by what a game declares in its `sentences.json`.
 */
import { isHeading } from '../lib/headings';
import type { Figures, Sentences, Told } from '../lib/wire';

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

export function entries(log: Told[], declared: Sentences): Entry[] {
  const { deeds, asides } = declared;
  const found: Entry[] = [];
  for (const row of rows(log, declared)) {
    const told = asOne(row, declared);
    const last = found.at(-1);
    const line = last?.lines.at(-1);
    const more = line && withOthers(line.told, told, declared);
    if (more) {
      line.told = more;
      continue;
    }
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

/** Events of a kind and seat that follow each other; what closes a row belongs to it. */
function rows(log: Told[], { many = {}, closing = {} }: Sentences): Told[][] {
  const found: Told[][] = [];
  for (const one of log) {
    const row = found.at(-1);
    const before = row?.[0]?.told;
    const { event, seat } = one.told;
    const kind = closing[event] ?? event;
    const isMore = before?.event === kind && before.seat === seat && kind in many;
    if (row && isMore) row.push(one);
    else found.push([one]);
  }
  return found;
}

function asOne(all: Told[], { many = {}, closing = {} }: Sentences): Happened {
  const open = all.filter(({ told }) => !(told.event in closing));
  const row = (open.length ? open : all).map(({ told }) => told);
  const [first] = row;
  if (!first || row.length === 1) return first ?? { event: '', seat: -1 };
  const lists = Object.entries(many[first.event] ?? {}).filter(([, kind]) => kind === 'words');
  const gathered = lists.map(([name]) => [name, valuesOf(row, name.replace(/s$/, ''))]);
  const { event, seat } = first;
  const figures = Object.fromEntries(gathered) as Figures;
  return { event: `${event}-many`, seat, count: row.length, ...figures } as Happened;
}

function valuesOf(row: Happened[], name: string): string[] {
  return row.flatMap(({ [name]: value }) => (typeof value === 'string' && value ? [value] : []));
}

/** Whether all that one may know of an event is whose it is, and such are told of several seats. */
function isBare(told: Happened | undefined, { others = [] }: Sentences): boolean {
  return !!told && others.includes(told.event) && Object.keys(told).length === 2;
}

/** What seats did one after the other, as one sentence. */
function withOthers(last: Happened, told: Happened, declared: Sentences): Happened | null {
  if (!isBare(told, declared)) return null;
  const event = `${told.event}-others`;
  if (last.event === event) {
    return { ...last, seats: [...(last.seats as number[]), told.seat] } as Happened;
  }
  const isSame = isBare(last, declared) && last.event === told.event;
  return isSame ? ({ event, seat: -1, seats: [last.seat, told.seat] } as Happened) : null;
}

function isDeed(told: Happened | undefined, deeds: Sentences['deeds']): boolean {
  if (!deeds || !told) return true;
  const figures = deeds[told.event];
  return !!figures && Object.entries(figures).every(([name, word]) => told[name] === word);
}

function placesOf(told: Figures): string[] {
  return PLACES.flatMap((key) => (typeof told[key] === 'string' ? [told[key]] : []));
}
