/** A choice in words that say what a die does, and who stands where. */
import type { Texts } from '../../lib/fluent';
import { type Content, piecesOn, type View } from './types';

export function label(texts: Texts, text: string, view: View, content: Content): string {
  const [verb, first = '', second = ''] = text.split(' ');
  if (verb === 'place') {
    const deed = content.cards.find(({ id }) => id === second)?.deeds[Number(first) - 1];
    if (deed) return texts.pair(texts.action(text), texts.word('deed', deed));
  }
  return verb === 'cell' ? cell(texts, first, view) : texts.action(text);
}

/** A place with its name and all who are there. */
function cell(texts: Texts, at: string, view: View): string {
  const place = view.places?.find((one) => one.cell === at)?.place;
  if (!place) return texts.action(`cell ${at}`);
  const there = piecesOn(view, at).map((piece) =>
    texts.word('creature', piece.text.replace(' ', '-')),
  );
  return [at, texts.word('place', place), ...there].join(', ');
}
