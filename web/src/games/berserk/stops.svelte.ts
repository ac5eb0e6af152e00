/** At which moments a player wants to be asked for instants; the rest is passed without asking.
 *
 * What is passed depends on these settings and on what everybody sees, never on hidden cards: so
 * the time an answer takes tells the opponent nothing.
 */
import found from '../../../../src/holmgang/packs/berserk/stops.json';
import type { View } from './types';

/** By event, what a person calls that moment. */
const MOMENTS: Record<string, string> = found.moments;

export const USUAL = found.usual;
export const STOPS = [
  ...[...new Set(Object.values(MOMENTS))].map((moment) => `theirs-${moment}`),
  ...found.mine.map((moment) => `mine-${moment}`),
];

/** A turn in which a seat wants to hear nothing more. */
export const rest = $state({ seat: -1, turn: -1 });

export function isResting({ turn }: View, seat: number): boolean {
  return rest.seat === seat && rest.turn === turn;
}

export function restUntilOwnTurn({ turn }: View, seat: number): void {
  rest.seat = seat;
  rest.turn = turn;
}

export function auto(view: View, seat: number, stops: string[]): string | null {
  const { asking, answering } = view;
  if (asking !== 'response' || !answering) return null;
  if (isResting(view, seat)) return 'pass';
  const moment = MOMENTS[answering.event];
  if (answering.called || !moment) return null;
  const whose = answering.seat === seat ? 'mine' : 'theirs';
  return stops.includes(`${whose}-${moment}`) ? null : 'pass';
}
