import { describe, expect, it } from 'vitest';
import { STEPS as berserkers } from '../src/games/berserkers/lesson';
import { STEPS as berzerka } from '../src/games/berzerka/lesson';
import { STEPS as shieldwall } from '../src/games/shieldwall/lesson';
import { type Scene, type Step, count, has, stepOf, wordsOf } from '../src/table/lesson';
import type { Told } from '../src/lib/wire';
import { load } from './words';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of any game
type AnyStep = Step<Scene<any>>;
const LESSONS: [string, AnyStep[]][] = [
  ['shieldwall', shieldwall],
  ['berzerka', berzerka],
  ['berserkers', berserkers],
];
const log = (...events: string[]) =>
  events.map((event, n) => ({ n, told: { event, seat: 0 } }) as unknown as Told);
const scene = (events: string[] = [], view: object = {}) => ({
  view,
  log: log(...events),
  legal: [],
  near: 0,
});

describe.each(LESSONS)('the first game of %s', (game, steps) => {
  it('has ten to fifteen steps, each with its words in every language', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    for (const lang of ['en', 'ru', 'fr'])
      for (const { id } of steps)
        expect(load(lang, game).has(`${game}-guide-${id}`), id).toBe(true);
  });

  it('begins with a welcome and does not stop before its end', () => {
    expect(stepOf(steps, scene(), 0)).toBe(0);
    expect(stepOf(steps, scene(), steps.length + 5)).toBe(steps.length - 1);
  });
});

describe('a lesson', () => {
  it('follows what the player does', () => {
    const at = stepOf(shieldwall, scene(['weapon', 'strategy']) as never, 0);
    expect(shieldwall[at]?.id).toBe('force');
  });

  it('has other words for another end', () => {
    const lost = scene([], { asking: 'over', winner: 1 });
    expect(wordsOf(shieldwall.at(-1), lost as never)).toBe('defeat');
    const won = scene([], { asking: 'over', winner: 0 });
    expect(wordsOf(shieldwall.at(-1), won as never)).toBe('victory');
  });

  it('counts what was told of the player alone', () => {
    const one = {
      ...scene(),
      log: [...log('battle'), { n: 1, told: { event: 'battle', seat: 1 } }],
    };
    expect(count(one as never, 'battle')).toBe(1);
    expect(has(one as never, 'battle', false)).toBe(true);
  });
});
