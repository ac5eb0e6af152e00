import type { Told } from '../../lib/wire';
import { auto as answer } from './items';
import { chosen } from './settings.svelte';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { same } from './items';
export { label } from './label';

export const later = () => import('./later');

export function auto(view: View): string | null {
  return answer(view, chosen.asksItems);
}

export const weighty = /^(end|refuse|yield|give|spend)/;

const ENEMY = 700;
const WOUND = 1300;

/** What the enemies do is looked at, wounds longer than the rest. */
export function scene(fresh: Told[]): number {
  const has = (...events: string[]) => fresh.some(({ told }) => events.includes(told.event));
  return has('wounded', 'died') ? WOUND : has('enemy') ? ENEMY : 0;
}
