"""Slots: where modifiers of one kind meet. Each has a row, and all that is asked of it follows.

A keyword has four slots of its own, and a deed four for the rules about it. Which slots gifts lie
in is noted in a mask, `Position.gift_slots`; there all keywords share one bit a word.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.packed import packed
from holmgang.games.berserk.numbers import codes, keywords
from holmgang.games.berserk.numbers.keywords import ATTACKER, BOTH, DEFENDER, NOBODY

BY_ITSELF: Final = 4
"""Not used up by attacks: its uses are counted where it is used."""

NO_KEYWORD: Final = -1


class Slot:
    """A row of the table.

    `name` begins with the word of the ability language; views show it. `used_by` says whose attack
    uses a gift up, if it was given for so many. A gift that `ends_at_once` is over as soon as its
    condition fails: somebody changes sides then, or lands. `keyword` is the one whose value it
    changes. Slots of a group share a bit.
    """

    def __init__(
        self,
        number: int,
        name: str,
        used_by: int = NOBODY,
        ends_at_once: bool = False,
        keyword: int = NO_KEYWORD,
        is_rule: bool = False,
        group: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.word = name.partition("-")[0]
        self.used_by = used_by
        self.ends_at_once = ends_at_once
        self.keyword = keyword
        self.is_rule = is_rule
        self.group = group or name


def _changes(word: str, start: int) -> list[Slot]:
    """Of the value of each keyword; whoever asks for the keyword in an attack uses them up."""
    return [
        Slot(start + k, f"{word}-{row.word}", row.asked_by, keyword=k, group=word)
        for k, row in enumerate(keywords.TABLE)
    ]


def _ignored(start: int) -> list[Slot]:
    """Each keyword, by who attacks its owner."""
    return [
        Slot(start + k, f"ignore-{row.word}", ATTACKER, group="ignore")
        for k, row in enumerate(keywords.TABLE)
    ]


def _rules(word: str, start: int) -> list[Slot]:
    """About each deed."""
    return [Slot(start + k, f"{word}-{k}", is_rule=True, group=word) for k in range(codes.DEEDS)]


TABLE: list[Slot] = [
    Slot(codes.M_POWER, "power", ATTACKER),
    Slot(codes.M_TAKE, "take", DEFENDER),
    Slot(codes.M_ROLL, "roll", BOTH),
    Slot(codes.M_ROLL_IS, "roll_is", BOTH),
    Slot(codes.M_DICE, "dice", BOTH),
    Slot(codes.M_WEAKEN, "weaken", DEFENDER),
    Slot(codes.M_CAP, "cap", DEFENDER),
    Slot(codes.M_RANGE, "range", ATTACKER),
    Slot(codes.M_MOVE, "move"),
    Slot(codes.M_LIFE, "life"),
    Slot(codes.M_KW, "kw"),  # one below for each keyword, and so `more`, `lose` and `ignore`
    Slot(codes.M_MORE, "more"),
    Slot(codes.M_LOSE, "lose"),
    Slot(codes.M_SILENT, "silent"),
    Slot(codes.M_ABILITY, "ability", BY_ITSELF),
    Slot(codes.M_IGNORE, "ignore"),
    Slot(codes.M_CLASS, "class"),
    Slot(codes.M_UNCLASS, "unclass"),
    Slot(codes.M_REALM, "realm"),
    Slot(codes.M_TYPE, "type"),
    Slot(codes.M_TIMES, "times", ATTACKER),
    Slot(codes.M_NO_TAP, "no_tap", ATTACKER),
    Slot(codes.M_REACH, "reach"),  # three below
    Slot(codes.M_GUARD, "guard", DEFENDER),
    Slot(codes.M_PROPHECY, "prophecy"),
    Slot(codes.M_FURY, "fury"),
    Slot(codes.M_ICONLESS, "iconless"),  # loses several keywords
    *_changes("kw", codes.SLOT_KW),
    *_changes("more", codes.SLOT_MORE),
    *_changes("lose", codes.SLOT_LOSE),
    *_ignored(codes.SLOT_IGNORE),
    *_rules("forbid", codes.SLOT_FORBID),
    *_rules("only", codes.SLOT_ONLY),
    *_rules("must", codes.SLOT_MUST),
    *_rules("may_also", codes.SLOT_ALSO),
    Slot(codes.SLOT_SHIELD, "shield", BY_ITSELF),
    Slot(codes.SLOT_BANK, "dice_bank", BY_ITSELF),
    Slot(codes.SLOT_ROLL_ATTACKING, "roll-attacking", ATTACKER),
    Slot(codes.SLOT_ROLL_DEFENDING, "roll-defending", DEFENDER),
    Slot(codes.SLOT_GUARDS_ALERT, "no_tap-protecting", DEFENDER),
    Slot(codes.SLOT_REACH_FLYERS, "reach-flyers", ATTACKER),
    Slot(codes.SLOT_REACH_DIAGONAL, "reach-diagonal", ATTACKER),
    Slot(codes.SLOT_REACH_ANYWHERE, "reach-anywhere", ATTACKER),
    Slot(codes.SLOT_COMMAND, "control", ends_at_once=True),
    Slot(codes.SLOT_FLIGHT, "flight", ends_at_once=True),
]
if [row.number for row in TABLE] != list(range(codes.SLOTS)):
    raise AssertionError("every slot has its row, in the order of the numbers")

NAMES: list[str] = [row.name for row in TABLE]
CAN_BE_USED_UP: Final = frozenset(row.word for row in TABLE if row.used_by != NOBODY)
"""Words of modifiers that may be given for a number of uses."""

_GROUPS = list(dict.fromkeys(row.group for row in TABLE))
if len(_GROUPS) > 62:
    raise AssertionError("more groups of slots than a mask has bits")

FLEETING: Final[i64] = sum(1 << _GROUPS.index(row.group) for row in TABLE if row.ends_at_once)
"""Gifts that end at once, as they stand in the mask."""

_BIT: Final = packed([_GROUPS.index(row.group) for row in TABLE])
_USED_BY: Final = packed([row.used_by for row in TABLE])
_KEYWORD: Final = packed([row.keyword for row in TABLE])
_IS_RULE: Final = packed([int(row.is_rule) for row in TABLE])
_ENDS_AT_ONCE: Final = packed([int(row.ends_at_once) for row in TABLE])


def gift_bit(slot: i64) -> i64:
    """The bit of a slot in the mask of what is given."""
    return _BIT[slot]


def is_used_by(slot: i64, attacks: bool) -> bool:
    """Whether attacking uses a modifier up, or else being attacked."""
    by = _USED_BY[slot]
    return by == BOTH or by == (ATTACKER if attacks else DEFENDER)


def keyword_of(slot: i64) -> i64:
    """The keyword whose value a slot changes, if it is one of those."""
    return _KEYWORD[slot]


def is_rule(slot: i64) -> bool:
    """Whether it holds rules about a deed, and not modifiers."""
    return _IS_RULE[slot] == 1


def ends_at_once(slot: i64) -> bool:
    return _ENDS_AT_ONCE[slot] == 1
