/** The hands of a game, read from what was told: a view forgets a hand when the next is dealt. */
import type { Figures, Told } from '../../lib/wire';
import type { Trick } from './types';

export interface Finished extends Trick {
  /** The number of the event that ended it; a trick is known by it. */
  n: number;
}

export interface Hand {
  number: number;
  declarer: number;
  contract: string;
  penalty: number;
  value: number;
  isHotseat: boolean;
  tricks: Finished[];
  /** Tricks of each seat, those among them that were not played because all agreed. */
  won: number[];
  /** What was told when it was over, and the number of that event. */
  result: (Figures & { event: string }) | null;
  n: number;
  /** Game points of each seat if this hand completed a row. */
  points: number[] | null;
}

const NOBODY = -1;

function begun(number: number): Hand {
  return {
    number,
    declarer: NOBODY,
    contract: '',
    penalty: 0,
    value: 0,
    isHotseat: false,
    tricks: [],
    won: [],
    result: null,
    n: NOBODY,
    points: null,
  };
}

export function hands(log: Told[]): Hand[] {
  const found: Hand[] = [];
  let laid: { seat: number; card: string }[] = [];
  for (const { n, told } of log) {
    const seat = Number(told.seat);
    if (told.event === 'hand') {
      found.push(begun(Number(told.count)));
      laid = [];
    }
    const hand = found.at(-1);
    if (!hand) continue;
    if (told.event === 'played') laid.push({ seat, card: String(told.card) });
    else if (told.event === 'trick') {
      const cards = laid.map(({ card }) => card);
      const number = hand.tricks.length + 1;
      hand.tricks.push({ n, number, lead: laid[0]?.seat ?? NOBODY, cards, winner: seat });
      laid = [];
    } else note(hand, n, seat, told);
  }
  return found;
}

function note(hand: Hand, n: number, seat: number, told: Figures & { event: string }): void {
  if (told.event === 'hotseat') hand.isHotseat = true;
  else if (told.event === 'declared') {
    hand.declarer = seat;
    hand.contract = String(told.contract);
    hand.penalty = Number(told.penalty);
    hand.value = Number(told.value);
  } else if (told.event === 'result') {
    hand.result = told;
    hand.won = told.won as number[];
    hand.n = n;
  } else if (told.event === 'ranked') hand.points = told.points as number[];
}

/** The log of a strict memory: what was played before the last trick is not shown again. */
export function remembered(log: Told[]): Told[] {
  const ends = log.flatMap(({ told }, i) => (told.event === 'trick' ? [i] : []));
  const since = ends.at(-2) ?? -1;
  return log.filter(({ told }, i) => told.event !== 'played' || i > since);
}
