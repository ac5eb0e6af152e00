import type { Table } from './wire';

/** Milliseconds between two reminders, as the server wants it. */
export const PAUSE = 60_000;

/** Seats whose players are there and keep me waiting, though I owe nothing myself. */
export function awaited({ viewer, actors, summary, over }: Table, online: number[]): number[] {
  if (viewer === 'spectator' || over || actors.includes(viewer)) return [];
  return actors.filter((seat) => {
    const { kind, is_you: isMe } = summary.seats[seat] ?? { kind: 'bot', is_you: false };
    return kind !== 'bot' && !isMe && online.includes(seat);
  });
}
