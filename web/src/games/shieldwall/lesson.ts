/** The guided first game: what is explained when. */
import { type Scene as Base, type Step, count, has } from '../../table/lesson';
import type { View } from './types';

type Scene = Base<View>;

export const STEPS: Step<Scene>[] = [
  { id: 'welcome' },
  { id: 'deck' },
  { id: 'attack', isDone: (scene) => has(scene, 'weapon') },
  { id: 'strategy', isDone: (scene) => has(scene, 'strategy') },
  { id: 'force', isDone: (scene) => has(scene, 'battle') },
  { id: 'battle' },
  { id: 'spent' },
  { id: 'defence', isDone: (scene) => count(scene, 'battle') > 1 },
  { id: 'units' },
  { id: 'run-out' },
  { id: 'advice' },
  { id: 'finish', isDone: ({ view }) => view.asking === 'over' },
  { id: 'victory', now: ({ view, near }) => view.winner !== near && 'defeat' },
];
