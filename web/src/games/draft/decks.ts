/** What the server shows of a draft, and the decks that come of it. */

export interface Drafter {
  colour: string;
  picked: number;
  stack: string[] | null;
  picks: string[] | null;
  cuts: string[] | null;
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
export function deckOf({ picks, cuts }: Drafter): Record<string, number> {
  const deck: Record<string, number> = {};
  for (const card of [...(picks ?? [])].sort()) deck[card] = (deck[card] ?? 0) + 1;
  for (const card of cuts ?? []) deck[card] = (deck[card] ?? 0) - 1;
  return Object.fromEntries(Object.entries(deck).filter(([, count]) => count > 0));
}
