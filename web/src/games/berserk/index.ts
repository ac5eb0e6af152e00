import type { Told } from '../../lib/wire';
import { library } from './library.svelte';
import { chosen } from './settings.svelte';
import { auto as answer } from './stops.svelte';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { content } from './content';
export { label } from './label';

export const later = () => import('./later');

export function auto(view: View, seat: number): string | null {
  return answer(view, seat, chosen.stops);
}

/** The line of the card that acts. */
export function quote({ event, card, number }: Told['told']): string {
  if (!['uses', 'responds', 'reacts'].includes(event) || typeof card !== 'string') return '';
  return library.sheet(card)?.lines[Number(number) - 1] ?? '';
}

/** An army is hired and placed as one. */
export function whole({ asking, cards }: View): string | null {
  if (cards.length > 0) return null;
  const titles: Record<string, string> = { hire: 'recruit', place: 'place' };
  return titles[asking] ? `berserk-board-${titles[asking]}` : null;
}

export const namesSeats = true;
/** A choice names two cards. */
export const isWordy = true;
export const weighty = /^(strike|use|end|pass|protect|keep|mulligan)/;

const CLASH = 1400;

/** Dice are looked at. */
export function scene(fresh: Told[]): number {
  return fresh.some(({ told }) => told.event === 'rolled') ? CLASH : 0;
}
