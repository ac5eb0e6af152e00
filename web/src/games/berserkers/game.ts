import { beginLesson } from '../../lib/quick';
import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card'],
  lesson: () => import('./lesson'),
  ways: [
    { label: 'berserkers-home-lesson', isGuided: true, open: () => beginLesson('berserkers') },
    { label: 'berserkers-home-daily', href: '/daily' },
  ],
  pages: { '/daily': () => import('./Daily.svelte') },
  editors: { list: () => import('./RequestsOption.svelte') },
  settings: {
    title: 'berserkers-settings',
    note: 'berserkers-settings-note',
    load: () => import('./AskItems.svelte'),
  },
} satisfies Registration;
