import type { Choice } from './wire';

/** A choice in words. They are made here: the server is asked to send none. */
export type Named<T extends Choice = Choice> = T & { label: string };
