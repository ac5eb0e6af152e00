"""Standing up from a table: before a game, during it, and for good."""

from functools import partial

from holmgang.server.tables import entries
from holmgang.server.tables.entries import Body
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.table import Table


async def leave(live: LiveTable, user: str) -> None:
    """Stand up from all seats one has."""
    for seat in live.table.seats_of(user):
        if live.table.state == "over":
            break
        await live.perform(user, "", partial(_leaving, user, seat))


def _leaving(user: str, seat: int, table: Table) -> Body:
    table.require_owner(user, seat)
    if table.match.has_begun:
        return quitting(table, seat)
    others = [p for i, p in enumerate(table.places) if i != seat and p.is_manned]
    return entries.Left(seat) if others else entries.Closed()


def quitting(table: Table, seat: int) -> Body:
    """To leave a game is to resign it, unless it can go on among the others: they decide."""
    mine = table.places[seat].user
    others = {place.user for place in table.places if place.is_manned} - {mine}
    if len(table.places) > 2 and len(others) > 1 and not table.has_left(seat):
        return entries.Gone(seat, 0.0)
    return entries.Resigned(seat)
