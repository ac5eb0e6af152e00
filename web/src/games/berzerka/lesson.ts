/** The guided first game: its first hand is explained. */
import { type Scene as Base, type Step, count, has } from '../../table/lesson';
import type { View } from './types';

type Scene = Base<View>;

const isDeclarer = ({ view, near }: Scene) => view.declarer === near;

export const STEPS: Step<Scene>[] = [
  { id: 'welcome' },
  { id: 'contracts' },
  {
    id: 'bid',
    isDone: (scene) => has(scene, 'bid') || has(scene, 'passed') || has(scene, 'hotseat'),
  },
  {
    id: 'declarer',
    isDone: (scene) => has(scene, 'discarded') || has(scene, 'played'),
    now: (scene) => isDeclarer(scene) && 'declarer-you',
  },
  { id: 'follow', isDone: (scene) => has(scene, 'played') },
  { id: 'trick' },
  { id: 'tricks', isDone: (scene) => count(scene, 'played') > 3 },
  { id: 'claim' },
  { id: 'hand', isDone: ({ log }) => log.some(({ told }) => told.event === 'result') },
  { id: 'cube' },
  { id: 'points' },
  { id: 'finish', now: ({ view }) => view.asking === 'over' && 'end' },
];
