"""How long bots think: choices a second, and the longest choice, in games against `random`.

`python bench/bots.py berzerka solver:100ms`; without a game it is Shieldwall.
"""

import sys
import time

from holmgang import bots, games
from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.sim.play import play_game

SECONDS = 3.0


class Watched(Bot):
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, seat: Seat, rng: Random) -> Action:
        begun = time.perf_counter()
        action = self.bot.choose(seat, rng)
        self.times.append(time.perf_counter() - begun)
        return action


def watch(game_id: str, spec: str) -> list[float]:
    game = games.find(game_id)
    options = game.fill_options_unwatched({})
    watched = Watched(bots.make(spec, game))
    begun = time.perf_counter()
    number = 0
    while time.perf_counter() - begun < SECONDS:
        others = [bots.make("random", game) for _ in range(1, game.seats)]
        play_game(game, options, [watched, *others], f"bots/{number}")
        number += 1
    return watched.times


def main(words: list[str]) -> int:
    game_id = words.pop(0) if words and words[0] in games.GAMES else "shieldwall"
    for spec in words or bots.names(game_id):
        times = watch(game_id, spec)
        mean, longest = sum(times) / len(times), max(times)
        tenth = sorted(times)[len(times) * 999 // 1000]
        print(
            f"{spec:<14} {1 / mean:>10,.0f} choices/s, the longest {longest * 1000:.1f} ms, "
            f"999 of 1000 within {tenth * 1000:.1f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
