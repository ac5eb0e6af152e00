/** What the server says about Berserkers: the view of a position, and the components. */
import type { Pack, Rider, Threat, View } from './wire';

export type * from './wire';
export type { Pack as Content } from './wire';

export type Colour = Rider['colour'];
export type Danger = Exclude<keyof Threat, 'cell'>;
export const DANGERS = ['attack', 'darkness', 'extinguish', 'reach'] as const satisfies Danger[];

/** Threats are counted in 216ths: three dice. */
export const ALL = 216;

/** What dice can be discarded for. */
export const SPENDS = ['elves', 'grimoire', 'zodd', 'treasure'] as const;

/** What a request lets dice be discarded for, if anything. */
export function spendOf(content: Pack, request: string): string | undefined {
  const card = content.requests.find(({ id }) => id === request);
  return SPENDS.find((spend) => card && spend in card);
}

export interface Piece {
  /** The notation of a choice of this piece: `hero 1`, `rider black`. */
  text: string;
  kind: 'hero' | 'rider' | 'orcs' | 'elves' | 'goblins' | 'zodd';
  mark: string;
  colour?: Colour;
  state?: 'wounded' | 'sealed';
  isBlocked?: boolean;
}

/** Everybody who stands on a cell, in a fixed order. */
export function piecesOn(view: View, cell: string): Piece[] {
  const found: Piece[] = [];
  view.heroes.forEach(({ at, health }, i) => {
    if (at !== cell) return;
    const hero: Piece = { text: `hero ${i + 1}`, kind: 'hero', mark: String(i + 1) };
    found.push(health === 'wounded' ? { ...hero, state: 'wounded' } : hero);
  });
  for (const { at, colour, sealed, blocked } of view.riders) {
    if (at !== cell) continue;
    const rider: Piece = { text: `rider ${colour}`, kind: 'rider', mark: '', colour };
    found.push({ ...rider, ...(sealed ? { state: 'sealed' as const } : {}), isBlocked: blocked });
  }
  for (const { at, colour } of view.orcs) {
    if (at === cell) found.push({ text: `orcs ${colour}`, kind: 'orcs', mark: '', colour });
  }
  view.elves.forEach((at, i) => {
    if (at === cell) found.push({ text: `elves ${i + 1}`, kind: 'elves', mark: String(i + 1) });
  });
  if (view.goblins === cell) found.push({ text: 'goblins', kind: 'goblins', mark: '' });
  if (view.zodd?.at === cell) {
    found.push({ text: 'zodd', kind: 'zodd', mark: String(view.zodd.health) });
  }
  return found;
}

export function percent(share: number): number {
  return Math.round((100 * share) / ALL);
}
