"""What the 36 throws of two dice lead to, by what is added to each (BK-11.20 to BK-11.23)."""

from typing import Final

from holmgang.games.berserk.tables import combat_row

ROW: Final = 6
"""Figures of a row: both strikes, both of the row before, whether the attacker rolled higher,
and how many of the 36 throws lead to it."""

LIMIT: Final = 4
"""What is added beyond it is rare, and changes little."""


def rows(attack: int, defence: int) -> list[int]:
    """The rows of the combat table that two bonuses lead to."""
    a = min(max(attack, -LIMIT), LIMIT) + LIMIT
    b = min(max(defence, -LIMIT), LIMIT) + LIMIT
    return ROWS[a * (2 * LIMIT + 1) + b]


def _count(attack: int, defence: int) -> list[int]:
    counts: dict[tuple[int, int, int, int, int], int] = {}
    for die in range(1 + attack, 7 + attack):
        for other in range(1 + defence, 7 + defence):
            force, reply, lower, less = combat_row(die, other)
            row = int(force), int(reply), int(lower), int(less), int(die > other)
            counts[row] = counts.get(row, 0) + 1
    return [figure for row, count in counts.items() for figure in (*row, count)]


ROWS: Final[list[list[int]]] = [
    _count(attack, defence)
    for attack in range(-LIMIT, LIMIT + 1)
    for defence in range(-LIMIT, LIMIT + 1)
]
