import { describe, expect, it } from 'vitest';
import { spans } from '../src/lib/markdown';
import { editionsOf, fits, sectionsOf } from '../src/lib/rules';
import type { Reason, Rule } from '../src/lib/wire';
import { load } from './words';

const rule = (id: string, editions: string[] = [], section = 'One'): Rule => ({
  id,
  section,
  text: `The text of ${id}`,
  ruling: false,
  reconstructed: false,
  editions,
});
const refused = (reason: string) => ({ code: 'illegal', details: { reason }, text: '' }) as Reason;

describe('The rules', () => {
  const book = [rule('A-1', ['realms']), rule('A-2', ['realms', 'laar'], 'Two'), rule('A-3')];

  it('are those of an edition, or all', () => {
    const of = (edition: string) =>
      book.filter((each) => fits(each, edition, '')).map(({ id }) => id);
    expect(of('laar')).toEqual(['A-2', 'A-3']);
    expect(of('')).toEqual(['A-1', 'A-2', 'A-3']);
    expect(editionsOf(book)).toEqual(['realms', 'laar']);
    expect(editionsOf([rule('A-3')])).toEqual([]);
  });

  it('are found by number and by words', () => {
    expect(fits(rule('A-1'), '', ' a-1 ')).toBe(true);
    expect(fits(rule('A-1'), '', 'TEXT OF')).toBe(true);
    expect(fits(rule('A-1'), '', 'A-2')).toBe(false);
  });

  it('stand in their sections', () => {
    expect(sectionsOf(book).map(({ title, rules }) => [title, rules.length])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
  });

  it('lead to each other by their numbers', () => {
    const ids = ['SW-RES-06', 'SW-STR-A', 'BZ-DEAL-01', 'BR-P1-03', 'BR-REQ-10a', 'BK-19.23b'];
    const found = spans(`See ${ids.join(', ')}; not B1-2 or X-3.`);
    expect(found.filter(({ kind }) => kind === 'rule').map(({ text }) => text)).toEqual(ids);
  });
});

describe('What is asked and refused', () => {
  it('names the rule of the edition', () => {
    const texts = load('en', 'berserk').of('berserk');
    expect(texts.ruleOf({ asking: 'order' }, 'laar')).toBe('BK-3.2');
    expect(texts.ruleOf({ asking: 'order' }, 'realms')).toBe('BK-3.1');
    expect(texts.ruleOf({ asking: 'turn' }, 'laar')).toBe('BK-8.4');
    expect(texts.ruleAgainst(refused('exhausted'), { asking: 'turn' })).toBe('BK-8.7');
  });

  it('names the narrowest row, and the question where a refusal has none', () => {
    const texts = load('en', 'berserkers').of('berserkers');
    expect(texts.ruleOf({ asking: 'cell', doing: 'push' })).toBe('BR-ACT-05');
    expect(texts.ruleOf({ asking: 'cell', doing: 'swim' })).toBe('BR-DEC-03');
    expect(texts.ruleAgainst(refused('other question'), { asking: 'act' })).toBe('BR-DEC-02');
    expect(load('en', 'berzerka').of('nim').ruleOf({ asking: 'take' })).toBe('');
  });
});
