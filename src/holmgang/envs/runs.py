"""What all runs of learning have in common: a network, its checkpoint, and the way to the end.

A checkpoint is a file with everything that the next run needs to go on, and also the model
that `model:FILE` plays.
"""

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from holmgang.envs.setting import Setting

Array = NDArray[Any]
Layers = list[tuple[Any, Any]]


class Run:
    """A run on its way: what has been learned, and by how many games."""

    def __init__(
        self, setting: Setting, sizes: list[int], optimizer: Any, wanted: int, seed: int
    ) -> None:
        self.setting = setting
        self.scale = scale(setting)
        self.layers = fresh_layers([setting.width, *sizes], seed)
        self.optimizer = optimizer
        self.memory = optimizer.init(self.layers)
        self.wanted = wanted
        self.games = 0
        self.updates = 0
        self.curve: list[tuple[int, float]] = []

    def update(self) -> None:
        """Play a while and learn from it."""
        raise NotImplementedError

    def measure(self, opponent: str, games: int) -> float:
        """The share of games that the player wins, in any seat; a draw is half of one."""
        raise NotImplementedError

    def lay_tables(self) -> None:
        """Begin all games anew."""
        raise NotImplementedError

    def improve(self, slopes: Any, layers: Layers, memory: Any) -> tuple[Layers, Any]:
        """The network a step further."""
        steps, memory = self.optimizer.update(slopes, memory)
        return optax.apply_updates(layers, steps), memory

    # Checkpoints

    def save(self, file: Path) -> None:
        """The model and all that a later run needs; whole, or not at all."""
        draft = file.with_suffix(".part.npz")
        np.savez(draft, **self.saved())
        draft.replace(file)

    def saved(self) -> dict[str, Any]:
        saved: dict[str, Any] = {"game": self.setting.game.id, "scale": self.scale}
        saved["layers"] = len(self.layers)
        for number, (weights, bias) in enumerate(self.layers):
            saved[f"weights{number}"], saved[f"bias{number}"] = weights, bias
        for number, leaf in enumerate(jax.tree.leaves(self.memory)):
            saved[f"memory{number}"] = leaf
        saved["run"] = np.array([self.games, self.updates])
        saved["curve"] = np.array(self.curve).reshape(-1, 2)
        return saved

    def resume(self, file: Path) -> None:
        """Go on where a checkpoint was made. The games on the tables begin anew."""
        with np.load(file, allow_pickle=False) as saved:
            self.layers = [
                (jnp.asarray(saved[f"weights{i}"]), jnp.asarray(saved[f"bias{i}"]))
                for i in range(int(saved["layers"]))
            ]
            leaves, shape = jax.tree.flatten(self.memory)
            kept = [jnp.asarray(saved[f"memory{i}"]) for i in range(len(leaves))]
            self.memory = jax.tree.unflatten(shape, kept)
            self.games, self.updates = map(int, saved["run"])
            self.curve = [(int(games), float(score)) for games, score in saved["curve"]]
        self.lay_tables()


def scale(setting: Setting) -> Array:
    """What brings figures near to 1; few of them come near to large bounds."""
    bounds = np.abs(np.array(setting.bounds)).max(axis=0)
    found: Array = 1.0 / np.maximum(1, np.minimum(bounds, 32))
    return found.astype(np.float32)


def fresh_layers(sizes: list[int], seed: int) -> Layers:
    rng = np.random.default_rng(seed)
    layers: Layers = []
    for number, (rows, columns) in enumerate(pairwise(sizes)):
        spread = np.sqrt(2 / rows) if number < len(sizes) - 2 else 0.01
        weights = rng.normal(0, spread, (rows, columns)).astype(np.float32)
        layers.append((jnp.asarray(weights), jnp.zeros(columns, jnp.float32)))
    return layers


def outputs(layers: Layers, scale: Any, seen: Any) -> Any:
    """What the last layer says."""
    signal = seen * scale
    for weights, bias in layers[:-1]:
        signal = jax.nn.relu(signal @ weights + bias)
    weights, bias = layers[-1]
    return signal @ weights + bias


def train(run: Run, file: Path, pause: float = 20.0) -> Iterator[int]:
    """Learn until all games have been played, as many as are yielded; go on from a file."""
    if file.exists():
        run.resume(file)
    saved = time.monotonic()
    while run.games < run.wanted:
        run.update()
        yield run.games
        if time.monotonic() - saved > pause:
            run.save(file)
            saved = time.monotonic()
    run.save(file)
