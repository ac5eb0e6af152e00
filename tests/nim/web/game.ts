import type { Registration } from '../registration';

export default { face: () => import('.') } satisfies Registration;
