"""The luck report of a finished game: made once, kept for good, told in any language."""

import asyncio

import msgspec
from msgspec.structs import replace

from holmgang.server.storage.store import Store
from holmgang.server.tables.table import Table
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages import Deeds, Luck, Stroke, encode
from holmgang.server.workers.job_queue import Who
from holmgang.server.workers.luck import LuckJob
from holmgang.server.workers.pool import WorkerPool
from holmgang.texts import Texts

_read = msgspec.json.Decoder(Luck).decode


class LuckReports:
    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self.store = store
        self.workers = workers
        self.making: dict[str, asyncio.Task[Luck]] = {}

    async def of(self, table: Table, who: Who) -> Luck:
        """The report in the words of the record. Whoever asks meanwhile waits for the same one."""
        if table.id not in self.making:
            self.making[table.id] = asyncio.create_task(self._of(table, who))
            self.making[table.id].add_done_callback(lambda _: self.making.pop(table.id))
        return await asyncio.shield(self.making[table.id])

    async def _of(self, table: Table, who: Who) -> Luck:
        kept = await self.store.report(table.id)
        if kept is not None:
            return _read(kept)
        luck = await self.workers.report(LuckJob(table.match.save()), Luck, who)
        await self.store.write(self.store.put_report(table.id, encode(luck).decode()))
        return luck


def worded(luck: Luck, texts: Texts) -> Luck:
    """The same in the words of a language."""
    strokes = [replace(one, labels=_labels(one, texts)) for one in luck.strokes]
    choices = [replace(one, labels=_labels(one, texts)) for one in luck.choices]
    return Luck(luck.seats, strokes, luck.method, choices)


def _labels(run: Stroke | Deeds, texts: Texts) -> list[str]:
    return [cached_texts.label(texts, text) for text in run.labels]
