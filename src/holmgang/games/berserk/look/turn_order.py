"""Whose turns come when."""

from mypy_extensions import i64

from holmgang.games.berserk.state import Position


def regular(p: Position, turn: i64) -> i64:
    """Whose turn a regular one is."""
    return p.first if turn % 2 == 1 else 1 - p.first


def next_turn(p: Position, seat: i64) -> i64:
    """The number of a seat's next turn after this one."""
    turn = p.turn
    for other in p.extra_turns:
        turn += 1
        if other == seat:
            return turn
    is_next = regular(p, p.turn - p.skipped + 1) == seat
    return turn + (1 if is_next else 2)
