"""The luck report of a finished game: made once, kept for good, told in any language."""

from msgspec.structs import replace

from holmgang.server.storage.schema import REPORTS
from holmgang.server.storage.store import Store
from holmgang.server.tables.kept_reports import KeptReports
from holmgang.server.tables.table import Table
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.finished import Deeds, Luck, Stroke
from holmgang.server.workers.job_queue import Who
from holmgang.server.workers.luck import LuckJob
from holmgang.server.workers.pool import WorkerPool
from holmgang.texts import Texts


def luck_reports(store: Store, workers: WorkerPool) -> KeptReports[Luck]:
    async def make(table: Table, who: Who) -> Luck:
        return await workers.report(LuckJob(table.match.save()), Luck, who)

    return KeptReports(store, REPORTS.c.luck, Luck, make)


def worded(luck: Luck, texts: Texts) -> Luck:
    """The same in the words of a language."""
    strokes = [replace(one, labels=_labels(one, texts)) for one in luck.strokes]
    choices = [replace(one, labels=_labels(one, texts)) for one in luck.choices]
    return Luck(luck.seats, strokes, luck.method, choices)


def _labels(run: Stroke | Deeds, texts: Texts) -> list[str]:
    return [cached_texts.label(texts, text) for text in run.labels]
