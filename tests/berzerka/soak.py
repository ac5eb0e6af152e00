"""Very many random games with every combination of options: see `soaking`."""

import sys
from typing import Any

from soaking import Played, Soak, main

from berzerka.invariants import checked_game
from holmgang.core.chance import Quick
from holmgang.games.berzerka import GAME

EVERY = 97
"""Actions between two looks; with no common factor it falls everywhere in a hand."""


class Hands(Soak):
    sides = tuple(GAME.colours)
    games = 200_000
    chunk = 200

    def play(self, number: int, seed: str) -> Played:
        state: Any = GAME.new(GAME.fill_options(options(number)))
        actions, looks, wrong = checked_game(state, Quick(seed), EVERY)
        return Played(actions, looks, state.places()[0], wrong)


def options(number: int) -> dict[str, str]:
    """Every combination of options has its turn."""
    return {
        "length": ("full", "short")[number % 2],
        "contracts": ("random", "starter")[number % 5 == 0],
        "dealing": ("halves", "whole")[number % 3 == 0],
        "hotseat": ("last", "first")[number % 7 < 3],
        "penalty": ("worsen", "literal")[number % 11 == 0],
    }


if __name__ == "__main__":
    sys.exit(main(Hands()))
