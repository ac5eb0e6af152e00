"""How long bots think: choices a second, and the longest choice, in games against `random`."""

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


def watch(spec: str) -> list[float]:
    game = games.find("shieldwall")
    options = game.settle({})
    watched = Watched(bots.make(spec, game))
    begun = time.perf_counter()
    number = 0
    while time.perf_counter() - begun < SECONDS:
        play_game(game, options, [watched, bots.make("random", game)], f"bots/{number}")
        number += 1
    return watched.times


def main(specs: list[str]) -> int:
    for spec in specs or bots.names("shieldwall"):
        times = watch(spec)
        mean, longest = sum(times) / len(times), max(times)
        print(f"{spec:<14} {1 / mean:>10,.0f} choices/s, the longest {longest * 1000:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
