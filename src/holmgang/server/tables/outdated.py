"""Tables that today's rules or cards can no longer play: they can be left, and read.

What somebody chose is in the log, whatever the rules say today.
"""

import time

from holmgang.server.errors import NotFound, NotSeated, Outdated
from holmgang.server.storage.store import Entry, Store, TableRow
from holmgang.server.tables import entries, table_index
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.tables import Result, Summary


async def leave(store: Store, table_id: str, user: str, lang: str) -> Summary:
    """Close it for everybody: nobody can play on."""
    row = await _row(store, table_id, user)
    card = table_index.read_card(row.card)
    if user not in [seat.user_id for seat in card.seats]:
        raise NotSeated
    if row.state != "over":
        card.state, card.turn, card.result = "over", [], Result([], "stopped")
        row.state, row.card = "over", encode(card).decode()
        seq = (await store.versions([table_id]))[table_id] + 1
        body = entries.write(entries.Stopped())
        entry = Entry(table_id, seq, time.time(), user, "", body)
        users = {seat.user_id for seat in card.seats if seat.user_id}
        members = [store.put_member(table_id, one, True) for one in sorted(users)]
        await store.append([entry], [store.put_row(row), *members])
    return table_index.summary(row, user, lang)


async def record(store: Store, table_id: str, user: str) -> str:
    """The record of a match that was finished; of another what was chosen.

    As long as it is not closed, everybody reads his own choices alone.
    """
    row = await _row(store, table_id, user)
    if row.record is not None:
        return row.record
    log = await store.entries(table_id)
    lines = [_line(entry) for entry in log if row.state == "over" or entry.by == user != ""]
    chosen = [line for line in lines if line]
    if not chosen and row.state != "over":
        raise Outdated
    return "".join(f"{line}\n" for line in [_head(log[0]), *chosen])


async def _row(store: Store, table_id: str, user: str) -> TableRow:
    """A private table does not exist for others."""
    row = await store.table_row(table_id)
    if row is None:
        raise NotFound(what="table")
    card = table_index.read_card(row.card)
    if card.private and user not in [seat.user_id for seat in card.seats]:
        raise NotFound(what="table")
    return row


def _head(first: Entry) -> str:
    body = entries.read(first.body)
    assert isinstance(body, entries.Created), "a log begins with the creation"
    options = " ".join(f"{name}={value}" for name, value in body.options.items())
    return f"{body.game} version {body.version} content {body.content} {options}"


def _line(entry: Entry) -> str:
    match entries.read(entry.body):
        case entries.Chosen(seat, text, _):
            return f"{seat} {text}"
        case entries.Undone(seat) | entries.Unsealed(seat, _):
            return f"{seat} (taken back)"
        case entries.Resigned(seat):
            return f"{seat} (resigned)"
    return ""
