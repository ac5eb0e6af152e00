"""A player that was learned: a small network, read from a file into plain arrays.

`model:FILE` plays what `holmgang.envs` has trained. It needs numpy alone.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from holmgang import games
from holmgang.bots import UnknownBot
from holmgang.bots.lookahead import Figures, Lookahead, Step
from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.encoding import Encoder
from holmgang.core.game import Game
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State
from holmgang.games.registration import load

Floats = NDArray[np.float32]


def refusal(file: str, reason: str) -> UnknownBot:
    """For a file that is no model, or one of another game or of other options."""
    return UnknownBot(bot=f"model:{file}", known=reason)


class Network:
    """Layers of weights. The last one has a figure for every action, and the value."""

    def __init__(self, game: str, scale: Floats, layers: list[tuple[Floats, Floats]]) -> None:
        self.game = game
        self.scale = scale
        self.layers = layers

    def __call__(self, figures: Figures) -> Floats:
        """What the last layer says of one row of figures, or of many."""
        signal: Floats = figures * self.scale
        for weights, bias in self.layers[:-1]:
            signal = np.maximum(signal @ weights + bias, 0.0)
        weights, bias = self.layers[-1]
        return signal @ weights + bias

    def judge(self, states: Sequence[State], figures: Figures) -> Sequence[float]:
        """How good positions look."""
        found: list[float] = self(figures)[:, -1].tolist()
        return found


def read(file: str) -> tuple[Network, list[int]]:
    """A network; and how it looks ahead, if it does: how many ways, and the question of `ways`."""
    try:
        with np.load(Path(file), allow_pickle=False) as saved:
            count = int(saved["layers"])
            layers = [(saved[f"weights{i}"], saved[f"bias{i}"]) for i in range(count)]
            ahead = saved["ahead"].tolist() if "ahead" in saved else []
            return Network(str(saved["game"]), saved["scale"], layers), ahead
    except (OSError, KeyError, ValueError) as error:
        raise refusal(file, type(error).__name__) from error


class Model(Bot):
    """Takes the action that its network likes best, or that leads to what it likes best."""

    def __init__(self, file: str, game: Game) -> None:
        self.network, self.ahead = read(file)
        self.place = games.registration(game.id).encoder
        if self.network.game != game.id:
            raise refusal(file, self.network.game)
        self.file = file
        self.look: Lookahead | None = None
        self.plan: list[Step] = []
        self.expected: Figures = np.zeros(0, np.int16)

    def choose(self, seat: Seat, rng: Random) -> Action:
        # A world that the seat cannot tell from the true one has the same figures.
        world = seat.determinize(rng)
        if self.look is None:
            self.look = self._lookahead(world)
        figures = self.look.figures_of([world], seat.index)
        if self.ahead:
            return self._follow(self.look, world, seat.index, figures[0])
        likes = self.network(figures)[0]
        encoder = self.look.encoder
        numbers = list(encoder.legal(world, seat.index))
        return encoder.choices.action(max(numbers, key=lambda number: likes[number]))

    def _follow(self, look: Lookahead, world: State, seat: int, figures: Figures) -> Action:
        """The next choice of a plan; a new plan where something unforeseen has come between."""
        is_foreseen = len(self.plan) > 0 and np.array_equal(self.expected, figures)
        if not is_foreseen or self.plan[0].action not in world.legal(seat):
            self.plan = look.ways([world], seat)[0]
        step = self.plan.pop(0)
        self.expected = look.figures_of([step.state], seat)[0]
        return step.action

    def _lookahead(self, world: State) -> Lookahead:
        encoder: Encoder = load(self.place)(world)
        if encoder.width != len(self.network.scale):
            raise refusal(self.file, f"{len(self.network.scale)} ≠ {encoder.width}")
        width, question = self.ahead or (0, 0)
        return Lookahead(encoder, self.network.judge, width, question)
