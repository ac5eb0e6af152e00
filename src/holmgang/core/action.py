"""An action is one int: a verb in the low byte, its operands in the bytes above.

The last operand may be any size (a shuffle is a whole permutation), so it is
read with `rest`. Text for people is made by each game's `notation` module.
"""

from typing import Final

Action = int

CHANCE: Final = -1
"""The actor that answers dice and shuffles."""

SPECTATOR: Final = -2
OMNISCIENT: Final = -3
"""Viewers besides the seats (0, 1, …): one sees what is public, one sees all."""


def pack(verb: int, first: int = 0, second: int = 0) -> Action:
    return verb | first << 8 | second << 16


def verb(action: Action) -> int:
    return action & 255


def first(action: Action) -> int:
    return action >> 8 & 255


def rest(action: Action) -> int:
    """All of the operands above the first byte of them, as one number."""
    return action >> 16
