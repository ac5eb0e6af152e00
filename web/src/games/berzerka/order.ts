/** The order of a hand: by suit, and within it as the player likes. */

export const ORDERS = ['falling', 'rising', 'strength'] as const;
export type Order = (typeof ORDERS)[number];

/** Dark and bright suits in turn, so that neighbours differ. */
const SUITS = 'SHCD';

export function suitOf(card: string): string {
  return card.charAt(0);
}

export function rankOf(card: string): number {
  return Number(card.slice(1));
}

/** `ranking` has the strongest first within each suit, as the rules say. */
export function sorted(
  cards: string[],
  order: Order,
  ranking: string[],
  trump: string | null,
): string[] {
  const place = (card: string) =>
    order === 'strength' && suitOf(card) === trump ? -1 : SUITS.indexOf(suitOf(card));
  const within = (card: string) =>
    order === 'strength' ? ranking.indexOf(card) : rankOf(card) * (order === 'rising' ? 1 : -1);
  return [...cards].sort((a, b) => place(a) - place(b) || within(a) - within(b));
}

const KEY = 'holmgang-berzerka-order';

export function remembered(): Order {
  const found = localStorage.getItem(KEY);
  return ORDERS.find((order) => order === found) ?? 'falling';
}

export function remember(order: Order): void {
  localStorage.setItem(KEY, order);
}
