"""The cards of a draft as flat tables that the rules read."""

from typing import Final

from holmgang.core.action import CHANCE, Action, pack

# Actions
DEAL: Final = 0
PICK: Final = 1
CUT: Final = 2
DONE: Final = 3

STACKS: Final = 3
"""Stacks each player gets (BK-22.2)."""

STACK: Final = 12
"""Cards in a stack (BK-22.2)."""

SMALLEST_DECK: Final = 30
"""Cards a deck must keep; the others of the 36 may be left out (BK-22.5)."""

MOST_CUTS: Final = STACKS * STACK - SMALLEST_DECK


class Tables:
    """Cards by number, in the order of their ids."""

    def __init__(self, cards: list[str], copies: list[int]) -> None:
        self.cards = cards
        self.copies = copies
        self.realm: list[str] = [""] * len(cards)  # nothing for a neutral card
        self.surplus: list[float] = [0.0] * len(cards)  # worth by its figures beyond its cost
        self.digest = ""
        self.nobody: list[int] = []
        self.chance: list[int] = [CHANCE]
        self.done: Action = pack(DONE)

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        return sum(self.copies)
