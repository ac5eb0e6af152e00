"""Very many battles between all decks, in both editions: see `soaking`.

`--bot greedy` lets a bot play both sides instead of chance.
"""

import sys

from soaking import Played, Soak, main

from berserk.invariants import checked_game
from holmgang import bots
from holmgang.core.chance import Quick
from holmgang.games import GAMES
from holmgang.games.berserk import content

GAME = GAMES["berserk"]
DECKS = content.deck_names()
PAIRS = [(south, north) for south in DECKS for north in DECKS]


class Battles(Soak):
    sides = ("south", "north")

    def play(self, number: int, seed: str) -> Played:
        state = GAME.new(GAME.settle(options(number)))
        players = [bots.make(self.bot, GAME) for _ in self.sides]
        actions, turns, wrong = checked_game(state, Quick(seed), players)
        return Played(actions, turns, state.winner, wrong)


def options(number: int) -> dict[str, str]:
    """Every pair of decks has its turn, in both editions."""
    south, north = PAIRS[number % len(PAIRS)]
    edition = ("realms", "realms", "laar")[number // len(PAIRS) % 3]
    return {"south": south, "north": north, "edition": edition}


if __name__ == "__main__":
    sys.exit(main(Battles()))
