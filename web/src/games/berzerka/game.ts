import { openAgainstBot } from '../../lib/quick';
import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card', 'contract'],
  ways: [
    { label: 'berzerka-home-short', open: (info) => openAgainstBot(info, { length: 'short' }) },
  ],
} satisfies Registration;
