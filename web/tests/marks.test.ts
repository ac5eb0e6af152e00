import { describe, expect, it } from 'vitest';
import { piecesOf } from '../src/games/berserk/marks';

describe('a line of a card', () => {
  it('is cut where words open an entry', () => {
    const marks = [
      { start: 0, end: 4, term: 'shot' },
      { start: 9, end: 13, term: 'poison' },
    ];
    expect(piecesOf('Shot 2 + poison.', [])).toEqual([{ text: 'Shot 2 + poison.' }]);
    expect(piecesOf('Shot and more.', marks)).toEqual([
      { text: 'Shot', term: 'shot' },
      { text: ' and ' },
      { text: 'more', term: 'poison' },
      { text: '.' },
    ]);
  });
});
