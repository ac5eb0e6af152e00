"""All that a player or a bot ever gets to see and decide with."""

from mypy_extensions import mypyc_attr

from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.state import State, View


class Seat:
    """One seat's side of a position. It never hands out the true state."""

    def __init__(self, state: State, index: int) -> None:
        self._state = state
        self.index = index

    def asking(self) -> int:
        return self._state.asking

    def actors(self) -> list[int]:
        return self._state.actors.copy()

    def view(self) -> View:
        return self._state.view(self.index)

    def legal(self) -> list[Action]:
        return self._state.legal(self.index).copy()

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

    def weigh(self, seat: Seat, rng: Random) -> list[tuple[Action, float]]:
        """Its choices with their shares of one, the best first; most bots see only one."""
        return [(self.choose(seat, rng), 1.0)]
