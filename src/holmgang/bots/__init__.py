"""Players made of code, by name.

A bot is asked for by a specification: `greedy`, `ismcts` (its usual time),
`ismcts:200ms` (a time for each choice) or `ismcts:500` (iterations, which make
its play repeatable).
"""

import re
from collections.abc import Callable

from holmgang.bots.berserk.greedy import Greedy as BerserkGreedy
from holmgang.bots.berserk.search import Search
from holmgang.bots.berserkers.greedy import Greedy as BerserkersGreedy
from holmgang.bots.berserkers.planner import Planner
from holmgang.bots.berzerka.greedy import Greedy as BerzerkaGreedy
from holmgang.bots.berzerka.solver import Solver
from holmgang.bots.budget import Budget
from holmgang.bots.draft.greedy import Greedy as DraftGreedy
from holmgang.bots.ismcts import Ismcts
from holmgang.bots.random import RandomBot
from holmgang.bots.shieldwall.greedy import Greedy
from holmgang.core.errors import HolmgangError
from holmgang.core.game import Game
from holmgang.core.seat import Bot

__all__ = ["Bot", "UnknownBot", "adviser", "make", "names"]

Maker = Callable[[Budget], Bot]

USUAL = 0.1
"""Seconds a choice for bots that think."""


def _nash(budget: Budget) -> Bot:
    """What it solves its games with takes half a second to import: only when it is asked for."""
    from holmgang.bots.shieldwall.nash import Nash

    return Nash(budget)


EVERYWHERE: dict[str, Maker] = {
    "random": lambda budget: RandomBot(),
    "ismcts": Ismcts,
}
BY_GAME: dict[str, dict[str, Maker]] = {
    "shieldwall": {"greedy": lambda budget: Greedy(), "nash": _nash},
    "berzerka": {"greedy": lambda budget: BerzerkaGreedy(), "solver": Solver},
    "berserk": {"greedy": lambda budget: BerserkGreedy(), "search": Search},
    "berserkers": {"greedy": lambda budget: BerserkersGreedy(), "planner": Planner},
    "draft": {"greedy": lambda budget: DraftGreedy()},
}

ADVISERS = {
    "shieldwall": "nash:500ms",
    "berserkers": "planner:500ms",
    "berserk": "search:500ms",
    "draft": "greedy",
}
"""Who is asked for a hint, where it is not the search that knows every game."""


class UnknownBot(HolmgangError):
    code = "unknown-bot"


def names(game_id: str) -> list[str]:
    return sorted(_makers(game_id))


def adviser(game_id: str) -> str:
    """The bot that gives hints, as a specification."""
    return ADVISERS.get(game_id, "ismcts:500ms")


def make(spec: str, game: Game) -> Bot:
    """A bot from its specification."""
    makers = _makers(game.id)
    name, colon, limit = spec.partition(":")
    if name not in makers:
        raise UnknownBot(bot=spec, known=", ".join(sorted(makers)))
    return makers[name](_budget(spec, limit) if colon else Budget(seconds=USUAL))


def _makers(game_id: str) -> dict[str, Maker]:
    return {**EVERYWHERE, **BY_GAME.get(game_id, {})}


def _budget(spec: str, limit: str) -> Budget:
    found = re.fullmatch(r"([1-9]\d{0,6})(ms)?", limit)
    if found is None:
        raise UnknownBot(bot=spec, known="name:100ms, name:500")
    number = int(found[1])
    return Budget(seconds=number / 1000) if found[2] else Budget(iterations=number)
