/** What the first sight of a table does not show. */
export { Component } from '../berserk/later';
export { default as End } from './End.svelte';
