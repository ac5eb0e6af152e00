export { default as Board } from './Board.svelte';
export { default as Component } from '../plain/Component.svelte';
export { content } from '../plain';
