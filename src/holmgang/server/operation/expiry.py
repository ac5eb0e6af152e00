"""What nobody comes back to goes, a batch at a time: tables, guests and sessions."""

import asyncio
import time
from collections.abc import Sequence
from itertools import accumulate

import structlog
from sqlalchemy import ColumnElement, and_, exists, func, select

from holmgang.server.people.accounts import SESSION_DAYS
from holmgang.server.settings import Settings
from holmgang.server.storage.schema import (
    ANALYSES,
    LOG,
    MEMBERS,
    REPORTS,
    RESULTS,
    RIVALS,
    SESSIONS,
    TABLES,
    TOKENS,
    USERS,
)
from holmgang.server.storage.store import Store
from holmgang.server.tables.all_tables import Tables

DAY = 86_400.0
BATCH = 200
"""Tables, guests or sessions that go at once."""
MOST_ROWS = 5000
"""Entries of the log that go at once, unless a single table has more: the moves of others wait
until they are gone."""
PAUSE = 0.5
"""Seconds between two batches."""
EVERY = 600.0

IS_WAITING = TABLES.c.state == "waiting"
IS_RUNNING = TABLES.c.state == "running"
IS_SLOW = TABLES.c.card.contains('"each":true')
"""At the pace of days. Only a clock says `each`; in what people write quotes are escaped."""

log = structlog.get_logger()


class Expiry:
    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                while await self.step():
                    await asyncio.sleep(PAUSE)
            except Exception as error:
                log.error("chore-failed", chore="expiry", error=repr(error))

    async def step(self) -> bool:
        """One batch of everything; whether there may be more."""
        settings = self.settings
        gone = {
            "waiting": await self._tables(IS_WAITING & ~IS_SLOW, settings.keep_waiting),
            "waiting_slow": await self._tables(IS_WAITING & IS_SLOW, settings.keep_waiting_slow),
            "abandoned": await self._tables(IS_RUNNING, settings.keep_abandoned),
            "guests": await self._guests(settings.keep_guests),
            "sessions": await self._sessions(SESSION_DAYS),
        }
        if any(gone.values()):
            log.info("expired", **gone)
        return any(gone.values())

    # Tables

    async def _tables(self, kind: ColumnElement[bool], days: float) -> int:
        """Tables of a kind at which nothing has happened for days, and nobody is now."""
        if days <= 0:
            return 0
        limit = time.time() - days * DAY
        old = select(TABLES.c.id).where(kind, TABLES.c.updated < limit)
        # The index knows when a table last changed its state, the log when anything happened.
        quiet = (
            select(LOG.c.table_id, func.count().label("entries"))
            .where(LOG.c.table_id.in_(old.order_by(TABLES.c.updated).limit(BATCH)))
            .group_by(LOG.c.table_id)
            .having(func.max(LOG.c.at) < limit)
        )
        found = _few([(row.table_id, row.entries) for row in await self.store.rows(quiet)])
        gone = [table_id for table_id in found if self.tables.forget(table_id)]
        await self._drop_tables(gone)
        return len(gone)

    async def _drop_tables(self, gone: Sequence[str]) -> None:
        if gone:
            await self.store.write(
                LOG.delete().where(LOG.c.table_id.in_(gone)),
                MEMBERS.delete().where(MEMBERS.c.table_id.in_(gone)),
                REPORTS.delete().where(REPORTS.c.table_id.in_(gone)),
                *(t.delete().where(t.c.table_id.in_(gone)) for t in (ANALYSES, RESULTS, RIVALS)),
                TABLES.delete().where(TABLES.c.id.in_(gone)),
            )

    # People

    async def _guests(self, days: float) -> int:
        """Guests who came long ago and sit at no table, not even one that is over."""
        if days <= 0:
            return 0
        query = select(USERS.c.id).where(_is_gone(time.time() - days * DAY)).limit(BATCH)
        gone = [row[0] for row in await self.store.rows(query)]
        if gone:
            await self.store.write(
                SESSIONS.delete().where(SESSIONS.c.user_id.in_(gone)),
                USERS.delete().where(USERS.c.id.in_(gone)),
            )
        return len(gone)

    async def _sessions(self, days: float) -> int:
        """Sessions that nobody is let in by any more."""
        old = SESSIONS.c.created < time.time() - days * DAY
        query = select(SESSIONS.c.digest).where(old).limit(BATCH)
        gone = [row[0] for row in await self.store.rows(query)]
        if gone:
            await self.store.write(SESSIONS.delete().where(SESSIONS.c.digest.in_(gone)))
        return len(gone)


def _few(tables: list[tuple[str, int]]) -> list[str]:
    """As many of them as go in one batch."""
    sums = accumulate(entries for _, entries in tables)
    return [
        table
        for (table, entries), rows in zip(tables, sums, strict=True)
        if rows <= max(MOST_ROWS, entries)
    ]


def _last_used() -> ColumnElement[float]:
    """When somebody was last here with a session."""
    return func.coalesce(SESSIONS.c.used, SESSIONS.c.created)


def _is_gone(limit: float) -> ColumnElement[bool]:
    return and_(
        USERS.c.login.is_(None),
        USERS.c.created < limit,
        ~exists().where(MEMBERS.c.user_id == USERS.c.id),
        ~exists().where(TOKENS.c.user_id == USERS.c.id),
        ~exists().where(SESSIONS.c.user_id == USERS.c.id, _last_used() >= limit),
    )
