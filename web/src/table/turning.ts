/** What decided a game, read from the report on luck: the dice that weighed most. */
import type { Luck, Stroke, Told } from '../lib/wire';

/** A win and a loss are two score units apart, so half a unit is a quarter of a win. */
export const percent = (score: number) => Math.round(score * 50);

/** Less than this, in hundredths of a win, decides nothing. */
const LEAST = 5;
const MOST = 3;

export interface Point {
  /** The line of the record that it begins with. */
  number: number;
  /** What was done, and what came of it. */
  labels: string[];
  told: Told['told'][];
  /** In hundredths of a win, for the seat that asks. */
  gain: number;
}

/** The rolls and draws that weighed most for a seat, in the order in which they fell. */
export function turningPoints({ strokes }: Luck, seat: number): Point[] {
  return strokes
    .flatMap((stroke) => pointOf(stroke, seat))
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST)
    .sort((a, b) => a.number - b.number);
}

/** What surely helped or hurt; the rest is noise. */
function pointOf({ number, labels, told = [], seats }: Stroke, seat: number): Point[] {
  const { luck, interval } = seats[seat] ?? { luck: 0, interval: [0, 0] };
  const [low, high] = interval;
  const isSure = low > 0 || high < 0;
  const gain = percent(luck);
  return isSure && Math.abs(gain) >= LEAST ? [{ number, labels, told, gain }] : [];
}
