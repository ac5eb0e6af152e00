/** What the first sight of a table does not show. */
export { default as Absent } from './Absent.svelte';
export { default as Chat } from './Chat.svelte';
export { default as Curtain } from './Curtain.svelte';
export { default as EndScreen } from './EndScreen.svelte';
export { default as Guide } from './Guide.svelte';
export { default as Inspector } from './Inspector.svelte';
export { default as NotifyOffer } from './NotifyOffer.svelte';
export { default as Nudge } from './Nudge.svelte';
export { default as Offers } from './Offers.svelte';
export { default as Result } from './Result.svelte';
export { default as TableDialog } from './TableDialog.svelte';
