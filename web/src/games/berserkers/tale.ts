/** The course of a game in a few figures, read from what was told. */
import type { Told } from '../../lib/wire';

export const STATS = ['turns', 'fires', 'out', 'seals', 'lifted', 'wounds'] as const;
export type Stat = (typeof STATS)[number];

const COUNTED: Record<string, Stat> = {
  turn: 'turns',
  lit: 'fires',
  out: 'out',
  marked: 'seals',
  lifted: 'lifted',
  wounded: 'wounds',
  died: 'wounds',
};

export function stats(log: Told[]): Record<Stat, number> {
  const counts = Object.fromEntries(STATS.map((stat) => [stat, 0])) as Record<Stat, number>;
  for (const { told } of log) {
    const stat = COUNTED[told.event];
    if (stat) counts[stat] += 1;
  }
  return counts;
}

/** The weightiest thing of a turn decides its sign; nothing tells where it was or why. */
const SIGNS: [string, string][] = [
  ['died', '☠'],
  ['marked', '✦'],
  ['lit', '▲'],
  ['wounded', '✕'],
  ['dark', '●'],
];
const QUIET = '·';

/** One sign a turn; a return to the checkpoint begins a new row. */
export function signs(log: Told[]): string {
  const rows: string[][] = [[]];
  let seen = new Set<string>();
  const close = () => {
    if (seen.size) rows.at(-1)?.push(SIGNS.find(([event]) => seen.has(event))?.[1] ?? QUIET);
  };
  for (const { told } of log) {
    if (told.event === 'turn') {
      close();
      seen = new Set(['turn']);
    } else if (told.event === 'restored') {
      close();
      seen = new Set(['turn']);
      rows.push([]);
    } else if (seen.size) seen.add(told.event);
  }
  close();
  return rows.map((row) => row.join('')).join('\n');
}
