/** What the server says about Berzerka: the view of a position, and the contracts. */
import type { Contract, Pack } from './wire';

export type * from './wire';
export type { Pack as Content } from './wire';

export const SEATS = 3;

export function listed(cards: string[] | number): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function counted(cards: string[] | number): number {
  return Array.isArray(cards) ? cards.length : cards;
}

export function operand(text: string): string {
  return text.split(' ')[1] ?? '';
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

export function contractOf(content: Pack, id: string | null): Contract | undefined {
  return content.contracts.find((contract) => contract.id === id);
}
