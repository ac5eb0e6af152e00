"""A clock for every seat, kept by the times in the log alone, so that replay restores it."""

import math

from holmgang.server.wire.messages.tables import ClockRules

GRACE = 6.0
"""Seconds before a clock runs that are free where a question breaks into another's turn."""


class Clocks:
    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.initial] * seats
        self._before = self.left.copy()
        """What each seat had left when it last got its time anew."""
        self.running: list[int] = []
        self.at = 0.0
        self.free_until = 0.0
        self.question = -1

    def advance(self, now: float) -> None:
        """Let the running clocks run up to a time."""
        passed = self._passed(now)
        for seat in self.running:
            self.left[seat] -= passed
        self.at = max(self.at, now)

    def _passed(self, now: float) -> float:
        """Time that somebody pays for."""
        return max(0.0, now - max(self.at, self.free_until))

    def skip(self, now: float) -> None:
        """Let time pass that nobody pays for; a grace that was begun lasts as long after it.

        A server whose wall clock was set back meanwhile begins before its last entry.
        """
        passed = now - self.at
        self.at += passed
        self.free_until += passed

    def run(self, seats: list[int], question: int = -1, grace: float = 0.0) -> None:
        """Let seats' clocks run, after some grace if the question is a new one."""
        self.running = seats.copy()
        if question != self.question:
            self.question = question
            self.free_until = self.at + grace

    def add(self, seats: list[int], sign: int = 1) -> None:
        """The increment, once a question is settled: a seal that is changed earns nothing."""
        for seat in seats:
            if self.rules.each:
                self._renew(seat, sign > 0)
            else:
                self.left[seat] += sign * self.rules.increment

    def _renew(self, seat: int, is_settled: bool) -> None:
        """The whole time for the next question; who takes a choice back has what he had."""
        if is_settled:
            self._before[seat], self.left[seat] = self.left[seat], self.rules.initial
        else:
            self.left[seat] = min(self.left[seat], self._before[seat])

    def rewards(self, is_interruption: bool) -> bool:
        """Whoever is interrupted in another's turn has grace instead of an increment."""
        return self.rules.each or not is_interruption

    def deadline(self) -> float:
        """When the first running clock falls."""
        start = max(self.at, self.free_until)
        return start + min((self.left[seat] for seat in self.running), default=math.inf)

    def fallen(self, now: float) -> int | None:
        """The seat whose time ran out first, if one's did."""
        passed = self._passed(now)
        over = [(self.left[seat], seat) for seat in self.running if self.left[seat] <= passed]
        return min(over)[1] if over else None

    def grace(self, now: float) -> float:
        """How long nobody pays yet."""
        return round(max(0.0, self.free_until - now), 2) if self.running else 0.0

    def shown(self, now: float) -> dict[str, float]:
        passed = self._passed(now)
        return {
            str(seat): round(max(0.0, left - passed * (seat in self.running)), 2)
            for seat, left in enumerate(self.left)
        }
