import { describe, expect, it } from 'vitest';
import type { AnyFace } from '../src/games';
import { Pace } from '../src/lib/pace.svelte';
import { Autopilot } from '../src/table/autopilot.svelte';
import { shownOf as shownBy } from '../src/table/shown.svelte';
import type { SeatInfo, Table } from '../src/lib/wire';

const choice = (text: string) => ({ text });

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const usual = { kind: 'bot', colour: 'red', name: '', is_you: false };
  return { ...usual, seat: number, ...more } as SeatInfo;
}

const ME = seat(0, { kind: 'human', name: 'Anna', is_you: true });

function tableOf(more: object = {}, seats = [ME, seat(1)]): Table {
  const summary = {
    game: 'lots',
    options: {},
    seats,
    your_seats: [0],
    advice: true,
    lesson: false,
  };
  const own = { legal: { 0: [choice('a'), choice('b')] }, blocked: {}, claims: {}, sealed: {} };
  const asked = { viewer: 0, decision: 3, view: { asking: 'call' }, actors: [0] };
  const table: object = { ...own, ...asked, summary, over: null, clocks: {}, ...more };
  return table as Table;
}

function shownOf(table: Table, face: Partial<AnyFace> = {}) {
  const pace = new Pace();
  const content = {};
  const autopilot = new Autopilot(() => Promise.reject(new Error('not now')));
  const given = () => ({
    live: { pace, queued: [] },
    table,
    face: face as AnyFace,
    content,
  });
  const wish = { forced: true };
  return { shown: shownBy(given, autopilot, () => wish), pace, autopilot, wish };
}

describe('a seat', () => {
  it('is asked, and what it may choose has words', () => {
    const { shown } = shownOf(tableOf(), { label: (_, text) => `<${text}>` });
    expect(shown.legal).toEqual([
      { text: 'a', label: '<a>' },
      { text: 'b', label: '<b>' },
    ]);
    expect([shown.seat, shown.isAsked, shown.question]).toEqual([0, true, '3/0']);
    expect(shown.names).toEqual(['Anna', 'red']);
  });

  it('is not asked any more when it has chosen, or while it looks at what was done', () => {
    expect(shownOf(tableOf({ sealed: { 0: 'a' } })).shown.isAsked).toBe(false);
    const { shown, pace } = shownOf(tableOf());
    pace.isSeen = false;
    expect([shown.isAsked, shown.legal, shown.blocked]).toEqual([false, [], []]);
  });

  it('is asked for a whole act where the board does that', () => {
    const whole = (view: { asking: string }) => (view.asking === 'call' ? 'words' : null);
    expect(shownOf(tableOf(), { whole }).shown.whole).toBe('words');
    expect(shownOf(tableOf({ legal: {} }), { whole }).shown.whole).toBeNull();
  });
});

describe('who looks on', () => {
  it('has no seat and no choices', () => {
    const { shown } = shownOf(tableOf({ viewer: 'spectator', legal: {} }));
    expect([shown.seat, shown.legal, shown.sealed]).toEqual([null, [], null]);
    expect(shown.isAsked).toBe(false);
  });
});

describe('a choice that is none', () => {
  const single = { legal: { 0: [choice('a')] } };

  it('is made by itself, unless the player or the server will not have it', async () => {
    const { shown, autopilot, wish } = shownOf(tableOf(single));
    expect([shown.auto, shown.legal]).toEqual(['a', []]);
    wish.forced = false;
    expect([shown.auto, shown.legal.length]).toEqual([null, 1]);
    wish.forced = true;
    await autopilot.give(3, 0, 'a');
    expect(shown.auto).toBeNull();
  });

  it('is asked all the same at a shared device', () => {
    expect(shownOf(tableOf(single, [{ ...ME, kind: 'hot' }])).shown.auto).toBeNull();
  });

  it('may be one of several that come to the same, but not where people could read from it', () => {
    const same = () => 'b';
    expect(shownOf(tableOf(), { same }).shown.auto).toBe('b');
    const people = [ME, seat(1, { kind: 'human' })];
    expect(shownOf(tableOf({}, people), { same }).shown.auto).toBeNull();
  });

  it('gives way to what the game answers by the player’s own settings', () => {
    expect(shownOf(tableOf(), { auto: () => 'pass' }).shown.auto).toBe('pass');
  });
});

describe('plates', () => {
  it('are there for people and clocks, or where the board names nobody', () => {
    const named = { namesSeats: true };
    expect(shownOf(tableOf()).shown.needsPlates).toBe(true);
    expect(shownOf(tableOf(), named).shown.needsPlates).toBe(false);
    expect(shownOf(tableOf({ clocks: { 0: 60 } }), named).shown.needsPlates).toBe(true);
    const people = [ME, seat(1, { kind: 'human' })];
    expect(shownOf(tableOf({}, people), named).shown.needsPlates).toBe(true);
    expect(shownOf(tableOf({}, [ME])).shown.needsPlates).toBe(false);
  });
});

describe('news', () => {
  const told = { n: 4, told: { event: 'round', seat: 1, at: 'c3' }, text: '' };

  it('are what others did, or what the game wants looked at, with what it names', () => {
    const table = tableOf();
    const { shown, pace } = shownOf(table);
    const moment = { table, log: [told], fresh: [told], isTheirs: true };
    pace.jump(moment);
    expect([shown.news.length, [...shown.lit]]).toEqual([1, ['round', 'c3']]);
    pace.jump({ ...moment, isTheirs: false });
    expect([shown.news, [...shown.lit]]).toEqual([[], []]);
  });
});
