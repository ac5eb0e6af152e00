"""What is told of a battle of Berserk. `view.describe` puts it into named values.

The figures of most events begin with a card: its number, its row in the tables
(NONE while it is hidden) and the place where it is.
"""

from typing import Final

ORDER_DIE: Final = 0
FIRST: Final = 1
DEALT: Final = 2
MULLIGAN: Final = 3
HIRED: Final = 4
STANDS: Final = 5
TURN: Final = 6
REVEALED: Final = 7
TAKES_OFF: Final = 8
MOVED: Final = 9
LEAPT: Final = 10
DECLARED: Final = 11
PROTECTS: Final = 12
ROLLED: Final = 13
ROW: Final = 14
HIT: Final = 15
MISSED: Final = 16
BLOCKED: Final = 17
TAKEN_BACK: Final = 18
HEALED: Final = 19
SUFFERED: Final = 20
POISONED: Final = 21
DRANK: Final = 22
DIED: Final = 23
EXILED: Final = 24
TOKEN: Final = 25
RETURNS: Final = 26
WATCHES: Final = 27
STAYS: Final = 28
OVER: Final = 29

NAMES: list[str] = [
    "order-die",
    "first",
    "dealt",
    "mulligan",
    "hired",
    "stands",
    "turn",
    "revealed",
    "takes-off",
    "moved",
    "leapt",
    "declared",
    "protects",
    "rolled",
    "row",
    "hit",
    "missed",
    "blocked",
    "taken-back",
    "healed",
    "suffered",
    "poisoned",
    "drank",
    "died",
    "exiled",
    "token",
    "returns",
    "watches",
    "stays-exhausted",
    "over",
]
