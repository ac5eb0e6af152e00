"""Time that goes on evenly while the wall clock jumps."""

import pytest

from holmgang.server.runtime.steady_time import SteadyTime


class Times:
    """A wall clock that can be set, and the seconds that really pass."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.real = 50.0
        self.steady = SteadyTime(lambda: self.wall, lambda: self.real)

    def passes(self, seconds: float, wall: float | None = None) -> float:
        self.real += seconds
        self.wall += seconds if wall is None else wall
        return self.steady.now()


def test_it_begins_with_the_time_of_day_and_goes_on() -> None:
    times = Times()
    assert times.passes(0) == 1_000_000
    assert times.passes(5) == pytest.approx(1_000_005)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_wall_clock_is_hardly_felt(jump: float) -> None:
    times = Times()
    times.wall += jump
    assert times.passes(10) == pytest.approx(1_000_010, abs=0.011)


def test_a_wall_clock_that_goes_a_little_faster_is_followed() -> None:
    """Two hours a day apart from it would be no time of day; quartz is off by far less."""
    times = Times()
    for _ in range(1000):
        times.passes(60, 60.003)
    assert times.steady.at == pytest.approx(times.wall, abs=0.1)


def test_it_never_goes_back() -> None:
    times = Times()
    times.wall -= 100_000
    seen = [times.passes(0.5) for _ in range(100)]
    assert seen == sorted(seen) and len(set(seen)) == 100
