import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kept, pieces, unmarked } from '../src/lib/fluent';
import { pick } from '../src/lib/texts.svelte';
import { LANGUAGES, ROOT, load } from './words';

const WEB = new URL('../src', import.meta.url).pathname;
const shieldwall = (lang: string) => load(lang, 'shieldwall');

const en = shieldwall('en');
const names = ['Ann', 'greedy'];

describe('the words of a game', () => {
  it('name an action from its notation', () => {
    expect(en.action('play arrow-storm')).toBe('Play Arrow Storm');
    expect(en.action('force 2')).toBe('Lead with 2 cards');
    expect(en.action('draw black ?')).toBe('Black draws a strategy card');
  });

  it('tell an event to the one it is about and to others', () => {
    const told = { event: 'lost', seat: 0, count: 1 };
    expect(en.event(told, names, 0)).toBe('You lose a unit.');
    expect(en.event(told, names, 1)).toBe('Ann loses a unit.');
  });

  it('withhold what is withheld', () => {
    expect(en.event({ event: 'drew', seat: 1 }, names, 0)).toBe(
      'Greedy bot draws a strategy card.',
    );
  });

  it('mark the cards in a sentence, so that they can be pointed at', () => {
    const told = { event: 'spy', seat: 0, cards: ['S1', 'M2'] };
    const text = en.event(told, names, 0, ['card']);
    expect(unmarked(text)).toBe(
      'Your spy sees the enemy’s next cards: Oath-sworn berserks, Border watch.',
    );
    expect(pieces(text).flatMap(({ component }) => component ?? [])).toEqual([
      'card:S1',
      'card:M2',
    ]);
  });

  it('keep quotes and commas with their card', () => {
    const all = [
      { text: 'по карте «' },
      { text: 'Рысь', component: 'card:lynx' },
      { text: '», ' },
      { text: 'Тролль', component: 'card:troll' },
      { text: ' (a4).' },
    ];
    expect(kept(all)).toEqual([
      { text: 'по карте ' },
      { text: 'Рысь', component: 'card:lynx', before: '«', behind: '»,' },
      { text: ' ' },
      { text: 'Тролль', component: 'card:troll', before: '', behind: '' },
      { text: ' (a4).' },
    ]);
  });

  it('know how many things a list has', () => {
    const told = { event: 'battle', seat: 0, weapon: 'swords', bonus: 0, total: 8 };
    const one = { ...told, cards: ['S1'], points: [8] };
    expect(en.event(one, names, 0)).toBe('You lead Oath-sworn berserks with swords: 8.');
    const two = { ...told, cards: ['S1', 'S2'], points: [5, 3] };
    expect(en.event(two, names, 0)).toBe(
      'You lead Oath-sworn berserks, Jarl’s guard with swords: 5 + 3 = 8.',
    );
  });

  it('say how much a bot overlooks', () => {
    expect(en.bot('greedy:misses30')).toBe('Greedy bot, overlooks 30 %');
    expect(en.bot('ismcts:200ms:misses5')).toBe('Searching bot 200ms, overlooks 5 %');
  });

  it('put a colon as the language does', () => {
    expect(en.pair('Zodd', '3')).toBe('Zodd: 3');
    expect(shieldwall('fr').pair('Zodd', '3')).toBe('Zodd\u00a0: 3');
  });

  it('decline numbers as Russian does', () => {
    const ru = shieldwall('ru');
    const found = [1, 3, 5, 21].map((count) => ru.get('shieldwall-board-deck', { count }));
    expect(found).toEqual([
      '1 карта в колоде',
      '3 карты в колоде',
      '5 карт в колоде',
      '21 карта в колоде',
    ]);
  });

  it('say why a choice is not open', () => {
    const details = { action: 'force 2', reason: 'exact-force', number: 1 };
    const why = en.because({ code: 'illegal', details, text: 'Not allowed' });
    expect(why).toBe('A unit card demands exactly 1 card');
  });

  it('ask in plain words', () => {
    const view = { asking: 'attack', actors: [1], round: 2 };
    expect(en.prompt(view, names, 0)).toBe('Greedy bot attacks and chooses a weapon…');
  });
});

describe('the messages of the app', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(WEB, name), 'utf8'))
    .join('\n');
  const used = [...new Set([...sources.matchAll(/'(web-[a-z0-9-]+)'/g)].map(([, id = '']) => id))];
  const prefixes = [
    ...new Set([...sources.matchAll(/`(web-[a-z-]*)\$\{/g)].map(([, p = '']) => p)),
  ];
  const declared = (lang: string) =>
    ['web', 'account', 'profile']
      .map((name) => join(ROOT, `src/holmgang/texts/locale/${lang}/${name}.ftl`))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^(web-[\w-]+)/gm)])
      .map(([, id = '']) => id)
      .sort();

  it.each(LANGUAGES)('are all there: %s', (lang) => {
    const texts = shieldwall(lang);
    expect(used.filter((id) => !texts.has(id))).toEqual([]);
    expect(declared(lang)).toEqual(declared('en'));
  });

  it('are all used', () => {
    const isUsed = (id: string) => used.includes(id) || prefixes.some((p) => id.startsWith(p));
    expect(declared('en').filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe('pick', () => {
  it('takes the wish, else the first language of the browser that is spoken here', () => {
    expect(pick('ru', ['en'])).toBe('ru');
    expect(pick('', ['de-AT', 'fr-CA', 'en'])).toBe('fr');
    expect(pick('', ['de'])).toBe('en');
  });
});
