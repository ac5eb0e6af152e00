"""Intervals that are neither too bold nor too shy."""

import pytest

from holmgang.sim import stats


@pytest.mark.parametrize(
    ("wins", "total", "low", "high"),
    [
        # Newcombe (1998), table I, method 3, to four places.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_agrees_with_published_intervals(
    wins: int, total: int, low: float, high: float
) -> None:
    assert stats.wilson(wins, total) == pytest.approx((low, high), abs=6e-5)


def test_no_games_say_nothing() -> None:
    assert stats.rate(0, 0) == stats.Rate(0, 0, None, stats.Interval(0.0, 1.0))
    assert stats.clustered([]) == stats.rate(0, 0)


def test_an_interval_holds_its_rate_and_narrows_with_more_games() -> None:
    few, many = stats.rate(6, 10), stats.rate(600, 1000)
    assert few.rate == many.rate == 0.6
    assert few.interval.low < many.interval.low < 0.6 < many.interval.high < few.interval.high


def test_games_on_the_same_deal_that_agree_count_as_one() -> None:
    twice = stats.clustered([(2, 2)] * 60 + [(0, 2)] * 40)
    assert (twice.wins, twice.games, twice.rate) == (120, 200, 0.6)
    assert twice.interval == pytest.approx(stats.wilson(60, 100))


def test_games_on_the_same_deal_that_differ_are_not_worth_more_than_games() -> None:
    assert stats.clustered([(1, 2)] * 50) == stats.rate(50, 100)
    assert stats.clustered([(1, 1)] * 30 + [(0, 1)] * 20) == stats.rate(30, 50)


def test_only_wins_on_shared_deals_are_still_doubted() -> None:
    assert stats.clustered([(2, 2)] * 10).interval == pytest.approx(stats.wilson(10, 10))
