"""An action is one int: a verb in the low four bits, its operands above.

The first operand has eight bits, the other any size (a shuffle is a whole
permutation). Common actions stay below 256, where Python keeps its small ints
ready. Text for people is made by each game's `notation` module.
"""

from typing import Final

from mypy_extensions import i64

Action = int

CHANCE: Final = -1
"""The actor that answers dice and shuffles."""

SPECTATOR: Final = -2
OMNISCIENT: Final = -3
"""Viewers besides the seats (0, 1, …): one sees what is public, one sees all."""


def pack(verb: int, first: int = 0, second: int = 0) -> Action:
    return pair(verb, first) | second << 12


def pair(verb: i64, first: i64) -> Action:
    """`pack` for the common case, in machine integers."""
    return int(first << 4 | verb)


def verb(action: Action) -> int:
    return action & 15


def first(action: Action) -> int:
    return action >> 4 & 255


def second(action: Action) -> int:
    """The second operand."""
    return action >> 12
