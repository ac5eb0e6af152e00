import { openAgainstBot } from '../../lib/quick';
import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card', 'contract'],
  editors: { contracts: () => import('./ContractsOption.svelte') },
  ways: [
    { label: 'berzerka-home-short', open: (info) => openAgainstBot(info, { length: 'short' }) },
  ],
} satisfies Registration;
