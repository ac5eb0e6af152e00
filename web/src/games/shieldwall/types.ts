/** What the server says about Shieldwall: the view of a position, and the cards. */
import type { Pack } from './wire';

export type * from './wire';
export type { Pack as Content } from './wire';

/** Power and extra. */
export type Values = Pack['cards'][number]['values'][string];

export function valuesOf(content: Pack, card: string): Record<string, Values> | undefined {
  return content.cards.find(({ id }) => id === card)?.values;
}
