"""All tables: those in memory, and how the others come there."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import aclosing, contextmanager, suppress
from typing import Any

import structlog
from sqlalchemy import Executable, func

from holmgang.server.errors import Conflict, Outdated
from holmgang.server.runtime import metrics
from holmgang.server.runtime.threads import in_thread
from holmgang.server.settings import Settings
from holmgang.server.storage.schema import TABLES
from holmgang.server.storage.shared_facts import PULSE
from holmgang.server.storage.store import Entry, Store, running_with
from holmgang.server.tables import entries, table_index
from holmgang.server.tables.entries import Created
from holmgang.server.tables.host import Host
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.table import Table
from holmgang.server.workers.pool import WorkerPool

TICK = 0.2
SWEEP = 5.0
LOOK = 30.0
"""Seconds between two looks at the clocks of tables that are not in memory."""
BEAT = 2.0
"""Seconds between two signs that clocks are kept; after a crash nobody pays for more."""
LISTEN_AGAIN = 0.5
"""Seconds until we try again to hear of other servers."""
ALIVE = 2 * BEAT
"""Seconds after a sign for which others trust that its server is there."""

log = structlog.get_logger()


class Tables(Host):
    def __init__(self, settings: Settings, store: Store, workers: WorkerPool) -> None:
        super().__init__(store, workers)
        self.settings = settings
        self.absence = settings.absence
        self.loaded: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._unheard: dict[str, int] = {}
        """What others wrote to tables while they were being read."""
        self._chores: list[asyncio.Task[None]] = []

    # Life

    async def open(self) -> None:
        await self._wake_clocks()
        self._begin(self._every(BEAT, self.beat))
        self._begin(self._every(TICK, self.tick))
        self._begin(self._every(SWEEP, self.sweep))
        self._begin(self._every(LOOK, self.look_at_clocks))
        self.waking = self._begin(self._wake_bots())
        if self.settings.is_postgres:
            self._begin(self._listen())

    def _begin(self, chore: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        self._chores.append(asyncio.create_task(chore))
        return self._chores[-1]

    async def close(self) -> None:
        """Tell everybody, stop thinking; what is being written is still written."""
        if self.is_closing:
            return
        self.is_closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        loaded = list(self.loaded.values())
        for live in loaded:
            live.close()
        try:
            await self._put_away(loaded)
        except Exception as error:  # what was acknowledged is in the log all the same
            log.error("closing-failed", error=repr(error))

    async def _put_away(self, loaded: list[LiveTable]) -> None:
        """Note what others must know of tables that are in memory."""
        if await self.store.has_clocks():
            await self._give_sign()
        await self.store.write(*(self._row(live) for live in loaded if live.is_awaiting()))
        await asyncio.gather(*(self._rest(live) for live in loaded if live.has_ticking_clock()))

    async def _rest(self, live: LiveTable) -> None:
        with _noting(live.id):
            await live.rest()

    async def _every(self, seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception as error:
                log.error("chore-failed", chore=chore.__name__, error=repr(error))

    async def _wake_clocks(self) -> None:
        """Before anybody comes in: nobody pays for the time in which no server was there.

        Such games are many, and none of them need come into memory for that.
        """
        clocked = running_with(TABLES.c.has_clock)
        now, since = self.now(), float(await self.store.fact(PULSE) or 0)
        is_kept = self.settings.is_postgres and now - since < ALIVE
        lost = now - since if since and not is_kept else 0
        # Servers of before noted when slow clocks fall, and no others.
        later = func.coalesce(TABLES.c.deadline + lost, 0)
        mine = TABLES.update().where(TABLES.c.id.in_(clocked))
        await self.store.write(mine.values(deadline=later))
        if is_kept:
            return  # another server keeps them going
        woken = entries.write(entries.Woken(since))
        last = await self.store.versions(clocked)
        found = [Entry(table_id, seq + 1, now, "", "", woken) for table_id, seq in last.items()]
        with suppress(Conflict):  # another server plays on there
            await self.store.append(found)

    async def beat(self) -> None:
        """Let others know that somebody keeps the clocks."""
        if any(live.has_ticking_clock() for live in self.loaded.values()):
            await self._give_sign()

    async def _give_sign(self) -> None:
        await self.store.write(self.store.put_fact(PULSE, str(self.now())))

    def _row(self, live: LiveTable) -> Executable:
        return self.store.put_row(table_index.row(live.table))

    async def look_at_clocks(self) -> None:
        """End games whose time is over while nobody is there; let others know that we look."""
        for table_id in await self.store.due(self.now()):
            with _noting(table_id):
                await self._look_in(table_id)
        if await self.store.has_clocks():
            await self._give_sign()

    async def _wake_bots(self) -> None:
        """Bots that were thinking think on."""
        for table_id in await self.store.awaiting_bots():
            with _noting(table_id):
                await self._look_in(table_id)

    async def _look_in(self, table_id: str) -> None:
        """Let happen at a table what is due, and note when there will be more.

        To look is not to use it: it leaves the memory again as soon as nothing goes on there.
        """
        try:
            live = await self._fetch(table_id)
        except Outdated:
            # Nobody can play on: it is not looked at again.
            mine = TABLES.update().where(TABLES.c.id == table_id)
            await self.store.write(mine.values(deadline=None, has_clock=False, awaits_bot=False))
            raise
        await live.tick()
        async with live.lock:
            await self.store.write(self._row(live))

    async def _listen(self) -> None:
        """Follow what other servers write to tables that are open here."""
        while True:
            try:
                async with aclosing(self.store.changes()) as changes:
                    async for change in changes:
                        await self._hear(change)
            except Exception as error:
                log.error("listening-failed", error=repr(error))
            await asyncio.sleep(LISTEN_AGAIN)

    async def _hear(self, change: tuple[str, int] | None) -> None:
        if change is None:
            await self._catch_up()
        elif change[0] in self.loaded:
            await self.loaded[change[0]].catch_up(change[1])
        elif change[0] in self._loading:
            self._unheard[change[0]] = change[1]

    async def _catch_up(self) -> None:
        """With all that was written while nobody told us."""
        newest = await self.store.versions(list(self.loaded))
        for table_id, version in newest.items():
            if table_id in self.loaded:
                await self.loaded[table_id].catch_up(version)

    async def tick(self) -> None:
        for live in list(self.loaded.values()):
            if live.table.clocks is not None:
                await live.tick()

    async def sweep(self) -> None:
        """Let tables go that nobody uses; the log brings them back."""
        for live in list(self.loaded.values()):
            if self.loaded.get(live.id) is live and live.is_idle(self.settings.idle):
                del self.loaded[live.id]
                await self.store.write(self._row(live))
        metrics.TABLES.set(len(self.loaded))

    # Tables

    async def load(self, table_id: str) -> LiveTable:
        """A table that can be played at, for somebody who is about to use it."""
        live = await self._fetch(table_id)
        live.used = self.clock()
        return live

    async def _fetch(self, table_id: str) -> LiveTable:
        """A table, read from its log if it is not in memory."""
        if table_id in self.loaded:
            return self.loaded[table_id]
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.loaded:
                    self._add(LiveTable(self, await self.read(table_id)))
                    await self.loaded[table_id].catch_up(self._unheard.pop(table_id, 0))
        finally:
            self._loading.pop(table_id, None)
        return self.loaded[table_id]

    def forget(self, table_id: str) -> bool:
        """Let a table go whose log is about to; not while somebody looks at it."""
        live = self.loaded.get(table_id)
        if table_id in self._loading or (live is not None and not live.is_idle(0)):
            return False
        self.loaded.pop(table_id, None)
        return True

    def _add(self, live: LiveTable) -> None:
        self.loaded[live.id] = live
        metrics.TABLES.set(len(self.loaded))
        live.wake_bots()

    async def create(self, by: str, body: Created) -> LiveTable:
        table_id = secrets.token_hex(8)
        entry = Entry(table_id, 1, self.now(), by, "", entries.write(body))
        table = await in_thread(Table, entry)
        is_over = table.state == "over"
        users = sorted(table.users())
        members = [self.store.put_member(table_id, user, is_over) for user in users]
        await self.store.append([entry], [self.store.put_row(table_index.row(table)), *members])
        self._add(LiveTable(self, table))
        return await self.load(table_id)


@contextmanager
def _noting(table_id: str) -> Iterator[None]:
    """One table that cannot be read or written keeps no other from going on."""
    try:
        yield
    except Exception as error:
        log.error("table-failed", table=table_id, error=repr(error))
