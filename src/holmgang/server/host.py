"""What every live table stands on: the log, other processes, the time."""

import time
from collections.abc import Callable

from holmgang.server.errors import NotFound
from holmgang.server.store import Store
from holmgang.server.table import Table
from holmgang.server.workers import WorkerPool


class Host:
    """`now` is the time of day that the log keeps; `clock` only measures."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self.clock = clock
        self.is_closing = False

    async def read(self, table_id: str) -> Table:
        """A table as its log makes it."""
        log_entries = await self.store.entries(table_id)
        if not log_entries:
            raise NotFound(what="table")
        table = Table(log_entries[0])
        for entry in log_entries[1:]:
            table.follow(entry)
        return table
