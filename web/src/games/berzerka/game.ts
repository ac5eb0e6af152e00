import type { Registration } from '../registration';

export default {
  face: () => import('.'),
  pointed: ['card', 'contract'],
} satisfies Registration;
