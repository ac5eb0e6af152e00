"""Tables in lists: read from the index, without their matches being in memory."""

import msgspec

from holmgang.server.storage.store import TableRow
from holmgang.server.tables import projection
from holmgang.server.tables.table import Table
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.tables import Summary

read_card = msgspec.json.Decoder(Summary).decode


def row(table: Table) -> TableRow:
    """A table as the index keeps it: as nobody in particular sees it, in no language."""
    neutral = projection.summary(table, projection.Viewer((), ""), set())
    return TableRow(
        id=table.id,
        state=table.state,
        private=table.setup.private,
        awaits_bot=table.awaits_bot,
        has_clock=table.setup.clock is not None,
        deadline=_deadline(table),
        updated=table.updated,
        card=encode(neutral).decode(),
        record=table.match.record() if table.match.is_over() and not table.is_closed else None,
    )


def _deadline(table: Table) -> float | None:
    """When somebody must look at its clocks, should it not be in memory."""
    if table.clocks is None or table.state != "running":
        return None
    return table.clocks.deadline()


def summary(row: TableRow, user_id: str, lang: str) -> Summary:
    """A table as somebody sees it in a list; `user_id` is empty for a stranger."""
    found = read_card(row.card)
    texts = cached_texts.find(lang, found.game, found.options.get("pack"))
    for seat in found.seats:
        seat.is_you = seat.user_id == user_id and user_id != ""
        seat.name = cached_texts.player(texts, seat.name) if seat.name else ""
    found.your_seats = [seat.seat for seat in found.seats if seat.is_you]
    return found
