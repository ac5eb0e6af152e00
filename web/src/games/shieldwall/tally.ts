/** The course of a game in figures, for one seat, as the terminal counts it. */
import type { Told } from '../../lib/wire';

export const STATS = ['won', 'points', 'force', 'bonus', 'lost', 'healed', 'run-outs'] as const;
export type Tally = Record<(typeof STATS)[number], number>;

export function tally(log: Told[], seat: number): Tally {
  const mine = log.map(({ told }) => told).filter((told) => told.seat === seat);
  const all = (event: string) => mine.filter((told) => told.event === event);
  const sum = (event: string, key: string) =>
    all(event).reduce((total, told) => total + Number(told[key]), 0);
  const battles = all('battle');
  const fought = Math.max(1, battles.length);
  const laid = battles.reduce((n, { cards }) => n + (Array.isArray(cards) ? cards.length : 0), 0);
  return {
    won: all('result').length,
    points: tenth(sum('battle', 'total') / fought),
    force: tenth(laid / fought),
    bonus: sum('battle', 'bonus'),
    lost: sum('lost', 'count'),
    healed: sum('healed', 'count'),
    'run-outs': all('run-out').length,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
