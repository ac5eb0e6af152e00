import { describe, expect, it } from 'vitest';
import { entries } from '../src/table/telling';
import { summary } from '../src/table/voice';
import { turningPoints } from '../src/table/turning';
import type { Luck, Told } from '../src/lib/wire';
import { load } from './words';

const texts = load('en', 'berserk');
const log = (...told: object[]) =>
  told.map((one, n) => ({ n, told: { seat: 0, ...one } }) as unknown as Told);
const strike = {
  event: 'declared',
  card: 'ox-guard',
  at: 'c3',
  means: 'strike',
  target: 'c4',
  cards: [],
};
const rolled = {
  event: 'rolled',
  card: 'ox-guard',
  at: 'c3',
  die: 4,
  total: 4,
  skill: '',
  fortunes: [],
  added: '',
};

describe('a log', () => {
  it('has one entry a deed, with its steps', () => {
    const found = entries(
      log({ event: 'turn', count: 1 }, strike, rolled, { event: 'died' }),
      texts.declared,
    );
    expect(found.map(({ kind }) => kind)).toEqual(['heading', 'declared']);
    expect(found[1]?.lines.map(({ isStep }) => isStep)).toEqual([false, true, false]);
    expect(found[1]?.places).toEqual(['c3', 'c4', 'c3']);
  });

  it('counts a shot to the ability that shoots', () => {
    const uses = { event: 'uses', card: 'bow-nomad', at: 'c2', number: 1, effects: ['shot'] };
    expect(entries(log(uses, { ...strike, means: 'shot' }), texts.declared)).toHaveLength(1);
  });

  it('tells what is alike once', () => {
    const dealt = Array.from({ length: 15 }, () => ({ event: 'dealt', seat: 1 }));
    const [one, ...more] = entries(log(...dealt), texts.declared);
    expect(more).toEqual([]);
    expect(texts.event(one?.lines[0]?.told ?? {}, ['a', 'b'], 0)).toBe('b draws 15 cards.');
  });

  it('gathers what the cards of a game are called there', () => {
    const shieldwall = load('en', 'shieldwall');
    const drawn = ['ambush', 'spy'].map((strategy) => ({ event: 'drew', strategy }));
    const [one, ...more] = entries(log(...drawn), shieldwall.declared);
    expect(more).toEqual([]);
    const said = shieldwall.event(one?.lines[0]?.told ?? {}, ['a', 'b'], 0);
    expect(said).toBe('You draw 2 strategy cards: Ambush, Spy.');
  });

  it('does not repeat what closes a row', () => {
    const berzerka = load('en', 'berzerka');
    const discard = { event: 'discard', seat: 1 };
    const closed = { event: 'discarded', seat: 1, count: 2 };
    const said = entries(log(discard, discard, closed), berzerka.declared).map(({ lines }) =>
      lines.map(({ told }) => berzerka.event(told, ['a', 'b', 'c'], 0)),
    );
    expect(said).toEqual([['b discards 2 cards.']]);
    const [kept] = entries(log({ ...closed, count: 0 }), berzerka.declared);
    expect(kept?.lines[0]?.told.event).toBe('discarded');
  });

  it('tells of several seats at once what nobody else may know', () => {
    const draft = load('en', 'draft');
    const mine = { event: 'picked', seat: 0, card: 'lynx' };
    const theirs = [1, 2, 3].map((seat) => ({ event: 'picked', seat }));
    const said = entries(log(mine, ...theirs), draft.declared).map(({ lines }) =>
      lines.map(({ told }) => draft.event(told, ['a', 'b', 'c', 'd'], 0)),
    );
    expect(said).toEqual([['You take lynx.'], ['b, c and d take a card each.']]);
  });

  it('is an entry an event where a game declares nothing', () => {
    expect(entries(log({ event: 'drew' }, { event: 'drew' }), {})).toHaveLength(2);
  });
});

describe('a voice', () => {
  it('sums a burst up', () => {
    const news = log(...Array.from({ length: 8 }, () => strike));
    const said = summary(texts, news, ['a', 'b'], 0);
    expect(said.startsWith('5 things happened before that.')).toBe(true);
    expect(said.match(/attacks/g)).toHaveLength(3);
  });
});

describe('turning points', () => {
  const spread = (luck: number) => [
    { luck, interval: [luck - 0.02, luck + 0.02] },
    { luck: -luck, interval: [-luck - 0.02, -luck + 0.02] },
  ];
  const stroke = (number: number, luck: number) => ({ number, labels: ['x'], seats: spread(luck) });
  const luck = {
    seats: [],
    strokes: [stroke(1, 0.01), stroke(5, 0.3), stroke(9, -0.4), stroke(13, 0.2), stroke(17, 0.5)],
  } as unknown as Luck;

  it('are what weighed most, in their order', () => {
    expect(turningPoints(luck, 0).map(({ number }) => number)).toEqual([5, 9, 17]);
    expect(turningPoints(luck, 1).map(({ gain }) => gain)).toEqual([-15, 20, -25]);
  });
});
