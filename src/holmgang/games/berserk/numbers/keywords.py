"""Keywords of cards: one row each. Their names are those of the language of cards.

Every card has a value of every keyword, 0 where it lacks it. All other lists of keywords
follow from `TABLE`: what the language may say, what a keyword costs in a budget, what is
used up by attacks, what the view shows.
"""

from typing import Final

from mypy_extensions import i64

AIMED: Final = 0
ARMOR: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
MARKSMAN: Final = 4
REGEN: Final = 5
VAMPIRISM: Final = 6
SCALE: Final = 7
INCARNATION: Final = 8
JUMP: Final = 9
TELEPORT: Final = 10
UNANSWERED: Final = 11
CLUMSY: Final = 12
STEADFAST: Final = 13
INCORPOREAL: Final = 14
SCAVENGER: Final = 15
PROTECT_SHOTS: Final = 16
PROTECT_THROWS: Final = 17
PROTECT_BLASTS: Final = 18
PROTECT_SPELLS: Final = 19
PROTECT_MAGIC_STRIKES: Final = 20
PROTECT_POISON: Final = 21
PROTECT_FLYERS: Final = 22
UNIQUE: Final = 23  # said of a body, not as a keyword
HORDE: Final = 24
FORMATION: Final = 25
MAX_LIFE: Final = 26  # no vampire grows past it
DASH: Final = 27
PROTECT_SPECIAL_STRIKES: Final = 28
COUNT: Final[i64] = 29

# Who asks for a keyword in an attack, so that uses of it are counted
NOBODY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
BOTH: Final = 3


class Keyword:
    """A row of the table. `price` is in crystals, of the whole keyword or of each point."""

    def __init__(
        self,
        number: int,
        word: str,
        price: float = 0.0,
        asked_by: int = NOBODY,
        each_point: bool = False,
        icon: bool = False,
    ) -> None:
        self.number = number
        self.word = word
        self.price = price
        self.asked_by = asked_by
        self.each_point = each_point
        self.icon = icon  # cards show it as an icon instead of a word


TABLE: list[Keyword] = [
    Keyword(AIMED, "aimed", 0.15, ATTACKER, icon=True),
    Keyword(ARMOR, "armor", 0.25, DEFENDER, each_point=True, icon=True),
    Keyword(ATTACK, "attack", 0.1, ATTACKER, each_point=True, icon=True),
    Keyword(DEFENCE, "defence", 0.1, DEFENDER, each_point=True, icon=True),
    Keyword(MARKSMAN, "marksman", 0.1, ATTACKER, each_point=True, icon=True),
    Keyword(REGEN, "regen", 0.1, each_point=True, icon=True),
    Keyword(VAMPIRISM, "vampirism", 0.25, ATTACKER),
    Keyword(SCALE, "scale", 0.0, DEFENDER),
    Keyword(INCARNATION, "incarnation"),
    Keyword(JUMP, "jump", 0.1),
    Keyword(TELEPORT, "teleport", 0.3),
    Keyword(UNANSWERED, "unanswered", 0.0, ATTACKER),
    Keyword(CLUMSY, "clumsy", -0.6, BOTH),
    Keyword(STEADFAST, "steadfast", icon=True),
    Keyword(INCORPOREAL, "incorporeal"),
    Keyword(SCAVENGER, "scavenger"),
    Keyword(PROTECT_SHOTS, "protect-shots", 0.4, DEFENDER, icon=True),
    Keyword(PROTECT_THROWS, "protect-throws", 0.4, DEFENDER, icon=True),
    Keyword(PROTECT_BLASTS, "protect-blasts", 0.3, DEFENDER, icon=True),
    Keyword(PROTECT_SPELLS, "protect-spells", 0.3, DEFENDER, icon=True),
    Keyword(PROTECT_MAGIC_STRIKES, "protect-magic_strikes", 0.15, DEFENDER, icon=True),
    Keyword(PROTECT_POISON, "protect-poison", 0.1, DEFENDER, icon=True),
    Keyword(PROTECT_FLYERS, "protect-flyers", 0.55, DEFENDER, icon=True),
    Keyword(UNIQUE, "unique"),
    Keyword(HORDE, "horde", -0.3),
    Keyword(FORMATION, "formation"),
    Keyword(MAX_LIFE, "max_life"),
    Keyword(DASH, "dash"),
    Keyword(PROTECT_SPECIAL_STRIKES, "protect-special_strikes", 0.15, DEFENDER, icon=True),
]
if [row.number for row in TABLE] != list(range(COUNT)):
    raise AssertionError("every keyword has its row, in the order of the numbers")

PROTECT: Final = "protect-"
"""With this begin the words of protections."""

MAGIC: Final = (PROTECT_SPELLS, PROTECT_MAGIC_STRIKES, PROTECT_BLASTS)
"""Protection from magic is three abilities in one (BK-19.122)."""

MAGIC_PRICE: Final = 0.45

ASKED_BY: list[int] = [row.asked_by for row in TABLE]
