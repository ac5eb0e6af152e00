/** The cards in the language of the page: figures, generated text, glossary; fetched once. */
import { api } from '../../lib/api';
import { words } from '../../lib/texts.svelte';
import type { Catalogue, Sheet } from '../../lib/wire';

export type { Sheet } from '../../lib/wire';

const EMPTY: Catalogue = { cards: [], decks: {}, table: [], lone: [] };

class Library {
  private shelf = $state.raw<Record<string, Catalogue>>({});
  private wanted = new Map<string, Promise<Catalogue>>();

  get catalogue(): Catalogue {
    return this.shelf[words.lang] ?? EMPTY;
  }

  readonly sheets = $derived(new Map(this.catalogue.cards.map((sheet) => [sheet.id, sheet])));

  sheet(id: string | null | undefined): Sheet | undefined {
    return id ? this.sheets.get(id) : undefined;
  }

  /** Have the cards at hand in a language. */
  async read(lang: string): Promise<void> {
    const wanted = this.wanted.get(lang) ?? api.cards(lang);
    this.wanted.set(lang, wanted);
    try {
      const catalogue = await wanted;
      if (!this.shelf[lang]) this.shelf = { ...this.shelf, [lang]: catalogue };
    } catch (error) {
      this.wanted.delete(lang);
      throw error;
    }
  }
}

export const library = new Library();
