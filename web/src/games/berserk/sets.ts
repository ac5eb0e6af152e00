/** The boxes of which decks are built: what may be mixed, by which book, with which ready decks. */

export const EDITIONS = ['realms', 'laar'] as const;
export type Edition = (typeof EDITIONS)[number];

export const PACKS = ['realms', 'kub', 'realms+kub'] as const;
export type Pack = (typeof PACKS)[number];

/** Cards of the second box are cards of the second book, which also lets boxes be mixed (BK-2.8). */
export const BOOKS: Record<Pack, readonly Edition[]> = {
  realms: EDITIONS,
  kub: ['laar'],
  'realms+kub': ['laar'],
};

export const READY: Record<'realms' | 'kub', readonly string[]> = {
  realms: ['plains', 'mountains', 'forests', 'swamp', 'fire', 'darkness'],
  kub: ['minions', 'defenders'],
};

/** What is needed to play decks of two sets against each other. */
export function both(one: Pack, other: Pack): Pack {
  return one === other ? one : 'realms+kub';
}

/** The set of a ready deck. */
export function packOf(deck: string): Pack | undefined {
  return (['realms', 'kub'] as const).find((pack) => READY[pack].includes(deck));
}
