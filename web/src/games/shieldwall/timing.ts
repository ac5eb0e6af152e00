/** When what happens in a battle scene, in milliseconds from its beginning. */
const CARDS_FROM = 520;
const CARD_BY_CARD = 260;

export const TOTAL_AT = 1650;
export const VERDICT_AT = 2050;
/** After this the field is cleared for the next round, unless the player did it before. */
export const CLEARED_AT = 5600;

export function cardAt(place: number): number {
  return CARDS_FROM + CARD_BY_CARD * place;
}
