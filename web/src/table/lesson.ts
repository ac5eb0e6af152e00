/** A guided first game: what is explained when, by what the player has done. */
import type { Choice, Figures, Told } from '../lib/wire';

export interface Scene<View = Figures> {
  view: View;
  log: Told[];
  legal: Choice[];
  near: number;
}

export interface Step<S = Scene> {
  id: string;
  /** What the player does to go on; without it a button leads on. */
  isDone?: (scene: S) => boolean;
  /** Where to look. */
  places?: (scene: S) => string[];
  /** Other words for what is happening just now. */
  now?: (scene: S) => string | false;
}

type Heard = Pick<Scene, 'log' | 'near'>;

/** How often something was told of the player, or of the others. */
export function count({ log, near }: Heard, event: string, isOwn = true): number {
  return log.filter(({ told }) => told.event === event && (told.seat === near) === isOwn).length;
}

export function has(scene: Heard, event: string, isOwn = true): boolean {
  return count(scene, event, isOwn) > 0;
}

/** The step to show: after the last one that is done, and not before one that was read. */
export function stepOf<S>(steps: Step<S>[], scene: S, read: number): number {
  const done = steps.findLastIndex((step) => step.isDone?.(scene) ?? false);
  return Math.min(steps.length - 1, Math.max(read, done + 1));
}

export function wordsOf<S>(step: Step<S> | undefined, scene: S): string {
  return step?.now?.(scene) || (step?.id ?? '');
}
