"""How long a bot may think: a time, a number of iterations, or both."""

import time
from collections.abc import Callable


class Budget:
    """A limit that starts anew with every choice. The clock can be a test's own."""

    def __init__(
        self,
        seconds: float = 0.0,
        iterations: int = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.clock = clock
        self._deadline = 0.0
        self._left = 0

    def shrink(self, share: float) -> None:
        """Think for a share of the time; of iterations one is left at least."""
        self.seconds *= share
        if self.iterations:
            self.iterations = max(1, round(self.iterations * share))

    def limit(self, most: int) -> None:
        """At most so many iterations, if they are what is counted."""
        self.iterations = min(self.iterations, most)

    def start(self) -> None:
        self._left = self.iterations
        if self.seconds > 0:
            self._deadline = self.clock() + self.seconds

    def spend(self) -> bool:
        """Take one iteration, if there is one left and the time is not up."""
        if self.iterations > 0:
            if self._left == 0:
                return False
            self._left -= 1
        return self.seconds <= 0 or self.clock() < self._deadline

    def used(self) -> float:
        """The part that is spent, by whichever limit comes first."""
        parts = [1.0 - self._left / self.iterations] if self.iterations > 0 else []
        if self.seconds > 0:
            parts.append(1.0 - self.remaining() / self.seconds)
        return max(parts, default=1.0)

    def remaining(self) -> float:
        """Seconds left; without a time limit, a minute."""
        return self._deadline - self.clock() if self.seconds > 0 else 60.0
