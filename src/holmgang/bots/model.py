"""A player that was learned: a small network, read from a file into plain arrays.

`model:FILE` plays what `holmgang.envs.learning` has trained. It needs numpy alone.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from holmgang import games
from holmgang.bots import UnknownBot
from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.encoding import Encoder, Sheet
from holmgang.core.game import Game
from holmgang.core.seat import Bot, Seat
from holmgang.games.registration import load

Floats = NDArray[np.float32]


def refusal(file: str, reason: str) -> UnknownBot:
    """For a file that is no model, or one of another game or of other options."""
    return UnknownBot(bot=f"model:{file}", known=reason)


class Network:
    """Layers of weights. The last one has a figure for every action, and the value."""

    def __init__(self, file: str) -> None:
        try:
            with np.load(Path(file), allow_pickle=False) as saved:
                self.game = str(saved["game"])
                self.scale: Floats = saved["scale"]
                count = int(saved["layers"])
                self.layers: list[tuple[Floats, Floats]] = [
                    (saved[f"weights{i}"], saved[f"bias{i}"]) for i in range(count)
                ]
        except (OSError, KeyError, ValueError) as error:
            raise refusal(file, type(error).__name__) from error

    def __call__(self, figures: NDArray[np.int16]) -> Floats:
        signal: Floats = figures * self.scale
        for weights, bias in self.layers[:-1]:
            signal = np.maximum(signal @ weights + bias, 0.0)
        weights, bias = self.layers[-1]
        return (signal @ weights + bias)[:-1]


class Model(Bot):
    """Takes the action that its network likes best."""

    def __init__(self, file: str, game: Game) -> None:
        self.network = Network(file)
        self.place = games.registration(game.id).encoder
        if self.network.game != game.id:
            raise refusal(file, self.network.game)
        self.file = file
        self.encoder: Encoder | None = None

    def choose(self, seat: Seat, rng: Random) -> Action:
        # A world that the seat cannot tell from the true one has the same figures.
        world = seat.determinize(rng)
        if self.encoder is None:
            self.encoder = load(self.place)(world)
        encoder: Encoder = self.encoder
        if encoder.width != len(self.network.scale):
            raise refusal(self.file, f"{len(self.network.scale)} ≠ {encoder.width}")
        sheet = Sheet(encoder.width)
        encoder.tell(world, seat.index, sheet, 0)
        likes = self.network(np.array(sheet.figures(), np.int16))
        numbers = list(encoder.legal(world, seat.index))
        return encoder.choices.action(max(numbers, key=lambda number: likes[number]))
