/** What the server says about Shieldwall: the view of a position, and the cards. */
export interface Side {
  colour: string;
  units: number;
  graves: number;
  /** From the first card on; null for a card that is not known. */
  deck: (string | null)[];
  /** What the first 1, 2, 3 cards show in the stated weapon, added up. */
  sums: (number | null)[];
  used: string[];
  hand: string[] | number;
  weapon: string | null;
  strategy: string | null;
  force: number | null;
  sealed: boolean;
}

export interface View {
  round: number;
  asking: 'chance' | 'attack' | 'strategy' | 'defence' | 'force' | 'over';
  actors: number[];
  attacker: number;
  size: number;
  winner: number;
  seats: [Side, Side];
  banners: string[];
  bannerman: number;
  pile: number;
  discards: string[];
}

/** The battles of a game in figures, by seat. */
export interface Course {
  battles: number;
  drawn: number;
  seats: Record<string, number>[];
}

/** Power and extra. */
export type Values = [number, number];

export interface Content {
  weapons: string[];
  cards: { id: string; values: Record<string, Values> }[];
  units: { id: string }[];
  strategies: { id: string; copies: number }[];
}

export function valuesOf(content: Content, card: string): Record<string, Values> | undefined {
  return content.cards.find(({ id }) => id === card)?.values;
}
