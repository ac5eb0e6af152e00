"""All tables: those in memory, and how the others come there."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import aclosing, contextmanager
from typing import Any

import structlog

from holmgang.server import entries, metrics
from holmgang.server.entries import Created
from holmgang.server.errors import NotFound
from holmgang.server.minds import Minds
from holmgang.server.room import Room, card
from holmgang.server.schema import TABLES
from holmgang.server.settings import Settings
from holmgang.server.store import Entry, Store
from holmgang.server.table import Table

TICK = 0.2
SWEEP = 5.0

log = structlog.get_logger()


class Hall:
    """`now` is the time of day that the log keeps; `clock` only measures."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        minds: Minds,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.store = store
        self.minds = minds
        self.now = now
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []

    # Life

    async def open(self) -> None:
        await self._wake_clocks()
        self._begin(self._every(TICK, self.tick))
        self._begin(self._every(SWEEP, self.sweep))
        self._begin(self._wake_bots())
        if self.settings.is_postgres:
            self._begin(self._listen())

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        self._chores.append(asyncio.create_task(chore))

    async def close(self) -> None:
        """Tell everybody, stop thinking; what is being written is still written."""
        if self.is_closing:
            return
        self.is_closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.close()
        await asyncio.gather(*(self._rest(room) for room in rooms if room.has_ticking_clock()))

    async def _rest(self, room: Room) -> None:
        with _noting(room.id):
            await room.rest()

    async def _every(self, seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception as error:
                log.error("chore-failed", chore=chore.__name__, error=repr(error))

    async def _wake_clocks(self) -> None:
        """Before anybody comes in: nobody pays for the time the server was away."""
        for table_id in await self.store.running_with(TABLES.c.has_clock):
            with _noting(table_id):
                await (await self.room(table_id)).wake()

    async def _wake_bots(self) -> None:
        """Bots that were thinking think on."""
        for table_id in await self.store.running_with(TABLES.c.has_bots):
            with _noting(table_id):
                (await self.room(table_id)).wake_bots()

    async def _listen(self) -> None:
        """Follow what other servers write to tables that are open here."""
        while True:
            try:
                async with aclosing(self.store.news()) as news:
                    async for table_id in news:
                        if table_id in self.rooms:
                            await self.rooms[table_id].catch_up()
            except Exception as error:
                log.error("listening-failed", error=repr(error))
            await asyncio.sleep(1)

    async def tick(self) -> None:
        for room in list(self.rooms.values()):
            if room.table.clocks is not None:
                await room.tick()

    async def sweep(self) -> None:
        """Let tables go that nobody uses; the log brings them back."""
        for room in list(self.rooms.values()):
            if room.is_idle(self.settings.idle):
                del self.rooms[room.id]
                await self.store.write(self.store.put_card(card(room.table)))
        metrics.TABLES.set(len(self.rooms))

    # Tables

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from its log if it is not in memory."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.rooms:
                    self._add(Room(self, await self.read(table_id)))
        finally:
            self._loading.pop(table_id, None)
        return self.rooms[table_id]

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        metrics.TABLES.set(len(self.rooms))
        room.wake_bots()

    async def read(self, table_id: str) -> Table:
        """A table as its log makes it."""
        log_entries = await self.store.entries(table_id)
        if not log_entries:
            raise NotFound(what="table")
        table = Table(log_entries[0])
        for entry in log_entries[1:]:
            table.follow(entry)
        return table

    async def create(self, by: str, body: Created) -> Room:
        table_id = secrets.token_hex(8)
        entry = Entry(table_id, 1, self.now(), by, "", entries.write(body))
        table = Table(entry)
        members = [self.store.put_member(table_id, user) for user in sorted(table.users())]
        await self.store.append([entry], [self.store.put_card(card(table)), *members])
        self._add(Room(self, table))
        return self.rooms[table_id]


@contextmanager
def _noting(table_id: str) -> Iterator[None]:
    """One table that cannot be read or written keeps no other from going on."""
    try:
        yield
    except Exception as error:
        log.error("table-failed", table=table_id, error=repr(error))
