import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, Unreachable, api } from '../src/lib/api';
import { session } from '../src/lib/me.svelte';
import { listen, look, renewal } from '../src/lib/renewal';

const OLD = '/assets/index-old.js';
const NEW = '/assets/index-new.js';

function page(script: string): Response {
  return new Response(`<script type="module" src="${script}"></script>`);
}

function refused(code: string, status = 503): Response {
  return Response.json({ error: { code, details: {}, text: '' } }, { status });
}

const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset();
  renewal.isDue = false;
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OLD }) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The answer to a question, with all the time it wants. */
async function told<T>(question: Promise<T>): Promise<T> {
  const settled = question.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  await vi.runAllTimersAsync();
  return (await settled)();
}

describe('the app', () => {
  it('notices that the server sends another one', async () => {
    answers.mockResolvedValue(page(NEW));
    expect(await look()).toBe(true);
  });

  it('does not mind the same one, nor a server that cannot be reached', async () => {
    answers.mockResolvedValueOnce(page(OLD)).mockRejectedValueOnce(new TypeError('no way'));
    expect(await look()).toBe(false);
    expect(await look()).toBe(false);
  });

  it('is fetched anew when a part of it is gone, and only then', async () => {
    const reload = vi.fn();
    const hear = vi.fn<(kind: string, heard: () => void) => void>();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('addEventListener', hear);
    listen();
    const [kind, heard] = hear.mock.calls[0] ?? [];
    expect(kind).toBe('vite:preloadError');
    answers.mockResolvedValueOnce(page(OLD)).mockResolvedValueOnce(page(NEW));
    heard?.();
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    heard?.();
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a question while the server restarts', () => {
  it('is put again, and nobody notices', async () => {
    answers
      .mockRejectedValueOnce(new TypeError('reset'))
      .mockResolvedValueOnce(refused('closing'))
      .mockResolvedValueOnce(Response.json([]));
    expect(await told(api.tables('open'))).toEqual([]);
  });

  it('is not put again for ever', async () => {
    answers.mockRejectedValue(new TypeError('reset'));
    await expect(told(api.tables('open'))).rejects.toThrow(Unreachable);
    expect(answers).toHaveBeenCalledTimes(4);
  });

  it('is put again if it changes something only when the server has not begun with it', async () => {
    answers.mockResolvedValueOnce(refused('closing')).mockResolvedValueOnce(Response.json({}));
    expect(await told(api.rematch('a'))).toEqual({});
    answers.mockRejectedValueOnce(new TypeError('reset'));
    await expect(told(api.rematch('a'))).rejects.toThrow(Unreachable);
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('is not put again if the server only has much to do', async () => {
    answers.mockResolvedValueOnce(refused('busy'));
    await expect(told(api.luck('a'))).rejects.toThrow(Refusal);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose visitor signed in elsewhere', () => {
  const me = { user: { id: '1', name: 'Olav', guest: false }, csrf: 'new', moderator: false };

  it('asks who he is and does what it was told', async () => {
    answers
      .mockResolvedValueOnce(refused('csrf', 403))
      .mockResolvedValueOnce(Response.json(me))
      .mockResolvedValueOnce(Response.json({ id: 'a' }));
    expect(await told(api.rematch('a'))).toEqual({ id: 'a' });
    expect(answers.mock.calls.map(([path]) => path)[1]).toBe('/api/me');
    const headers = answers.mock.calls[2]?.[1].headers as Record<string, string>;
    expect(headers['X-CSRF-Token']).toBe('new');
    expect(session.user?.name).toBe('Olav');
  });

  it('does not go on for ever', async () => {
    answers
      .mockResolvedValueOnce(refused('csrf', 403))
      .mockResolvedValueOnce(Response.json(me))
      .mockResolvedValueOnce(refused('csrf', 403));
    await expect(told(api.rematch('a'))).rejects.toThrow(Refusal);
    expect(answers).toHaveBeenCalledTimes(3);
  });
});
