import { words } from '../../lib/texts.svelte';
import { library } from './library.svelte';

export { default as Board } from './Board.svelte';
export { default as Component } from './Component.svelte';
export { label } from './label';

/** The cards come with their words, so they are asked for by language. */
export async function content(): Promise<Record<string, never>> {
  await library.read(words.lang);
  return {};
}
