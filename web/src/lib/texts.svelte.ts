/** The language of the page, and its messages, loaded when they are needed. */
// Not from its index: that brings the parser, and our words come parsed.
import { FluentBundle } from '@fluent/bundle/esm/bundle.js';
import { untrack } from 'svelte';
import parts, { type Loader, type Part } from 'words:parts';
import { api } from './api';
import { type Args, BASE_GAMES, Texts } from './fluent';
import type { Sentences } from './wire';

export const LANGUAGES = ['en', 'ru', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every page says. */
const SHARED = 'shared';

/** What is said at first, and what comes later; of a game, of some pages, or of every page. */
function halvesOf(name: string, lang: Language): Loader[] {
  return parts[name]?.[lang] ?? [() => fromServer(name, lang)];
}

/** What no first sight says, also of the game whose components this one is played with. */
function restOf(name: string, lang: Language): Loader[] {
  const ofBase = BASE_GAMES[name] ? halvesOf(BASE_GAMES[name], lang) : [];
  return [...ofBase, ...halvesOf(name, lang).slice(1)];
}

function fetchAll(loaders: Loader[]): Promise<Part[]> {
  return Promise.all(loaders.map((load) => load()));
}

/** The words of a game that was not there when the app was built. */
async function fromServer(game: string, lang: string): Promise<Part> {
  const [{ parse }, said] = await Promise.all([import('./parse'), api.words(game, lang)]);
  return { default: parse(said.text), sentences: { [game]: said.sentences } };
}

class Words {
  texts = $state.raw(new Texts('en', new FluentBundle('en')));
  private bundle = new FluentBundle('en');
  private sentences: Record<string, Sentences> = {};
  private wanted = new Set([SHARED]);
  private hasSpoken = false;
  /** Whether also what no first sight says is at hand, or on its way. */
  private isWhole = false;
  private rest: Promise<void> | null = null;

  get lang(): Language {
    return this.texts.lang as Language;
  }

  /** Speak a language: fetch all of it that is in use, then switch at once. */
  async speak(lang: Language): Promise<void> {
    this.hasSpoken = true;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const loaders = [...this.wanted].flatMap((name) => this.loadersOf(name, lang));
    for (const part of await fetchAll(loaders)) this.add(part, bundle);
    this.bundle = bundle;
    this.texts = new Texts(lang, bundle, this.sentences);
    document.documentElement.lang = lang;
  }

  /** Have the words of a game, or of some pages, at hand as well. */
  async learn(name: string): Promise<void> {
    if (this.wanted.has(name)) return;
    this.wanted.add(name);
    await this.take((lang) => this.loadersOf(name, lang));
  }

  /** Have at hand, from now on, also what no first sight says. */
  learnRest(): Promise<void> {
    this.isWhole = true;
    // Whoever has not spoken yet will say it all at once.
    this.rest ??= this.hasSpoken ? this.takeRest() : Promise.resolve();
    return this.rest.catch((error: unknown) => {
      this.rest = null;
      throw error;
    });
  }

  /** Have the names of things at hand that came with the things themselves: `berserk-card`. */
  name(kind: string, things: { id: string; name: string }[]): void {
    const body = things.map(({ id, name }) => ({
      id: `${kind}-${id}`,
      value: name,
      attributes: {},
    }));
    this.add({ default: { body } }, this.bundle);
    this.texts = new Texts(this.lang, this.bundle, this.sentences);
  }

  private takeRest(): Promise<void> {
    return this.take((lang) => [...this.wanted].flatMap((name) => restOf(name, lang)));
  }

  private async take(loadersIn: (lang: Language) => Loader[]): Promise<void> {
    // Whoever asks for words from a template is not to ask again when they have come.
    const lang = untrack(() => this.lang);
    const found = await fetchAll(loadersIn(lang));
    if (lang !== this.lang) return;
    for (const part of found) this.add(part, this.bundle);
    this.texts = new Texts(lang, this.bundle, this.sentences);
  }

  private loadersOf(name: string, lang: Language): Loader[] {
    const first = halvesOf(name, lang).slice(0, 1);
    return this.isWhole ? [...first, ...restOf(name, lang)] : first;
  }

  private add(part: Part, bundle: FluentBundle): void {
    bundle.addResource(part.default, { allowOverrides: true });
    for (const [game, declared] of Object.entries(part.sentences ?? {})) {
      this.sentences[game] = { ...this.sentences[game], ...declared };
    }
  }
}

export const words = new Words();

/** A message of the page, in the language of the moment. */
export function t(id: string, args?: Args): string {
  return words.texts.get(id, args);
}

/** The language to begin with: the wish, else the browser's, else English. */
export function pick(wish: string, preferred: readonly string[]): Language {
  const codes = [wish, ...preferred].map((code) => code.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === codes.find(isLanguage)) ?? 'en';
}

function isLanguage(code: string): boolean {
  return (LANGUAGES as readonly string[]).includes(code);
}
