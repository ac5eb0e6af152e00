"""Which markers lie where, and what cards are counted to have done this turn."""

from mypy_extensions import i64

from holmgang.core.packed import count_of
from holmgang.games.berserk.numbers.layouts import (
    MARK,
    MARK_AT,
    MARK_KIND,
    MARK_ON_SQUARE,
    TURN_COUNT,
)
from holmgang.games.berserk.state import CARDS, Position


def lies_anywhere(p: Position, marker: i64) -> bool:
    """Whether a marker lies on any card or square."""
    marks = p.marks
    return any(marks[k + MARK_KIND] == marker for k in range(0, len(marks), MARK))


def has_mark(p: Position, marker: i64, is_square: i64, index: i64) -> bool:
    return count_marks(p, marker, is_square, index) > 0


def count_marks(p: Position, marker: i64, is_square: i64, index: i64) -> i64:
    marks = p.marks
    count: i64 = 0
    for k in range(0, len(marks), MARK):
        if (
            marks[k + MARK_KIND] == marker
            and marks[k + MARK_ON_SQUARE] == is_square
            and marks[k + MARK_AT] == index
        ):
            count += 1
    return count


def turn_count(p: Position, i: i64, what: i64) -> i64:
    return count_of(p.turn_counts, i * TURN_COUNT + what) if 0 <= i < CARDS else 0
