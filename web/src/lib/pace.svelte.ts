/** Shows what happens at the pace that a person can follow.
 *
 * The server tells everything as fast as it happens. Moments wait in line here, and each is
 * shown for a while before the next. Only the newest asks its question, once it has been seen.
 */
import type { Table, Told } from './wire';

export interface Moment {
  table: Table;
  log: Told[];
  /** What has happened since the moment before. */
  fresh: Told[];
  /** Whether somebody else has acted: nobody waits for what they did themselves. */
  isTheirs: boolean;
}

/** Milliseconds for which a moment is shown at least; `Infinity` waits for a click. */
export type Timing = (moment: Moment) => number;

export class Pace {
  shown = $state.raw<Moment | null>(null);
  /** Whether the newest moment has been seen. */
  isSeen = $state(true);
  /** Whoever shows a table says how long; else nothing waits. */
  timing: Timing = () => 0;
  private line: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A moment that comes next. */
  take(moment: Moment): void {
    this.line.push(moment);
    if (this.isSeen) this.goOn();
  }

  /** A moment with nothing before it: whoever comes back sees how things stand now. */
  jump(moment: Moment): void {
    this.line = [];
    this.shown = moment;
    this.rest();
  }

  /** What is shown has been seen. */
  goOn(): void {
    const next = this.line.shift();
    if (!next) return this.rest();
    const time = this.timing(next);
    this.shown = next;
    if (time <= 0) return this.goOn();
    this.isSeen = false;
    clearTimeout(this.timer);
    if (time < Infinity) this.timer = setTimeout(() => this.goOn(), time);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.isSeen = true;
  }
}
