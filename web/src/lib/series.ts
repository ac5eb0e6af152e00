/** Games that follow each other, as the duels of a draft: what comes after a table, kept in this tab. */
import { openAgainstBot } from './quick';
import { session } from './me.svelte';
import type { Summary } from './wire';

/** A game against a bot that is still to be played. */
export interface Bout {
  game: string;
  options: Record<string, string>;
}

const KEY = 'holmgang-series';

/** What is still to be played after that table. */
export function after(table: string, store: Storage = sessionStorage): Bout[] {
  try {
    return (JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, Bout[]>)[table] ?? [];
  } catch {
    return [];
  }
}

/** Only one series is kept: who begins another has left the first. */
export function remember(table: string, rest: Bout[], store: Storage = sessionStorage): void {
  store.setItem(KEY, JSON.stringify({ [table]: rest }));
}

/** Open the first of them; the others follow it. */
export async function playNext([bout, ...rest]: Bout[]): Promise<Summary | null> {
  const games = await session.shelve();
  const info = games.find(({ id }) => id === bout?.game);
  if (!bout || !info) return null;
  const opened = await openAgainstBot(info, bout.options);
  remember(opened.id, rest);
  return opened;
}
