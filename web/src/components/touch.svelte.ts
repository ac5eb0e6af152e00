/** What a finger has selected and not yet confirmed. */
export const touch = $state({ selected: '' });
