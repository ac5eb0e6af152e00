import { describe, expect, it, vi } from 'vitest';

const opened: Record<string, string>[] = [];
vi.mock('../src/lib/quick', () => ({
  openAgainstBot: (_: unknown, options: Record<string, string>) =>
    Promise.resolve({ id: `t${opened.push(options)}` }),
}));
vi.mock('../src/lib/me.svelte', () => ({
  session: { shelve: () => Promise.resolve([{ id: 'berserk' }]) },
}));
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const { after, playNext } = await import('../src/lib/series');
const duel = (north: string) => ({ game: 'berserk', options: { north } });

describe('a series', () => {
  it('goes on from table to table until nothing is left', async () => {
    const first = await playNext([duel('a'), duel('b')]);
    expect(after(first?.id ?? '')).toEqual([duel('b')]);
    const second = await playNext(after(first?.id ?? ''));
    expect(opened).toEqual([{ north: 'a' }, { north: 'b' }]);
    expect(after(second?.id ?? '')).toEqual([]);
    expect(after(first?.id ?? ''), 'one that was left is forgotten').toEqual([]);
  });

  it('opens nothing where nothing is left, or of a game that is not here', async () => {
    expect(await playNext([])).toBeNull();
    expect(await playNext([{ game: 'chess', options: {} }])).toBeNull();
  });
});
