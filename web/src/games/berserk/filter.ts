/** Which cards a search shows. */
import type { Sheet } from '../../lib/wire';

export interface Wish {
  words: string;
  realms: string[];
  rank: '' | 'elite' | 'regular';
  cost: string;
  keyword: string;
}

export const ALL: Wish = { words: '', realms: [], rank: '', cost: '', keyword: '' };

export function fits(sheet: Sheet, wish: Wish): boolean {
  if (wish.realms.length && !wish.realms.includes(sheet.realm)) return false;
  if (wish.rank && sheet.elite !== (wish.rank === 'elite')) return false;
  if (wish.cost && !costs(sheet.cost, wish.cost)) return false;
  if (wish.keyword && !topics(sheet).includes(wish.keyword)) return false;
  const text = [sheet.name, sheet.klass, ...sheet.keywords.map(({ name }) => name), ...sheet.lines]
    .join(' ')
    .toLocaleLowerCase();
  return wish.words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** `3`, or `7+` for that much and more. */
function costs(cost: number, wish: string): boolean {
  const least = Number.parseInt(wish, 10);
  return wish.endsWith('+') ? cost >= least : cost === least;
}

/** Keywords without their figures, and the terms of a card's text. */
export function topics(sheet: Sheet): string[] {
  const names = [...sheet.keywords, ...sheet.terms].map(({ name }) => name);
  return names.map((name) => name.replace(/\s*\d+$/, '').toLocaleLowerCase());
}

/** In which order cards may be looked at. */
export const ORDERS: Record<string, (a: Sheet, b: Sheet) => number> = {
  dealt: () => 0,
  cost: (a, b) => b.cost - a.cost || a.name.localeCompare(b.name),
  realm: (a, b) => a.realm.localeCompare(b.realm) || b.cost - a.cost,
  life: (a, b) => b.life - a.life,
};

/** What a player may look for among some cards. */
export interface Look {
  order: string;
  realm: string;
  topic: string;
}

export const EVERYTHING: Look = { order: 'dealt', realm: '', topic: '' };

/** Whether a card is among those that are looked for. */
export function isSought(sheet: Sheet, { realm, topic }: Look): boolean {
  return (!realm || sheet.realm === realm) && (!topic || topics(sheet).includes(topic));
}

export function byCost(a: Sheet, b: Sheet): number {
  return a.cost - b.cost || a.name.localeCompare(b.name);
}
