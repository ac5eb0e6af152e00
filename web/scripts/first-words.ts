/** Which words the first sight of the home page or of a table may say.
 *
 * They are found in the sources: a message is among them if a module that comes at once mentions
 * it, a text with gaps that it fits (`${game}-ask-${…}`), or the kind of component it names
 * (`word('card', …)`). What is taken for a mention and is none costs a few bytes; all other
 * words come as soon as the browser has nothing to do.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const IMPORT = /(?:^|\s)(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/g;
/** A board brings the scene that is played. */
const SCENE = /\bimport\('(\.[^']+)'\)/g;
const ENDINGS = ['', '.ts', '.svelte', '/index.ts'];
const TEXT = /'([a-z0-9-]+)'/g;
/** A text with gaps; one that is all gaps could be anything and tells nothing. */
const TEMPLATE = /`((?:[a-z0-9-]|\$\{[^`{}]+\})*[a-z]{2}(?:[a-z0-9-]|\$\{[^`{}]+\})*)`/g;
const GAP = /\$\{[^}]+\}/g;
const KIND = /\b(?:word|about|id)\('([a-z]+)'/g;

/** Tells whether a message may be said with the board of a game in sight, or with that of any;
 * `kinds` are those of the components that its rules tell. */
export function firstWords(game = '', kinds: string[] = []): (id: string) => boolean {
  const sources = modules(game).map((file) => readFileSync(file, 'utf8'));
  const found = (what: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(what)].map(([, part = '']) => part)));
  const texts = found(TEXT);
  const spoken = new Set([...kinds, ...found(KIND)]);
  const templates = [...found(TEMPLATE)]
    // What is said of `${game}` is not said of the game whose components it is played with.
    .map((text) => text.replace(/^\$\{[^}]+\}(?=-)/, game || '$&').replace(GAP, '.+'))
    .map((pattern) => new RegExp(`^${pattern}$`));
  return (id) => {
    const [family = '', kind = ''] = id.split('-');
    if (texts.has(id) || spoken.has(kind) || spoken.has(family)) return true;
    return templates.some((template) => template.test(id));
  };
}

/** The modules that come at once, each with all that it imports. */
function modules(game: string): string[] {
  const games = game ? [game] : readdirSync(join(SOURCE, 'games'));
  const ofGames = games.flatMap((name) => [`games/${name}/game`, `games/${name}/index`]);
  const found = new Set<string>();
  for (const root of ['main', 'pages/Home', 'pages/TablePage', ...ofGames]) {
    gather(join(SOURCE, root), found);
  }
  return [...found];
}

function gather(path: string, found: Set<string>): void {
  const file = ENDINGS.map((ending) => path + ending).find(isSource);
  if (!file || found.has(file)) return;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  const scenes = basename(file) === 'Board.svelte' ? text.matchAll(SCENE) : [];
  for (const [, name = ''] of [...text.matchAll(IMPORT), ...scenes]) {
    gather(resolve(dirname(file), name), found);
  }
}

function isSource(path: string): boolean {
  return /\.(ts|svelte)$/.test(path) && existsSync(path);
}
