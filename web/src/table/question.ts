/** What is asked at a table, in words. */
import type { Named } from '../lib/choices';
import type { Texts } from '../lib/fluent';
import type { Choice, Table } from '../lib/wire';

/** Choices in words; the server sends them bare. */
export function named<T extends Choice>(
  choices: T[] = [],
  label: (text: string) => string,
): Named<T>[] {
  return choices.map((choice) => ({ ...choice, label: label(choice.text) }));
}

/** A choice that is none: the only one. */
export function forced(choices: Choice[]): string | null {
  return choices.length === 1 ? (choices[0]?.text ?? null) : null;
}

/** A bot that all wait for, and that waits itself until the server has time for it. */
export function queuedBot(actors: number[], queued: number[]): number | undefined {
  return actors.every((actor) => queued.includes(actor)) ? actors[0] : undefined;
}

export interface Asked {
  table: Pick<Table, 'view' | 'actors' | 'viewer'>;
  names: string[];
  queued: number[];
  /** A choice that is made but can still be changed. */
  sealed: string | null;
  /** The words of a whole act that the board asks for; '' if it has none of its own. */
  whole: string | null;
}

export function promptOf(texts: Texts, { table, names, queued, sealed, whole }: Asked): string {
  const bot = queuedBot(table.actors, queued);
  if (bot !== undefined) {
    return texts.get('web-prompt-queued', { name: texts.player(names[bot] ?? '') });
  }
  if (sealed) return texts.get('web-prompt-sealed', { action: texts.action(sealed) });
  if (whole) return texts.get(whole);
  return texts.prompt({ ...table.view, actors: table.actors }, names, table.viewer);
}
