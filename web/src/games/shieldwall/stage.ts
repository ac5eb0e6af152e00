/** The battles of a game, read from what was told. */
import type { Figures, Told } from '../../lib/wire';

export interface Laid {
  weapon: string;
  cards: string[];
  points: number[];
  bonus: number;
  total: number;
}

export interface Battle {
  /** The number of the event that decided it; a battle is known by it. */
  n: number;
  round: number;
  attacker: number;
  strategies: [string, string];
  laid: [Laid, Laid];
  /** -1 if the battle was drawn. */
  winner: number;
  /** Change of units through this battle, a reshuffle after it included. */
  change: [number, number];
}

const NOBODY = -1;

export function battles(log: Told[]): Battle[] {
  const fought: Battle[] = [];
  let round = 0;
  let attacker = NOBODY;
  let strategies: [string, string] = ['', ''];
  let laid: Partial<Record<number, Laid>> = {};
  for (const { n, told } of log) {
    const seat = Number(told.seat);
    if (told.event === 'round') {
      round = Number(told.count);
      attacker = seat;
      laid = {};
    } else if (told.event === 'strategy') {
      strategies = pair(strategies, seat, String(told.strategy));
    } else if (told.event === 'battle') {
      laid[seat] = laidOf(told);
    } else if (told.event === 'result' && laid[0] && laid[1]) {
      const both: [Laid, Laid] = [laid[0], laid[1]];
      fought.push({ n, round, attacker, strategies, laid: both, winner: seat, change: [0, 0] });
    } else if (told.event === 'lost' || told.event === 'healed') {
      const change = fought.at(-1)?.change;
      if (change) change[seat as 0 | 1] += Number(told.count) * (told.event === 'lost' ? -1 : 1);
    }
  }
  return fought;
}

function laidOf({ weapon, cards, points, bonus, total }: Figures): Laid {
  return {
    weapon: String(weapon),
    cards: cards as string[],
    points: points as number[],
    bonus: Number(bonus),
    total: Number(total),
  };
}

function pair(both: [string, string], seat: number, value: string): [string, string] {
  return seat === 0 ? [value, both[1]] : [both[0], value];
}
