/** The language of the page, and its messages, loaded when they are needed. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { api } from './api';
import { type Args, KIN, type Sentences, Texts } from './fluent';

export const LANGUAGES = ['en', 'ru', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The messages of a file, and what its game declares about them. */
interface Part {
  default: FluentResource;
  sentences?: Record<string, Sentences>;
}
type Loader = () => Promise<Part>;

const shared: Record<Language, Loader> = {
  en: () => import('words:en'),
  ru: () => import('words:ru'),
  fr: () => import('words:fr'),
};
const games = import.meta.glob<Part>(
  [
    '../../../src/holmgang/packs/*/locale/*.ftl',
    '../../../src/holmgang/packs/*/*/locale/*.ftl',
    '!**/samples/**',
  ],
  { query: '?words' },
);

/** What only some pages say. */
const rooms = import.meta.glob<Part>('../../../src/holmgang/texts/locale/*/{account,profile}.ftl', {
  query: '?words',
});

/** The words of a game, and those that its packs bring; or those of some pages. */
function ofGame(game: string, lang: string): Loader[] {
  const room = rooms[`../../../src/holmgang/texts/locale/${lang}/${game}.ftl`];
  if (room) return [room];
  const found = Object.entries(games)
    .filter(([path]) => path.includes(`/packs/${game}/`) && path.endsWith(`/locale/${lang}.ftl`))
    .map(([, load]) => load);
  return found.length ? found : [() => fromServer(game, lang)];
}

/** The words of a game that was not there when the app was built. */
async function fromServer(game: string, lang: string): Promise<Part> {
  const [{ parse }, said] = await Promise.all([import('./parse'), api.words(game, lang)]);
  return { default: parse(said.text), sentences: { [game]: said.sentences as Sentences } };
}

class Words {
  texts = $state.raw(new Texts('en', new FluentBundle('en')));
  private bundle = new FluentBundle('en');
  private sentences: Record<string, Sentences> = {};
  private wanted = new Set<string>();

  get lang(): Language {
    return this.texts.lang as Language;
  }

  /** Speak a language: fetch all of it that is in use, then switch at once. */
  async speak(lang: Language): Promise<void> {
    const parts = [shared[lang]];
    for (const game of this.wanted) parts.push(...ofGame(game, lang));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const part of await Promise.all(parts.map((load) => load()))) this.add(part, bundle);
    this.bundle = bundle;
    this.texts = new Texts(lang, bundle, this.sentences);
    document.documentElement.lang = lang;
  }

  /** Have the words of a game, or of some pages, at hand as well. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    if (KIN[game]) await this.learn(KIN[game]);
    const lang = this.lang;
    const parts = ofGame(game, lang);
    for (const part of await Promise.all(parts.map((load) => load()))) {
      if (lang !== this.lang) return;
      this.add(part, this.bundle);
    }
    this.texts = new Texts(lang, this.bundle, this.sentences);
  }

  private add(part: Part, bundle: FluentBundle): void {
    bundle.addResource(part.default, { allowOverrides: true });
    Object.assign(this.sentences, part.sentences);
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
