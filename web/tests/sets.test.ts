import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookOf, boxOf, newDeck, sharedText } from '../src/games/berserk/decks.svelte';
import { both, packOf, READY } from '../src/games/berserk/sets';

const SHELF = join(import.meta.dirname, '../../src/holmgang/packs/berserk');

function readyDecks(pack: string): string[] {
  const text = readFileSync(join(SHELF, pack, 'pack.yaml'), 'utf-8');
  const [, decks = ''] = text.split(/^decks:\n/m);
  return [...(decks.split(/^\w/m)[0] ?? '').matchAll(/^ {2}([a-z]+):$/gm)].map(
    ([, name = '']) => name,
  );
}

describe('the boxes', () => {
  it('have the ready decks that they come with', () => {
    const boxes = readdirSync(SHELF).filter((name) => Object.keys(READY).includes(name));
    expect(Object.fromEntries(boxes.map((box) => [box, readyDecks(box)]))).toEqual(READY);
  });

  it('are both needed where decks of both meet', () => {
    expect(both('realms', 'realms')).toBe('realms');
    expect(both('realms', 'kub')).toBe('realms+kub');
    expect([packOf('fire'), packOf('minions'), packOf('lynx*3')]).toEqual([
      'realms',
      'kub',
      undefined,
    ]);
  });
});

describe('a deck', () => {
  it('of old, without a set, is of the first box', () => {
    const old = { id: '1', name: 'Old', cards: { lynx: 3 }, edition: 'laar' as const };
    expect([boxOf(old), bookOf(old)]).toEqual(['realms', 'laar']);
  });

  it('of the second box is played by the second book', () => {
    expect(bookOf({ ...newDeck('New', {}, 'kub'), edition: 'realms' })).toBe('laar');
  });

  it('tells others its set', () => {
    const deck = newDeck('New', { penguin: 2 }, 'kub');
    expect(sharedText(deck, () => 'Penguin')).toBe('# set: kub\n2 Penguin');
  });
});
