export { default as Board } from './Board.svelte';
export { default as Component } from './Component.svelte';
export { default as Score } from './Score.svelte';
