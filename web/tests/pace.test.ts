import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Moment, Pace } from '../src/lib/pace.svelte';
import type { Told } from '../src/lib/wire';
import { named, timing } from '../src/table/speed';

function told(event: string, more: object = {}): Told {
  return { n: 0, told: { event, ...more }, text: '' };
}

function moment(name: string, { isTheirs = true, clocks = {}, events = ['moved'] } = {}): Moment {
  const table = { name, clocks } as unknown as Moment['table'];
  return { table, log: [], fresh: events.map((event) => told(event)), isTheirs };
}

function nameOf(pace: Pace): string {
  return (pace.shown?.table as unknown as { name: string }).name;
}

const BATTLE = 4000;
const scene = (fresh: Told[]) => (fresh.some((each) => each.told.event === 'battle') ? BATTLE : 0);

let pace: Pace;
const wish = { speed: 'usual', scenes: 'moment' } as {
  speed: 'slow' | 'usual' | 'fast' | 'once' | 'step';
  scenes: 'moment' | 'click';
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(wish, { speed: 'usual', scenes: 'moment' });
  pace = new Pace();
  pace.timing = timing(() => wish, scene);
  pace.jump(moment('start'));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what others do', () => {
  it('is shown one after the other', () => {
    for (const name of ['a', 'b']) pace.take(moment(name));
    expect([nameOf(pace), pace.isSeen]).toEqual(['a', false]);
    vi.advanceTimersByTime(800);
    expect([nameOf(pace), pace.isSeen]).toEqual(['b', false]);
    vi.advanceTimersByTime(800);
    expect([nameOf(pace), pace.isSeen]).toEqual(['b', true]);
  });

  it.each([
    ['slow', 1760],
    ['fast', 320],
  ] as const)('is shown as long as the speed says: %s', (speed, time) => {
    wish.speed = speed;
    pace.take(moment('a'));
    vi.advanceTimersByTime(time - 1);
    expect(pace.isSeen).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pace.isSeen).toBe(true);
  });

  it('waits for a click, step by step', () => {
    wish.speed = 'step';
    for (const name of ['a', 'b']) pace.take(moment(name));
    vi.advanceTimersByTime(1_000_000);
    expect(nameOf(pace)).toBe('a');
    pace.goOn();
    expect([nameOf(pace), pace.isSeen]).toEqual(['b', false]);
    pace.goOn();
    expect(pace.isSeen).toBe(true);
  });

  it('is shown at once to whoever likes that', () => {
    wish.speed = 'once';
    for (const name of ['a', 'b']) pace.take(moment(name, { events: ['battle'] }));
    expect([nameOf(pace), pace.isSeen]).toEqual(['b', true]);
  });
});

describe('nobody waits', () => {
  it('for what they did themselves', () => {
    pace.take(moment('a', { isTheirs: false }));
    expect([nameOf(pace), pace.isSeen]).toEqual(['a', true]);
  });

  it('while a clock runs', () => {
    pace.take(moment('a', { clocks: { 0: 60 }, events: ['battle'] }));
    expect(pace.isSeen).toBe(true);
  });

  it('when nothing has happened', () => {
    pace.take(moment('a', { events: [] }));
    expect(pace.isSeen).toBe(true);
  });

  it('after coming back', () => {
    for (const name of ['a', 'b']) pace.take(moment(name));
    pace.jump(moment('now'));
    expect([nameOf(pace), pace.isSeen]).toEqual(['now', true]);
    vi.advanceTimersByTime(10_000);
    expect(nameOf(pace)).toBe('now');
  });
});

describe('a battle', () => {
  it('is looked at, even if one fought it oneself', () => {
    pace.take(moment('a', { isTheirs: false, events: ['battle'] }));
    vi.advanceTimersByTime(BATTLE - 1);
    expect(pace.isSeen).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pace.isSeen).toBe(true);
  });

  it('waits for a click, if that is wished', () => {
    wish.scenes = 'click';
    pace.take(moment('a', { events: ['battle'] }));
    vi.advanceTimersByTime(1_000_000);
    expect(pace.isSeen).toBe(false);
    pace.goOn();
    expect(pace.isSeen).toBe(true);
  });
});

it('whatever is named in what happened is lit up', () => {
  const fresh = [told('moved', { at: 'c3', to: 'c4', count: 2 }), told('laid', { cards: ['S7'] })];
  expect([...named(fresh)]).toEqual(expect.arrayContaining(['c3', 'c4', 'S7']));
});
