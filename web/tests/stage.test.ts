import { describe, expect, it } from 'vitest';
import { battles } from '../src/games/shieldwall/stage';
import { blocks, spans } from '../src/lib/markdown';
import type { Told } from '../src/lib/wire';

function log(...events: (Record<string, unknown> & { event: string })[]): Told[] {
  return events.map((told, n) => ({ n, told, text: '' }) as Told);
}

const laid = (seat: number, total: number) => ({
  event: 'battle',
  seat,
  weapon: 'bows',
  cards: ['S1'],
  points: [total],
  bonus: 0,
  total,
});

describe('battles', () => {
  it('reads them from the log, losses and gains included', () => {
    const told = log(
      { event: 'round', seat: 1, count: 1 },
      { event: 'strategy', seat: 0, strategy: 'spy' },
      { event: 'strategy', seat: 1, strategy: 'ambush' },
      laid(0, 3),
      laid(1, 7),
      { event: 'result', seat: 1, totals: [3, 7] },
      { event: 'lost', seat: 0, count: 2 },
      { event: 'healed', seat: 1, count: 1 },
      { event: 'round', seat: 1, count: 2 },
    );
    expect(battles(told)).toMatchObject([
      { n: 5, round: 1, attacker: 1, winner: 1, strategies: ['spy', 'ambush'], change: [-2, 1] },
    ]);
  });

  it('knows none before the first', () => {
    expect(battles(log({ event: 'round', seat: 0, count: 1 }))).toEqual([]);
  });
});

describe('the text of a rule', () => {
  it('finds marks and other rules in a line', () => {
    expect(spans('*(ruling)* See SW-FRC-04, **now**.')).toEqual([
      { kind: 'em', text: '(ruling)' },
      { kind: 'text', text: ' See ' },
      { kind: 'rule', text: 'SW-FRC-04' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('knows paragraphs, lists and tables', () => {
    const found = blocks('One\ntwo\n\n- a\n- b\n\n| A | B |\n|---|---|\n| 1 | 2 |');
    expect(found.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'table']);
    expect(found[2]).toEqual({ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] });
  });
});
