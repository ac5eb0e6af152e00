import { describe, expect, it, vi } from 'vitest';
import { awaitsMe, hasOthers, isAmongPeople } from '../src/lib/company';
import { invitation } from '../src/lib/invitation';
import type { SeatInfo, Table } from '../src/lib/wire';
import { duration, share, total } from '../src/profile/tally';

// What a browser has, and the settings look for when they are loaded.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { settings } = await import('../src/lib/settings.svelte');
const { company, isHeard } = await import('../src/lib/sound');

function seat(kind: SeatInfo['kind'], is_you = false, ready = true): SeatInfo {
  return { kind, is_you, ready } as SeatInfo;
}

function table(seats: SeatInfo[], more: Partial<Table> = {}): Table {
  const your_seats = seats.flatMap(({ is_you }, i) => (is_you ? [i] : []));
  const summary = { seats, your_seats };
  return { started: true, over: null, actors: [], summary, ...more } as unknown as Table;
}

const ME = seat('human', true);

describe('who sits at a table', () => {
  it('is people if more than one seat is no bot’s, be it free or at this device', () => {
    for (const kind of ['human', 'open', 'hot'] as const)
      expect(isAmongPeople({ seats: [ME, seat(kind)] })).toBe(true);
    expect(isAmongPeople({ seats: [ME, seat('bot'), seat('bot')] })).toBe(false);
  });

  it('has others only if they sit elsewhere', () => {
    expect(hasOthers({ seats: [ME, seat('open')] })).toBe(true);
    expect(hasOthers({ seats: [ME, seat('hot', true)] })).toBe(false);
    expect(hasOthers({ seats: [ME, seat('bot')] })).toBe(false);
  });
});

describe('a table waits for me', () => {
  const two = [ME, seat('human')];

  it('while I owe a choice, and not when it is over or I play alone', () => {
    expect(awaitsMe(table(two, { actors: [0] }))).toBe(true);
    expect(awaitsMe(table(two, { actors: [1] }))).toBe(false);
    expect(awaitsMe(table(two, { actors: [0], over: {} as Table['over'] }))).toBe(false);
    expect(awaitsMe(table([ME], { actors: [0] }))).toBe(false);
  });

  it('before it begins only once everybody has come', () => {
    const late = seat('human', true, false);
    expect(awaitsMe(table([late, seat('human')], { started: false }))).toBe(true);
    expect(awaitsMe(table([late, seat('open')], { started: false }))).toBe(false);
    expect(awaitsMe(table(two, { started: false }))).toBe(false);
  });
});

describe('an invitation', () => {
  const here = { origin: 'http://192.168.1.20:8642' };
  const of = { id: 'abc', invite: 'key' };

  it('carries the address that the server is known by', () => {
    const said = invitation('https://holmgang.example/', here, of);
    expect(said).toEqual({
      link: 'https://holmgang.example/t/abc?invite=key',
      isReachable: true,
    });
  });

  it('or else the address of the page, unless only this computer knows it', () => {
    expect(invitation('', here, { id: 'abc', invite: null })).toEqual({
      link: 'http://192.168.1.20:8642/t/abc',
      isReachable: true,
    });
    for (const name of ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'])
      expect(invitation('', { origin: `http://${name}:8642` }, of).isReachable).toBe(false);
    expect(invitation('', { origin: 'http://localhost.example' }, of).isReachable).toBe(true);
  });
});

describe('what is heard', () => {
  it('is what calls to a table with people, unless somebody chose otherwise', () => {
    company.isHere = false;
    expect(isHeard('bell')).toBe(false);
    company.isHere = true;
    expect([isHeard('bell'), isHeard('card')]).toEqual([true, false]);
    settings.sound = 'off';
    expect(isHeard('bell')).toBe(false);
    settings.sound = 'on';
    expect(isHeard('card')).toBe(true);
    settings.sound = 'auto';
  });
});

describe('figures of a profile', () => {
  it('add up, and half a win is a draw', () => {
    const sum = total([
      { won: 2, lost: 1, drawn: 0 },
      { won: 0, lost: 0, drawn: 1 },
    ]);
    expect(sum).toEqual({ won: 2, lost: 1, drawn: 1 });
    expect([share(sum), share({ won: 0, lost: 0, drawn: 0 })]).toEqual([63, 0]);
  });

  it('say a length in the unit that people would use', () => {
    const said = [20, 600, 7200, 5 * 86_400].map((seconds) => duration(seconds));
    expect(said.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      '1 minutes',
      '10 minutes',
      '2 hours',
      '5 days',
    ]);
  });
});
