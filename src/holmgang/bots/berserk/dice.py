"""Luck for imagined battles: every card has dice of its own in every turn.

Choices that are compared are to meet the same luck. If all dice came from one row, a choice
that throws one more would change every later throw. This way a card that does the same thing
in two imagined battles has the same luck in both, and what differs is what the choice did.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.chance import Quick

ROOM: Final[i64] = 64
"""More than there are cards."""


class Dice(Quick):
    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self.seeds: vec[i64] = vec[i64]([self.a, self.b, self.c, self.d])

    def hand_to(self, card: i64, turn: i64) -> None:
        """What is thrown from now on is the luck of a card in a turn, NONE for nobody's."""
        number = mixed(turn * ROOM + card + 1)
        seeds = self.seeds
        self.a = mixed(seeds[0] ^ number) | 1
        self.b = mixed(seeds[1] ^ number)
        self.c = mixed(seeds[2] ^ number)
        self.d = mixed(seeds[3] ^ number)


def mixed(number: i64) -> i64:
    """A number of 32 bits, all of which depend on all that are given."""
    mask: i64 = 0xFFFFFFFF
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & mask
    number ^= number >> 15
    number = (number * 0x735A2D97) & mask
    return number ^ (number >> 15)
