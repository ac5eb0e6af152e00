/** Games of the day: what this browser remembers of them. Nothing of it is sent. */
import { api } from './api';
import type { Summary } from './wire';

export interface DayResult {
  day: string;
  table: string;
  won: boolean;
  points: number | null;
  turns: number;
  /** What can be told to others, without spoiling anything. */
  share: string;
}

const KEY = 'holmgang-daily';
const MOST = 400;

/** The date on this device. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function results(store: Storage = localStorage): DayResult[] {
  try {
    return JSON.parse(store.getItem(KEY) ?? '[]') as DayResult[];
  } catch {
    return [];
  }
}

/** Only the first try of a day counts; it is returned. */
export function remember(result: DayResult, store: Storage = localStorage): DayResult {
  const known = results(store);
  const first = known.find(({ day }) => day === result.day);
  if (first) return first;
  const kept = [result, ...known].sort((a, b) => b.day.localeCompare(a.day)).slice(0, MOST);
  store.setItem(KEY, JSON.stringify(kept));
  return result;
}

export function playDaily(game: string, day: string): Promise<Summary> {
  return api.open({ game, options: {}, seats: [{ kind: 'me' }], daily: day });
}
