/** What an army costs, by the coins the server names for its number of realms. */
import type { Sheet } from './library.svelte';
import type { Purse } from './types';

export interface Bill {
  gold: number;
  allGold: number;
  silver: number;
  allSilver: number;
  realms: number;
  isPaid: boolean;
}

/** Elite cards take gold; the others take silver while there is some, then gold. */
export function bill(army: Pick<Sheet, 'cost' | 'elite' | 'realm'>[], purse: Partial<Purse>): Bill {
  const realms = new Set(army.map(({ realm }) => realm).filter((realm) => realm !== 'neutral'));
  const [allGold, allSilver] = purse.coins?.[realms.size] ?? [purse.gold ?? 0, purse.silver ?? 0];
  const elite = sum(army.filter((card) => card.elite));
  const regular = sum(army.filter((card) => !card.elite));
  const inSilver = Math.min(regular, allSilver);
  const gold = allGold - elite - (regular - inSilver);
  const isPaid = gold >= 0;
  return { gold, allGold, silver: allSilver - inSilver, allSilver, realms: realms.size, isPaid };
}

/** What the purse would buy: the dearest card that can still be paid for, again and again. */
export function bought(
  cards: (Pick<Sheet, 'cost' | 'elite' | 'realm'> | undefined)[],
  purse: Partial<Purse>,
): number[] {
  const army: number[] = [];
  const dearest = cards.map((card, i) => ({ card, i })).sort((a, b) => costOf(b) - costOf(a));
  for (const { i } of dearest) {
    const wish = [...army, i].flatMap((each) => cards[each] ?? []);
    if (wish.length > army.length && bill(wish, purse).isPaid) army.push(i);
  }
  return army;
}

function costOf({ card }: { card: { cost: number } | undefined }): number {
  return card?.cost ?? 0;
}

function sum(cards: { cost: number }[]): number {
  return cards.reduce((total, { cost }) => total + cost, 0);
}
