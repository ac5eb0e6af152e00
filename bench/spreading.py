"""Where a report plays its games, here or on a cluster, and a bar that says how far it is."""

import argparse
from typing import NamedTuple, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from holmgang.sim.pool import Plan, Play, spread

T = TypeVar("T")
R = TypeVar("R")


class Where(NamedTuple):
    jobs: int = 1
    cluster: str = ""


def add_where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--cluster", default="", help="of Ray: `auto`, or its address")


def where(given: argparse.Namespace) -> Where:
    return Where(given.jobs, given.cluster)


def progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    return Progress(*columns, TimeRemainingColumn())


def play_all(play: Play[T, R], plan: Plan, tasks: list[T], place: Where) -> list[R]:
    """What came of all tasks, in their order."""
    with progress() as bar:
        task = bar.add_task(" ".join(plan.bots), total=len(tasks))
        run = spread(
            play, plan, tasks, place.jobs, lambda done: bar.update(task, completed=done),
            place.cluster,
        )  # fmt: skip
    if run.is_interrupted:
        raise KeyboardInterrupt
    return list(run.played.values())
