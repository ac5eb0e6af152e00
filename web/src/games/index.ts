/** The boards. A further game adds one line here and one folder beside this file. */
import type { Component } from 'svelte';
import type { Named } from '../lib/choices';
import type { Blocked, Figures, Table, Told, Viewer } from '../lib/wire';
import { api } from '../lib/api';
import type { Texts } from '../lib/fluent';
import { t, words } from '../lib/texts.svelte';

/** What a board is told; it knows no more than this. */
export interface BoardProps {
  view: Figures;
  viewer: Viewer;
  /** The seat at the near side of the board. */
  near: number;
  names: string[];
  /** What the table was opened with. */
  options?: Record<string, string>;
  content: Figures;
  log: Told[];
  legal: Named[];
  blocked: Blocked[];
  /** The notation of a choice that is made but can still be changed. */
  sealed: string | null;
  sealedSeats: number[];
  /** What somebody advises; the board points at it. */
  hint: string | null;
  /** What may be proposed at one's turn instead of a choice; sent with `act` too. */
  claims: Named[];
  /** Resolves when the server has answered. */
  act: (text: string) => Promise<void>;
  /** What this player can work out about hidden things, if the game reckons. */
  reckon: () => Promise<Figures | null>;
  /** What choices lead to at once, counted over all dice; where nobody plays there is none. */
  forecast?: ((texts: string[]) => Promise<Record<string, Figures | null>>) | undefined;
  /** Show a component in full: `card:S1`, `strategy:ambush`. */
  inspect: (component: string | null) => void;
}

/** What the end of a game is told. */
export interface EndProps {
  table: Table;
  log: Told[];
}

export interface GameFace {
  Board: Component<BoardProps>;
  /** One component in full, for the inspector. */
  Component: Component<{ id: string; content: Figures }>;
  /** A choice in the words of the position, where its notation alone would say too little. */
  label?: (texts: Texts, text: string, view: Figures) => string;
  /** What this browser answers by itself, by the player's settings and what everybody sees. */
  auto?: (view: Figures, seat: number) => string | null;
  /** What the game itself says at the end, in place of the report on luck. */
  End?: Component<EndProps>;
  /** The components, where they are not just those of the pack. */
  content?: () => Promise<Figures>;
}

const FACES: Record<string, () => Promise<GameFace>> = {
  shieldwall: () => import('./shieldwall'),
  berzerka: () => import('./berzerka'),
  berserkers: () => import('./berserkers'),
  berserk: () => import('./berserk'),
  draft: () => import('./draft'),
};

/** All games of the family, in the order in which they are shown. */
export const FAMILY = ['shieldwall', 'berserk', 'berzerka', 'berserkers'];

export function hasBoard(game: string): boolean {
  return game in FACES;
}

export function face(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}

/** A game's face and its components. */
export async function lay(
  game: string,
  options: Record<string, string>,
): Promise<[GameFace, Figures]> {
  const found = await face(game);
  const content = found.content?.() ?? api.content(game, options.pack ?? 'standard');
  return [found, await content];
}

export function gameName(game: string): string {
  return words.texts.has(`${game}-name`) ? t(`${game}-name`) : t(`web-game-${game}`);
}
