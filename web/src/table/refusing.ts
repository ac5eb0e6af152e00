/** Whoever presses what is not allowed is told why, and by which rule. The table knows it. */
import { getContext, setContext } from 'svelte';

type Refuse = (text: string) => void;
const KEY = Symbol('refuse');

export function refuseBy(refuse: Refuse): void {
  setContext(KEY, refuse);
}

/** How a choice is refused here; in a replay nothing is chosen. */
export function refusing(): Refuse {
  return getContext<Refuse | undefined>(KEY) ?? (() => undefined);
}
