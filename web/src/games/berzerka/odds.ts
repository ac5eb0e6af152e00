/** Odds of hidden cards, as they are written. */

/** From so many cards on, the odds are summed up. */
export const MANY = 7;

export function summed(shares: number[], columns: number): number[] {
  return Array.from({ length: columns }, (_, count) =>
    count === MANY ? shares.slice(MANY).reduce((a, b) => a + b, 0) : (shares[count] ?? 0),
  );
}

/** A share in percent, as a language writes it or, without one, as a bare number.
 *
 * What can happen is never shown as nothing.
 */
export function percent(share: number, lang = ''): string {
  if (share === 0) return '·';
  const shown = Math.max(1, Math.round(share * 100)) / 100;
  const number = lang
    ? new Intl.NumberFormat(lang, { style: 'percent' }).format(shown)
    : String(Math.round(shown * 100));
  return share < 0.01 ? `<${number}` : number;
}
