"""Reports on a finished game: each made once and kept for good."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Column

from holmgang.server.storage.store import Store
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.fields import encode
from holmgang.server.workers.job_queue import Who

T = TypeVar("T", bound=msgspec.Struct)

Make = Callable[[Table, Who], Awaitable[T]]


class KeptReports(Generic[T]):
    """`column` is where they are kept, `make` takes seconds."""

    def __init__(self, store: Store, column: Column[Any], kind: type[T], make: Make[T]) -> None:
        self.store = store
        self.column = column
        self.read = msgspec.json.Decoder(kind).decode
        self.make = make
        self.making: dict[str, asyncio.Task[T]] = {}

    async def of(self, table: Table, who: Who) -> T:
        """The report in the words of the record. Whoever asks meanwhile waits for the same one."""
        if table.id not in self.making:
            self.making[table.id] = asyncio.create_task(self._of(table, who))
            self.making[table.id].add_done_callback(lambda _: self.making.pop(table.id))
        return await asyncio.shield(self.making[table.id])

    async def _of(self, table: Table, who: Who) -> T:
        kept = await self.store.report(self.column, table.id)
        if kept is not None:
            return self.read(kept)
        made = await self.make(table, who)
        await self.store.write(self.store.put_report(self.column, table.id, encode(made).decode()))
        return made
