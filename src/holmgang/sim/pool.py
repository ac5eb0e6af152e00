"""Plays a list of games, here, in several processes or on a cluster, with the same results."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Final, Generic, NamedTuple, TypeVar

from holmgang import bots, games
from holmgang.bots.budget import Budget
from holmgang.core.game import Game, Options
from holmgang.sim.errors import BotFailed, GameFailed, WorkerLost, at_least
from holmgang.sim.play import Played, explain, play_game

BATCH_SECONDS: Final = 0.25
"""About how long a process works before it reports."""

LARGEST_BATCH: Final = 500

T = TypeVar("T")
R = TypeVar("R")
Tick = Callable[[int], None]


class Task(NamedTuple):
    """One game: which bot sits in each seat, and its seeds."""

    players: tuple[int, ...]
    seed: str
    deal: str


class Plan(NamedTuple):
    """What all games of a run have in common; plain data, for it is sent to processes."""

    game: str
    options: Options
    bots: tuple[str, ...]


class Run(NamedTuple, Generic[R]):
    """What was finished, in the order of its tasks, and the time it took."""

    played: dict[int, R]
    seconds: float
    is_interrupted: bool


class Failure(NamedTuple):
    """A breakdown as data: an exception with named details does not survive a pipe."""

    details: dict[str, object]

    def error(self) -> GameFailed:
        kind = BotFailed if "spec" in self.details else GameFailed
        return kind(**self.details)


Play = Callable[[Plan, T], R]
"""What is done with one task. A function of a module, for it is sent to processes."""

Results = Generator[tuple[int, R]]
Batch = tuple[list[tuple[int, R]], Failure | None, float]


def prepare(game: Game, options: dict[str, str], specs: list[str]) -> Plan:
    """Check everything a run needs before the first game of it."""
    settled = game.fill_options_unwatched(options)
    game.new(settled)
    for spec in specs:
        bots.make_here(spec, game)
    return Plan(game.id, settled, tuple(specs))


def is_repeatable(plan: Plan) -> bool:
    """Whether the seed decides all: a bot that watches the clock may choose otherwise."""
    game = games.find(plan.game)
    for spec in plan.bots:
        budget = getattr(bots.make_here(spec, game), "budget", None)
        if isinstance(budget, Budget) and budget.seconds > 0:
            return False
    return True


def run(
    plan: Plan,
    tasks: list[Task],
    jobs: int = 1,
    tick: Tick = lambda done: None,
    cluster: str = "",
) -> Run[Played]:
    """Play all games, here or on a cluster; an interrupt ends it and keeps what is finished."""
    return spread(play_task, plan, tasks, jobs, tick, cluster)


def play_task(plan: Plan, task: Task) -> Played:
    """Bots are made anew for every game: none may learn from the one before."""
    game = games.find(plan.game)
    specs = [plan.bots[player] for player in task.players]
    try:
        players = [bots.make_here(spec, game) for spec in specs]
        return play_game(game, plan.options, players, task.seed, task.deal)
    except GameFailed as error:
        seat = error.details.get("seat")
        if isinstance(seat, int):
            raise BotFailed(spec=specs[seat], **error.details) from error
        raise


def spread(
    play: Play[T, R],
    plan: Plan,
    tasks: list[T],
    jobs: int = 1,
    tick: Tick = lambda done: None,
    cluster: str = "",
) -> Run[R]:
    """The same for any kind of task: `play` gets the plan and a task, wherever it runs."""
    at_least("jobs", jobs, 1)
    played: dict[int, R] = {}
    begun = time.perf_counter()
    is_interrupted = False
    try:
        with closing(results(play, plan, tasks, jobs, cluster)) as found:
            for number, result in found:
                played[number] = result
                tick(len(played))
    except KeyboardInterrupt:
        is_interrupted = True
    return Run(dict(sorted(played.items())), time.perf_counter() - begun, is_interrupted)


def results(
    play: Play[T, R], plan: Plan, tasks: list[T], jobs: int = 1, cluster: str = ""
) -> Results[R]:
    """The numbers of tasks with what came of them, as they are done. To be closed."""
    jobs = min(jobs, len(tasks))
    if cluster != "":
        return _clustered(play, plan, tasks, cluster)
    return _pooled(play, plan, tasks, jobs) if jobs > 1 else _alone(play, plan, tasks)


def _alone(play: Play[T, R], plan: Plan, tasks: list[T]) -> Results[R]:
    for number, task in enumerate(tasks):
        yield number, play(plan, task)


# In several processes


def _pooled(play: Play[T, R], plan: Plan, tasks: list[T], jobs: int) -> Results[R]:
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, context)
    try:
        yield from _Feeder(executor, play, plan, tasks, jobs).results()
    except BaseException as error:
        # A process in the middle of a long game would keep everybody waiting.
        executor.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost from error
        raise
    executor.shutdown()


def _clustered(play: Play[T, R], plan: Plan, tasks: list[T], address: str) -> Results[R]:
    from holmgang.sim.cluster import RayExecutor  # Ray is optional, and heavy

    executor = RayExecutor(address, plan, play)
    is_whole = False
    try:
        yield from _Feeder(executor, play, plan, tasks, executor.jobs).results()
        is_whole = True
    finally:
        executor.shutdown(cancel_futures=not is_whole)


class _Feeder(Generic[T, R]):
    """Hands out batches whose size follows from how long the games take."""

    def __init__(
        self, executor: Executor, play: Play[T, R], plan: Plan, tasks: list[T], jobs: int
    ) -> None:
        self.executor = executor
        self.play = play
        self.plan = plan
        self.tasks = tasks
        self.jobs = jobs
        self.at = 0
        self.size = 1
        self.flying: set[Future[Batch[R]]] = set()

    def results(self) -> Results[R]:
        with _deaf():
            self._submit()
        while self.flying:
            done, self.flying = wait(self.flying, return_when=FIRST_COMPLETED)
            for future in done:
                results, failure, seconds = future.result()
                yield from results
                if failure is not None:
                    raise failure.error()
                self._adapt(len(results), seconds)
            self._submit()

    def _submit(self) -> None:
        while self.at < len(self.tasks) and len(self.flying) < 2 * self.jobs:
            batch = self.tasks[self.at : self.at + self.size]
            work = self.executor.submit(play_batch, self.plan, self.play, self.at, batch)
            self.flying.add(work)
            self.at += len(batch)

    def _adapt(self, games_played: int, seconds: float) -> None:
        fitting = int(games_played * BATCH_SECONDS / max(seconds, 1e-6))
        left = (len(self.tasks) - self.at) // (2 * self.jobs)
        self.size = max(1, min(fitting, left, LARGEST_BATCH))


def play_batch(plan: Plan, play: Play[T, R], start: int, tasks: list[T]) -> Batch[R]:
    """The work of a process: some tasks, up to the first that fails."""
    begun = time.perf_counter()
    results: list[tuple[int, R]] = []
    failure: Failure | None = None
    for number, task in enumerate(tasks, start):
        try:
            results.append((number, play(plan, task)))
        except Exception as error:
            failure = _failure(task, error)
            break
    return results, failure, time.perf_counter() - begun


def _failure(task: object, error: Exception) -> Failure:
    if isinstance(error, GameFailed):
        return Failure(error.details)
    return Failure({"seed": str(task), "reason": "crashed", "fault": explain(error)})


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that leave Ctrl-C to this one; they inherit what is ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
