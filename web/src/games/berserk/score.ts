/** A battle in figures, for one side. */
import type { Told } from '../../lib/wire';
import type { View } from './types';

export interface Figures {
  all: number;
  left: number;
  lives: number;
  attacks: number;
  wounds: number;
  felled: number;
  /** The card that dealt the most wounds, and how many. */
  hero: string;
  blow: number;
}

export function figuresOf(view: View, log: Told[], seat: number): Figures {
  const own = view.cards.filter((card) => card.seat === seat);
  const standing = own.filter(({ name }) => name !== null);
  const mine = log.map(({ told }) => told).filter((told) => told.seat === seat);
  const hits = mine.filter(({ event }) => event === 'hit');
  const dealt = new Map<string, number>();
  for (const { card, wounds } of hits)
    if (typeof card === 'string') dealt.set(card, (dealt.get(card) ?? 0) + Number(wounds));
  const [hero = '', blow = 0] = [...dealt].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    all: own.length,
    left: standing.length,
    lives: standing.reduce((sum, { life = 0, wounds = 0 }) => sum + Math.max(0, life - wounds), 0),
    attacks: mine.filter(({ event }) => event === 'declared').length,
    wounds: hits.reduce((sum, { wounds }) => sum + Number(wounds), 0),
    felled: log.filter(({ told }) => told.event === 'died' && told.seat === 1 - seat).length,
    hero,
    blow,
  };
}
