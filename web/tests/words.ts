/** The project's words, read from its files as the app reads them when it is built. */
import { existsSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { KIN, type Sentences, Texts } from '../src/lib/fluent';

export const ROOT = new URL('../..', import.meta.url).pathname;
export const LANGUAGES = ['en', 'ru', 'fr'];
const SOURCE = `${ROOT}/src/holmgang`;
const loaded = new Map<string, Texts>();

export function load(lang: string, game = ''): Texts {
  const key = `${lang} ${game}`;
  const texts = loaded.get(key) ?? read(lang, game);
  loaded.set(key, texts);
  return texts;
}

function read(lang: string, game: string): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const shared = ['common', 'errors', 'web'].map((name) => `texts/locale/${lang}/${name}.ftl`);
  const own = [KIN[game], game].filter(Boolean).map((name) => `packs/${name}/locale/${lang}.ftl`);
  for (const file of [...shared, ...own]) {
    const text = readFileSync(`${SOURCE}/${file}`, 'utf8');
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return new Texts(lang, bundle, { [game]: declared(game) }, game);
}

function declared(game: string): Sentences {
  const path = `${SOURCE}/packs/${game}/sentences.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sentences) : {};
}
