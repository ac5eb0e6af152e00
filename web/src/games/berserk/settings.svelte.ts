import { settingsOf } from '../../lib/settings.svelte';

/** What the player chose, in this browser. */
export const chosen = settingsOf('berserk', {
  stops: ['theirs-attack', 'theirs-ability', 'theirs-protector', 'theirs-dice', 'theirs-end'],
});
