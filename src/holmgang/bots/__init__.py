"""Players made of code, by name.

A bot is asked for by a specification: `greedy`, `ismcts` (its usual time),
`ismcts:200ms` (a time for each choice) or `ismcts:500` (iterations, which make
its play repeatable).
"""

import re
from collections.abc import Callable
from pkgutil import resolve_name

from holmgang.bots.budget import Budget
from holmgang.core.errors import HolmgangError
from holmgang.core.game import Game
from holmgang.core.seat import Bot

__all__ = ["Bot", "UnknownBot", "adviser", "make", "names"]

Maker = Callable[[Budget], Bot]

USUAL = 0.1
"""Seconds a choice for bots that think."""


def _quick(place: str) -> Maker:
    """A bot that needs no time, by its `module:Class` in this folder.

    Whoever only asks for names loads no bot, and none waits for what another stands on.
    """
    return lambda budget: resolve_name(f"{__name__}.{place}")()


def _thinking(place: str) -> Maker:
    """The same for a bot that is told how long it may think."""
    return lambda budget: resolve_name(f"{__name__}.{place}")(budget)


EVERYWHERE: dict[str, Maker] = {
    "random": _quick("random:RandomBot"),
    "ismcts": _thinking("ismcts:Ismcts"),
}
BY_GAME: dict[str, dict[str, Maker]] = {
    "shieldwall": {
        "greedy": _quick("shieldwall.greedy:Greedy"),
        "nash": _thinking("shieldwall.nash:Nash"),
    },
    "berzerka": {
        "greedy": _quick("berzerka.greedy:Greedy"),
        "solver": _thinking("berzerka.solver:Solver"),
    },
    "berserk": {
        "greedy": _quick("berserk.greedy:Greedy"),
        "search": _thinking("berserk.search:Search"),
    },
    "berserkers": {
        "greedy": _quick("berserkers.greedy:Greedy"),
        "planner": _thinking("berserkers.planner:Planner"),
    },
    "draft": {"greedy": _quick("draft.greedy:Greedy")},
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
