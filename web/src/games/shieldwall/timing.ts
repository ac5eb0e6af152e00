/** When what happens in a battle scene, in milliseconds from its beginning. */
const CARDS_FROM = 520;
const CARD_BY_CARD = 260;

export const TOTAL_AT = 1650;
export const VERDICT_AT = 2050;
/** So long a battle is looked at, unless the player has seen enough before. */
export const SEEN_AT = 4800;

export function cardAt(place: number): number {
  return CARDS_FROM + CARD_BY_CARD * place;
}
