import type { Told } from '../../lib/wire';
import { SEEN_AT } from './timing';

export { default as Board } from './Board.svelte';

export const later = () => import('./later');

export const namesSeats = true;
export const weighty = /^(weapon|play|force)/;

/** A battle is looked at until its sum stands there. */
export function scene(fresh: Told[]): number {
  return fresh.some(({ told }) => told.event === 'result') ? SEEN_AT : 0;
}
