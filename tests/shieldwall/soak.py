"""Very many random games with armies of every size, looked at in every round: see `soaking`."""

import sys
from typing import Any

from soaking import Played, Soak, main

from holmgang.core.chance import Quick
from holmgang.games.shieldwall import GAME
from shieldwall.invariants import checked_game

FIRST = ("black", "red", "random")


class Rounds(Soak):
    sides = ("black", "red")
    games = 200_000
    chunk = 500

    def play(self, number: int, seed: str) -> Played:
        options = {"units": str(1 + number % 24), "first": FIRST[number % 3]}
        state: Any = GAME.new(GAME.fill_options(options))
        actions, rounds, wrong = checked_game(state, Quick(seed))
        return Played(actions, rounds, state.winner, wrong)


if __name__ == "__main__":
    sys.exit(main(Rounds()))
