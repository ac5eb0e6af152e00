"""How much a share of won games is worth."""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

Z95: Final = 1.959963984540054
"""The normal quantile of a two-sided 95% interval."""


class Interval(NamedTuple):
    low: float
    high: float


class Rate(msgspec.Struct, frozen=True):
    """A share of decided games with its 95% interval; no share of no games."""

    wins: int
    games: int
    rate: float | None
    interval: Interval


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """Wilson's score interval: honest at 0%, at 100% and for few games."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share = wins / games
    scale = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / scale
    spread = z / scale * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    low = 0.0 if wins <= 0 else max(0.0, centre - spread)
    high = 1.0 if wins >= games else min(1.0, centre + spread)
    return Interval(low, high)


def rate(wins: int, games: int) -> Rate:
    return Rate(wins, games, wins / games if games else None, wilson(wins, games))


def clustered(groups: Iterable[tuple[int, int]]) -> Rate:
    """A rate over groups of (wins, games) that share their luck.

    Two games on the same deal say less than two games on two deals, so the
    interval is that of as many independent games as they are worth.
    """
    pairs = [pair for pair in groups if pair[1] > 0]
    wins = sum(won for won, _ in pairs)
    games = sum(played for _, played in pairs)
    if games == 0:
        return rate(0, 0)
    share = wins / games
    worth = games / max(1.0, _design_effect(pairs, share))
    return Rate(wins, games, share, wilson(share * worth, worth))


def _design_effect(pairs: list[tuple[int, int]], share: float) -> float:
    """The variance between groups over what independent games would show."""
    independent = sum(played for _, played in pairs) * share * (1 - share)
    if independent == 0:
        return max(played for _, played in pairs)
    return sum((won - share * played) ** 2 for won, played in pairs) / independent
