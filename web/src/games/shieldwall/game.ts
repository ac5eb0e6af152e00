import { beginLesson } from '../../lib/quick';
import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card', 'strategy'],
  lesson: () => import('./lesson'),
  ways: [
    { label: 'shieldwall-home-lesson', isGuided: true, open: () => beginLesson('shieldwall') },
  ],
} satisfies Registration;
