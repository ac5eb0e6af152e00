/** The project's Fluent files, taken apart while the app is built: a browser need not parse them.
 *
 * `words:shared_en` is what every page says in a language, also what each game is called and what
 * the home page says of it. `words:berserk_en` is what a game says with all its packs, and what it
 * declares about the arguments, as far as the app needs it; `words:account_en` what some pages say.
 * What no first sight says is apart: `words:later_berserk_en`. `words:parts` tells how to load all.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { firstWords } from './first-words.ts';

type Messages = FluentResource['body'];
type Declared = Record<string, Record<string, Record<string, string>>>;

const LOCALE = fileURLToPath(new URL('../../src/holmgang/texts/locale/', import.meta.url));
const PACKS = fileURLToPath(new URL('../../src/holmgang/packs/', import.meta.url));
const LANGUAGES = ['en', 'ru', 'fr'];
const SHARED = 'shared';
const FILES = ['common', 'people', 'errors', 'web'];
/** What only some pages say. */
const ROOMS = ['account', 'profile'];
/** Cards for trying the engine out: nobody plays with them here. */
const SAMPLES = 'samples';
const LATER = 'later_';
const PREFIX = 'words:';
/** What pages say of a game before its own words have come: its name, its card, its bots. */
const EVERYWHERE = /^(bot-|[a-z0-9]+-(name$|home-))/;
const CARD = /^[a-z0-9]+-card-/;
/** What a game declares that sentences are made of, and the rules that they come from. */
const SAID = ['actions', 'questions', 'deeds', 'asides', 'many', 'closing', 'others'];
const CITED = ['rules'];
const NAMED = /"type":"mesg","name":"([^"]+)"/g;

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      if (name === 'parts') return loaders();
      const isLater = name.startsWith(LATER);
      const [part = '', lang = ''] = name.slice(isLater ? LATER.length : 0).split('_');
      filesOf(part, lang).forEach((file) => this.addWatchFile(file));
      const all = messagesOf(part, lang);
      const first = ROOMS.includes(part) ? all : firstOf(part, lang, all);
      if (!isLater) return module(first, declared(part, SAID));
      const rest = all.filter((message) => !first.includes(message));
      return module(rest, declared(part, CITED));
    },
  };
}

/** A browser reads JSON faster than a script that says the same. */
function module(body: Messages, sentences: Record<string, unknown> = {}): string {
  const messages = `JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`;
  return `export default ${messages}\nexport const sentences = ${JSON.stringify(sentences)}`;
}

/** By part and language: how to load what is said at first, and then the rest. */
function loaders(): string {
  const load = (name: string) => `() => import('${PREFIX}${name}')`;
  const rows = [SHARED, ...ROOMS, ...games()].map((part) => {
    const halves = ROOMS.includes(part) ? [part] : [part, LATER + part];
    const all = LANGUAGES.map(
      (lang) => `${lang}: [${halves.map((half) => load(`${half}_${lang}`))}]`,
    );
    return `'${part}': { ${all} }`;
  });
  return `export default { ${rows} }`;
}

function games(): string[] {
  return readdirSync(PACKS).filter((game) => existsSync(join(PACKS, game, 'locale')));
}

function filesOf(part: string, lang: string): string[] {
  if (part === SHARED) return FILES.map((file) => join(LOCALE, lang, `${file}.ftl`));
  if (ROOMS.includes(part)) return [join(LOCALE, lang, `${part}.ftl`)];
  const packs = readdirSync(join(PACKS, part)).filter((pack) => pack !== SAMPLES);
  return ['.', ...packs]
    .map((pack) => join(PACKS, part, pack, 'locale', `${lang}.ftl`))
    .filter((file) => existsSync(file));
}

function messagesOf(part: string | null, lang: string): Messages {
  if (!part) return [];
  const own = filesOf(part, lang).flatMap(read);
  if (part !== SHARED) return own.filter(({ id }) => !EVERYWHERE.test(id));
  const ofGames = games().flatMap((game) => filesOf(game, lang).flatMap(read));
  return [...own, ...ofGames.filter(({ id }) => EVERYWHERE.test(id))];
}

function read(file: string): Messages {
  return new FluentResource(readFileSync(file, 'utf8')).body;
}

/** What the first sight says, and what that names in turn. */
function firstOf(part: string, lang: string, own: Messages): Messages {
  const all = [...messagesOf(baseOf(part), lang), ...own];
  const isFirst = part === SHARED ? firstWords() : firstWords(part, kindsOf(part));
  const brought = part === SHARED ? refusals(lang) : cardsOfPacks([part, baseOf(part)], lang);
  const byId = new Map(all.map((message) => [message.id, message]));
  const found = new Set(
    all.filter(({ id }) => EVERYWHERE.test(id) || (isFirst(id) && !brought.has(id))),
  );
  for (const message of found) {
    const named = [...JSON.stringify(message).matchAll(NAMED)].map(([, id = '']) => byId.get(id));
    named.forEach((one) => one && found.add(one));
  }
  return [...found];
}

/** What the server refuses it says itself; ours are for what it has no words for. */
function refusals(lang: string): Set<string> {
  return new Set(read(join(LOCALE, lang, 'errors.ftl')).map(({ id }) => id));
}

/** The cards of a pack bring their names to a table themselves. */
function cardsOfPacks(parts: (string | null)[], lang: string): Set<string> {
  const games = parts.filter((part) => part !== null);
  const said = games.flatMap((game) => filesOf(game, lang).slice(1).flatMap(read));
  return new Set(said.map(({ id }) => id).filter((id) => CARD.test(id)));
}

function json<T>(game: string, name: string): Partial<T> {
  const path = join(PACKS, game, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : {};
}

/** The game whose components this one is played with. */
function baseOf(game: string): string | null {
  return json<{ of: string }>(game, 'base_game.json').of ?? null;
}

function declared(game: string, keys: string[]): Record<string, unknown> {
  const all = json<Declared>(game, 'sentences.json');
  const found = keys.flatMap((key) => (all[key] ? [[key, all[key]]] : []));
  return found.length ? { [game]: Object.fromEntries(found) } : {};
}

/** The kinds of components that the rules of a game tell: `card`, `weapon`. */
function kindsOf(game: string): string[] {
  const { actions, questions, events, many, reasons } = json<Declared>(game, 'sentences.json');
  const rows = [actions, questions, events, many, reasons].flatMap((all) =>
    Object.values(all ?? {}),
  );
  return rows.flatMap((row) => Object.keys(row)).flatMap((kind) => [kind, kind.replace(/s$/, '')]);
}
