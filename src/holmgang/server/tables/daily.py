"""The game of the day: the same map, requests and dice for everybody, wherever they play.

Its seed is the word `daily-DATE`, so that tables which have never heard of each
other agree, and the terminal plays it with `--seed daily-DATE`. Who wants to can
therefore look at it beforehand: it is for comparing honest tries, never for games
against somebody.
"""

import datetime

from holmgang.core.game import Game
from holmgang.server.errors import BadRequest

AHEAD = datetime.timedelta(hours=14)
"""How far the first place on earth is ahead of the middle."""


def word(game: Game, day: str) -> str:
    """The seed of a day; only for games for one, and days that have begun somewhere."""
    if game.seats != 1:
        raise BadRequest(reason="games for one", field="daily")
    try:
        wanted = datetime.date.fromisoformat(day)
    except ValueError as error:
        raise BadRequest(reason=day, field="daily") from error
    if wanted > (datetime.datetime.now(datetime.UTC) + AHEAD).date():
        raise BadRequest(reason=day, field="daily")
    return f"daily-{day}"
