"""Learns Berserkers: `python examples/learn_berserkers.py`.

Needs `pip install "holmgang[envs,learn]"`. Blind play never wins this game, so there would
be no reward to learn from. The promise of a position stands in for it: fires and seals,
health, and darkness that has not come yet. What it grows by is rewarded.

    holmgang sim berserkers --bots model:berserkers.npz --games 1000
"""

from typing import Any

import numpy as np

from holmgang.envs import Setting
from holmgang.envs.learning import Recipe
from holmgang.envs.training import main

RECIPE = Recipe("berserkers", options={}, games=100_000, rate=1e-3, entropy=0.005)
WORTH = {" lit": 0.12, "sealed ": 0.4, "health ": 0.1, "count supply": 0.1, "met ": 0.1}


def worths() -> Any:
    """What each figure of an observation promises."""
    names = Setting(RECIPE.game).encoder.names()
    return np.array(
        [sum(worth for part, worth in WORTH.items() if part in name) for name in names], np.float32
    )


WORTHS = worths()


def promise(seen: Any) -> Any:
    return seen @ WORTHS


if __name__ == "__main__":
    main(RECIPE, yardstick="greedy", promise=promise)
