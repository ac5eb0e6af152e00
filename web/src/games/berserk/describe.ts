/** A card on the field in words, for labels and for the panel beside it. */
import type { Texts } from '../../lib/fluent';
import { CONDITIONS } from './realms';
import type { Card } from './types';

export interface Condition {
  name: string;
  text: string;
}

/** How a card fares: its wounds, whether it is exhausted, what lies on it. */
export function conditionsOf(texts: Texts, card: Card): Condition[] {
  const get = (id: string, count = 0) => texts.get(`berserk-board-${id}`, { count });
  const found: Condition[] = [];
  if (card.wounds) found.push({ name: 'wounds', text: get('condition-wounds', card.wounds) });
  if (!card.alert) found.push({ name: 'exhausted', text: get('condition-exhausted') });
  for (const name of Object.keys(CONDITIONS)) {
    const figure = card[name as keyof Card];
    const count = typeof figure === 'number' ? figure : 0;
    const isOn = count > 0 || figure === true || (card.statuses ?? []).includes(name);
    if (isOn) found.push({ name, text: get(`condition-${name}`, count) });
  }
  return found;
}

export function describe(
  texts: Texts,
  place: string,
  card: Card | undefined,
  near: number,
): string {
  const get = (id: string, args = {}) => texts.get(`berserk-board-${id}`, args);
  if (!card) return texts.pair(place, get('square-empty'));
  const whose = get(card.seat === near ? 'own' : 'enemy');
  if (!card.card) return texts.pair(place, `${get('hidden')}, ${whose}`);
  const life = get('life-of', {
    left: (card.life ?? 0) - (card.wounds ?? 0),
    life: card.life ?? 0,
  });
  const conditions = conditionsOf(texts, card).map(({ text }) => text);
  return texts.pair(place, [texts.word('card', card.card), whose, life, ...conditions].join(', '));
}
