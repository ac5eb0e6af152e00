"""Very many battles between all decks of both sets, in both editions: see `soaking`.

`--bot greedy` lets a bot play both sides instead of chance.
"""

import sys
from typing import Any

from soaking import Played, Soak, main

from berserk.invariants import checked_game
from holmgang import bots
from holmgang.core.chance import Quick
from holmgang.games import GAMES
from holmgang.games.berserk import content

GAME = GAMES["berserk"]
READY = {"battle": "ready"}


def pairs(pack: str, edition: str) -> list[dict[str, str]]:
    decks = content.deck_names(pack)
    return [
        {"pack": pack, "edition": edition, "south": south, "north": north}
        for south in decks
        for north in decks
    ]


KINDS = [
    pairs("realms", "realms"),
    pairs("realms", "laar"),
    [*pairs("kub", "laar"), READY],
]


class Battles(Soak):
    sides = ("south", "north")

    def play(self, number: int, seed: str) -> Played:
        state: Any = GAME.new(GAME.fill_options(options(number)))
        players = [bots.make(self.bot, GAME) for _ in self.sides]
        actions, turns, wrong = checked_game(state, Quick(seed), players)
        return Played(actions, turns, state.winner, wrong)


def options(number: int) -> dict[str, str]:
    """Every pair of decks of a set has its turn, the sets and editions alternating."""
    kind = KINDS[number % len(KINDS)]
    return kind[number // len(KINDS) % len(kind)]


if __name__ == "__main__":
    sys.exit(main(Battles()))
