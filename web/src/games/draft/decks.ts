/** The decks that come of a draft. */
import type { Drafter } from './wire';

/** How many of each card a drafter has kept. */
export function deckOf({ deck }: Drafter): Record<string, number> {
  const cards = [...(deck ?? [])].sort();
  return Object.fromEntries(
    cards.map((card) => [card, cards.lastIndexOf(card) - cards.indexOf(card) + 1]),
  );
}
