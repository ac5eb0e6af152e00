/** What the server shows of a draft, and the decks that come of it. */

export interface Drafter {
  colour: string;
  picked: number;
  stack: string[] | null;
  /** The cards that are kept. */
  deck: string[] | null;
  spare: number | null;
  done: boolean;
}

export interface View {
  round: number;
  step: number;
  left: boolean;
  asking: string;
  seats: Drafter[];
}

/** How many of each card a drafter has kept. */
export function deckOf({ deck }: Drafter): Record<string, number> {
  const cards = [...(deck ?? [])].sort();
  return Object.fromEntries(
    cards.map((card) => [card, cards.lastIndexOf(card) - cards.indexOf(card) + 1]),
  );
}
