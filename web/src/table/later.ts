/** The parts of a table that its first sight does not show, with what they say. */
import { words } from '../lib/texts.svelte';

export async function later(): Promise<typeof import('../components/later')> {
  const [parts] = await Promise.all([import('../components/later'), words.learnRest()]);
  return parts;
}
