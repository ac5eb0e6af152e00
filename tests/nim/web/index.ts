export { default as Board } from './Board.svelte';
export { content, later } from '../plain';
