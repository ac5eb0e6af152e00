/** A table for a game that brings none: what is seen, name by name; choices are in the list. */
export { default as Board } from './Board.svelte';

export const later = () => import('./later');

/** What is on the table says everything. */
export function content(): Promise<Record<string, never>> {
  return Promise.resolve({});
}
