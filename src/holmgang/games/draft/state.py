"""A position of the draft: the stacks on their way, what each player has picked and left out.

In round r, at step k, seat s holds stack `stack_of(r, s, k)`; a stack has the
number of the seat that took it up first.
"""

from typing import Final

from holmgang.core.action import CHANCE
from holmgang.core.state import State
from holmgang.games.draft.tables import MOST_CUTS, STACK, STACKS, Tables

NONE: Final = -1

# Questions
ASK_CHANCE: Final = 0
ASK_PICK: Final = 1
ASK_CUT: Final = 2
ASK_OVER: Final = 3


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(self, tables: Tables, players: int, other: "Position | None" = None) -> None:
        super().__init__()
        self.tables = tables
        self.players = players
        if other is None:
            self._lay_out()
        else:
            self._take_over(other)

    def _lay_out(self) -> None:
        self.round = 0
        self.step = 0
        self.actors = [CHANCE]
        self.asking = ASK_CHANCE
        self.pile: list[int] = self.tables.copies.copy()  # how many of each card are left
        self.stacks: list[list[int]] = [[] for _ in range(self.players)]
        self.picks: list[list[int]] = [[] for _ in range(self.players)]  # in their order
        self.wants: list[int] = [NONE] * self.players  # sealed answers to a question for all
        self.cuts: list[list[int]] = [[] for _ in range(self.players)]
        self.done: list[int] = [0] * self.players

    def _take_over(self, other: "Position") -> None:
        self.round = other.round
        self.step = other.step
        self.actors = other.actors
        self.asking = other.asking
        self.pile = other.pile.copy()
        self.stacks = [stack.copy() for stack in other.stacks]
        self.picks = [picks.copy() for picks in other.picks]
        self.wants = other.wants.copy()
        self.cuts = [cuts.copy() for cuts in other.cuts]
        self.done = other.done.copy()

    def passes_left(self, round: int) -> bool:
        """The first and the third stack go left, the second one right (BK-22.4)."""
        return round % 2 == 0

    def stack_of(self, round: int, seat: int, step: int) -> int:
        """Left is the next seat: what comes from the right was taken up by those before."""
        turn = -step if self.passes_left(round) else step
        return (seat + turn) % self.players

    def holder(self, round: int, stack: int, step: int) -> int:
        """Who holds a stack; the reverse of `stack_of`."""
        turn = step if self.passes_left(round) else -step
        return (stack + turn) % self.players

    def in_hand(self, seat: int) -> list[int]:
        """The stack a seat chooses from."""
        return self.stacks[self.stack_of(self.round, seat, self.step)]

    def deck(self, seat: int) -> list[int]:
        """What a seat has picked and not left out, sorted."""
        left = sorted(self.picks[seat])
        for card in self.cuts[seat]:
            left.remove(card)
        return left

    def dealt(self) -> int:
        """Cards dealt in this round."""
        return sum(len(stack) for stack in self.stacks)

    def may_cut(self, seat: int) -> bool:
        return len(self.cuts[seat]) < MOST_CUTS

    def asking_for_pick(self) -> bool:
        return self.asking == ASK_PICK

    def is_last_round(self) -> bool:
        return self.round == STACKS - 1

    def is_dealing(self) -> bool:
        return self.dealt() < STACK * self.players
