"""Tables in lists: read from the index, without their matches being in memory."""

import msgspec

from holmgang.server import sight, words
from holmgang.server.errors import NotFound, Outdated
from holmgang.server.hall import Hall
from holmgang.server.messages import Summary
from holmgang.server.store import Card
from holmgang.server.visitors import Visitor

_read = msgspec.json.Decoder(Summary).decode


def summary(card: Card, visitor: Visitor, hall: Hall) -> Summary:
    """A table as the visitor sees it in a list; up to the moment if it is in memory."""
    room = hall.rooms.get(card.id)
    if room is not None:
        seats = tuple(room.table.seats_of(visitor.user.id))
        return sight.summary(room.table, sight.Eyes(seats, visitor.lang), room.online())
    found = _read(card.card)
    texts = words.texts(visitor.lang, found.game, found.options.get("pack"))
    for seat in found.seats:
        seat.is_you = seat.user_id == visitor.user.id and visitor.is_known
        seat.name = words.player(texts, seat.name) if seat.name else ""
    found.your_seats = [seat.seat for seat in found.seats if seat.is_you]
    return found


async def kept_record(visitor: Visitor, table_id: str) -> str:
    """The record of a finished match that today's rules can no longer play."""
    card = await visitor.house.store.card(table_id)
    if card is None or card.record is None:
        raise Outdated
    found = _read(card.card)
    if found.private and visitor.user.id not in [seat.user_id for seat in found.seats]:
        raise NotFound(what="table")
    return card.record
