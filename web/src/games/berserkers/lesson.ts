/** The guided first game: its first turns are explained. */
import { type Scene as Base, type Step, has } from '../../table/lesson';
import type { View } from './types';

type Scene = Base<View>;

/** What everybody is told counts, whoever it is about. */
const told = ({ log }: Scene, event: string) => log.some((one) => one.told.event === event);

export const STEPS: Step<Scene>[] = [
  { id: 'welcome' },
  { id: 'map' },
  { id: 'requests' },
  { id: 'throw', isDone: (scene) => told(scene, 'threw') },
  { id: 'place', isDone: (scene) => has(scene, 'placed') || told(scene, 'placed') },
  { id: 'deeds' },
  { id: 'threats' },
  { id: 'gold' },
  { id: 'end', isDone: (scene) => told(scene, 'enemy') },
  { id: 'enemies', isDone: ({ view }) => view.round > 1 },
  { id: 'fires' },
  { id: 'seals' },
  { id: 'finish', now: ({ view }) => view.asking === 'over' && 'over' },
];
