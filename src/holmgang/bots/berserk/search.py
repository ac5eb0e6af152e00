"""Searches Berserk: a tree over the deeds of the own turn, in worlds drawn from what is known.

Deeds are ordered by what they promise at once, and more of them are looked at the
longer it thinks (progressive widening). Dice fall anew each time, so a branch is a
plan and not a position. Where a plan stops, the position is judged by what the
enemy's next blows will come to (`foresight`): so an exhausted card in reach counts
for less, and an alert protector for more.
"""

import math
from typing import Final

from holmgang.bots.berserk.arms import arms
from holmgang.bots.berserk.deeds import Deed, carry_out, deeds, fall
from holmgang.bots.berserk.favours import favours
from holmgang.bots.berserk.foresight import outlook, standing
from holmgang.bots.berserk.greedy import decide
from holmgang.bots.berserk.replies import is_hasty, price
from holmgang.bots.budget import Budget
from holmgang.core.action import Action, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import ASK_BEFORE, ASK_PLACE, ASK_TURN
from holmgang.games.berserk.tables import ANSWER, NONE, Tables

WIDEST: Final = 36
"""Deeds that are looked at first in a turn."""

NARROW: Final = 4
"""And after some deed has been done; then one more for every so many visits."""

WIDER: Final = 12

SPREAD: Final = 0.3
"""Gold pieces by which a deed may prove better than it has shown so far."""

ORDER: Final = [[5, 6], [3, 5], [2, 1], [6, 3], [1, 4], [4, 2]]
"""How dice fall one time after another, so that few times are a fair sample already."""

THOROUGH: Final = 12
"""Looks at every answer to a question in mid-deed; more would tell no more."""


class Branch:
    """A plan so far: what its last deed is, what came of it, what may follow."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.visits = 0
        self.total = 0.0
        self.next: list[Branch] = []
        self.is_grown = False

        self.round = len(ORDER) if is_dicey(deed) else 1  # visits that make a fair sample
        self.worth = 0.0
        self.stopped = -2.0  # what it came to when nothing followed

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.0

    def settle(self) -> None:
        """A plan is worth as much as the best way to go on with it, to stop being one of them.

        A mean over all of them would blame it for what need not follow.
        """
        if not self.is_grown:
            self.stopped = self.mean()
        best = -2.0
        for branch in self.next:
            if branch.visits >= branch.round and branch.worth > best:
                best = branch.worth
        self.worth = max(best, self.stopped)

    def is_end(self) -> bool:
        return self.deed.i == NONE and verb(self.deed.action) == ANSWER

    def add(self, result: float) -> None:
        self.visits += 1
        self.total += result

    def grow(self, found: list[Deed]) -> None:
        self.is_grown = True
        for deed in found:
            self.next.append(Branch(deed))


class Search(Bot):
    """Thinks with its seat's knowledge alone."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.tables: Tables | None = None
        self.arms: list[list[int]] = []
        self.scale = 1.0

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        self.budget.start()
        world = seat.determinize(rng)
        assert isinstance(world, Berserk)
        if world.asking <= ASK_PLACE or world.asking == ASK_BEFORE or is_hasty(world):
            return decide(world, seat.index, options, rng)
        self._prepare(world)
        if world.asking == ASK_TURN:
            return self._turn(seat, world, rng)
        return self._answer(seat, options, rng)

    def _prepare(self, world: Berserk) -> None:
        if self.tables is not world.tables:
            self.tables = world.tables
            self.arms = arms(world.tables)
        self.scale = SPREAD / max(1.0, standing(world, 0) + standing(world, 1))

    # The own turn

    def _turn(self, seat: Seat, world: Berserk, rng: Random) -> Action:
        root = Branch(Deed(NONE, NONE, NONE, 0.0))
        root.grow(deeds(world, seat.index, rng))
        while self.budget.spend():
            twin = seat.determinize(rng)
            assert isinstance(twin, Berserk)
            self._descend(root, twin, seat.index, rng)
        return favourite(root).deed.first_step(world)

    def _descend(self, root: Branch, world: Berserk, seat: int, rng: Random) -> None:
        """Follow a plan to where it has not been thought further, and judge that."""
        path = [root]
        branch = root
        before = self._luck(world, seat)
        goes_on = True
        while goes_on and branch.is_grown:
            allowed = WIDEST if branch is root else NARROW + branch.visits // WIDER
            branch = promising(branch, allowed, self.scale)
            path.append(branch)
            if branch.is_end():
                break
            dice = ORDER[branch.visits % len(ORDER)]
            goes_on = carry_out(world, seat, branch.deed, dice, rng)
            if goes_on and not branch.is_grown and branch.visits >= branch.round:
                branch.grow(deeds(world, seat, rng))
                break
        result = outlook(world, seat, self.arms)
        if len(world.gifts) > 0 and not world.is_over():
            result += self.scale / SPREAD * favours(world, seat, goes_on)
        result -= before
        for k in range(len(path) - 1, -1, -1):
            path[k].add(result)
            path[k].settle()

    def _luck(self, world: Berserk, seat: int) -> float:
        """How a drawn world stands by itself: no merit of what is done in it."""
        return outlook(world, seat, self.arms) if world.turn <= 1 else 0.0

    # Questions in mid-deed

    def _answer(self, seat: Seat, options: list[Action], rng: Random) -> Action:
        root = Branch(Deed(NONE, NONE, NONE, 0.0))
        root.grow([Deed(NONE, NONE, action, 0.0) for action in options])
        for _ in range(THOROUGH * len(options)):
            if not self.budget.spend():
                break
            branch = promising(root, len(options), self.scale)
            world = seat.determinize(rng)
            assert isinstance(world, Berserk)
            spared = price(world, branch.deed.action)
            before = self._luck(world, seat.index)
            world.apply(seat.index, branch.deed.action)
            fall(world, ORDER[branch.visits % len(ORDER)], rng)
            result = outlook(world, seat.index, self.arms)
            result -= before + self.scale / SPREAD * spared
            branch.add(result)
            branch.settle()
            root.add(result)
        return favourite(root).deed.action


def is_dicey(deed: Deed) -> bool:
    """Whether dice may fall: not for a mere step, nor at the end of the turn."""
    return deed.target != NONE or (deed.i == NONE and verb(deed.action) != ANSWER)


def promising(branch: Branch, allowed: int, scale: float) -> Branch:
    """The deed to look at next, of those in view: each for a fair sample, then by UCB1."""
    widened = scale * math.sqrt(math.log(branch.visits + 1.0))
    best = branch.next[0]
    best_value = -10.0
    for k in range(min(allowed, len(branch.next))):
        other = branch.next[k]
        if other.visits % other.round != 0 or other.visits == 0:
            return other
        value = other.worth + widened / math.sqrt(other.visits)
        if value > best_value:
            best_value = value
            best = other
    return best


def favourite(root: Branch) -> Branch:
    """The deed that is worth most, of those that had a fair sample.

    To end the turn is final, so it does not win by being looked at most often.
    """
    best = root.next[0]
    best_worth = -10.0
    for branch in root.next:
        if branch.visits >= branch.round and branch.worth > best_worth:
            best = branch
            best_worth = branch.worth
    return best
