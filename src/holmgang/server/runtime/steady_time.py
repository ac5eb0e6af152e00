"""The time of day for the log and its clocks: it never jumps, even if the wall clock does."""

import time
from collections.abc import Callable

LEAN = 0.001
"""Seconds by which it comes nearer to the wall clock in a second; nobody's clock feels that."""


class SteadyTime:
    """Begins with the time of day, then goes as the monotonic clock does."""

    def __init__(
        self,
        wall: Callable[[], float] = lambda: time.time(),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wall = wall
        self.clock = clock
        self.at = wall()
        self.read = clock()

    def now(self) -> float:
        read = self.clock()
        passed, self.read = read - self.read, read
        self.at += passed
        reach = LEAN * passed
        self.at += max(-reach, min(reach, self.wall() - self.at))
        return self.at
