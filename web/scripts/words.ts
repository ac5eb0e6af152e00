/** `words:en` is all that every page says in a language: one file instead of three. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = new URL('../../src/holmgang/texts/locale/', import.meta.url);
const PARTS = ['common', 'errors', 'web'];

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null;
      const folder = new URL(`${id.slice('\0words:'.length)}/`, LOCALE);
      const files = PARTS.map((part) => fileURLToPath(new URL(`${part}.ftl`, folder)));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
