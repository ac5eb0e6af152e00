/** What the first sight of a table does not show. */
export { default as Component } from './Component.svelte';
export { default as Score } from './Score.svelte';
