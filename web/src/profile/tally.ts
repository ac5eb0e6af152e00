import type { GameTally } from '../lib/wire';

export type Tally = Pick<GameTally, 'won' | 'lost' | 'drawn'>;

export function played({ won, lost, drawn }: Tally): number {
  return won + lost + drawn;
}

/** Of all that was decided, in whole per cent. */
export function share({ won, lost, drawn }: Tally): number {
  return Math.round((100 * (won + drawn / 2)) / Math.max(1, won + lost + drawn));
}

export function total(tallies: Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((so, tally) => so + tally[key], 0);
  return { won: sum('won'), lost: sum('lost'), drawn: sum('drawn') };
}

/** `1 h 5 min`, `12 min`, or days: how long a game was, as a number and its unit. */
export function duration(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 100) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / 24) };
}
