/** Who stood better over a game: the lines of a graph, and the same in shares of the game. */
import type { Standing } from '../lib/wire';

/** Of the picture; it is stretched to the width that there is. */
export const WIDTH = 100;
export const HEIGHT = 40;

/** Whether anybody ever stood better than another. */
export const isFlat = (standing: Standing[]) =>
  standing.every(({ seats }) => seats.every((value) => value === seats[0])) &&
  (standing[0]?.seats.length ?? 0) !== 1;

/** The line of a seat as the points of an SVG, from its first choice to the end. */
export function line(standing: Standing[], seat: number): string {
  const first = standing[0]?.number ?? 0;
  const length = Math.max(1, (standing.at(-1)?.number ?? 0) - first);
  return standing
    .map(({ number, seats }) => {
      const height = ((1 - (seats[seat] ?? 0)) / 2) * HEIGHT;
      return `${(((number - first) / length) * WIDTH).toFixed(1)},${height.toFixed(1)}`;
    })
    .join(' ');
}

/** In how many of a hundred moments a seat stood better than all others; alone, well. */
export function share(standing: Standing[], seat: number): number {
  const ahead = standing.filter(({ seats }) => {
    const others = seats.filter((_, other) => other !== seat);
    return (seats[seat] ?? 0) > (others.length ? Math.max(...others) : 0);
  });
  return Math.round((100 * ahead.length) / Math.max(1, standing.length));
}
