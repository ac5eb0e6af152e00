/** How long things are shown, by the speed a person likes. */
import type { Settings } from '../lib/settings.svelte';
import type { Told } from '../lib/wire';
import type { Timing } from '../lib/pace.svelte';

/** What somebody else has done is looked at for so long, at the usual speed. */
const DEED = 800;
const FACTORS = { slow: 2.2, usual: 1, fast: 0.4, once: 0, step: 1 } as const;

type Wish = Pick<Settings, 'speed' | 'scenes'>;

/** `scene` is how long a game wants what happened to be looked at: a battle, a trick. */
export function timing(wish: () => Wish, scene: (fresh: Told[]) => number): Timing {
  return ({ table, fresh, isTheirs }) => {
    // A clock runs while one looks: then nothing waits.
    if (!fresh.length || Object.keys(table.clocks).length) return 0;
    const { speed, scenes } = wish();
    const look = scene(fresh);
    if (speed === 'step' && (look || isTheirs)) return Infinity;
    if (scenes === 'click' && look) return Infinity;
    return FACTORS[speed] * Math.max(look, isTheirs ? DEED : 0);
  };
}

/** Everything that is named in what happened: squares, cards, places. */
export function named(fresh: Told[]): Set<string> {
  return new Set(fresh.flatMap(({ told }) => Object.values(told).flat()).filter(isWord));
}

function isWord(value: unknown): value is string {
  return typeof value === 'string';
}
