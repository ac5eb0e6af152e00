"""Who will win: a judgement that was learned from battles of the bot against itself.

The weights lie in `judgement.json`; `bench/fit_berserk.py` makes that file.
"""

import math
from pathlib import Path
from typing import Final

import msgspec

from holmgang.bots.berserk.measures import NAMES, measure
from holmgang.games.berserk.rules import Berserk

WON: Final = 20.0
"""An edge at which nothing is in doubt any more."""


def read_weights(path: Path) -> dict[str, list[float]]:
    """By edition, one for each measure."""
    learned = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, float]])
    return {edition: [of[name] for name in NAMES] for edition, of in learned.items()}


WEIGHTS: Final = read_weights(Path(__file__).with_name("judgement.json"))


def edge(state: Berserk, seat: int) -> float:
    """How far a seat is ahead: its hyperbolic tangent is the score to be expected."""
    if state.is_over():
        return WON * state.scores()[seat]
    total = 0.0
    weights = WEIGHTS[state.tables.edition.name]
    figures = measure(state, seat)
    for k in range(len(figures)):
        total += weights[k] * figures[k]
    return total


def expected(state: Berserk, seat: int) -> float:
    """The score to be expected, from -1 to 1."""
    return math.tanh(edge(state, seat))
