/** The cards in the language of the page: figures, generated text, glossary; fetched once a set. */
import { words } from '../../lib/texts.svelte';
import type { Catalogue, Sheet } from '../../lib/wire';
import { ask } from './ask';

export type { Sheet } from '../../lib/wire';

const REALMS = 'realms';
const EMPTY: Catalogue = { cards: [], rules: {}, decks: {}, table: [], lone: [] };

class Library {
  /** By language, then by set. */
  private shelf = $state.raw<Record<string, Record<string, Catalogue>>>({});
  private wanted = new Map<string, Promise<Catalogue>>();

  /** The cards and ready decks of a set; of a mixture (`realms+kub`) those of all its sets. */
  of(pack: string): Pick<Catalogue, 'cards' | 'decks'> {
    const parts = pack.split('+').map((part) => this.shelf[words.lang]?.[part] ?? EMPTY);
    return {
      cards: parts.flatMap(({ cards }) => cards),
      decks: Object.assign({}, ...parts.map(({ decks }) => decks)) as Catalogue['decks'],
    };
  }

  /** What is the same whatever cards are played: the strike table. */
  get catalogue(): Catalogue {
    return this.shelf[words.lang]?.[REALMS] ?? EMPTY;
  }

  readonly sheets = $derived(
    new Map(
      Object.values(this.shelf[words.lang] ?? {}).flatMap(({ cards }) =>
        cards.map((sheet): [string, Sheet] => [sheet.id, sheet]),
      ),
    ),
  );

  sheet(id: string | null | undefined): Sheet | undefined {
    return id ? this.sheets.get(id) : undefined;
  }

  /** The number of the rule that explains a word of a card. */
  ruleOf(term: string, edition: string): string {
    const known = Object.values(this.shelf[words.lang] ?? {}).map(({ rules }) => rules[term]);
    const row = known.find(Boolean);
    return row?.[edition] ?? Object.values(row ?? {})[0] ?? '';
  }

  /** Have the cards of a set at hand in a language, or those of a mixture. */
  async read(lang: string, pack = REALMS): Promise<void> {
    await Promise.all(pack.split('+').map((part) => this.readSet(lang, part)));
  }

  private async readSet(lang: string, pack: string): Promise<void> {
    const key = `${lang} ${pack}`;
    const wanted = this.wanted.get(key) ?? ask.cards(lang, pack);
    this.wanted.set(key, wanted);
    try {
      const catalogue = await wanted;
      if (this.shelf[lang]?.[pack]) return;
      this.shelf = { ...this.shelf, [lang]: { ...this.shelf[lang], [pack]: catalogue } };
      if (lang === words.lang) words.name('berserk-card', catalogue.cards);
    } catch (error) {
      this.wanted.delete(key);
      throw error;
    }
  }
}

export const library = new Library();
