import { session } from '../../lib/me.svelte';
import { openAgainstBot } from '../../lib/quick';
import type { Registration } from '../registration';
import { ask } from './ask';

const deck = () => import('./DeckOption.svelte');

export default {
  face: () => import('.'),
  pointed: ['card'],
  ways: [
    { label: 'berserk-home-lesson', isGuided: true, open: () => session.greet().then(ask.lesson) },
    { label: 'berserk-home-ready', open: (info) => openAgainstBot(info, { battle: 'ready' }) },
    { label: 'berserk-home-decks', href: '/decks', isQuiet: true },
  ],
  pages: { '/decks': () => import('./DeckBuilder.svelte') },
  editors: { south: deck, north: deck },
  settings: {
    title: 'berserk-settings-stops',
    note: 'berserk-settings-stops-note',
    load: () => import('./Stops.svelte'),
  },
} satisfies Registration;
