/** The order of a hand: by suit, and within it as the player likes. */
import { type Content, type View, contractOf } from './types';

export const ORDERS = ['falling', 'rising', 'strength'] as const;
export type Order = (typeof ORDERS)[number];

/** Dark and bright suits in turn, so that neighbours differ. */
const SUITS = 'SHCD';

/** What makes a rank strong in the contract that is played. */
export interface Strength {
  /** `high`, `low`, `low-trump`, `odd`, `even` or `near`; `high` as long as none is played. */
  word: string;
  /** The rank to be near to. */
  rank: number;
  trump: string | null;
}

export function suitOf(card: string): string {
  return card.charAt(0);
}

export function rankOf(card: string): number {
  return Number(card.slice(1));
}

export function strengthIn(view: View, content: Content): Strength {
  const rank = view.rank ?? 0;
  const { trump } = view;
  if (view.trick.strength) return { word: view.trick.strength, rank, trump };
  const ranks = contractOf(content, view.contract)?.ranks ?? 'high';
  const announced = { swinging: view.order, parity: view.parity, nearest: rank ? 'near' : null };
  const word = ranks in announced ? announced[ranks as keyof typeof announced] : ranks;
  return { word: word ?? 'high', rank, trump };
}

/** Greater is stronger; only cards of one suit are compared. */
export function power(card: string, { word, rank, trump }: Strength): number {
  const own = rankOf(card);
  if (word === 'low') return -own;
  if (word === 'low-trump') return suitOf(card) === trump ? -own : own;
  if (word === 'odd') return own + (own % 2) * 100;
  if (word === 'even') return own - (own % 2) * 100;
  return word === 'near' ? -2 * Math.abs(own - rank) + Number(own > rank) : own;
}

export function sorted(cards: string[], order: Order, strength: Strength): string[] {
  const place = (card: string) =>
    order === 'strength' && suitOf(card) === strength.trump ? -1 : SUITS.indexOf(suitOf(card));
  const within = (card: string) =>
    order === 'strength' ? -power(card, strength) : rankOf(card) * (order === 'rising' ? 1 : -1);
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
