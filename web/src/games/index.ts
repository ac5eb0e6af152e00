/** All games. A further one adds its name here and a folder beside this file. */
import { api } from '../lib/api';
import { BASE_GAMES } from '../lib/fluent';
import { t, words } from '../lib/texts.svelte';
import type { Figures, GameInfo } from '../lib/wire';
import type { AnyFace, Registration } from './registration';

export type * from './registration';

/** In the order in which they are shown. */
const ORDER = ['berserk', 'shieldwall', 'berzerka', 'berserkers', 'draft'];

/** A game that is not named there comes last. */
function place(game: string): number {
  const at = ORDER.indexOf(game);
  return at < 0 ? ORDER.length : at;
}

const found = import.meta.glob<Registration>('./*/game.ts', { eager: true, import: 'default' });
const GAMES = new Map(
  Object.entries(found)
    .map(([path, game]): [string, Registration] => [path.split('/').at(-2) ?? '', game])
    .sort(([a], [b]) => place(a) - place(b)),
);

/** A game that a package brings which the web app has never heard of. */
const STRANGER: Registration = { face: () => import('./plain') };

/** Pages of games by their addresses. They come with the words of the game. */
export const ownPages = new Map(
  [...GAMES].flatMap(([game, { pages = {} }]) =>
    Object.entries(pages).map(([address, load]) => [
      address,
      async () => (await Promise.all([load(), words.learn(game)]))[0],
    ]),
  ),
);

/** Games with settings of their own. */
export const withSettings = [...GAMES].flatMap(([game, { settings }]) =>
  settings ? [{ game, settings }] : [],
);

export function registration(game: string): Registration {
  return GAMES.get(game) ?? STRANGER;
}

/** Games with a place of their own on the home page; a game with a base game is offered beside that. */
export function shown(games: GameInfo[]): string[] {
  const all = new Set([...GAMES.keys(), ...games.map(({ id }) => id)]);
  return [...all].filter((id) => !BASE_GAMES[id]);
}

/** Games that are played with the components of this one. */
export function guests(game: string): string[] {
  return [...GAMES.keys()].filter((id) => BASE_GAMES[id] === game);
}

/** Have at hand what games are called that the web app has never heard of. */
export async function meet(games: GameInfo[]): Promise<GameInfo[]> {
  await Promise.all(games.filter(({ id }) => !GAMES.has(id)).map(({ id }) => words.learn(id)));
  return games;
}

/** What edits the options of a game that plain text would not do for, and what it is drawn from. */
export async function editorsOf(game: string) {
  const loads = Object.entries(registration(game).editors ?? {}).map(async ([option, load]) => {
    const editor = await load();
    return [option, { Component: editor.default, content: await editor.load?.() }] as const;
  });
  return new Map(await Promise.all(loads));
}

/** A game's face and its components. */
export async function lay(
  game: string,
  options: Record<string, string>,
): Promise<[AnyFace, Figures]> {
  const face = await registration(game).face();
  const content = face.content?.(options) ?? api.content(game, options.pack ?? 'standard');
  return [face, (await content) as Figures];
}

export function gameName(game: string): string {
  return words.texts.has(`${game}-name`) ? t(`${game}-name`) : game;
}
