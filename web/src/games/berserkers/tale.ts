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

/** What happened, without all that a return to the checkpoint has undone. */
export function course(log: Told[]): Told[] {
  const kept: Told[] = [];
  let checkpoint = 0;
  for (const one of log) {
    if (one.told.event === 'restored') kept.length = checkpoint;
    kept.push(one);
    if (one.told.event === 'saved') checkpoint = kept.length;
  }
  return kept;
}

export function stats(log: Told[]): Record<Stat, number> {
  const counts = Object.fromEntries(STATS.map((stat) => [stat, 0])) as Record<Stat, number>;
  for (const { told } of course(log)) {
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

/** One sign a turn; what was undone leaves none. */
export function signs(log: Told[]): string {
  const turns: Set<string>[] = [];
  for (const { told } of course(log)) {
    if (told.event === 'turn') turns.push(new Set());
    turns.at(-1)?.add(told.event);
  }
  const sign = (seen: Set<string>) => SIGNS.find(([event]) => seen.has(event))?.[1] ?? QUIET;
  return turns.map(sign).join('');
}
