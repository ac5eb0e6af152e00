"""Equilibria of zero-sum games between two players who each have a secret type.

Types are drawn apart from each other, with weights that both players know;
each knows his own type. A payoff is what the first player gains.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

Floats = NDArray[np.floating[Any]]

SMALL: Final = 1e-9


def solve(
    payoff: Floats, mine: Floats, theirs: Floats, seen: bool = False, seconds: float = 60.0
) -> Floats | None:
    """[type, choice]: the first player's mixture, by linear programming with HiGHS.

    `payoff` is [type, choice, other type, answer], `mine` and `theirs` are the
    weights of the types. The mixture maximises what the best answers leave:
    there is a variable for what each other type gets and a row for each of his
    answers. With `seen` he answers when he has seen the choice, so he has such
    a variable for each choice. None if it took too many seconds.
    """
    types, choices, others, answers = payoff.shape
    plays = types * choices
    # Weights around 1 keep the figures far above the solver's tolerance.
    table = payoff * (mine * types)[:, None, None, None] * (theirs * others)[:, None]
    parts = np.eye(choices) if seen else np.ones((1, choices))
    table = table.transpose(2, 3, 0, 1) * parts[:, None, None, None, :]
    minds = len(parts) * others
    found = linprog(
        np.repeat([0.0, -1.0], [plays, minds]),
        A_ub=np.hstack([-table.reshape(-1, plays), np.repeat(np.eye(minds), answers, axis=0)]),
        b_ub=np.zeros(minds * answers),
        A_eq=np.hstack([np.repeat(np.eye(types), choices, axis=1), np.zeros((types, minds))]),
        b_eq=np.ones(types),
        bounds=[(0, None)] * plays + [(None, None)] * minds,
        method="highs",
        options={"presolve": False, "time_limit": max(seconds, 0.001)},
    )
    if found.x is None or found.status != 0:
        return None
    mixture: Floats = np.maximum(found.x[:plays].reshape(types, choices), 0.0)
    mixture /= mixture.sum(axis=1, keepdims=True)
    return mixture


def learn(
    payoff: Floats, mine: Floats, theirs: Floats, legal: Floats, answers: Floats, steps: int
) -> tuple[Floats, Floats]:
    """Near-equilibria of many small games at once, by regret matching.

    `payoff` is [game, choice, type, answer, other type]; `mine` and `theirs`
    are [game, type]; `legal` and `answers` are [game, choice], 1.0 where it may
    be made. The average mixtures of both players, [game, choice, type].
    """
    games, choices, types, replies, others = payoff.shape
    mine, theirs, legal, answers = (
        array.astype(payoff.dtype, copy=False) for array in (mine, theirs, legal, answers)
    )
    flat = payoff.reshape(games, choices * types, replies * others)
    back = flat.transpose(0, 2, 1)
    first = _Learner(types, legal)
    second = _Learner(others, answers)
    for step in range(1, steps + 1):
        first.update((flat @ second.load(theirs)).reshape(games, choices, types), step)
        second.update(-(back @ first.load(mine)).reshape(games, replies, others), step)
    return first.average(), second.average()


class _Learner:
    """One player of many games: his positive regrets are his next mixture.

    Arrays are [choice, game, type], so that sums over choices add whole planes.
    """

    def __init__(self, types: int, legal: Floats) -> None:
        self.legal = np.repeat(legal.T[:, :, None], types, axis=2)
        self.even = self.legal / self.legal.sum(axis=0)
        self.mixture = self.even
        self.regret = np.zeros_like(self.even)
        self.total = np.zeros_like(self.even)

    def load(self, weights: Floats) -> Floats:
        """[game, choice and type, 1]: how often each is met."""
        met: Floats = (self.mixture * weights).transpose(1, 0, 2)
        return met.reshape(len(weights), -1, 1)

    def update(self, worth: Floats, step: int) -> None:
        worth = worth.transpose(1, 0, 2)
        self.regret += worth - (self.mixture * worth).sum(axis=0)
        np.maximum(self.regret, 0.0, out=self.regret)
        self.regret *= self.legal
        total = self.regret.sum(axis=0)
        self.mixture = np.where(total > SMALL, self.regret / np.maximum(total, SMALL), self.even)
        # Later mixtures are better and count for more.
        self.total += step * self.mixture

    def average(self) -> Floats:
        mixture: Floats = self.total / self.total.sum(axis=0)
        return mixture.transpose(1, 0, 2)
