import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card'],
  ways: [{ label: 'web-daily', href: '/daily' }],
  pages: { '/daily': () => import('./Daily.svelte') },
} satisfies Registration;
