"""Other processes that think, a few of them, each for a bounded time.

A worker that crashes or does not answer in time is replaced. A table whose
bot cannot be brought to choose goes on with a choice at random. Reports have
a process of their own, which runs when the others leave it time: no bot and
no player ever waits for one.
"""

import asyncio
import multiprocessing
import os
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Raw

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import Busy, Closing, ServerError, status_of
from holmgang.server.runtime import metrics
from holmgang.server.settings import Settings
from holmgang.server.workers import jobs, luck, replays, studies
from holmgang.server.workers.job_queue import NOBODY, JobQueue, Rank, Who
from holmgang.server.workers.jobs import ChoiceJob, ForecastJob, HintJob, OddsJob
from holmgang.server.workers.luck import LuckJob
from holmgang.server.workers.replays import FramesJob, ProofJob
from holmgang.server.workers.studies import StudyJob

Job = ChoiceJob | HintJob | OddsJob | ForecastJob | LuckJob | FramesJob | ProofJob | StudyJob

WORK: dict[type, Callable[[Any], Any]] = {
    ChoiceJob: jobs.choose,
    HintJob: jobs.hint,
    OddsJob: jobs.odds,
    ForecastJob: jobs.forecast,
    LuckJob: luck.luck,
    FramesJob: replays.film,
    ProofJob: replays.proof,
    StudyJob: studies.study,
}
TRIES = 2
READY = b"ready"
SLOWEST_START = 60.0
"""Seconds a new process may take until it listens: on a busy machine, long."""
SLOWEST_FIRST = 30.0
"""Seconds its first answer may take: what a bot stands on is loaded with it."""
REPORT_NICENESS = 10
REPORT_PATIENCE = 6
"""How much longer a report may take: it makes way for everybody."""
UNHURRIED = 2
"""Bots that may wait for each worker before they think less."""
LEAST_THOUGHT = 0.1
"""The share of its usual time that a bot has at least, however many wait."""
TOLD_AFTER = 1.0
"""Seconds after which a table is told that its bot waits for a free place."""

log = structlog.get_logger()

T = TypeVar("T")

Waits = Callable[[bool], None]
"""Hears that a bot waits for a free place, and that it has one."""


def unheard(_: bool) -> None:
    """Nobody listens."""


class Outcome(msgspec.Struct, omit_defaults=True):
    """What comes back from another process; only one of it is set."""

    ok: Raw = Raw()
    refused: tuple[str, int, dict[str, Any]] | None = None
    failed: str = ""


class Lost(Exception):
    """A worker crashed or took too long."""


class Refusal(ServerError):
    """A refusal from another process, with the code it had there."""

    def __init__(self, code: str, status: int, details: dict[str, Any]) -> None:
        super().__init__(**details)
        self.code = code
        self.status = status


# In the other process


def serve(pipe: Connection, niceness: int) -> None:
    """Answer one question after the other until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    read = msgspec.msgpack.Decoder(Job).decode
    with suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(msgspec.msgpack.encode(_answer(read(pipe.recv_bytes()))))


def _answer(job: Job) -> Outcome:
    try:
        return Outcome(ok=Raw(msgspec.msgpack.encode(WORK[type(job)](job))))
    except HolmgangError as error:
        details = {key: str(value) for key, value in error.details.items()}
        return Outcome(refused=(error.code, status_of(error), details))
    except Exception as error:
        return Outcome(failed=repr(error))


# In the server


class Worker:
    """A process and the pipe to it. It is started when it is first needed.

    It is asked in a thread, and stopped from another one when the server goes.
    """

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.process: Any = None
        self.pipe: Connection | None = None
        self.is_new = True
        self.is_closed = False

    def ask(self, question: bytes, patience: float) -> bytes:
        """Blocks: runs in a thread of its own."""
        try:
            pipe = self._listening()
            pipe.send_bytes(question)
            if pipe.poll(max(patience, SLOWEST_FIRST) if self.is_new else patience):
                answer = pipe.recv_bytes()
                self.is_new = False
                return answer
        except (EOFError, OSError):
            pass
        self.stop()
        raise Lost

    def _listening(self) -> Connection:
        """The pipe to a process that can hear a question."""
        pipe, process = self.pipe, self.process
        if pipe is not None and process is not None and process.is_alive():
            return pipe
        self.stop()
        return self._start()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.niceness), daemon=True)
        process.start()
        theirs.close()
        self.is_new, self.pipe, self.process = True, pipe, process
        # Its patience for a question begins when it can hear one.
        if self.is_closed or not pipe.poll(SLOWEST_START) or pipe.recv_bytes() != READY:
            raise EOFError
        return pipe

    def stop(self) -> None:
        pipe, process = self.pipe, self.process
        self.pipe = self.process = None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        self.is_closed = True
        self.stop()


class WorkerPool:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        thinkers = [Worker() for _ in range(settings.workers)]
        reporter = Worker(REPORT_NICENESS)
        self.members = [*thinkers, reporter]
        self.thinkers = JobQueue(thinkers)
        self.reporters = JobQueue([reporter])
        self.threads = ThreadPoolExecutor(len(self.members), "worker")
        self.is_closing = False

    async def close(self) -> None:
        """Let go of all questions; whoever asked for himself is told that the server goes."""
        self.is_closing = True
        for worker in self.members:
            with suppress(OSError):
                worker.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    # Those who ask

    async def report(self, job: Job, answer: type[T], who: Who = NOBODY) -> T:
        """For somebody who looks back at a game."""
        return await self._advised(Rank.REPORT, who, job, answer)

    async def study(self, job: Job, answer: type[T]) -> T:
        """For nobody who waits: reports that somebody has asked for come first."""
        return await self._advised(Rank.STUDY, NOBODY, job, answer)

    async def advise(self, job: Job, answer: type[T], who: Who = NOBODY) -> T:
        """For a player, whose turn will not wait for ever."""
        try:
            async with asyncio.timeout(self.settings.advice):
                return await self._advised(Rank.ADVICE, who, job, answer)
        except TimeoutError as error:
            raise Busy from error

    async def _advised(self, rank: Rank, who: Who, job: Job, answer: type[T]) -> T:
        """For somebody who can be asked to come back later."""
        if self.is_closing:
            raise Closing
        try:
            return await self._ask(await self._place(rank, who, job), rank, job, answer)
        except (Lost, RuntimeError) as error:
            raise self._excuse() from error

    def _excuse(self) -> ServerError:
        """Why a worker was lost."""
        return Closing() if self.is_closing else Busy()

    async def choose(
        self, job: ChoiceJob, legal: list[str], who: Who = NOBODY, waits: Waits = unheard
    ) -> str:
        """A legal choice for a bot, whatever happens; its notes are then in the job."""
        for _ in range(TRIES):
            try:
                with _told_to_wait(waits):
                    worker = await self._place(Rank.BOT, who, job)
                job.share = self.share()
                text, job.notes = await self._ask(worker, Rank.BOT, job, tuple[str, list[int]])
                if text in legal:
                    return text
                log.error("bot-illegal", bot=job.bot, text=text)
            except (Lost, HolmgangError, RuntimeError, msgspec.ValidationError) as error:
                log.error("bot-lost", bot=job.bot, error=repr(error))
        metrics.FALLBACKS.inc()
        return secrets.choice(legal)

    def share(self) -> float:
        """How much of its usual time a bot may think: less, the more bots wait."""
        unhurried = UNHURRIED * self.settings.workers
        waiting = self.thinkers.waiting[Rank.BOT]
        return max(LEAST_THOUGHT, min(1.0, unhurried / max(1, waiting)))

    # Those who answer

    async def _place(self, rank: Rank, who: Who, job: Job) -> Worker:
        """The worker whose answer is next."""
        begun = time.monotonic()
        worker = await self._queue(rank).get(rank, who)
        waited = time.monotonic() - begun
        metrics.JOB_WAIT_SECONDS.labels(type(job).__name__).observe(waited)
        return worker

    def _queue(self, rank: Rank) -> JobQueue[Worker]:
        return self.reporters if rank >= Rank.REPORT else self.thinkers

    async def _ask(self, worker: Worker, rank: Rank, job: Job, answer: type[T]) -> T:
        """The answer of a worker, of the type that is due, or `Lost`; then it is free again."""
        begun = time.perf_counter()
        patience = self.settings.patience * (REPORT_PATIENCE if rank >= Rank.REPORT else 1)
        try:
            loop = asyncio.get_running_loop()
            question = msgspec.msgpack.encode(job)
            work = loop.run_in_executor(self.threads, worker.ask, question, patience)
        except BaseException:
            self._queue(rank).put(worker)
            raise
        # If the asker goes away, the worker is free only once it has answered.
        work.add_done_callback(partial(self._finish, worker, rank))
        raw = await asyncio.shield(work)
        metrics.JOB_SECONDS.labels(type(job).__name__).observe(time.perf_counter() - begun)
        return _unwrap(raw, answer)

    def _finish(self, worker: Worker, rank: Rank, work: asyncio.Future[bytes]) -> None:
        """Whether or not somebody still waits for the answer."""
        self._queue(rank).put(worker)
        if not work.cancelled() and isinstance(work.exception(), Lost):
            metrics.LOST_WORKERS.inc()


@contextmanager
def _told_to_wait(waits: Waits) -> Iterator[None]:
    """Say so if something takes long, and when it is over."""
    said: list[bool] = []

    def say() -> None:
        said.append(True)
        waits(True)

    timer = asyncio.get_running_loop().call_later(TOLD_AFTER, say)
    try:
        yield
    finally:
        timer.cancel()
        if said:
            waits(False)


def _unwrap(raw: bytes, answer: type[T]) -> T:
    outcome = msgspec.msgpack.decode(raw, type=Outcome)
    if outcome.refused is not None:
        raise Refusal(*outcome.refused)
    if outcome.failed:
        raise RuntimeError(outcome.failed)
    return msgspec.msgpack.decode(outcome.ok, type=answer)
