/** Who sits at a table, as far as that changes what is right there. */
import type { SeatInfo, Summary, Table } from './wire';

type Seats = Pick<SeatInfo, 'kind' | 'is_you'>[];

/** Whether people play against people here, or will when the free seats are taken. */
export function isAmongPeople({ seats }: { seats: Seats }): boolean {
  return seats.filter(({ kind }) => kind !== 'bot').length > 1;
}

/** Whether somebody sits, or may sit down, at another device. */
export function hasOthers({ seats }: { seats: Seats }): boolean {
  return seats.some(({ kind, is_you }) => kind === 'open' || (kind === 'human' && !is_you));
}

/** Whether it is my turn, among the tables of a list. */
export function isMyTurn({ turn, your_seats: mine }: Summary): boolean {
  return turn.some((seat) => mine.includes(seat));
}

/** Whether a table waits for me: for my choice, or for me to begin once everybody has come. */
export function awaitsMe({ started, over, actors, summary }: Table): boolean {
  const { seats, your_seats: mine } = summary;
  if (over || seats.length < 2) return false;
  if (started) return actors.some((seat) => mine.includes(seat));
  const isFull = seats.every(({ kind }) => kind !== 'open');
  return isFull && mine.some((seat) => !seats[seat]?.ready);
}
