"""Whose turns come when."""

from holmgang.games.berserk.state import Position


def regular(p: Position, turn: int) -> int:
    """Whose turn a regular one is."""
    return p.first if turn % 2 == 1 else 1 - p.first


def next_turn(p: Position, seat: int) -> int:
    """The number of a seat's next turn after this one."""
    turn = p.turn
    for other in p.extra_turns:
        turn += 1
        if other == seat:
            return turn
    is_next = regular(p, p.turn - p.skipped + 1) == seat
    return turn + (1 if is_next else 2)
