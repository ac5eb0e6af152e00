/** Who has won, in words. */
import type { Texts } from '../lib/fluent';

export interface Outcome {
  scores: number[];
  names: string[];
  /** My seats, unless several people share this device. */
  mine: number[];
}

export function verdict(texts: Texts, { scores, names, mine }: Outcome): string {
  const best = Math.max(...scores);
  if (scores.length === 1 && best < 0) return texts.get('result-lost');
  const winners = scores.flatMap((score, i) => (score === best ? [i] : []));
  const isShared = scores.length > 1 && winners.length === scores.length;
  if (best <= 0 || isShared) return texts.word('result', 'draw');
  const shown = winners.map((i) => texts.player(names[i] ?? ''));
  if (winners.length > 1) return texts.get('result-shared', { names: texts.join(shown) });
  const who = winners.some((winner) => mine.includes(winner)) ? 'you' : 'other';
  return texts.get('result-win', { who, seat: shown[0] ?? '' });
}
