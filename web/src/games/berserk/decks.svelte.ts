/** The player's own decks, kept on this device. */
import { BOOKS, PACKS, type Edition, type Pack } from './sets';

export interface Deck {
  id: string;
  name: string;
  cards: Record<string, number>;
  /** The book it is played by; the law of decks is the same in both. */
  edition?: Edition;
  /** The boxes its cards are of; decks of old say none and are of the first one. */
  pack?: Pack;
}

const KEY = 'holmgang-berserk-decks';

function stored(): Deck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Deck[]).filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(deck: Partial<Deck> | null): deck is Deck {
  return typeof deck?.id === 'string' && typeof deck.name === 'string' && !!deck.cards;
}

class Decks {
  all = $state.raw<Deck[]>(stored());

  find(id: string): Deck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  keep(deck: Deck): void {
    const others = this.all.filter(({ id }) => id !== deck.id);
    this.write([...others, deck]);
  }

  drop(id: string): void {
    this.write(this.all.filter((deck) => deck.id !== id));
  }

  private write(all: Deck[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A device that keeps nothing still lets one build and play.
    }
  }
}

export const decks = new Decks();

export function newDeck(
  name: string,
  cards: Record<string, number> = {},
  pack: Pack = PACKS[0],
): Deck {
  return { id: crypto.randomUUID(), name, cards, pack };
}

/** The boxes of a deck. */
export function boxOf({ pack }: Deck): Pack {
  return pack && PACKS.includes(pack) ? pack : PACKS[0];
}

/** The book by which it is played: its own, if its cards are of that book. */
export function bookOf(deck: Deck): Edition {
  const books = BOOKS[boxOf(deck)];
  return deck.edition && books.includes(deck.edition) ? deck.edition : (books[0] ?? 'realms');
}

/** As the option of a table is written: `grey-wolf*3 lynx*2`. */
export function optionOf(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([card, count]) => `${card}*${count}`)
    .join(' ');
}

/** A line a card, with its name in words. */
export function textOf(cards: Record<string, number>, nameOf: (card: string) => string): string {
  return Object.entries(cards)
    .map(([card, count]) => `${count} ${nameOf(card)}`)
    .join('\n');
}

/** The same for others, who must know which box it needs. */
export function sharedText(deck: Deck, nameOf: (card: string) => string): string {
  return `# set: ${boxOf(deck)}\n${textOf(deck.cards, nameOf)}`;
}

/** The deck with one more or fewer of a card. */
export function changed(
  cards: Record<string, number>,
  card: string,
  step: number,
): Record<string, number> {
  const count = Math.max(0, (cards[card] ?? 0) + step);
  const others = Object.entries(cards).filter(([each]) => each !== card);
  if (count === 0) return Object.fromEntries(others);
  if (card in cards) return { ...cards, [card]: count };
  return { ...Object.fromEntries(others), [card]: count };
}
