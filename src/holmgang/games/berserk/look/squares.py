"""Where cards stand, and how squares lie to each other."""

from mypy_extensions import i64

from holmgang.games.berserk.numbers import codes
from holmgang.games.berserk.numbers.field import COLUMNS, SQUARES, Field, half, rank
from holmgang.games.berserk.state import AIR, Position
from holmgang.games.berserk.tables import NONE


def square_of(p: Position, i: i64) -> i64:
    """Where a card stands or last stood; NONE in the air and in a deck."""
    if i < 0 or i >= codes.FROM_DECK:
        return NONE
    place = p.place[i]
    if place < 0:
        ghost = p.departed[i]
        if ghost == NONE:
            return NONE
        place = ghost & 31
    if place < SQUARES:
        return place
    return NONE


def span(p: Position, here: i64, there: i64) -> i64:
    """Between two squares, as the edition measures ranges (BK-13.1, BK-13.7)."""
    at = here * SQUARES + there
    field = p.tables.field
    return field.path[at] if p.tables.edition.along_lines else field.radius[at]


def are_adjacent(p: Position, one: i64, other: i64) -> bool:
    """Whether two cards stand next to each other; flyers stand nowhere (BK-15.1).

    A symbiote is next to its host and to all that its host is next to (BK-16.11).
    """
    here = p.place[one]
    there = p.place[other]
    if here < 0 or there < 0 or here == AIR or there == AIR:
        return False
    far = p.tables.field.radius[here * SQUARES + there]
    return far == 1 or (far == 0 and one != other)


def free_rear(p: Position, seat: i64) -> list[int]:
    return [square for square in p.tables.field.rear[seat] if p.board[square] == NONE]


def is_in_row(square: i64, number: i64, whose: i64, mine: i64) -> bool:
    seat = half(square)
    if rank(square, seat) != number:
        return False
    return whose == codes.ANY or (seat == mine) == (whose == codes.MINE)


def is_so_placed(field: Field, word: i64, here: i64, there: i64, seat: i64) -> bool:
    """How a square lies to another, as a seat sees them."""
    at = here * SQUARES + there
    if word == codes.F_ADJ:
        return field.radius[at] == 1
    if word == codes.F_ORTHO:
        return field.path[at] == 1
    if word == codes.F_DIAG:
        return field.radius[at] == 1 and field.path[at] == 2
    if word == codes.F_OPP:
        return there - here == (COLUMNS if seat == 0 else -COLUMNS)
    if word == codes.F_BEHIND:
        return there - here == (-COLUMNS if seat == 0 else COLUMNS)
    if word == codes.F_BESIDE:
        return field.path[at] == 1 and there // COLUMNS == here // COLUMNS
    if word == codes.F_SAMEROW:
        return there // COLUMNS == here // COLUMNS
    if word == codes.F_LEFT or word == codes.F_RIGHT:
        step: i64 = 1 if (word == codes.F_RIGHT) == (seat == 0) else -1
        return there - here == step and there // COLUMNS == here // COLUMNS
    if word == codes.F_KNIGHT:
        return field.radius[at] == 2 and field.path[at] == 3
    if word == codes.F_SAMECOL:
        return there % COLUMNS == here % COLUMNS
    raise AssertionError(f"no filter {word} of squares")
