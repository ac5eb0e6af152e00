/** While the enemies play: whoever does not want to be asked about items lets them go on. */
import type { Choice } from '../../lib/wire';
import type { View } from './types';

/** The answer that uses no item: the only enemy that waits, or to pass after an attack. */
export function auto(view: View, isAsked: boolean): string | null {
  if (isAsked) return null;
  if (view.asking === 'items') return 'pass';
  const waiting = [
    ...(view.asking === 'riders' ? view.riders.map((one) => ({ ...one, kind: 'rider' })) : []),
    ...(view.asking === 'orcs' ? view.orcs.map((one) => ({ ...one, kind: 'orcs' })) : []),
  ].filter(({ die }) => die > 0);
  const [only] = waiting;
  return only && waiting.length === 1 ? `${only.kind} ${only.colour}` : null;
}

/** Enemies that do not meet play as they stand. */
export function same(view: View, _seat: number, legal: readonly Choice[]): string | null {
  return view.any_order ? (legal[0]?.text ?? null) : null;
}
