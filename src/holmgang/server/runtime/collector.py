"""When garbage is looked for and memory given back: a little always, all in quiet moments.

A look at everything takes longer the more tables are in memory: some 0.1 s for two thousand. So
it waits until nobody plays, for ten minutes at most. Tables and sockets need it least: they
hold no circles, and go by themselves.
"""

import asyncio
import ctypes
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from holmgang.server.runtime import metrics

YOUNG = (10_000, 2)
"""New objects until the young are looked through, and how often until the next older are.

Both together are what one look goes through, while everybody waits: some 30,000 objects take
about a millisecond.
"""
NEVER = 1_000_000_000
OFTEN = 30.0
"""Seconds between two looks at everything, if it is quiet."""
SELDOM = 600.0
"""The same if it never is."""
QUIET = 0.5
"""Seconds without a move after which nobody is likely to notice a pause."""


class Collector:
    """`last_write` says when somebody last did something."""

    def __init__(
        self, last_write: Callable[[], float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.last_write = last_write
        self.clock = clock
        self.looked = clock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.is_due():
                self.looked = self.clock()
                gc.collect()
                await asyncio.to_thread(give_back)

    def is_due(self) -> bool:
        now = self.clock()
        is_quiet = now - self.last_write() > QUIET
        return now - self.looked > (OFTEN if is_quiet else SELDOM)


def begin() -> None:
    """What is loaded by now stays for good: nobody need look through it again."""
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    if _measure not in gc.callbacks:
        gc.callbacks.append(_measure)


PAUSES = [metrics.PAUSES.labels(generation) for generation in range(3)]
"""Found now: whoever looks for garbage can be in the middle of anything."""
_begun = [0.0]


def _measure(phase: str, info: dict[str, Any]) -> None:
    if phase == "start":
        _begun[0] = time.perf_counter()
    else:
        PAUSES[info["generation"]].observe(time.perf_counter() - _begun[0])


def give_back() -> None:
    """Let the system have what the C library keeps for later, where that library can."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
