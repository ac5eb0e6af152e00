"""Garbage is looked for when nobody waits, and memory goes back."""

import gc
from typing import Any

from holmgang.server.runtime import collector, metrics
from holmgang.server.runtime.collector import OFTEN, SELDOM, Collector
from server.harness import Running


class Day:
    """A collector, the time, and when somebody last moved."""

    def __init__(self) -> None:
        self.now = self.moved = 1000.0
        self.collector = Collector(lambda: self.moved, lambda: self.now)


def test_everything_is_looked_through_in_a_quiet_moment() -> None:
    day = Day()
    day.now += OFTEN + 1
    assert day.collector.is_due()
    day.moved = day.now - 0.1
    assert not day.collector.is_due()


def test_where_it_is_never_quiet_it_is_done_all_the_same() -> None:
    day = Day()
    day.now += SELDOM + 1
    day.moved = day.now
    assert day.collector.is_due()


def test_a_server_never_looks_through_everything_by_itself(server: Running) -> None:
    young, middle, old = gc.get_threshold()
    assert (young, middle) == collector.YOUNG and old == collector.NEVER


def test_pauses_are_measured(server: Running) -> None:
    gc.collect(0)
    assert b'holmgang_collector_seconds_count{generation="0"}' in metrics.text()


def test_a_look_in_between_goes_through_little(server: Running) -> None:
    looked: list[int] = []

    def count(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            younger = range(info["generation"] + 1)
            looked.append(sum(len(gc.get_objects(generation)) for generation in younger))

    gc.callbacks.append(count)
    try:
        kept = [[number] for number in range(300_000)]
    finally:
        gc.callbacks.remove(count)
    assert len(kept) > 10 * len(looked) > 100
    assert max(looked) < 50_000
