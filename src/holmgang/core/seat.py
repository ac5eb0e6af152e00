"""All that a player or a bot ever gets to see and decide with."""

from typing import Final

from mypy_extensions import mypyc_attr

from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.state import State, View

NOTHING: Final[list[Action]] = []


class Seat:
    """One seat's side of a position. It never hands out the true state."""

    def __init__(self, state: State, index: int, unseen: list[Action] = NOTHING) -> None:
        self._state = state
        self.index = index
        self._unseen = unseen

    def asking(self) -> int:
        return self._state.asking

    def actors(self) -> list[int]:
        return self._state.actors.copy()

    def view(self) -> View:
        return self._state.view(self.index)

    def legal(self) -> list[Action]:
        return [a for a in self._state.legal(self.index) if a not in self._unseen]

    def without(self, unseen: list[Action]) -> "Seat":
        """The same seat for somebody who does not see some of his choices."""
        return Seat(self._state, self.index, unseen)

    def determinize(self, rng: Random) -> State:
        return self._state.determinize(self.index, rng)

    def write(self, action: Action) -> str:
        return self._state.write(action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code."""

    def choose(self, seat: Seat, rng: Random) -> Action:
        """One of `seat.legal()`, which is never empty."""
        raise NotImplementedError

    def notes(self) -> list[int]:
        """What it must remember of this game, for whoever makes it anew; most bots nothing."""
        return []

    def recall(self, notes: list[int]) -> None:
        """Go on with the notes of the same game."""

    def weigh(self, seat: Seat, rng: Random) -> list[tuple[Action, float]]:
        """Its choices with their shares of one, the best first; most bots see only one."""
        return [(self.choose(seat, rng), 1.0)]
