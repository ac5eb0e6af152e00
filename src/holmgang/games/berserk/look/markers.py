"""Which markers lie where, and what cards are counted to have done this turn."""

from holmgang.games.berserk.numbers.records import TALLIED
from holmgang.games.berserk.state import CARDS, Position


def lies_anywhere(p: Position, marker: int) -> bool:
    """Whether a marker lies on any card or square."""
    marks = p.marks
    return any(marks[k] == marker for k in range(0, len(marks), 3))


def has_mark(p: Position, marker: int, is_square: int, index: int) -> bool:
    return count_marks(p, marker, is_square, index) > 0


def count_marks(p: Position, marker: int, is_square: int, index: int) -> int:
    marks = p.marks
    count = 0
    for k in range(0, len(marks), 3):
        if marks[k] == marker and marks[k + 1] == is_square and marks[k + 2] == index:
            count += 1
    return count


def tallied(p: Position, i: int, what: int) -> int:
    return p.tally.count(i * TALLIED + what) if 0 <= i < CARDS else 0
