/** Choices of cards that are none: it is the same which one is played. */
import type { Choice } from '../../lib/wire';
import { operand, type View } from './types';

/** The first card, if all that may be played do the same. */
export function same(view: View, seat: number, legal: readonly Choice[]): string | null {
  if (view.asking !== 'play') return null;
  const cards = legal.map(({ text }) => operand(text));
  const isOne = view.seats[seat]?.equals?.some((all) => cards.every((card) => all.includes(card)));
  return isOne ? (legal[0]?.text ?? null) : null;
}
