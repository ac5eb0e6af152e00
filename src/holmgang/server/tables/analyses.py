"""What the expert thinks of a finished game: made beside the table once it is over, and kept."""

import asyncio
from contextlib import suppress

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import NotFound
from holmgang.server.storage.schema import ANALYSES
from holmgang.server.storage.store import Store
from holmgang.server.tables.kept_reports import KeptReports
from holmgang.server.tables.table import Table
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.finished import GameAnalysis, Mistake
from holmgang.server.workers.job_queue import NOBODY, Who
from holmgang.server.workers.pool import WorkerPool
from holmgang.server.workers.studies import PARTS, StudyJob
from holmgang.sim.analysis import Analysis, Graded, together
from holmgang.texts import Texts, costs


class Analyses:
    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self.workers = workers
        self.kept = KeptReports(store, ANALYSES.c.analysis, Analysis, self._make)
        self.begun: set[asyncio.Task[None]] = set()

    @property
    def seconds(self) -> float:
        return self.workers.settings.analysis

    async def of(self, table: Table, who: Who) -> Analysis:
        if not self.seconds:
            raise NotFound(what="analysis")
        return await self.kept.of(table, who)

    def begin(self, table: Table) -> None:
        """Think about a game that has just ended, if a person played and nobody was faster."""
        if self.seconds and table.match.has_begun and people(table):
            task = asyncio.create_task(self._think(table))
            self.begun.add(task)
            task.add_done_callback(self.begun.discard)

    async def _think(self, table: Table) -> None:
        with suppress(HolmgangError):  # too much to do: somebody may ask for it later
            await self.of(table, NOBODY)

    async def _make(self, table: Table, _: Who) -> Analysis:
        """Part by part, so that nobody who looks at a replay waits for the whole."""
        record, seats = table.match.save(), people(table)
        jobs = [StudyJob(record, seats, self.seconds / PARTS, part) for part in range(PARTS)]
        return together([await self.workers.study(job, Analysis) for job in jobs])


def people(table: Table) -> list[int]:
    """The seats whose choices are worth looking at again."""
    return [seat for seat, place in enumerate(table.places) if place.kind in ("human", "hot")]


def worded(found: Analysis, game: str, texts: Texts) -> GameAnalysis:
    """The worst choices of each person in the words of a language."""
    seats = sorted({one.seat for one in found.choices})
    worst = [_mistake(one, game, texts) for seat in seats for one in found.worst(seat)]
    return GameAnalysis(worst, found.standing, found.method)


def _mistake(one: Graded, game: str, texts: Texts) -> Mistake:
    return Mistake(
        number=one.number,
        seat=one.seat,
        chosen=cached_texts.label(texts, one.chosen),
        better=cached_texts.label(texts, one.better),
        text=one.better,
        cost=costs.cost(texts, game, one.loss),
        loss=one.loss,
        interval=one.interval,
    )
