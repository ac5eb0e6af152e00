"""What every live table stands on: the log, other processes, the time."""

import time
from collections.abc import Callable

from holmgang.server.errors import NotFound
from holmgang.server.runtime.steady_time import SteadyTime
from holmgang.server.runtime.threads import in_thread
from holmgang.server.storage.store import Store
from holmgang.server.tables.table import Table, rebuilt
from holmgang.server.workers.pool import WorkerPool


def unheard(_: Table) -> None:
    """Nobody wants to know."""


class Host:
    """`now` is the time of day that the log keeps, and never jumps; `clock` only measures."""

    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self.store = store
        self.workers = workers
        self.now: Callable[[], float] = SteadyTime().now
        self.clock: Callable[[], float] = time.monotonic
        self.on_over: Callable[[Table], None] = unheard
        """Hears of games that end here."""
        self.is_closing = False
        self.absence = 180.0
        """Seconds that others wait for a player who is gone."""

    async def read(self, table_id: str) -> Table:
        """A table as its log makes it."""
        log_entries = await self.store.entries(table_id)
        if not log_entries:
            raise NotFound(what="table")
        # A long game takes a while, and nobody else shall wait for it.
        return await in_thread(rebuilt, log_entries)
