"""How fast somebody may go: buckets that fill with time."""

import time
from collections import OrderedDict
from collections.abc import Callable

from holmgang.server.errors import TooFast

MOST_BUCKETS = 20_000


class Limit:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate


MANY = 10
"""How much more all together may do who come from one address, as those of a school."""

ANYTHING = Limit(1200, 200)
"""What one address may ask for over HTTP, whoever asks, files and figures too."""
REQUESTS = Limit(120, 20)
GUESTS = Limit(20, 0.5)
LOGINS = Limit(8, 0.1)
LETTERS = Limit(3, 1 / 600)
TABLES = Limit(20, 0.5)
REPORTS = Limit(10, 0.5)
COMPLAINTS = Limit(5, 1 / 120)
COMMANDS = Limit(60, 20)
WHOLE = Limit(30, 2)
"""All that a table shows, with its past, or a table from its log: others wait meanwhile."""
CHAT = Limit(6, 0.5)
ADVICE = Limit(8, 1)
FORECASTS = Limit(8, 1)


class Limits:
    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self.clock = clock
        self.buckets: OrderedDict[tuple[int, str], tuple[float, float]] = OrderedDict()

    @property
    def is_on(self) -> bool:
        return self.scale > 0

    def spend(self, limit: Limit, who: str, people: int = 1) -> None:
        """Take one from a bucket of somebody, or of many, or say when there will be one."""
        if not self.is_on:
            return
        scale = self.scale * people
        burst, rate = limit.burst * scale, limit.rate * scale
        key = (id(limit), who)
        now = self.clock()
        level, at = self.buckets.pop(key, (burst, now))
        level = min(burst, level + (now - at) * rate)
        enough = level >= 1
        self.buckets[key] = (level - 1 if enough else level, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not enough:
            raise TooFast(seconds=round((1 - level) / rate, 1))
