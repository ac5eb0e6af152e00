/** A choice in words that name the cards, for those who do not look at the field. */
import type { Texts } from '../../lib/fluent';
import { library } from './library.svelte';
import type { View } from './types';

export function label(texts: Texts, text: string, view: Partial<View>): string {
  const { cards = [], seats = [], asking } = view;
  const at = (place: string) => cards.find(({ name }) => name === place)?.card;
  const [verb, ...places] = text.split(' ');
  if (asking === 'before' && verb === 'number') {
    // Only one's own deal is seen.
    const card = seats.flatMap(({ deal = [] }) => deal).at(Number(places[0]) - 1)?.card;
    if (card) return texts.word('card', card);
  }
  if (!places.some(at)) return texts.action(text);
  if (verb === 'use') {
    const [place = '', number = '1'] = places;
    const line = library.sheet(at(place))?.acts[Number(number) - 1];
    if (line) return texts.pair(called(texts, place, at(place)), line);
  }
  const id = `berserk-action-${verb}`;
  const named = Object.entries(texts.operands(text)).map(([key, place]) => [
    key,
    called(texts, String(place), at(String(place))),
  ]);
  return texts.get(id, Object.fromEntries(named) as Record<string, string>);
}

function called(texts: Texts, place: string, card: string | null | undefined): string {
  return card ? `${texts.word('card', card)} (${place})` : place;
}
