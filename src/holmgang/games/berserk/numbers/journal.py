"""The events of a battle of Berserk by number. `views.events` puts them into named values.

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
CANCELLED: Final = 30
WOUNDED: Final = 31
BLESSED: Final = 32
CURSED: Final = 33
CHIPS: Final = 34
LIVES: Final = 35
SCAVENGED: Final = 36
DASHED: Final = 37
EXHAUSTED: Final = 38
ALERTED: Final = 39
STUNNED: Final = 40
ARMORED: Final = 41
CLEANSED: Final = 42
MARKED: Final = 43
UNMARKED: Final = 44
SQUARE_MARKED: Final = 45
GIVEN: Final = 46
SHIFTED: Final = 47
EXILED_FROM_GRAVE: Final = 48
BURIED: Final = 49
SHOWN: Final = 50
SUMMONED: Final = 51
REDIRECTED: Final = 52
USES: Final = 53
REACTS: Final = 54
CHARGES: Final = 55
NUMBERED: Final = 56
BANKED: Final = 57
SEATED: Final = 58
SPREADS: Final = 59
SEEN: Final = 60
LOOKED: Final = 61
SENT_TO_DECK: Final = 62
EXILED_FROM_DECK: Final = 63
RESPONDS: Final = 64
COMMANDED: Final = 65
EXTRA_TURN: Final = 66
LANDS: Final = 67
CHIPS_LOST: Final = 68
LIVES_LOST: Final = 69

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
    "cancelled",
    "wounded",
    "blessed",
    "cursed",
    "chips",
    "lives",
    "scavenged",
    "dashed",
    "exhausted",
    "alerted",
    "stunned",
    "armored",
    "cleansed",
    "marked",
    "unmarked",
    "square-marked",
    "given",
    "shifted",
    "exiled-from-grave",
    "buried",
    "shown",
    "summoned",
    "redirected",
    "uses",
    "reacts",
    "charges",
    "numbered",
    "banked",
    "seated",
    "spreads",
    "seen",
    "looked",
    "sent-to-deck",
    "exiled-from-deck",
    "responds",
    "commanded",
    "extra-turn",
    "lands",
    "chips-lost",
    "lives-lost",
]
