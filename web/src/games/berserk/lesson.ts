/** The guided first battle: what is explained when, by what the player has done. */
import type { Choice, Told } from '../../lib/wire';
import type { View } from './types';

export interface Scene {
  view: View;
  log: Told[];
  legal: Choice[];
  selected: string;
  near: number;
}

interface Step {
  id: string;
  /** What the player does to go on; without it a button leads on. */
  isDone?: (scene: Scene) => boolean;
  /** Where to look. */
  places?: (scene: Scene) => string[];
}

const RIDER = 'herd-rider';
const ARCHER = 'bow-nomad';

function has({ log, near }: Scene, event: string, isOwn = true): boolean {
  return log.some(({ told }) => told.event === event && (told.seat === near) === isOwn);
}

function find({ view, near }: Scene, card: string): string[] {
  return view.cards.flatMap((each) =>
    each.seat === near && each.card === card && each.name ? [each.name] : [],
  );
}

export const STEPS: Step[] = [
  { id: 'welcome' },
  {
    id: 'select',
    isDone: (scene) => scene.selected !== '',
    places: (scene) => find(scene, RIDER),
  },
  { id: 'move', isDone: (scene) => has(scene, 'moved') },
  { id: 'strike', isDone: (scene) => has(scene, 'declared') },
  { id: 'dice' },
  { id: 'exhausted' },
  { id: 'ability', isDone: (scene) => has(scene, 'uses'), places: (scene) => find(scene, ARCHER) },
  { id: 'end', isDone: (scene) => scene.view.turn > 1 },
  { id: 'protector', isDone: (scene) => has(scene, 'protects') || scene.view.turn > 2 },
  { id: 'finish', isDone: ({ view }) => view.asking === 'over' },
  { id: 'victory' },
];

/** The step to show: after the last one that is done, and not before one that was read. */
export function stepOf(scene: Scene, read: number): number {
  const done = STEPS.findLastIndex((step) => step.isDone?.(scene) ?? false);
  return Math.min(STEPS.length - 1, Math.max(read, done + 1));
}

/** Which words a step has just now: some speak of what is happening. */
export function wordsOf(at: number, { view, near }: Scene): string {
  const id = STEPS[at]?.id ?? '';
  if (id === 'protector' && view.asking === 'protector' && view.actors.includes(near))
    return 'protector-now';
  if (id === 'victory' && view.winner !== near) return 'defeat';
  return id;
}
