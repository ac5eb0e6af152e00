"""Very many games with every combination of requests, looked at after every action: see `soaking`.

`--bot greedy` or `--bot planner:60` plays them instead of chance.
"""

import sys
from typing import Any

from soaking import Played, Soak, main

from berserkers.invariants import checked_game
from berserkers.test_invariants import NUMBERS, combination
from holmgang import bots
from holmgang.core.chance import Quick
from holmgang.games.berserkers import GAME


class Requests(Soak):
    sides = ("players",)
    games = 2000
    chunk = 4

    def play(self, number: int, seed: str) -> Played:
        requests = NUMBERS[number] if number < len(NUMBERS) else combination(number)
        state: Any = GAME.new(GAME.fill_options({"list": requests}))
        actions, wrong = checked_game(state, bots.make(self.bot, GAME), Quick(seed))
        winner = 0 if state.is_over() and state.scores()[0] > 0 else -1
        return Played(actions, actions, winner, [f"requests {requests}: {w}" for w in wrong])


if __name__ == "__main__":
    sys.exit(main(Requests()))
