/** The signs of the games, `emblem.ts` in their folders. Only the home page shows them. */
import shield from 'icon:viking-shield';

const found = import.meta.glob<string>('./*/emblem.ts', { eager: true, import: 'default' });

export function emblemOf(game: string): string {
  return found[`./${game}/emblem.ts`] ?? shield;
}
