/** What the first sight of a table does not show: it is pointed at, pressed or asked for. */
export { default as Buried } from './Buried.svelte';
export { default as Component } from './Component.svelte';
export { default as Decks } from './Decks.svelte';
export { default as Odds } from './Odds.svelte';
export { default as Response } from './Response.svelte';
export { default as Score } from './Score.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Stops } from './Stops.svelte';
export { default as StrikeTable } from './StrikeTable.svelte';
export { default as Uses } from './Uses.svelte';
export { default as Watched } from './Watched.svelte';
