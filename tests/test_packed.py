"""Rows of numbers: what they hold, and that others look at them without a copy."""

import numpy as np

from holmgang.core.chance import Quick, unrank, unrank_row
from holmgang.core.packed import filled, packed, total, zeros
from holmgang.games import GAMES


def test_rows_are_made_and_summed() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]
    assert list(packed([5, 1 << 62])) == [5, 1 << 62]
    assert total(packed([5, -2, 4])) == 7
    assert total(zeros(0)) == 0


def test_a_row_is_shuffled_as_a_list_is() -> None:
    for size in range(12):
        cards = list(range(12))
        row = packed(cards)
        first = cards[:size]
        Quick(size).shuffle(first)
        Quick(size).shuffle_row(row, size)
        assert list(row) == first + cards[size:]
    assert list(unrank_row(28, 10**20)) == unrank(28, 10**20)


def test_numpy_looks_at_a_position_without_a_copy() -> None:
    game = GAMES["shieldwall"]
    side = game.new(game.settle({})).black  # type: ignore[attr-defined]
    cards = np.asarray(side.cards)
    assert cards.dtype == np.int64
    assert not cards.flags.owndata
    side.cards[3] = 17
    assert cards[3] == 17
