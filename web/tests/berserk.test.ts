import { describe, expect, it } from 'vitest';
import { lastClash } from '../src/games/berserk/clash';
import { label } from '../src/games/berserk/label';
import { ALL, EVERYTHING, type Look, ORDERS, fits, isSought } from '../src/games/berserk/filter';
import { stepOf, wordsOf } from '../src/table/lesson';
import { type Scene, STEPS } from '../src/games/berserk/lesson';
import { auto, restUntilOwnTurn } from '../src/games/berserk/stops.svelte';
import { type View, deedOf, spot, squaresFrom } from '../src/games/berserk/types';
import type { Sheet, Told } from '../src/lib/wire';
import { load } from './words';

const told = (event: string, figures: object = {}, n = 0): Told =>
  ({ n, told: { event, ...figures }, text: '' }) as Told;

describe('a choice in words', () => {
  it('names the card of the deal that it is about', () => {
    const seats = [{}, { deal: [{ card: 'wolf-rider' }, { card: 'troll-brute' }] }];
    const view = { asking: 'before', seats } as unknown as View;
    const texts = load('en', 'berserk');
    expect(label(texts, 'number 2', view)).toBe(texts.word('card', 'troll-brute'));
  });
});

describe('the field', () => {
  it('is seen from the own side', () => {
    expect(squaresFrom(0).slice(0, 2)).toEqual(['a6', 'b6']);
    expect(squaresFrom(1).slice(0, 2)).toEqual(['e1', 'd1']);
    expect(spot('a1', 0)).toEqual([0, 5]);
    expect(spot('a1', 1)).toEqual([4, 0]);
  });

  it('knows the parts of a choice', () => {
    expect(deedOf({ text: 'strike c3 d4', label: '' })).toMatchObject({ from: 'c3', to: 'd4' });
    expect(deedOf({ text: 'protect d4', label: '' })).toMatchObject({ from: '', to: 'd4' });
    expect(deedOf({ text: 'use c3 1', label: '' })).toMatchObject({ from: 'c3', to: '' });
  });
});

describe('the last attack', () => {
  const strike = { seat: 0, card: 'lynx', at: 'c3', means: 'strike', target: 'c4' };

  it('is put together from what was told', () => {
    const clash = lastClash([
      told('declared', strike, 1),
      told('protects', { seat: 1, card: 'guard', at: 'd4', to: 'c4' }),
      told('rolled', { seat: 0, card: 'lynx', at: 'c3', die: 6, total: 7 }),
      told('rolled', { seat: 1, card: 'guard', at: 'd4', die: 2, total: 2 }),
      told('hit', { ...strike, strength: 'strong', wounds: 3 }),
    ]);
    expect(clash?.isProtected).toBe(true);
    expect(clash?.attacker).toMatchObject({ die: 6, total: 7, strength: 'strong', wounds: 3 });
    expect(clash?.defender).toMatchObject({ card: 'guard', at: 'd4', die: 2 });
  });

  it('names a silent defender', () => {
    const aimed = { ...strike, cards: ['guard'] };
    expect(lastClash([told('declared', aimed)])?.defender.card).toBe('guard');
  });

  it('is none before the first', () => expect(lastClash([])).toBeNull());
});

describe('the first battle', () => {
  const view = { turn: 1, asking: 'turn', actors: [0], winner: -1, cards: [] };
  const scene = (change: Partial<Scene> = {}, seen: object = {}): Scene => ({
    view: { ...view, ...seen } as unknown as View,
    log: [],
    legal: [],
    selected: '',
    near: 0,
    ...change,
  });
  const id = (of: Scene, read = 0) => STEPS[stepOf(STEPS, of, read)]?.id;

  it('goes on with what the player does', () => {
    expect(id(scene())).toBe('welcome');
    expect(id(scene({ selected: 'd3' }))).toBe('move');
    expect(id(scene({ log: [told('moved', { seat: 0 })] }))).toBe('strike');
    expect(id(scene({ log: [told('declared', { seat: 0 })] }))).toBe('dice');
    expect(id(scene({}, { turn: 2 }))).toBe('protector');
  });

  it('does not take the enemy’s deeds for the player’s', () => {
    expect(id(scene({ log: [told('moved', { seat: 1 })] }))).toBe('welcome');
  });

  it('does not go back', () => expect(id(scene(), 3)).toBe('strike'));

  it('speaks of what is happening', () => {
    const at = STEPS.findIndex((step) => step.id === 'protector');
    expect(wordsOf(STEPS[at], scene({}, { asking: 'protector' }))).toBe('protector-now');
    expect(wordsOf(STEPS.at(-1), scene({}, { winner: 1 }))).toBe('defeat');
    expect(wordsOf(STEPS.at(-1), scene({}, { winner: 0 }))).toBe('victory');
  });
});

describe('the search for cards', () => {
  const sheet = {
    name: 'Fire Drake',
    realm: 'fire',
    cost: 8,
    elite: true,
    klass: '',
    keywords: [{ name: 'armor 2', text: '' }],
    terms: [],
    lines: ['Exhaust: blast 2-3-4.'],
  } as unknown as Sheet;

  it('looks at realm, cost, rank, keyword and words', () => {
    expect(fits(sheet, ALL)).toBe(true);
    expect(fits(sheet, { ...ALL, realms: ['swamp'] })).toBe(false);
    expect(fits(sheet, { ...ALL, cost: '8+', rank: 'elite', keyword: 'armor' })).toBe(true);
    expect(fits(sheet, { ...ALL, cost: '7' })).toBe(false);
    expect(fits(sheet, { ...ALL, words: 'blast drake' })).toBe(true);
    expect(fits(sheet, { ...ALL, words: 'poison' })).toBe(false);
  });
});

describe('stops', () => {
  const asked = (event: string, figures: object = {}) =>
    ({
      asking: 'response',
      turn: 3,
      active: 0,
      answering: { event, at: 'c3', target: null, seat: 0, called: false, ...figures },
    }) as unknown as View;

  it('pass where the player does not want to be asked', () => {
    expect(auto(asked('moved'), 1, ['theirs-attack'])).toBe('pass');
    expect(auto(asked('declared'), 1, ['theirs-attack'])).toBeNull();
    expect(auto(asked('declared'), 0, ['theirs-attack'])).toBe('pass');
    expect(auto(asked('declared'), 0, ['mine-attack'])).toBeNull();
  });

  it('never pass what a card was made for, nor what they do not know', () => {
    expect(auto(asked('moved', { called: true }), 1, [])).toBeNull();
    expect(auto(asked('wounded'), 1, [])).toBeNull();
  });

  it('know other questions from windows', () => {
    expect(auto({ ...asked('moved'), asking: 'turn' }, 1, [])).toBeNull();
  });

  it('rest until the own turn', () => {
    restUntilOwnTurn(asked('declared'), 1);
    expect(auto(asked('declared', { called: true }), 1, ['theirs-attack'])).toBe('pass');
    expect(auto({ ...asked('declared'), turn: 4 }, 1, ['theirs-attack'])).toBeNull();
    expect(auto(asked('declared'), 0, ['mine-attack'])).toBeNull();
  });
});

describe('Cards that are looked for', () => {
  const sheet = (name: string, realm: string, keyword = ''): Sheet =>
    ({
      name,
      realm,
      cost: name.length,
      life: 1,
      keywords: keyword ? [{ name: keyword, text: '' }] : [],
      terms: [],
    }) as unknown as Sheet;
  const all = [
    sheet('Ox', 'plains', 'Armor 2'),
    sheet('Raven', 'forests'),
    sheet('Boar', 'plains'),
  ];
  const names = (look: Partial<Look>) =>
    all.filter((each) => isSought(each, { ...EVERYTHING, ...look })).map(({ name }) => name);

  it('are those of a realm, and those that can do something', () => {
    expect(names({})).toEqual(['Ox', 'Raven', 'Boar']);
    expect(names({ realm: 'plains' })).toEqual(['Ox', 'Boar']);
    expect(names({ topic: 'armor' })).toEqual(['Ox']);
  });

  it('stand in the order that is wished for', () => {
    expect([...all].sort(ORDERS.cost).map(({ name }) => name)).toEqual(['Raven', 'Boar', 'Ox']);
    expect([...all].sort(ORDERS.dealt)).toEqual(all);
  });
});
