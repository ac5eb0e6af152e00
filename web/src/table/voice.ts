/** What a screen reader is told after a burst of events: the last deeds, and how much was before. */
import type { Texts } from '../lib/fluent';
import type { Told, Viewer } from '../lib/wire';
import { entries } from './telling';

const MOST = 3;

export function summary(texts: Texts, news: Told[], names: string[], viewer: Viewer): string {
  const deeds = entries(news, texts.declared).map(({ lines }) =>
    lines.flatMap(({ told, isStep }) => (isStep ? [] : [texts.event(told, names, viewer)])),
  );
  const before = Math.max(0, deeds.length - MOST);
  const said = deeds.slice(before).map((sentences) => sentences.slice(0, MOST).join(' '));
  return [before ? texts.get('web-voice-before', { count: before }) : '', ...said]
    .filter(Boolean)
    .join(' ');
}
