"""A clock for every seat, kept by the times in the log alone, so that replay restores it."""

import math

from holmgang.server.messages import ClockRules


class Clocks:
    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.initial] * seats
        self.running: list[int] = []
        self.at = 0.0

    def advance(self, now: float) -> None:
        """Let the running clocks run up to a time."""
        passed = max(0.0, now - self.at)
        for seat in self.running:
            self.left[seat] -= passed
        self.at = max(self.at, now)

    def skip(self, now: float) -> None:
        """Let time pass that nobody pays for."""
        self.at = max(self.at, now)

    def run(self, seats: list[int]) -> None:
        self.running = seats.copy()

    def add(self, seats: list[int], sign: int = 1) -> None:
        """The increment, once a question is settled: a seal that is changed earns nothing."""
        for seat in seats:
            self.left[seat] += sign * self.rules.increment

    def deadline(self) -> float:
        """When the first running clock falls."""
        return self.at + min((self.left[seat] for seat in self.running), default=math.inf)

    def fallen(self, now: float) -> int | None:
        """The seat whose time ran out first, if one's did."""
        passed = now - self.at
        over = [(self.left[seat], seat) for seat in self.running if self.left[seat] <= passed]
        return min(over)[1] if over else None

    def shown(self, now: float) -> dict[str, float]:
        passed = max(0.0, now - self.at)
        return {
            str(seat): round(max(0.0, left - passed * (seat in self.running)), 2)
            for seat, left in enumerate(self.left)
        }
