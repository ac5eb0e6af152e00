import { describe, expect, it } from 'vitest';
import { awaited } from '../src/lib/nudge';
import type { SeatInfo, Table } from '../src/lib/wire';

function seat(kind: SeatInfo['kind'], is_you = false): Partial<SeatInfo> {
  return { kind, is_you };
}

/** A table of three; the first seat is mine. */
function table(actors: number[], more: object = {}): Table {
  const seats = [seat('human', true), seat('human'), seat('bot')];
  return { viewer: 0, actors, summary: { seats }, over: null, ...more } as unknown as Table;
}

describe('whom one may nudge', () => {
  it('is the person who owes a choice', () => {
    expect(awaited(table([1]), [0, 1, 2])).toEqual([1]);
  });

  it('is nobody while I owe one myself, or the game is over, or I only look on', () => {
    expect(awaited(table([0, 1]), [0, 1, 2])).toEqual([]);
    expect(awaited(table([1], { over: { scores: [] } }), [0, 1, 2])).toEqual([]);
    expect(awaited(table([1], { viewer: 'spectator' }), [0, 1, 2])).toEqual([]);
  });

  it('is no bot, nobody who is away, and never myself', () => {
    expect(awaited(table([2]), [0, 1, 2])).toEqual([]);
    expect(awaited(table([1]), [0, 2])).toEqual([]);
    const mine = { seats: [seat('hot', true), seat('hot', true)] };
    expect(awaited(table([1], { summary: mine }), [0, 1])).toEqual([]);
  });
});
