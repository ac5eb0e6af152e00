import { api } from './api';
import { session } from './me.svelte';
import type { GameInfo, SeatRequest, Summary } from './wire';

/** The bot a newcomer meets: the weakest that plays with sense. */
export function friendlyBot({ bots }: GameInfo): string {
  const byLevel = [...bots].sort((a, b) => a.level - b.level);
  const bot = byLevel.find(({ id }) => id !== 'random') ?? byLevel[0];
  return bot?.spec ?? 'random';
}

/** The guided first game of a game. */
export async function beginLesson(game: string): Promise<Summary> {
  await session.greet();
  return api.lesson(game);
}

/** One click: I sit down, bots take the other seats. */
export async function openAgainstBot(
  info: GameInfo,
  options: Record<string, string> = {},
): Promise<Summary> {
  // The games may be on the shelf before the session is there.
  await session.greet();
  const bot = friendlyBot(info);
  const seats = info.colours
    .slice(0, info.seats)
    .map((_, i): SeatRequest => (i === 0 ? { kind: 'me' } : { kind: 'bot', bot }));
  return api.open({ game: info.id, options, seats, ready: true });
}
