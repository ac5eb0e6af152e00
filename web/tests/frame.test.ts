import { describe, expect, it, vi } from 'vitest';
import { Advice } from '../src/table/advice.svelte';
import { Autopilot, thought } from '../src/table/autopilot.svelte';
import { Chain } from '../src/table/chain.svelte';
import { Deeds } from '../src/table/deeds.svelte';
import { choiceOf, obey, placeAfter } from '../src/table/keys';
import { forced, named, promptOf } from '../src/table/question';
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

  it('take a while where others could tell by the time', async () => {
    vi.useFakeTimers();
    const server = new Server();
    const pilot = new Autopilot(server.send);
    const pause = thought();
    expect(pause).toBeGreaterThan(500);
    void pilot.give(3, 0, 'pass', pause);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(server.orders).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(server.orders).toHaveLength(1);
    vi.useRealTimers();
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

describe('a deed', () => {
  function at(seat: number | null, weighty = /^$/) {
    const server = new Server();
    const told: string[] = [];
    const turn = { seat, decision: 7, isWeighty: (text: string) => weighty.test(text) };
    const deeds = new Deeds(
      server.send,
      () => turn,
      (error) => told.push(message(error)),
    );
    return { server, told, deeds, turn };
  }

  it('is done once, while its answer is on the way', async () => {
    const { server, deeds } = at(0);
    const chosen = deeds.choose('force 2');
    void deeds.choose('force 3');
    expect(deeds.isBusy).toBe(true);
    await server.answers({});
    await chosen;
    expect(deeds.isBusy).toBe(false);
    expect(server.orders).toEqual([{ do: 'choose', seat: 0, text: 'force 2', decision: 7 }]);
  });

  it('is asked about twice if it is weighty', () => {
    const { server, deeds } = at(0, /^strike/);
    void deeds.choose('strike c3 d4');
    expect([deeds.wished, server.orders.length]).toEqual(['strike c3 d4', 0]);
    void deeds.choose('strike c3 e4');
    expect([deeds.wished, server.orders.length]).toEqual(['strike c3 e4', 0]);
    void deeds.choose('strike c3 e4');
    expect([deeds.wished, server.orders.length]).toEqual(['', 1]);
  });

  it('is forgotten if it is not wanted after all, and with the question', () => {
    const { server, deeds, turn } = at(0, /^strike/);
    void deeds.choose('strike c3 d4');
    deeds.forget();
    expect(deeds.wished).toBe('');
    void deeds.choose('strike c3 d4');
    turn.seat = 1;
    expect(deeds.wished).toBe('');
    turn.seat = 0;
    turn.decision = 8;
    expect([deeds.wished, server.orders.length]).toEqual(['', 0]);
  });

  it('tells why it was refused, and leaves the table free', async () => {
    const { server, told, deeds } = at(0);
    const chosen = deeds.choose('force 2');
    await server.refuses('illegal');
    await chosen;
    expect([told, deeds.isBusy]).toEqual([['illegal'], false]);
  });

  it('is none for who only looks on, but for talk', async () => {
    const { server, deeds } = at(null);
    await deeds.choose('force 2');
    deeds.use('resign');
    deeds.respond([], { offer: 'draw', by: 1 }, true);
    expect(await deeds.reckon()).toBeNull();
    expect(await deeds.plan(['0'])).toBeNull();
    expect(await deeds.forecast(['force 2'])).toEqual({});
    void deeds.say('Hail!');
    expect(server.orders).toEqual([{ do: 'chat', text: 'Hail!' }]);
  });

  it('gives what was asked for', async () => {
    const { server, deeds } = at(1);
    const [reckoned, planned, seen] = [deeds.reckon(), deeds.plan(['0']), deeds.forecast(['a'])];
    await server.answers({ reckoning: { suit: 1 } });
    await server.answers({ plan: { cost: 2 } });
    await server.answers({ forecasts: { a: null } });
    expect([await reckoned, await planned, await seen]).toEqual([
      { suit: 1 },
      { cost: 2 },
      { a: null },
    ]);
    deeds.use('undo');
    deeds.respond([1], { offer: 'takeback', by: 0 }, false);
    expect(server.orders.slice(3)).toEqual([
      { do: 'undo', seat: 1 },
      { do: 'respond', seat: 1, offer: 'takeback', accept: false },
    ]);
  });
});

describe('the question', () => {
  const en = load('en', 'shieldwall').of('shieldwall');
  const table = { view: { asking: 'play', actors: [0] }, actors: [1], viewer: 0 };
  const asked = { table, names: ['Anna', 'Olaf'], queued: [], sealed: null, whole: null };

  it('says whose bot waits, what is sealed, and what the board asks as one', () => {
    expect(promptOf(en, { ...asked, queued: [1] })).toContain('Olaf');
    const sealed = promptOf(en, { ...asked, sealed: 'play ambush' });
    expect(sealed).toContain(en.action('play ambush'));
    expect(promptOf(en, { ...asked, whole: 'web-table' })).toBe(en.get('web-table'));
    const plain = en.prompt({ ...table.view, actors: [1] }, asked.names, 0);
    expect(promptOf(en, { ...asked, whole: '' })).toBe(plain);
  });

  it('names its choices; a single one is none', () => {
    const [one, two] = [{ text: 'a' }, { text: 'b' }];
    expect(named([one], (text) => `<${text}>`)).toEqual([{ text: 'a', label: '<a>' }]);
    expect(named(undefined, String)).toEqual([]);
    expect([forced([one]), forced([one, two]), forced([])]).toEqual(['a', null, null]);
  });
});

describe('a chain of choices', () => {
  const asked = (...texts: string[]) => texts.map((text) => ({ text }));

  function chained() {
    const done: string[] = [];
    const chain = new Chain(async (text) => void done.push(text));
    return { done, chain };
  }

  it('makes each when it is asked for, and none twice', async () => {
    const { done, chain } = chained();
    const first = asked('hero 1', 'hero 2');
    chain.begin(['hero 1', 'cell c3']);
    chain.follow(first);
    await Promise.resolve();
    chain.follow(first);
    expect(done).toEqual(['hero 1']);
    chain.follow(asked('cell b4', 'cell c3'));
    await Promise.resolve();
    chain.follow(asked('cell b4', 'cell c3'));
    expect(done).toEqual(['hero 1', 'cell c3']);
  });

  it('ends with a question that it has no answer to, unless it is patient', async () => {
    for (const isPatient of [false, true]) {
      const { done, chain } = chained();
      chain.begin(['end', 'throw'], isPatient);
      for (const question of [asked('end'), [], asked('shield', 'suffer'), asked('throw')]) {
        chain.follow(question);
        await Promise.resolve();
      }
      expect(done).toEqual(isPatient ? ['end', 'throw'] : ['end']);
    }
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

  it('do what they mean here, and are the browser’s where they mean nothing', () => {
    const done: string[] = [];
    const all = { keys: null, rules: null, hint: null, undo: () => done.push('undo') };
    const press = (code: string, isTyping = false) => {
      const target = { closest: () => (isTyping ? {} : null) };
      const event = { ...key(''), code, target, preventDefault: () => done.push('taken') };
      obey(event as never, { ...all, 'go-on': null });
    };
    press('Space');
    press('KeyU', true);
    expect(done).toEqual([]);
    press('KeyU');
    expect(done).toEqual(['undo', 'taken']);
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
