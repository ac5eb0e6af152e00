import { words } from '../../lib/texts.svelte';
import { library } from './library.svelte';

/** The cards come with their words, so they are asked for by language. */
export async function content(): Promise<Record<string, never>> {
  await library.read(words.lang);
  return {};
}
