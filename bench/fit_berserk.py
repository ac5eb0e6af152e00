"""Who will win a battle of Berserk: fits the judgement of the search bot from its own battles.

    python bench/fit_berserk.py --games 600 --bots search:8 --seed 1 --jobs 2

plays that many battles in each edition (the realm decks, and the decks of «Куб на зуб»),
measures the position at the start of every turn, and fits by logistic regression who won.
It writes `src/holmgang/bots/berserk/judgement.json`. The same arguments give the same file.
Some choices are made at random, so that the fit sees more than the bot's own habits.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from holmgang import bots, games
from holmgang.bots.berserk.measures import NAMES, measure
from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk

Floats = NDArray[np.floating[Any]]

FILE = Path(__file__).parent.parent / "src/holmgang/bots/berserk/judgement.json"
REALMS = ["plains", "mountains", "forests", "swamp", "fire", "darkness"]
KUB = {"pack": "kub", "edition": "laar"}
WHIM = 25
"""One choice in so many is made at random."""

RESTRAINT = 0.002
"""How much weights are kept small, so that luck teaches little."""


TROUBLES = ["stunned", "poison", "far"]
"""Figures that are bad to have. The others are good; without that, luck teaches nonsense."""


CAPS = {"watching": 0.14}
"""Who is ahead has time to watch the sky; that does not make it a way to get ahead."""


class Task(NamedTuple):
    edition: str
    number: int
    bot: str
    seed: int

    def options(self) -> dict[str, str]:
        """Decks, seats and the first player by turns."""
        first = {"first": ["south", "north"][self.number % 2]}
        if self.edition == "laar":
            decks = ["minions", "defenders"][:: 1 if self.number & 2 else -1]
            return {**KUB, **first, "south": decks[0], "north": decks[1]}
        pairs = list(permutations(REALMS, 2))
        south, north = pairs[self.number // 2 % len(pairs)]
        return {**first, "south": south, "north": north}


def play(task: Task) -> tuple[list[list[float]], float]:
    """The figures of south at every turn of a battle, and south's part of the victory."""
    game = games.find("berserk")
    state = game.new(game.fill_options(task.options()))
    assert isinstance(state, Berserk)
    rng, bot = Quick(f"{task.seed}/{task.edition}/{task.number}"), bots.make(task.bot, game)
    rows: list[list[float]] = []
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
            continue
        if state.asking == ask.TURN and state.turn > len(rows):
            rows.append(measure(state, 0))
        choices = [(seat, choose(bot, state, seat, rng)) for seat in sorted(state.actors)]
        for seat, action in choices:
            state.apply(seat, action)
    return rows, (state.scores()[0] + 1) / 2


def choose(bot: Bot, state: Berserk, seat: int, rng: Quick) -> Action:
    if state.asking >= ask.TURN and rng.below(WHIM) == 0:
        return rng.choice(state.legal(seat))
    return bot.choose(Seat(state, seat), rng)


def fit(rows: Floats, won: Floats) -> Floats:
    """Weights w such that tanh(rows @ w) is the expected score, by most likelihood."""
    spread = rows.std(axis=0) + 1e-9

    def unlikely(weights: Floats) -> tuple[float, Floats]:
        edge = 2 * (rows / spread) @ weights
        slope = 2 * ((1 / (1 + np.exp(-edge)) - won) @ (rows / spread)) / len(won)
        loss = (np.logaddexp(0, edge) - won * edge).mean() + RESTRAINT * weights @ weights
        return float(loss), slope + 2 * RESTRAINT * weights

    bounds = [
        (None, 0) if name in TROUBLES else (0, CAPS[name] * scale if name in CAPS else None)
        for name, scale in zip(NAMES, spread, strict=True)
    ]
    start = np.zeros(len(NAMES))
    found: Floats = minimize(unlikely, start, jac=True, method="L-BFGS-B", bounds=bounds).x
    return found / spread


def learn(results: list[tuple[list[list[float]], float]]) -> dict[str, float]:
    rows = np.array([row for measured, _ in results for row in measured])
    won = np.array([score for measured, score in results for _ in measured])
    return {name: float(f"{w:.4g}") for name, w in zip(NAMES, fit(rows, won), strict=True)}


def asked(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bots", default="search:8")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(args)


def main(args: list[str]) -> int:
    given = asked(args)
    learned: dict[str, dict[str, float]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for edition in ("realms", "laar"):
            begun = time.monotonic()
            work = [Task(edition, n, given.bots, given.seed) for n in range(given.games)]
            results = list(pool.map(play, work, chunksize=4))
            learned[edition] = learn(results)
            turns = sum(len(measured) for measured, _ in results)
            print(f"{edition}: {turns} positions, {time.monotonic() - begun:.0f} s")
    FILE.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
