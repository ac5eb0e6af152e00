"""Players made of code, by name.

A bot is asked for by a specification: `greedy`, `ismcts` (its usual time),
`ismcts:200ms` (a time for each choice) or `ismcts:500` (iterations, which make
its play repeatable). `greedy:misses30` and `ismcts:500:misses30` overlook their best
choice in 30 of 100 cases. `model:FILE` is one that was learned. At this machine a level
of the game (`casual`) is a name for its specification.
"""

import re
from collections.abc import Callable

from holmgang import build, games
from holmgang.bots.budget import Budget
from holmgang.core.errors import HolmgangError
from holmgang.core.game import Game
from holmgang.core.seat import Bot
from holmgang.games.registration import load

__all__ = ["Bot", "UnknownBot", "adviser", "make", "make_here", "names", "resolve"]

Maker = Callable[[Budget], Bot]

USUAL = 0.1
"""Seconds a choice for bots that think."""


def _quick(place: str) -> Maker:
    """A bot that needs no time, by its `module:Class`.

    Whoever only asks for names loads no bot, and none waits for what another stands on.
    """
    return lambda budget: load(place)()


def _thinking(place: str) -> Maker:
    """The same for a bot that is told how long it may think."""
    return lambda budget: load(place)(budget)


EVERYWHERE: dict[str, Maker] = {
    "random": _quick("holmgang.bots.random:RandomBot"),
    "ismcts": _thinking("holmgang.bots.ismcts:Ismcts"),
}


class UnknownBot(HolmgangError):
    code = "unknown-bot"


def names(game_id: str) -> list[str]:
    return sorted(_makers(game_id))


def adviser(game_id: str) -> str:
    """The bot that gives hints, as a specification."""
    return games.registration(game_id).adviser


def resolve(spec: str, game: Game) -> str:
    """The specification that a level of the game stands for, or what was given."""
    found = games.lookup(game.id)
    return spec if found is None else found.levels.get(spec, spec)


def make(spec: str, game: Game, share: float = 1.0, is_awaited: bool = False) -> Bot:
    """A bot from its specification, which may think for a share of what that says.

    Who is awaited at a table thinks less on the sources if he would take too long there.
    """
    name, limit, missing = _parts(spec)
    makers = _makers(game.id)
    if name not in makers:
        raise UnknownBot(bot=spec, known=", ".join(sorted(makers)))
    budget = _budget(spec, limit) if limit is not None else Budget(seconds=USUAL)
    budget.shrink(share)
    found = games.lookup(game.id)
    if is_awaited and found is not None and found.most_on_sources and build.kind() == "interpreted":
        budget.limit(found.most_on_sources)
    bot = makers[name](budget)
    return _overlooking(bot, missing) if missing else bot


def _overlooking(bot: Bot, missing: int) -> Bot:
    from holmgang.bots.overlooks import Overlooks  # who only asks for names loads no bot

    return Overlooks(bot, missing)


def make_here(spec: str, game: Game) -> Bot:
    """The same for whoever sits at this machine: levels by name, `model:FILE` from his files."""
    spec = resolve(spec, game)
    name, colon, file = spec.partition(":")
    if name != "model" or not colon:
        return make(spec, game)
    from holmgang.bots.model import Model

    return Model(file, game)


def _parts(spec: str) -> tuple[str, str | None, int]:
    """Name, limit and how many choices of a hundred are overlooked: `search:20:misses30`."""
    found = re.fullmatch(r"(.*?):misses([1-9]\d?)", spec)
    name, colon, limit = (found[1] if found else spec).partition(":")
    return name, limit if colon else None, int(found[2]) if found else 0


def _makers(game_id: str) -> dict[str, Maker]:
    game = games.lookup(game_id)
    if game is None:
        return EVERYWHERE
    quick = {name: _quick(place) for name, place in game.quick.items()}
    thinking = {name: _thinking(place) for name, place in game.thinking.items()}
    return {**EVERYWHERE, **quick, **thinking}


def _budget(spec: str, limit: str) -> Budget:
    found = re.fullmatch(r"([1-9]\d{0,6})(ms)?", limit)
    if found is None:
        raise UnknownBot(bot=spec, known="name:100ms, name:500, name:misses30")
    number = int(found[1])
    return Budget(seconds=number / 1000) if found[2] else Budget(iterations=number)
