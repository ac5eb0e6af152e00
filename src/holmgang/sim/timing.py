"""How often something can be done in a second of the processor, whoever else may be using it."""

import time
from collections.abc import Callable

Probe = Callable[[float], float]
"""Works for about so many seconds and says how much it did in each."""


def steady(work: Callable[[], float]) -> Probe:
    """A probe of work that says how much it did."""

    def probe(seconds: float) -> float:
        done = 0.0
        begun = time.process_time()
        while True:
            done += work()
            spent = time.process_time() - begun
            if spent >= seconds:
                return done / spent

    return probe


def calls(function: Callable[[], object], batch: int = 100) -> Probe:
    """A probe of calls, in batches so that looking at the clock costs nothing."""

    def work() -> int:
        for _ in range(batch):
            function()
        return batch

    return steady(work)
