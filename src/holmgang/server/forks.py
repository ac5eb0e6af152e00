"""Tables made from tables: a rematch, and playing on from a moment of a finished game."""

import secrets

from holmgang.core import record as records
from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.errors import Closed, NotYourTurn
from holmgang.core.match import Match
from holmgang.server import entries
from holmgang.server.entries import Created, Place
from holmgang.server.hall import Hall
from holmgang.server.messages import ForkRequest
from holmgang.server.room import Room
from holmgang.server.table import Table


async def rematch(hall: Hall, room: Room, user: str) -> Room:
    """The table that follows this one; whoever asks first makes it."""
    if room.table.rematch:
        return await hall.room(room.table.rematch)
    born = room.table.born
    places = room.table.places[1:] + room.table.places[:1]
    body = Created(
        game=born.game,
        version=born.version,
        content=born.content,
        options=born.options,
        places=[Place(p.kind, p.user, p.name, p.kind == "bot") for p in places],
        secret=secrets.token_hex(32),
        match_id=secrets.token_hex(8),
        invite=secrets.token_urlsafe(16),
        clock=born.clock,
        private=born.private,
    )
    new = await hall.create(user, body)
    await room.perform(user, "", lambda table: entries.Rematched(table.rematch or new.id))
    return await hall.room(room.table.rematch)


def forked(table: Table, wanted: ForkRequest, user: str, name: str) -> Created:
    """A table that stands where another stood after a line, with the same seed:
    chance answers as it did, as far as it is asked the same."""
    match = table.match
    if wanted.seat >= match.game.seats:
        raise NotYourTurn(seat=wanted.seat)
    places = [
        Place("human", user, name, True) if i == wanted.seat else Place("bot", "", wanted.bot, True)
        for i in range(match.game.seats)
    ]
    if wanted.number >= len(match.lines) and match.state.is_over():
        raise Closed(reason="over")
    text = _cut(match, wanted.number, [place.name for place in places])
    born = table.born
    return Created(
        game=born.game,
        version=born.version,
        content=born.content,
        options=born.options,
        places=places,
        secret=match.secret.hex(),
        match_id=match.match_id,
        invite=secrets.token_urlsafe(16),
        private=born.private,
        record=text,
        forked=table.id,
    )


def _cut(match: Match, number: int, names: list[str]) -> str:
    """The record up to a line, or up to before it if others chose at the same time."""
    record = records.read(match.save())
    kept = match.lines[:number]
    if number < len(match.lines) and kept and match.lines[number].ply == kept[-1].ply:
        kept = [line for line in kept if line.ply < kept[-1].ply or line.actor == CHANCE]
    record.lines = kept
    record.names = names
    record.ending, record.scores, record.sealed = "", [], {}
    return record.write(OMNISCIENT)
