import { describe, expect, it } from 'vitest';
import { percent, summed } from '../src/games/berzerka/odds';
import { sorted } from '../src/games/berzerka/order';
import { hands, remembered } from '../src/games/berzerka/stage';
import { same } from '../src/games/berzerka/same';
import type { View } from '../src/games/berzerka/types';
import type { Told } from '../src/lib/wire';

describe('a hand', () => {
  const cards = ['H2', 'C13', 'D1'];

  it('is sorted by suit, as the player likes', () => {
    const held = [...cards, 'H11'];
    expect(sorted(held, 'falling', [], null)).toEqual(['H11', 'H2', 'C13', 'D1']);
    expect(sorted(held, 'rising', [], null)).toEqual(['H2', 'H11', 'C13', 'D1']);
  });

  it('has trumps first and the strongest of each suit, as the rules rank them', () => {
    const ranking = ['H9', 'H2', 'S1', 'S13'];
    const held = ['H2', 'S13', 'H9', 'S1'];
    expect(sorted(held, 'strength', ranking, 'S')).toEqual(['S1', 'S13', 'H9', 'H2']);
  });
});

describe('cards that do the same', () => {
  const choices = (...cards: string[]) => cards.map((card) => ({ text: `play ${card}` }));
  const holding = (equals: string[][] | null, asking = 'play') =>
    ({ asking, seats: [{ equals }] }) as unknown as View;

  it('are no choice', () => {
    const view = holding([
      ['S1', 'S2'],
      ['H3', 'H4', 'H5'],
    ]);
    expect(same(view, 0, choices('H3', 'H5'))).toBe('play H3');
    expect(same(view, 0, choices('H3', 'S1'))).toBeNull();
    expect(same(view, 0, choices('H3', 'H6'))).toBeNull();
  });

  it('are for who knows his hand, and plays', () => {
    expect(same(holding(null), 0, choices('H3', 'H4'))).toBeNull();
    expect(same(holding([['H3', 'H4']], 'discard'), 0, choices('H3', 'H4'))).toBeNull();
  });
});

describe('hands', () => {
  it('are read from the log, with their tricks and results', () => {
    const told = [
      { event: 'hand', seat: 1, count: 4 },
      { event: 'hotseat', seat: 1 },
      { event: 'declared', seat: 1, contract: 'berzerka', penalty: 0, value: 2 },
      { event: 'played', seat: 1, card: 'C12' },
      { event: 'played', seat: 2, card: 'C9' },
      { event: 'played', seat: 0, card: 'D5' },
      { event: 'trick', seat: 1, count: 1 },
      {
        event: 'result',
        seat: 1,
        contract: 'berzerka',
        tricks: 1,
        penalty: 0,
        recorded: 1,
        won: [0, 1, 0],
      },
      { event: 'ranked', seat: -1, contract: 'berzerka', points: [0, 2, -2] },
      { event: 'hand', seat: 2, count: 5 },
    ];
    const [first, second] = hands(told.map((each, n) => ({ n, told: each, text: '' }) as Told));
    expect(first).toMatchObject({ number: 4, declarer: 1, isHotseat: true, n: 7 });
    expect(first?.tricks).toEqual([
      { n: 6, number: 1, lead: 1, cards: ['C12', 'C9', 'D5'], winner: 1 },
    ]);
    expect(first?.points).toEqual([0, 2, -2]);
    expect(first?.won).toEqual([0, 1, 0]);
    expect(second).toMatchObject({ number: 5, result: null, points: null });
  });
});

describe('a strict memory', () => {
  it('reads no card again that was played before the last trick (BZ-TRK-07)', () => {
    const events = ['hand', 'played', 'trick', 'played', 'trick', 'played'];
    const whole = events.map((event, n) => ({ n, told: { event }, text: '' }) as Told);
    expect(remembered(whole).map(({ n }) => n)).toEqual([0, 2, 3, 4, 5]);
    expect(remembered(whole.slice(0, 3))).toHaveLength(3);
  });
});

describe('odds', () => {
  it('are percents in the language, never nothing for what can happen', () => {
    expect([0, 0.004, 0.3, 1].map((share) => percent(share, 'en'))).toEqual([
      '·',
      '<1%',
      '30%',
      '100%',
    ]);
    expect(percent(0.3, 'fr')).toMatch(/^30\s%$/);
    expect(percent(0.3)).toBe('30');
  });

  it('are summed up where there are many cards', () => {
    const shares = [0, 0, 0, 0, 0, 0, 0.5, 0.25, 0.2, 0.05];
    expect(summed(shares, 8)[7]).toBeCloseTo(0.5);
    expect(summed([1], 3)).toEqual([1, 0, 0]);
  });
});
