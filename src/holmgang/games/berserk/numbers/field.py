"""The battlefield: 5 columns by 6 rows (BK-1.15), and distances on it.

Squares are 0 to 29, row by row from the south; `a1` is the south's left rear
corner, `e6` the north's. Seat 0 (south) owns rows 1 to 3, seat 1 the rest.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.packed import packed, rows_of

COLUMNS: Final[i64] = 5
ROWS: Final[i64] = 6
SQUARES: Final[i64] = 30


def _apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def column(square: i64) -> i64:
    return square % COLUMNS


def row(square: i64) -> i64:
    return square // COLUMNS


def rank(square: i64, seat: i64) -> i64:
    """The row as its owner counts: 1 is the front row, 3 the rear; beyond it 0, -1, -2."""
    return 3 - row(square) if seat == 0 else row(square) - 2


def half(square: i64) -> i64:
    """The seat whose half of the field a square belongs to (BK-1.16)."""
    return 0 if square < SQUARES // 2 else 1


def radius(here: i64, there: i64) -> i64:
    """Distance in steps of a king: what `realms` calls range (BK-13.7)."""
    return max(_apart(column(here), column(there)), _apart(row(here), row(there)))


def path(here: i64, there: i64) -> i64:
    """Distance along rows and columns: what `laar` calls range (BK-13.1)."""
    return _apart(column(here), column(there)) + _apart(row(here), row(there))


def ahead(square: i64, seat: i64) -> i64:
    """The square opposite: one step up the column as its controller sees it (BK-19.130), or -1."""
    other = square + COLUMNS if seat == 0 else square - COLUMNS
    return other if 0 <= other < SQUARES else -1


def between(here: i64, there: i64) -> i64:
    """The square a polearm strikes across, or -1 where it cannot (BK-13.11)."""
    straight = column(here) == column(there) or row(here) == row(there)
    return (here + there) // 2 if straight and path(here, there) == 2 else -1


def tier(square: i64, seat: i64, is_first: bool) -> i64:
    """In which turn of placement a square opens to the first or second player (BK-5.4 to 5.8)."""
    inner = 1 <= column(square) <= 3
    front = rank(square, seat) == 1
    if is_first:
        return 1 if inner else 3 if front else 2
    return 1 if inner or front else 2


class Field:
    """Tables of neighbours and distances, because rules ask for them all the time.

    A table over two squares is indexed `here * SQUARES + there`.
    """

    def __init__(self) -> None:
        every = range(SQUARES)
        self.radius = packed([radius(here, there) for here in every for there in every])
        self.path = packed([path(here, there) for here in every for there in every])
        self.steps = rows_of([[s for s in every if path(s, c) == 1] for c in every])
        self.around = rows_of([[s for s in every if radius(s, c) == 1] for c in every])
        self.rear = rows_of([[s for s in every if rank(s, seat) == 3] for seat in range(2)])
        self.zones: list[list[list[int]]] = [
            [_zone(seat, is_first, number) for number in (1, 2, 3)]
            for seat in range(2)
            for is_first in (False, True)
        ]

    def is_adjacent(self, here: i64, there: i64) -> bool:
        """Next to each other, diagonals included (BK-11.2)."""
        return self.radius[here * SQUARES + there] == 1

    def tiers(self, seat: i64, is_first: bool) -> list[list[int]]:
        """The squares of a half in the three turns in which they open to placement."""
        return self.zones[2 * seat + (1 if is_first else 0)]


def _zone(seat: i64, is_first: bool, number: i64) -> list[int]:
    own = [square for square in range(SQUARES) if half(square) == seat]
    return [square for square in own if tier(square, seat, is_first) == number]
