/** The guided first battle: what is explained when. */
import { type Scene as Base, type Step, has } from '../../table/lesson';
import type { View } from './types';

export interface Scene extends Base<View> {
  selected: string;
}

const RIDER = 'herd-rider';
const ARCHER = 'bow-nomad';

function find({ view, near }: Scene, card: string): string[] {
  return view.cards.flatMap((each) =>
    each.seat === near && each.card === card && each.name ? [each.name] : [],
  );
}

export const STEPS: Step<Scene>[] = [
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
  {
    id: 'protector',
    isDone: (scene) => has(scene, 'protects') || scene.view.turn > 2,
    now: ({ view, near }) =>
      view.asking === 'protector' && view.actors.includes(near) && 'protector-now',
  },
  { id: 'finish', isDone: ({ view }) => view.asking === 'over' },
  { id: 'victory', now: ({ view, near }) => view.winner !== near && 'defeat' },
];
