/** What only Berserk asks of the server. */
import { at, call } from '../../lib/api';
import type { Catalogue, DeckReport, Summary } from '../../lib/wire';
import type { Pack } from './sets';

export const ask = {
  cards: (lang: string, pack: string) =>
    call<Catalogue>('GET', `/berserk/cards?lang=${at(lang)}&pack=${at(pack)}`),
  /** Without a set it is of the one that its text names, or that knows its cards. */
  checkDeck: (text: string, lang: string, pack?: Pack) =>
    call<DeckReport>('POST', `/berserk/decks?lang=${at(lang)}`, pack ? { text, pack } : { text }),
  /** The guided first battle. */
  lesson: () => call<Summary>('POST', '/berserk/lesson', {}),
};
