/** The project's Fluent files, taken apart while the app is built: a browser need not parse them.
 *
 * `words:en` is all that every page says in a language, one file instead of many: also what each
 * game is called and what the home page says of it. `some.ftl?words` is one file. The words of a game
 * bring with them what it declares about their arguments, as far as the app needs it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALE = new URL('../../src/holmgang/texts/locale/', import.meta.url);
const PACKS = new URL('../../src/holmgang/packs/', import.meta.url);
const PARTS = ['common', 'people', 'errors', 'web'];
const SHARED = '\0words:';
const SINGLE = '?words';
/** What pages say of a game before its own words have come: its name, its card, its bots. */
const EVERYWHERE = /^(bot-|[a-z0-9]+-(name$|home-))/;

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const read = (file: string) => {
        this.addWatchFile(file);
        return new FluentResource(readFileSync(file, 'utf8')).body;
      };
      if (id.endsWith(SINGLE)) {
        const file = id.slice(0, -SINGLE.length);
        return module(read(file).filter(isOwn), sentences(file));
      }
      if (!id.startsWith(SHARED)) return null;
      const lang = id.slice(SHARED.length);
      const ofGames = games(lang).flatMap(read);
      return module([...shared(lang).flatMap(read), ...ofGames.filter((said) => !isOwn(said))]);
    },
  };
}

function isOwn({ id }: { id: string }): boolean {
  return !EVERYWHERE.test(id);
}

/** A browser reads JSON faster than a script that says the same. */
function module(body: FluentResource['body'], declared: Record<string, unknown> = {}): string {
  const messages = `JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`;
  return `export default ${messages}\nexport const sentences = ${JSON.stringify(declared)}`;
}

function shared(lang: string): string[] {
  return PARTS.map((part) => fileURLToPath(new URL(`${lang}/${part}.ftl`, LOCALE)));
}

function games(lang: string): string[] {
  return readdirSync(PACKS)
    .map((game) => fileURLToPath(new URL(`${game}/locale/${lang}.ftl`, PACKS)))
    .filter((file) => existsSync(file));
}

/** What `packs/<game>/sentences.json` says beside `packs/<game>/locale/<language>.ftl`, by game. */
function sentences(file: string): Record<string, unknown> {
  const folder = dirname(dirname(file));
  const path = join(folder, 'sentences.json');
  if (!existsSync(path)) return {};
  const all = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const { actions, questions, deeds, asides, many, rules } = all;
  return { [basename(folder)]: { actions, questions, deeds, asides, many, rules } };
}
