"""Plays a list of games, here or in several processes, with the same results."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Final, NamedTuple

from holmgang import bots, games
from holmgang.bots.budget import Budget
from holmgang.core.game import Game, Options
from holmgang.sim.errors import BotFailed, GameFailed, WorkerLost, at_least
from holmgang.sim.play import Played, play_game

BATCH_SECONDS: Final = 0.25
"""About how long a process works before it reports."""

LARGEST_BATCH: Final = 500

Results = Generator[tuple[int, Played]]
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


class Run(NamedTuple):
    """The games that were finished, in the order of their tasks, and their time."""

    played: dict[int, Played]
    seconds: float
    is_interrupted: bool


class Failure(NamedTuple):
    """A breakdown as data: an exception with named details does not survive a pipe."""

    spec: str | None
    details: dict[str, object]

    def error(self) -> GameFailed:
        if self.spec is None:
            return GameFailed(**self.details)
        return BotFailed(spec=self.spec, **self.details)


Batch = tuple[list[tuple[int, Played]], Failure | None, float]


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
) -> Run:
    """Play all tasks, here or on a cluster; an interrupt ends it and keeps what is finished."""
    at_least("jobs", jobs, 1)
    played: dict[int, Played] = {}
    jobs = min(jobs, len(tasks))
    begun = time.perf_counter()
    is_interrupted = False
    try:
        with closing(_results(plan, tasks, jobs, cluster)) as results:
            for number, result in results:
                played[number] = result
                tick(len(played))
    except KeyboardInterrupt:
        is_interrupted = True
    return Run(dict(sorted(played.items())), time.perf_counter() - begun, is_interrupted)


def _results(plan: Plan, tasks: list[Task], jobs: int, cluster: str) -> Results:
    if cluster != "":
        return _clustered(plan, tasks, cluster)
    return _pooled(plan, tasks, jobs) if jobs > 1 else _alone(plan, tasks)


def _alone(plan: Plan, tasks: list[Task]) -> Results:
    for number, task in enumerate(tasks):
        result = _play(plan, task)
        if isinstance(result, Failure):
            raise result.error()
        yield number, result


def _play(plan: Plan, task: Task) -> Played | Failure:
    """Bots are made anew for every game: none may learn from the one before."""
    game = games.find(plan.game)
    specs = [plan.bots[player] for player in task.players]
    try:
        players = [bots.make_here(spec, game) for spec in specs]
        return play_game(game, plan.options, players, task.seed, task.deal)
    except GameFailed as error:
        seat = error.details.get("seat")
        return Failure(specs[seat] if isinstance(seat, int) else None, error.details)


# In several processes


def _pooled(plan: Plan, tasks: list[Task], jobs: int) -> Results:
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, context)
    try:
        yield from _Feeder(executor, plan, tasks, jobs).results()
    except BaseException as error:
        # A process in the middle of a long game would keep everybody waiting.
        executor.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost from error
        raise
    executor.shutdown()


def _clustered(plan: Plan, tasks: list[Task], address: str) -> Results:
    from holmgang.sim.cluster import RayExecutor  # Ray is optional, and heavy

    executor = RayExecutor(address, plan)
    is_whole = False
    try:
        yield from _Feeder(executor, plan, tasks, executor.jobs).results()
        is_whole = True
    finally:
        executor.shutdown(cancel_futures=not is_whole)


class _Feeder:
    """Hands out batches whose size follows from how long the games take."""

    def __init__(self, executor: Executor, plan: Plan, tasks: list[Task], jobs: int) -> None:
        self.executor = executor
        self.plan = plan
        self.tasks = tasks
        self.jobs = jobs
        self.at = 0
        self.size = 1
        self.flying: set[Future[Batch]] = set()

    def results(self) -> Results:
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
            self.flying.add(self.executor.submit(play_batch, self.plan, self.at, batch))
            self.at += len(batch)

    def _adapt(self, games_played: int, seconds: float) -> None:
        fitting = int(games_played * BATCH_SECONDS / max(seconds, 1e-6))
        left = (len(self.tasks) - self.at) // (2 * self.jobs)
        self.size = max(1, min(fitting, left, LARGEST_BATCH))


def play_batch(plan: Plan, start: int, tasks: list[Task]) -> Batch:
    """The work of a process: some games, up to the first that fails."""
    begun = time.perf_counter()
    results: list[tuple[int, Played]] = []
    for number, task in enumerate(tasks, start):
        result = _play(plan, task)
        if isinstance(result, Failure):
            return results, result, time.perf_counter() - begun
        results.append((number, result))
    return results, None, time.perf_counter() - begun


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
