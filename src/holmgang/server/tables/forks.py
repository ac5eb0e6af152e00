"""Tables made from tables: a rematch, and playing on from a moment of a finished game."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from holmgang.core import record as records
from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.errors import Closed, NotYourTurn
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.replay import resume
from holmgang.server.errors import NotFound, NotSeated
from holmgang.server.tables import bot_names, entries
from holmgang.server.tables.all_tables import Tables
from holmgang.server.tables.entries import Body, Created, Place
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.tables import ForkRequest

Lay = Callable[[Created], Awaitable[LiveTable]]


async def rematch(tables: Tables, live: LiveTable, user: str, lay: Lay) -> LiveTable:
    """The table that follows this one, with whoever asks ready; the first to ask makes it."""
    known = live.table.rematch
    if known:
        with suppress(NotFound):  # it has expired, for nobody came
            new = await tables.load(known)
            await _be_ready(new, user)
            return new
    setup = live.table.setup
    places = live.table.places[1:] + live.table.places[:1]
    body = Created(
        game=setup.game,
        version=setup.version,
        content=setup.content,
        options=setup.options,
        places=[_seated(place, user) for place in places],
        secret=secrets.token_hex(32),
        match_id=secrets.token_hex(8),
        invite=secrets.token_urlsafe(16),
        clock=setup.clock,
        private=setup.private,
        advice=setup.advice,
    )
    new = await lay(body)
    await live.perform(user, "", lambda table: _followed(table, known, new.id))
    if live.table.rematch == new.id:
        return new
    # Somebody else was faster: his table it is, and this one never was.
    await new.perform(user, "", lambda table: entries.Stopped())
    return await rematch(tables, live, user, lay)


def _followed(table: Table, known: str, new: str) -> Body:
    """By the new table, unless another has followed meanwhile."""
    return entries.Rematched(new if table.rematch == known else table.rematch)


def _seated(place: Place, user: str) -> Place:
    """Where somebody sat who has deleted his account, anybody may sit down."""
    if place.is_manned and not place.user:
        return Place("open")
    is_ready = place.kind == "bot" or place.user == user
    return Place(place.kind, place.user, place.name, is_ready, place.guest)


async def _be_ready(live: LiveTable, user: str) -> None:
    for seat in live.table.seats_of(user):
        # The last to be ready begins the game; others may sit there meanwhile.
        with suppress(Closed, NotSeated):
            await live.perform(user, "", partial(_readied, user, seat))


def _readied(user: str, seat: int, table: Table) -> Body:
    table.require_owner(user, seat)
    return entries.Readied(seat)


def forked(table: Table, wish: ForkRequest, user: str, name: str) -> Created:
    """A table that stands where another stood after a line, with the same seed:
    chance answers as it did, as far as it is asked the same."""
    match = table.match
    if wish.seat >= match.game.seats:
        raise NotYourTurn(seat=wish.seat)
    places = [
        Place("human", user, name, True) if i == wish.seat else Place("bot", "", wish.bot, True)
        for i in range(match.game.seats)
    ]
    places = bot_names.introduced(places, match.match_id)
    if wish.number >= len(match.lines) and match.state.is_over():
        raise Closed(reason="over")
    text = _cut(match, wish.number, [place.name for place in places])
    if wish.text:
        text = _played_on(match.game, text, wish.seat, wish.text)
    setup = table.setup
    return Created(
        game=setup.game,
        version=setup.version,
        content=setup.content,
        options=setup.options,
        places=places,
        secret=match.secret.hex(),
        match_id=match.match_id,
        invite=secrets.token_urlsafe(16),
        private=setup.private,
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


def _played_on(game: Game, text: str, seat: int, choice: str) -> str:
    """The record with one choice more, or a refusal."""
    match = resume(game, records.read(text))
    match.submit(seat, choice)
    return match.save()
