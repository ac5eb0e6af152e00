import { beginLesson, openAgainstBot } from '../../lib/quick';
import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card', 'contract'],
  editors: { contracts: () => import('./ContractsOption.svelte') },
  lesson: () => import('./lesson'),
  ways: [
    { label: 'berzerka-home-lesson', isGuided: true, open: () => beginLesson('berzerka') },
    { label: 'berzerka-home-short', open: (info) => openAgainstBot(info, { length: 'short' }) },
  ],
} satisfies Registration;
