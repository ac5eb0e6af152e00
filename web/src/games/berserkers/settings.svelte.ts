import { settingsOf } from '../../lib/settings.svelte';

/** What the player chose, in this browser. */
export const chosen = settingsOf('berserkers', { asksItems: true });
