"""Learns Shieldwall by self-play: `python examples/learn_shieldwall.py`.

Needs `pip install "holmgang[envs,learn]"`. Two hundred thousand games; the model is
written to `shieldwall.npz`, the learning curve beside it. Run it again to go on.

    holmgang sim shieldwall --bots model:shieldwall.npz,greedy --games 400
"""

from holmgang.envs.learning import Learner, Recipe
from holmgang.envs.training import main

RECIPE = Recipe("shieldwall", options={}, games=200_000)

if __name__ == "__main__":
    main(Learner(RECIPE), yardstick="greedy")
