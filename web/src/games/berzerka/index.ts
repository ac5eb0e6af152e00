import type { Told } from '../../lib/wire';
import { remembered } from './stage';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { same } from './same';

export const later = () => import('./later');

export function log(whole: Told[], view: View): Told[] {
  return view.memory === 'strict' && view.asking !== 'over' ? remembered(whole) : whole;
}

/** What is discarded is picked together. */
export function whole(view: View): string | null {
  return view.asking === 'discard' ? '' : null;
}

export const namesSeats = true;
export const weighty = /^(bid|pass|play|done)/;

const TRICK = 1200;
const HAND = 6000;

/** A trick lies there for a moment; how a hand went is read. */
export function scene(fresh: Told[]): number {
  const has = (event: string) => fresh.some(({ told }) => told.event === event);
  return (has('trick') ? TRICK : 0) + (has('result') ? HAND : 0);
}
