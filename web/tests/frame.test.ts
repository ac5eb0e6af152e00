import { describe, expect, it, vi } from 'vitest';
import { Advice } from '../src/table/advice.svelte';
import { Autopilot } from '../src/table/autopilot.svelte';
import { choiceOf, placeAfter } from '../src/table/keys';
import type { Order } from '../src/lib/live.svelte';
import { patient } from '../src/lib/reasons';
import { Talk } from '../src/table/talk.svelte';
import { verdict } from '../src/table/verdict';
import type { Answer, Odds } from '../src/lib/wire';
import { load } from './words';

/** A server that answers when the test says so. */
class Server {
  orders: Order[] = [];
  private waiting: { resolve: (answer: Answer) => void; reject: (why: Error) => void }[] = [];

  send = (order: Order): Promise<Answer> => {
    this.orders.push(order);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  };
  async answers(answer: Partial<Answer>): Promise<void> {
    this.waiting.shift()?.resolve(answer as Answer);
    await vi.waitFor(() => undefined);
  }
  async refuses(why: string): Promise<void> {
    this.waiting.shift()?.reject(new Error(why));
    await vi.waitFor(() => undefined);
  }
}

const even = { win: 0.5, draw: 0, lose: 0.5, interval: [0.4, 0.6], samples: 9, battle: null };
const message = (error: unknown) => (error as Error).message;

describe('advice', () => {
  it('is shown with the attention of the adviser', async () => {
    const server = new Server();
    const advice = new Advice(server.send, message);
    advice.about('7/0');
    const asked = advice.ask(0);
    expect(advice.isThinking).toBe(true);
    await server.answers({ hint: 'force 2', options: [{ text: 'force 2', share: 0.75 }] });
    await asked;
    expect(server.orders).toEqual([{ do: 'hint', seat: 0 }]);
    expect([advice.hint, advice.shares, advice.isThinking]).toEqual([
      'force 2',
      { 'force 2': 0.75 },
      false,
    ]);
  });

  it('says why there is none', async () => {
    const server = new Server();
    const advice = new Advice(server.send, message);
    const asked = advice.ask(0);
    await server.refuses('busy');
    await asked;
    expect([advice.hint, advice.refusal, advice.isThinking]).toEqual([null, 'busy', false]);
  });

  it('belongs to one question', async () => {
    const server = new Server();
    const advice = new Advice(server.send, message);
    advice.about('7/0');
    const asked = advice.ask(0);
    advice.about('8/0');
    await server.answers({ hint: 'force 2' });
    await asked;
    expect(advice.hint).toBeNull();
    advice.hint = 'force 1';
    advice.about('8/0');
    expect(advice.hint).toBe('force 1');
    advice.about('9/0');
    expect(advice.hint).toBeNull();
  });

  it('weighs one choice after the other, as long as somebody wants it', async () => {
    const server = new Server();
    const advice = new Advice(server.send, message);
    advice.about('7/0');
    let isWanted = true;
    const weighed = advice.weigh(0, ['a', 'b', 'c', 'd'], () => isWanted);
    expect(server.orders).toHaveLength(1);
    await server.answers({ odds: even as Odds });
    await server.refuses('busy');
    expect(server.orders).toHaveLength(3);
    isWanted = false;
    await server.answers({ odds: even as Odds });
    await weighed;
    expect(Object.keys(advice.odds)).toEqual(['a', 'c']);
    expect(server.orders).toHaveLength(3);
  });
});

describe('answers by themselves', () => {
  it('are given once a question', async () => {
    const server = new Server();
    const pilot = new Autopilot(server.send);
    expect(pilot.answer(3, 'pass')).toBe('pass');
    void pilot.give(3, 0, 'pass');
    void pilot.give(3, 0, 'pass');
    expect(server.orders).toEqual([{ do: 'choose', seat: 0, text: 'pass', decision: 3 }]);
    await server.answers({});
    expect(pilot.answer(3, 'pass')).toBe('pass');
  });

  it('leave the question to the person if the server will not have them', async () => {
    const server = new Server();
    const pilot = new Autopilot(server.send);
    const given = pilot.give(3, 0, 'pass');
    await server.refuses('stale');
    await given;
    expect(pilot.answer(3, 'pass')).toBeNull();
    expect(pilot.answer(4, 'pass')).toBe('pass');
  });
});

describe('the chat', () => {
  it('counts what is said behind the log', () => {
    const talk = new Talk(2);
    expect([talk.unread(2), talk.unread(5)]).toEqual([0, 3]);
    talk.open('chat', 5);
    expect(talk.unread(9)).toBe(0);
    talk.open('log', 9);
    expect([talk.unread(9), talk.unread(10)]).toEqual([0, 1]);
  });
});

describe('keys', () => {
  const key = (name: string, more = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  it('choose by number, but not for who types or calls a shortcut', () => {
    expect(choiceOf(key('1'), false)).toBe(0);
    expect(choiceOf(key('9'), false)).toBe(8);
    expect(choiceOf(key('0'), false)).toBeNull();
    expect(choiceOf(key('3'), true)).toBeNull();
    expect(choiceOf(key('3', { ctrlKey: true }), false)).toBeNull();
  });

  it('walk round the list', () => {
    expect(placeAfter('ArrowDown', 2, 3)).toBe(0);
    expect(placeAfter('ArrowUp', 0, 3)).toBe(2);
    expect(placeAfter('ArrowRight', -1, 3)).toBe(0);
    expect(placeAfter('Enter', 0, 3)).toBeNull();
    expect(placeAfter('ArrowDown', -1, 0)).toBeNull();
  });
});

describe('the verdict', () => {
  const en = load('en', 'berzerka');
  const names = ['Anna', 'Zoë', 'Olaf'];
  const say = (scores: number[], mine: number[] = []) => verdict(en, { scores, names, mine });

  it('names the winner, or you', () => {
    expect(say([1, -1, -1])).toBe('Anna has won.');
    expect(say([1, -1, -1], [0])).toBe('You have won!');
    expect(say([1, -1, -1], [1])).toBe('Anna has won.');
  });

  it('knows shared and drawn games, and those that one loses alone', () => {
    expect(say([1, 1, -1])).toBe('Victory is shared: Anna, Zoë.');
    expect(say([0, 0, 0])).toBe('The game is drawn.');
    expect(say([1, 1, 1])).toBe('The game is drawn.');
    expect(say([-1])).toBe('The game is lost.');
    expect(say([1], [0])).toBe('You have won!');
  });
});

describe('patience', () => {
  it('asks once more when the server says how long to wait', async () => {
    const reason = { code: 'too-fast', details: { seconds: 0.001 }, text: '' };
    const ask = vi.fn().mockRejectedValueOnce(reason).mockResolvedValueOnce('odds');
    expect(await patient(ask)).toBe('odds');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not ask again what was refused for another reason', async () => {
    const ask = vi.fn().mockRejectedValue({ code: 'closed', details: {}, text: '' });
    await expect(patient(ask)).rejects.toMatchObject({ code: 'closed' });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
