"""What we know of somebody: as a file for him, and gone if he wants it gone.

Games belong to those who played them too. They stay, without the name: it goes from
the log, from records and from lists, and the seat is called by its colour.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, select, union, update

from holmgang.core import record as records
from holmgang.core.action import OMNISCIENT
from holmgang.core.errors import HolmgangError
from holmgang.server.errors import Outdated
from holmgang.server.people.accounts import User, withdrawal
from holmgang.server.runtime.threads import in_thread
from holmgang.server.services import Services
from holmgang.server.storage.schema import (
    BLOCKS,
    CODES,
    COMPLAINTS,
    LOG,
    MEMBERS,
    RESULTS,
    RIVALS,
    SESSIONS,
    TABLES,
    TOKENS,
    USERS,
)
from holmgang.server.storage.store import Entry, TableRow
from holmgang.server.tables import entries
from holmgang.server.tables.leaving import leave
from holmgang.server.wire.messages.fields import Json, encode
from holmgang.server.wire.messages.tables import Summary

_summary = msgspec.json.Decoder(Summary).decode


async def export(services: Services, user: User, session: str) -> Json:
    """All of it. The seed of a table is not somebody's own: it stays out."""
    store, accounts = services.store, services.accounts
    row = await store.row(select(USERS).where(USERS.c.id == user.id))
    # By way of the tables one sits at: the log is long, and has no other way in.
    mine = LOG.c.table_id.in_(select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == user.id))
    done = select(LOG).where(mine, LOG.c.by == user.id).order_by(LOG.c.at)
    log = await store.rows(done)
    query = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
    tables = await store.rows(query.where(MEMBERS.c.user_id == user.id).order_by(TABLES.c.updated))
    results = select(RESULTS).where(RESULTS.c.user_id == user.id).order_by(RESULTS.c.ended)
    return {
        "user": {} if row is None else _without(row._mapping, "password", "login"),
        "sessions": await accounts.sessions(user, session),
        "tokens": await accounts.tokens(user),
        "blocks": await services.blocks.listed(user.id),
        "recovery_codes_left": await services.recovery.left(user.id),
        "tables": [{"table": msgspec.Raw(t.card.encode()), "record": t.record} for t in tables],
        "results": [_without(row._mapping, "user_id") for row in await store.rows(results)],
        "done": await in_thread(_all_done, log),
    }


def _all_done(log: Sequence[Row[Any]]) -> list[Json]:
    """In a thread: who has played for years has done much."""
    found = (Entry(*tuple(row)) for row in log)
    return [_done(entry) for entry in found if '"is":"created"' not in entry.body[:20]]


def _without(row: object, *names: str) -> Json:
    return {key: value for key, value in dict(row).items() if key not in names}  # type: ignore[call-overload]  # a mapping of SQLAlchemy


def _done(entry: Entry) -> Json:
    return {"table": entry.table_id, "at": entry.at, "what": msgspec.Raw(entry.body.encode())}


async def erase(services: Services, user: User) -> None:
    """Games under way are resigned, tables that wait are left, then everything personal goes.

    Of an account the whole log is read, for remarks at tables of others. Guests are many.
    """
    mine = select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == user.id)
    seen = select(LOG.c.table_id).where(LOG.c.by == user.id)
    for row in await services.store.rows(mine if user.guest else union(mine, seen)):
        await _erase_at(services, user.id, row[0])
    await services.store.write(*_goodbye(user.id))
    services.accounts.forget(user.id)


async def _erase_at(services: Services, user: str, table_id: str) -> None:
    try:
        live = await services.tables.load(table_id)
        with suppress(HolmgangError):  # the game may be over meanwhile
            await leave(live, user)
        await live.perform("", "", lambda table: entries.Forgotten(user))
    except Outdated:
        row = await services.store.table_row(table_id)
        if row is not None:
            await services.store.write(services.store.put_row(_nameless(row, user)))
    except HolmgangError:
        pass  # nobody can leave it any more
    found = await services.store.entries(table_id)
    await services.store.write(*(change for entry in found for change in _forget(entry, user)))


def _forget(entry: Entry, user: str) -> list[Executable]:
    """The same entry without the name, if it is in there."""
    body = entries.read(entry.body)
    entries.forget(body, user, entry.by)
    values = {"body": entries.write(body), "by": "" if entry.by == user else entry.by}
    if values == {"body": entry.body, "by": entry.by}:
        return []
    place = (LOG.c.table_id == entry.table_id) & (LOG.c.seq == entry.seq)
    return [update(LOG).where(place).values(values)]


def _nameless(row: TableRow, user: str) -> TableRow:
    """A row of the index whose match cannot be played any more."""
    card = _summary(row.card)
    record = records.read(row.record) if row.record else None
    for seat in card.seats:
        if seat.user_id == user:
            seat.name, seat.user_id = "", None
            if record is not None:
                record.names[seat.seat] = seat.colour
    row.card = encode(card).decode()
    row.record = record.write(OMNISCIENT) if record is not None else None
    return row


def _goodbye(user: str) -> list[Executable]:
    return [
        *(delete(t).where(t.c.user_id == user) for t in (SESSIONS, TOKENS, CODES, BLOCKS)),
        delete(BLOCKS).where(BLOCKS.c.other_id == user),
        delete(COMPLAINTS).where(COMPLAINTS.c.about == user),
        update(COMPLAINTS).where(COMPLAINTS.c.by == user).values(by=""),
        delete(MEMBERS).where(MEMBERS.c.user_id == user),
        delete(RESULTS).where(RESULTS.c.user_id == user),
        delete(RIVALS).where((RIVALS.c.user_id == user) | (RIVALS.c.rival == user)),
        delete(USERS).where(USERS.c.id == user),
        withdrawal(user),
    ]
