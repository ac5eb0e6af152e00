/** Events that begin a part of a game, in the log and in a replay, whatever the game. */
import type { Told } from './wire';

const HEADINGS = new Set(['turn', 'round', 'hand']);

export function isHeading({ event }: Told['told']): boolean {
  return HEADINGS.has(event);
}
