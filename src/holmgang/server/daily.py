"""The game of the day: the same map, requests and dice for everybody, wherever they play.

Its seed follows from the date alone, so that tables which have never heard of
each other agree. Who wants to can therefore work it out beforehand: it is for
comparing honest tries, never for games against somebody.
"""

import datetime
import hashlib

from holmgang.core.game import Game
from holmgang.server.errors import BadRequest


def check(game: Game, day: str) -> None:
    """Only games for one, and only days that have begun somewhere on earth."""
    if game.seats != 1:
        raise BadRequest(reason="games for one", field="daily")
    try:
        wanted = datetime.date.fromisoformat(day)
    except ValueError as error:
        raise BadRequest(reason=day, field="daily") from error
    first = datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=14)
    if wanted > first.date():
        raise BadRequest(reason=day, field="daily")


def seed(game_id: str, day: str) -> str:
    return hashlib.sha256(f"holmgang daily {game_id} {day}".encode()).hexdigest()


def match_id(day: str) -> str:
    """Part of every chance message, so it is the same for everybody as well."""
    return f"daily-{day}"
