/** The project's Fluent files, taken apart while the app is built: a browser need not parse them.
 *
 * `words:en` is all that every page says in a language, one file instead of three;
 * `some.ftl?words` is one file.
 */
import { readFileSync } from 'node:fs';
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
      return `export default JSON.parse(${JSON.stringify(parsed)})`;
    },
  };
}

function sources(id: string): string[] | null {
  if (id.endsWith(SINGLE)) return [id.slice(0, -SINGLE.length)];
  if (!id.startsWith(SHARED)) return null;
  const folder = new URL(`${id.slice(SHARED.length)}/`, LOCALE);
  return PARTS.map((part) => fileURLToPath(new URL(`${part}.ftl`, folder)));
}
