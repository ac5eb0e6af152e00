"""What operators do to a database from outside; a server may be running on it."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import Row, or_, select

from holmgang.core import record as records
from holmgang.core.errors import HolmgangError
from holmgang.core.replay import prove
from holmgang.games import find
from holmgang.server.errors import NotFound, Outdated
from holmgang.server.operation.expiry import Expiry
from holmgang.server.settings import Settings
from holmgang.server.storage import look_alikes
from holmgang.server.storage.database import check as check_database
from holmgang.server.storage.schema import TABLES, USERS
from holmgang.server.storage.store import Entry, Store
from holmgang.server.tables.all_tables import Tables
from holmgang.server.tables.table import rebuilt
from holmgang.server.workers.pool import WorkerPool

MOST = 200


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    check_database(settings)
    store = Store(settings)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class Findings(msgspec.Struct):
    """How many tables are sound, and which are not, with the reason."""

    tables: int = 0
    proofs: int = 0
    outdated: int = 0
    broken: dict[str, str] = {}


async def check(store: Store) -> Findings:
    """Whether every table follows from its log, and every finished game from its seed."""
    found = Findings()
    for row in await store.rows(select(TABLES.c.id).order_by(TABLES.c.id)):
        found.tables += 1
        try:
            if await to_thread(_check, await store.entries(row.id)):
                found.proofs += 1
        except Outdated:
            found.outdated += 1
        except Exception as error:
            code = error.code if isinstance(error, HolmgangError) else type(error).__name__
            found.broken[row.id] = code
    return found


def _check(log: list[Entry]) -> bool:
    """Whether there was anything to prove."""
    if not log:
        raise NotFound(what="log")
    table = rebuilt(log)
    match = table.match
    if not match.has_begun or not match.is_over():
        return False
    record = records.read(match.record())
    prove(find(table.setup.game).seated(record.options), record)
    return True


class Person(msgspec.Struct):
    id: str
    name: str
    guest: bool
    created: float
    role: str
    banned: float | None
    muted: float | None


async def people(store: Store, words: str) -> list[Person]:
    """Accounts, or whoever is called or looks like these words."""
    query = select(USERS).order_by(USERS.c.created.desc()).limit(MOST)
    if words:
        alike = USERS.c.shape == look_alikes.of(words)
        query = query.where(or_(USERS.c.id == words, USERS.c.name.ilike(f"%{words}%"), alike))
    else:
        query = query.where(USERS.c.login.is_not(None))
    return [_person(row) for row in await store.rows(query)]


async def person(store: Store, name: str) -> Person:
    """The account of a name, or whoever has this id."""
    called = or_(USERS.c.id == name, USERS.c.login == name.casefold())
    row = await store.row(select(USERS).where(called))
    if row is None:
        raise NotFound(what="person")
    return _person(row)


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(
        row.id, row.name, row.login is None, row.created, row.role or "", row.banned, row.muted
    )


async def prune(settings: Settings, store: Store) -> None:
    """Let everything go now that has expired."""
    tables = Tables(settings, store, WorkerPool(settings))
    expiry = Expiry(settings, store, tables)
    while await expiry.step():
        pass
