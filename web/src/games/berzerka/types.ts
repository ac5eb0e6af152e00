/** What the server says about Berzerka: the view of a position, and the contracts. */
export interface Side {
  colour: string;
  /** The cards for their owner, their number for others. */
  hand: string[] | number;
  /** Of one's own hand, within each suit the strongest first. */
  ranking: string[] | null;
  /** Of one's own hand, what wins if it is led now, as far as one can know. */
  sure: string[] | null;
  /** Of one's own hand, cards that do the same. */
  equals: string[][] | null;
  discards: string[] | number;
  tricks: number;
  points: number;
  bid: string | null;
  passed: boolean;
}

export interface Box {
  recorded: number | null;
  cube: boolean;
  discards: number | null;
  order: number | null;
  points: number | null;
}

export interface Row {
  contract: string;
  base: number;
  value: number;
  /** What it is worth to whoever wins the auction, while there is one. */
  won_at?: number;
  boxes: Box[];
}

export interface Trick {
  number: number;
  lead: number;
  /** In the order in which they were played, from the lead player on. */
  cards: string[];
  winner: number;
}

export type Asking =
  | 'chance'
  | 'bid'
  | 'hotseat'
  | 'trump'
  | 'order'
  | 'parity'
  | 'rank'
  | 'number'
  | 'discard'
  | 'play'
  | 'claim'
  | 'over';

export interface View {
  asking: Asking;
  /** Whether all tricks of a hand may be looked at again, or the last alone. */
  memory: 'perfect' | 'strict';
  actors: number[];
  hand: number;
  hands: number;
  forehand: number;
  rows: Row[];
  seats: Side[];
  standing: number;
  penalty: number;
  /** The penalty after the next bid. */
  raised: number;
  hotseat: boolean;
  declarer: number;
  pile: string[] | number;
  /** How many cards may be discarded in all, by whoever is asked. */
  room: number;
  contract: string | null;
  trump: string | null;
  /** From which trick on it is trump, if it is not yet. */
  wakes: number | null;
  order: string | null;
  parity: string | null;
  rank: number | null;
  number: number | null;
  turned: string | null;
  tricks: Trick[];
  trick: {
    number: number;
    lead: number;
    cards: string[];
    best: number;
    trump: string | null;
    strength: string | null;
  };
  /** Who claims the rest, or -1; how many tricks of how many, and what would be written down. */
  claimer: number;
  claimed: number | null;
  left: number | null;
  would: number | null;
  /** The seats from first to last, once the game is over. */
  places: number[];
}

export interface Contract {
  id: string;
  source: 'rulebook' | 'reconstructed';
  base: number;
  ranks?: string;
  trump?: string;
  trump_from?: number;
}

export interface Content {
  penalty_card: { highest: number };
  contracts: Contract[];
}

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

export function contractOf(content: Content, id: string | null): Contract | undefined {
  return content.contracts.find((contract) => contract.id === id);
}
