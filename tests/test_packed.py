"""Rows of numbers: what they hold, and that others look at them without a copy."""

import numpy as np
from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.chance import Quick, unrank, unrank_row
from holmgang.core.packed import (
    count_of,
    cut,
    filled,
    packed,
    rows_of,
    total,
    with_one,
    zeros,
)
from holmgang.games import GAMES

GAMES_OF_ROWS = ("shieldwall", "berserk")


def test_rows_are_made_and_summed() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]
    assert list(packed([5, 1 << 62])) == [5, 1 << 62]
    assert total(packed([5, -2, 4])) == 7
    assert total(zeros(0)) == 0


def test_rows_are_changed_without_a_trace_in_the_old_one() -> None:
    row = packed([7, 8, 9, 8])
    assert list(cut(row, 1, 2)) == [7, 8]
    assert list(cut(row, 0, 4)) == []
    assert list(with_one(row, 2, 5)) == [7, 8, 5, 8]
    assert list(row) == [7, 8, 9, 8]
    assert count_of(row, 8) == 2 and count_of(row, 1) == 0


def test_rows_of_rows_are_kept_apart() -> None:
    rows = rows_of([[], [], [3]])
    rows[0] = append(rows[0], 1)
    assert [list(row) for row in rows] == [[1], [], [3]]


def test_an_empty_row_can_be_shared() -> None:
    empty = zeros(0)
    one, other = append(empty, 1), append(empty, 2)
    assert (list(empty), list(one), list(other)) == ([], [1], [2])


def test_a_row_is_shuffled_as_a_list_is() -> None:
    for size in range(12):
        cards = list(range(12))
        row = packed(cards)
        first = cards[:size]
        Quick(size).shuffle(first)
        Quick(size).shuffle_row(row, size)
        assert list(row) == first + cards[size:]
    assert list(unrank_row(28, 10**20)) == unrank(28, 10**20)


def is_seen(row: "vec[i64]") -> bool:
    """Whether numpy sees a row as it is, and what becomes of it."""
    seen = np.asarray(row)
    row[3] = 17
    return seen.dtype == np.int64 and not seen.flags.owndata and bool(seen[3] == 17)


def test_numpy_looks_at_a_position_without_a_copy() -> None:
    shieldwall, berserk = (GAMES[name].new(GAMES[name].fill_options({})) for name in GAMES_OF_ROWS)
    assert is_seen(shieldwall.black.cards)  # type: ignore[attr-defined]
    for name in ("place", "wounds", "status", "board", "card"):
        assert is_seen(getattr(berserk, name)), name
    assert is_seen(berserk.frames.registers)  # type: ignore[attr-defined]
    assert is_seen(berserk.tables.code)  # type: ignore[attr-defined]
