import { describe, expect, it } from 'vitest';
import { type DayResult, remember, results, today } from '../src/lib/daily';
import { label } from '../src/games/berserkers/label';
import { auto } from '../src/games/berserkers/items';
import { signs } from '../src/games/berserkers/tale';
import { type Content, type View, percent, piecesOn } from '../src/games/berserkers/types';
import { load } from './words';

class Shelf implements Storage {
  private kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear() {
    this.kept.clear();
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  key() {
    return null;
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
}

function result(day: string, points: number): DayResult {
  return { day, table: `t${points}`, won: true, points, turns: 9, share: '' };
}

describe('the map', () => {
  it('names everybody on a cell as a choice is written', () => {
    const view = {
      heroes: [
        { at: 'a1', health: 'healthy' },
        { at: 'a1', health: 'wounded' },
        { at: null, health: 'dead' },
      ],
      riders: [{ colour: 'red', at: 'a1', sealed: true, blocked: false, die: 0 }],
      orcs: [{ colour: 'blue', at: 'b1', die: 0 }],
      elves: [null, 'a1', null],
      goblins: 'a1',
      zodd: { at: 'a1', health: 2 },
    } as unknown as View;
    const found = piecesOn(view, 'a1');
    expect(found.map(({ text }) => text)).toEqual([
      ...['hero 1', 'hero 2', 'rider red', 'elves 2', 'goblins', 'zodd'],
    ]);
    expect(found[1]?.state).toBe('wounded');
    expect(found[2]?.state).toBe('sealed');
    expect(piecesOn(view, 'b1').map(({ text }) => text)).toEqual(['orcs blue']);
  });

  it('counts odds in 216ths', () => {
    expect([0, 72, 152, 216].map(percent)).toEqual([0, 33, 70, 100]);
  });
});

describe('a choice in words', () => {
  const texts = load('en', 'berserkers');
  const content = { cards: [{ id: 'I', deeds: ['move-1', 'light'] }] } as unknown as Content;
  const view = {
    places: [{ cell: 'b2', place: 'howling-pit' }],
    heroes: [],
    riders: [{ at: 'b2', colour: 'black' }],
    orcs: [],
    elves: [],
  } as unknown as View;

  it('says what a die does', () => {
    expect(label(texts, 'place 1 I', view, content)).toBe('Place 1 on card I: Move 1');
  });

  it('says which place it is and who is there', () => {
    expect(label(texts, 'cell b2', view, content)).toBe('b2, Howling Pit, The black rider');
    expect(label(texts, 'throw', view, content)).toBe('Throw the dice');
  });
});

describe('what is shared', () => {
  it('has one sign a turn', () => expect(signs(['lit', '', 'died'])).toBe('▲·☠'));
});

describe('items while the enemies play', () => {
  function asked(asking: string, dice: number[]): View {
    const colours = ['black', 'blue', 'red'] as const;
    const riders = colours.map((colour, i) => ({ colour, die: dice[i] ?? 0 }));
    return { asking, riders, orcs: riders } as unknown as View;
  }

  it('are asked for unless one wants to pass', () => {
    expect(auto(asked('items', []), true)).toBe(null);
    expect(auto(asked('riders', [0, 0, 4]), true)).toBe(null);
    expect(auto(asked('items', []), false)).toBe('pass');
    expect(auto(asked('riders', [0, 0, 4]), false)).toBe('rider red');
    expect(auto(asked('orcs', [0, 2, 0]), false)).toBe('orcs blue');
  });

  it('leave the order of the enemies to the player', () => {
    expect(auto(asked('riders', [1, 0, 4]), false)).toBe(null);
    expect(auto(asked('act', [0, 0, 4]), false)).toBe(null);
    expect(auto(asked('shield', [0, 0, 4]), false)).toBe(null);
  });
});

describe('the game of the day', () => {
  it('has the date of this device', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('counts the first try alone', () => {
    const shelf = new Shelf();
    expect(remember(result('2026-01-05', 7), shelf).points).toBe(7);
    expect(remember(result('2026-01-05', 25), shelf).points).toBe(7);
    remember(result('2026-01-06', 3), shelf);
    expect(results(shelf).map(({ day, points }) => [day, points])).toEqual([
      ['2026-01-06', 3],
      ['2026-01-05', 7],
    ]);
  });

  it('forgives a shelf that holds nonsense', () => {
    const shelf = new Shelf();
    shelf.setItem('holmgang-daily', '{oops');
    expect(results(shelf)).toEqual([]);
  });
});
