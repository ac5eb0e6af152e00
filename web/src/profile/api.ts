/** What only the profile asks of the server. */
import { at, call, identify } from '../lib/api';
import type { Me, PlayedGames, ProfileInfo } from '../lib/wire';

export interface Filter {
  game: string;
  rival: string;
}

export const profile = {
  info: (lang: string) => call<ProfileInfo>('GET', `/me/profile?lang=${at(lang)}`),
  /** Finished games, the latest first; `before` is where the page before ended. */
  games: ({ game, rival }: Filter, before = '') =>
    call<PlayedGames>('GET', `/me/games?game=${at(game)}&rival=${at(rival)}&before=${at(before)}`),
  anotherName: () => identify(call<Me>('POST', '/me/name', {})),
};
