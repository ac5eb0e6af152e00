import type { Texts } from '../../lib/fluent';
import { type Content, valuesOf } from './types';

/** A battle card in words: its name, and its figures with every weapon or what it does. */
export function labelOf(texts: Texts, content: Content, card: string): string {
  const name = texts.word('card', card);
  const values = valuesOf(content, card);
  if (!values) return texts.pair(name, texts.about('card', card));
  const figures = content.weapons.map((w) => `${texts.word('weapon', w)} ${values[w]?.join('/')}`);
  return texts.pair(name, figures.join(', '));
}
