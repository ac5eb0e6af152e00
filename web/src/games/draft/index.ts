export { Component, content } from '../berserk';
export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';

export const namesSeats = true;
export const weighty = /^(pick|cut|done)/;
