/** The browser says what the terminal says: every declared sentence, in every language. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FluentBundle } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Figures } from '../src/lib/wire';
import { LANGUAGES, ROOT, load } from './words';

interface Case {
  game: string;
  what: 'event' | 'prompt' | 'help' | 'action' | 'error';
  values: Figures & { code: string; text: string };
  viewer: number;
  said: Record<string, string>;
}

const VENV = `${ROOT}/.venv/bin/python`;
const { names, cases } = JSON.parse(
  execFileSync(existsSync(VENV) ? VENV : 'python3', ['tests/sentences.py'], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: 'src:tests', PYTHONIOENCODING: 'utf-8' },
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  }),
) as { names: string[]; cases: Case[] };

const errors: Error[] = [];

/** What a message lacks is an error here; a player would see it in braces. */
beforeEach(() => {
  errors.length = 0;
  const lenient = FluentBundle.prototype.formatPattern;
  vi.spyOn(FluentBundle.prototype, 'formatPattern').mockImplementation(function (
    this: FluentBundle,
    pattern,
    args,
  ) {
    return lenient.call(this, pattern, args, errors);
  });
  return () => vi.restoreAllMocks();
});

function say(lang: string, { game, what, values, viewer }: Case): string {
  const texts = load(lang, game);
  if (what === 'event') return texts.event(values, names, viewer);
  if (what === 'prompt') return texts.prompt(values, names, viewer);
  if (what === 'help') return texts.help(values, names, viewer);
  if (what === 'action') return texts.action(values.text);
  const { code, ...details } = values;
  return texts.why({ code, details, text: '' });
}

describe.each([...new Set(cases.map(({ game }) => game))])('the sentences of "%s"', (game) => {
  const told = cases.filter((one) => one.game === game);
  it.each(LANGUAGES)('are the same as in the terminal: %s', (lang) => {
    const differing = told
      .map((one) => ({ one, here: say(lang, one) }))
      .filter(({ one, here }) => here !== one.said[lang])
      .map(({ one, here }) => [one.values, here, one.said[lang]]);
    expect(differing).toEqual([]);
    expect(errors).toEqual([]);
  });
});

it('are many', () => expect(cases.length).toBeGreaterThan(1500));
