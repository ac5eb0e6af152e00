"""What cards can do to an enemy besides their basic strike, read off their abilities."""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.tables import Tables

MEANS: Final = 0
REACH: Final = 1
POWER: Final = 2  # and two more: light, medium, strong
ARM: Final = 5
"""Figures of an attack."""

UNKNOWN: Final = 2
"""An amount that depends on the position."""


def arms(tables: Tables) -> list[list[int]]:
    """For every card the attacks it can be exhausted for: kind, range (0 is any), power."""
    return [_of_card(tables, card) for card in range(len(tables.cards))]


def _of_card(tables: Tables, card: int) -> list[int]:
    found: list[int] = []
    script = tables.script
    for head in tables.usable[card]:
        at = tables.code[head + codes.H_CODE]
        while script[at] != codes.O_END:
            if codes.O_SHOT <= script[at] <= codes.O_MAGIC:
                found.append(script[at + 2])
                found.append(_number(tables, script[at + 6], 0))
                for k in range(3):
                    found.append(_number(tables, script[at + 3 + k], UNKNOWN))
            at += script[at + 1]
    return found


def _number(tables: Tables, at: int, otherwise: int) -> int:
    if at == 0 or tables.code[at] != codes.A_NUMBER:
        return otherwise
    return tables.code[at + 1]
