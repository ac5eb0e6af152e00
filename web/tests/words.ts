/** The project's words, read from its files as the app reads them when it is built. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { BASE_GAMES, Texts } from '../src/lib/fluent';
import type { Sentences } from '../src/lib/wire';

export const ROOT = new URL('../..', import.meta.url).pathname;
export const LANGUAGES = ['en', 'ru', 'fr'];
const SOURCE = `${ROOT}/src/holmgang`;
export const GAMES = readdirSync(`${SOURCE}/packs`).filter((name) => existsSync(path(name)));
const loaded = new Map<string, Texts>();

export function load(lang: string, game = ''): Texts {
  const key = `${lang} ${game}`;
  const texts = loaded.get(key) ?? read(lang, game);
  loaded.set(key, texts);
  return texts;
}

function read(lang: string, game: string): Texts {
  return new Texts(lang, bundleOf(lang, game), { [game]: declared(game) }, game);
}

export function bundleOf(lang: string, game: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const shared = ['common', 'people', 'errors', 'web', 'account', 'profile'].map(
    (name) => `texts/locale/${lang}/${name}.ftl`,
  );
  const own = [BASE_GAMES[game], game]
    .filter(Boolean)
    .map((name) => `packs/${name}/locale/${lang}.ftl`);
  for (const file of [...shared, ...own]) {
    const text = readFileSync(`${SOURCE}/${file}`, 'utf8');
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

function path(game: string): string {
  return `${SOURCE}/packs/${game}/sentences.json`;
}

function declared(game: string): Sentences {
  return game ? (JSON.parse(readFileSync(path(game), 'utf8')) as Sentences) : {};
}
