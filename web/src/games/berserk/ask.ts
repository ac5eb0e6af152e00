/** What only Berserk asks of the server. */
import { at, call } from '../../lib/api';
import type { Catalogue, DeckReport, Summary } from '../../lib/wire';

export const ask = {
  cards: (lang: string, pack: string) =>
    call<Catalogue>('GET', `/berserk/cards?lang=${at(lang)}&pack=${at(pack)}`),
  checkDeck: (text: string, lang: string) =>
    call<DeckReport>('POST', `/berserk/decks?lang=${at(lang)}`, { text }),
  /** The guided first battle. */
  lesson: () => call<Summary>('POST', '/berserk/lesson', {}),
};
