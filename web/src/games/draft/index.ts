export { content } from '../berserk/content';
export { default as Board } from './Board.svelte';

export const later = () => import('./later');

export const namesSeats = true;
export const weighty = /^(pick|cut|done)/;
