/** Where cards may stand before the battle: squares open zone by zone, each zone takes so many. */
import type { Tier } from './types';

/** Free squares of zones that have room left. */
export function openSquares(tiers: Tier[], taken: string[]): string[] {
  return tiers.flatMap(({ squares, room }) => {
    const used = squares.filter((square) => taken.includes(square)).length;
    return used < room ? squares.filter((square) => !taken.includes(square)) : [];
  });
}

/** The rest of the army put somewhere sensible: the toughest to the front. */
export function arranged(
  tiers: Tier[],
  spots: Record<number, string>,
  fixed: Record<number, string>,
  waiting: [index: number, life: number][],
  near: number,
): Record<number, string> {
  const found = { ...spots };
  const front = (square: string) => (near === 0 ? -1 : 1) * Number(square.charAt(1));
  for (const [index] of [...waiting].sort(([, a], [, b]) => b - a)) {
    const open = openSquares(tiers, Object.values({ ...found, ...fixed }));
    const best = open.sort((a, b) => front(a) - front(b))[0];
    if (best) found[index] = best;
  }
  return found;
}
