/** Who sits at this browser, and what can be played. */
import { api, visitor } from './api';
import type { GameInfo, Me, User } from './wire';

class Session {
  user = $state.raw<User | null>(null);
  isModerator = $state(false);
  /** Where others reach this server, if whoever runs it has said so. */
  address = $state('');
  games = $state.raw<GameInfo[]>([]);
  private greeting: Promise<void> | null = null;
  private shelf: Promise<GameInfo[]> | null = null;

  /** The first call makes a guest session if there is none; all must wait for it. */
  greet(): Promise<void> {
    this.greeting ??= this.refresh().catch((error: unknown) => {
      this.greeting = null;
      throw error;
    });
    return this.greeting;
  }

  async refresh(): Promise<void> {
    await api.me();
  }

  know(me: Me): void {
    this.user = me.user;
    this.isModerator = me.moderator;
    this.address = me.address ?? '';
  }

  async shelve(): Promise<GameInfo[]> {
    this.shelf ??= api.games().catch((error: unknown) => {
      this.shelf = null;
      throw error;
    });
    this.games = await this.shelf;
    return this.games;
  }
}

export const session = new Session();
visitor.known = (me) => session.know(me);
