/** The project's Fluent files, taken apart while the app is built: a browser need not parse them.
 *
 * `words:en` is all that every page says in a language, one file instead of three;
 * `some.ftl?words` is one file. The words of a game bring with them what it declares about their
 * arguments, as far as the app needs it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALE = new URL('../../src/holmgang/texts/locale/', import.meta.url);
const PARTS = ['common', 'errors', 'web'];
const SHARED = '\0words:';
const SINGLE = '?words';

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const files = sources(id);
      if (!files) return null;
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      // A browser reads JSON faster than a script that says the same.
      const parsed = JSON.stringify(new FluentResource(text));
      const declared = JSON.stringify(sentences(files[0] ?? ''));
      return `export default JSON.parse(${JSON.stringify(parsed)})\nexport const sentences = ${declared}`;
    },
  };
}

function sources(id: string): string[] | null {
  if (id.endsWith(SINGLE)) return [id.slice(0, -SINGLE.length)];
  if (!id.startsWith(SHARED)) return null;
  const folder = new URL(`${id.slice(SHARED.length)}/`, LOCALE);
  return PARTS.map((part) => fileURLToPath(new URL(`${part}.ftl`, folder)));
}

/** What `packs/<game>/sentences.json` says beside `packs/<game>/locale/<language>.ftl`, by game. */
function sentences(file: string): Record<string, unknown> {
  const folder = dirname(dirname(file));
  const path = join(folder, 'sentences.json');
  if (!existsSync(path)) return {};
  const { actions, questions } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  return { [basename(folder)]: { actions, questions } };
}
