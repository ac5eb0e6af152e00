/** The cards in the language of the page: figures, generated text, glossary; fetched once a set. */
import { words } from '../../lib/texts.svelte';
import type { Catalogue, Sheet } from '../../lib/wire';
import { ask } from './ask';

export type { Sheet } from '../../lib/wire';

const REALMS = 'realms';
const EMPTY: Catalogue = { cards: [], decks: {}, table: [], lone: [] };

class Library {
  /** By language, then by set. */
  private shelf = $state.raw<Record<string, Record<string, Catalogue>>>({});
  private wanted = new Map<string, Promise<Catalogue>>();

  /** The set of which decks are built. */
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

  /** Have the cards of a set at hand in a language. */
  async read(lang: string, pack = REALMS): Promise<void> {
    const key = `${lang} ${pack}`;
    const wanted = this.wanted.get(key) ?? ask.cards(lang, pack);
    this.wanted.set(key, wanted);
    try {
      const catalogue = await wanted;
      if (!this.shelf[lang]?.[pack])
        this.shelf = { ...this.shelf, [lang]: { ...this.shelf[lang], [pack]: catalogue } };
    } catch (error) {
      this.wanted.delete(key);
      throw error;
    }
  }
}

export const library = new Library();
