import { settingsOf } from '../../lib/settings.svelte';
import { USUAL } from './stops.svelte';

/** What the player chose, in this browser. */
export const chosen = settingsOf('berserk', { stops: USUAL });
