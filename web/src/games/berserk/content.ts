import { words } from '../../lib/texts.svelte';
import { library } from './library.svelte';

/** The cards come with their words, so they are asked for by language. */
export async function content({ pack }: Record<string, string>): Promise<Record<string, never>> {
  const played = library.read(words.lang, pack).catch(() => undefined);
  await Promise.all([library.read(words.lang), played]);
  return {};
}
