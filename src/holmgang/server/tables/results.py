"""What a finished game leaves in the memory of everybody who played it.

Names are not kept here: they stand in the list of tables, and go from there with their owners.
"""

import re
from typing import Any

from sqlalchemy import Executable

from holmgang.core.action import CHANCE
from holmgang.server.storage.schema import RESULTS, RIVALS
from holmgang.server.storage.store import Store
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.profile import Outcome
from holmgang.server.wire.messages.tables import LESSON
from holmgang.texts import people

BOT = "@"
"""Rivals that begin with this are bots, the rest says which."""
OWN = "own"
"""A deck that somebody has put together himself."""


def statements(store: Store, table: Table) -> list[Executable]:
    """Rows for all who sat there, if the game was played to an end."""
    if table.is_closed or not table.match.is_over() or not table.match.has_begun:
        return []
    found: list[Executable] = []
    for user in sorted(table.users()):
        row = _row(table, user)
        found.append(store.put_once(RESULTS, row))
        shared = {key: row[key] for key in ("user_id", "table_id", "game", "ended", "outcome")}
        found += [store.put_once(RIVALS, shared | {"rival": one}) for one in _rivals(table, user)]
    return found


def _row(table: Table, user: str) -> dict[str, Any]:
    seat = table.seats_of(user)[0]
    colour = table.match.game.colours[seat]
    return {
        "user_id": user,
        "table_id": table.id,
        "game": table.setup.game,
        "ended": table.updated,
        "seconds": table.updated - table.created,
        "moves": sum(line.actor != CHANCE for line in table.match.lines),
        "outcome": _outcome(table, user),
        "seat": colour,
        "deck": deck(table.setup.options.get(colour, "")),
    }


def deck(option: str) -> str:
    """An option that is called like a seat says with what it plays: a name, or many cards."""
    return option if re.fullmatch(r"[\w-]{0,40}", option) else OWN


def _rivals(table: Table, user: str) -> list[str]:
    others = [place for place in table.places if place.user != user]
    bots = {BOT + people.spec_of(place.name) for place in others if place.kind == "bot"}
    return sorted({place.user for place in others if place.user} | bots)


def _outcome(table: Table, user: str) -> Outcome:
    """Guided games, and those that go on from a known one, are nobody's merit or fault.

    So are games with oneself; and in a draft nobody is beaten.
    """
    setup, seats = table.setup, table.seats_of(user)
    scores = table.match.scores()
    is_draft = len(scores) > 2 and not any(scores)
    if setup.forked or setup.match_id == LESSON or len(seats) > 1 or is_draft:
        return "none"
    return outcome(scores, seats[0])


def outcome(scores: list[float], seat: int) -> Outcome:
    """As the page says it at the end: whoever shares the best score has won."""
    best = max(scores)
    if len(scores) == 1:
        return "lost" if best < 0 else "won" if best > 0 else "drawn"
    if best <= 0 or min(scores) == best:
        return "drawn"
    return "won" if scores[seat] == best else "lost"
