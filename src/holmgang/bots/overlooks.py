"""A player who overlooks things, as people do, made of any other bot.

In some of a hundred cases it does not see the choice that it would have liked best, and
takes the best of what it sees. What it has overlooked once, it sees for the rest of the
game, or until new cards or dice make another choice of it: in the next hand or round.
"""

from typing import Final

from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import View

PARTS: Final = ("round", "hand")
"""What views call the part of the game that they are in."""


class Overlooks(Bot):
    def __init__(self, bot: Bot, percent: int) -> None:
        self.bot = bot
        self.percent = percent
        self.budget = getattr(bot, "budget", None)
        self.part = 0
        self.missed: set[Action] = set()

    def choose(self, seat: Seat, rng: Random) -> Action:
        self._look_at(seat.view())
        unseen: list[Action] = []
        most = len(seat.legal()) - 1
        while True:
            action = self.bot.choose(seat.without(unseen), rng)
            # Who is not to be stopped, by no lack of other choices either, does it.
            if len(unseen) == most or action in unseen or not self._misses(action, rng):
                return action
            unseen.append(action)

    def _look_at(self, view: View) -> None:
        part = next((view[name] for name in PARTS if name in view), 0)
        assert isinstance(part, int)
        if part != self.part:
            self.part = part
            self.missed.clear()

    def _misses(self, action: Action, rng: Random) -> bool:
        if action in self.missed or rng.below(100) >= self.percent:
            return False
        self.missed.add(action)
        return True

    def notes(self) -> list[int]:
        return [self.part, *sorted(self.missed)]

    def recall(self, notes: list[int]) -> None:
        self.part, *missed = notes
        self.missed = set(missed)
