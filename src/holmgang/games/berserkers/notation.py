"""Actions of Berserkers as text and back.

`throw`, `place 3 II`, `hero 1`, `cell b2`, `rider black`, `spend zodd`, `die 6`;
and of chance: `roll white 5`, `villager boots`, `layout thing-stone …` with
the places from a1 to c4.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import rank, unrank
from holmgang.core.errors import Unreadable
from holmgang.games.berserkers.tables import (
    CARD,
    CARDS,
    CELL,
    CELL_NAMES,
    CELLS,
    CREATURE,
    DIE,
    DO,
    DRAW,
    GIVE,
    GRIMOIRE,
    LAYOUT,
    PAGE,
    PLACE,
    REROLL,
    ROLL,
    SPEND,
    USE,
    Tables,
)

COMMAND_WORDS: list[str] = [
    "throw",
    "end",
    "checkpoint",
    "done",
    "more",
    "stop",
    "accept",
    "refuse",
    "gold",
    "item",
    "shield",
    "suffer",
    "restore",
    "yield",
    "pass",
]
DIE_WORDS: list[str] = ["white", "black", "blue", "red", "green"]
CREATURE_WORDS: list[str] = [
    "hero 1",
    "hero 2",
    "hero 3",
    "rider black",
    "rider blue",
    "rider red",
    "orcs black",
    "orcs blue",
    "orcs red",
    "elves 1",
    "elves 2",
    "elves 3",
    "goblins",
    "zodd",
]
PILES: list[str] = ["request", "villager", "grimoire", "token"]
TOKENS: list[str] = ["blank", "treasure"]
SPENDS: list[str] = ["elves", "grimoire", "zodd", "treasure"]
NUMBERS: list[str] = ["0", "1", "2", "3", "4", "5", "6"]
OPERANDS: dict[str, int] = {
    "reroll": REROLL,
    "give": GIVE,
    "die": DIE,
    "spend": SPEND,
    "use": USE,
    "cell": CELL,
    "card": CARD,
    "page": PAGE,
}
"""Verbs with one operand, all spelled in the same way."""

VERBS: list[str] = [
    *COMMAND_WORDS,
    *OPERANDS,
    "place",
    "hero",
    "rider",
    "orcs",
    "elves",
    "goblins",
    "zodd",
    "roll",
    *PILES,
    "layout",
]


def write(tables: Tables, action: Action) -> str:
    kind = verb(action)
    operand = first(action)
    if kind == DO:
        return COMMAND_WORDS[operand]
    if kind == PLACE:
        return f"place {operand // CARDS} {tables.cards[operand % CARDS]}"
    if kind == CREATURE:
        return CREATURE_WORDS[operand]
    if kind == ROLL:
        return f"roll {DIE_WORDS[operand >> 3]} {operand & 7}"
    if kind == DRAW:
        return f"{PILES[operand]} {_pile(tables, operand)[second(action)]}"
    if kind == LAYOUT:
        order = unrank(CELLS, second(action))
        return "layout " + " ".join(tables.places[place] for place in order)
    for word, other in OPERANDS.items():
        if other == kind:
            return f"{word} {_words(tables, kind)[operand]}"
    raise AssertionError(f"no action {action}")


def _words(tables: Tables, kind: int) -> list[str]:
    """The words of the operand of a verb that has one."""
    if kind == SPEND:
        return SPENDS
    if kind == USE:
        return tables.items
    if kind == CELL:
        return CELL_NAMES
    if kind == CARD:
        return tables.cards
    return ["1", "2", "3", "4"] if kind == PAGE else NUMBERS


def _pile(tables: Tables, pile: int) -> list[str]:
    if pile == 0:
        return [request.name for request in tables.requests]
    if pile == 1:
        return tables.items
    return GRIMOIRE if pile == 2 else TOKENS


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if text in COMMAND_WORDS:
        return pack(DO, COMMAND_WORDS.index(text))
    if text in CREATURE_WORDS:
        return pack(CREATURE, CREATURE_WORDS.index(text))
    if words[0] == "layout":
        return pack(LAYOUT, 0, _order(tables, words[1:], text))
    if len(words) == 2 and words[0] in PILES:
        pile = PILES.index(words[0])
        return pack(DRAW, pile, _index(_pile(tables, pile), words[1], text))
    if len(words) == 2 and words[0] in OPERANDS:
        return _read_operand(tables, OPERANDS[words[0]], words[1], text)
    if len(words) != 3:
        raise Unreadable(text=text)
    if words[0] == "place":
        die = _number(words[1], text)
        return pack(PLACE, die * CARDS + _index(tables.cards, words[2], text))
    if words[0] == "roll":
        die = _index(DIE_WORDS, words[1], text)
        return pack(ROLL, die << 3 | _number(words[2], text))
    raise Unreadable(text=text)


def _read_operand(tables: Tables, kind: int, word: str, text: str) -> Action:
    if kind in (REROLL, GIVE, DIE):
        return pack(kind, _number(word, text))
    return pack(kind, _index(_words(tables, kind), word, text))


def _number(word: str, text: str) -> int:
    return 1 + _index(NUMBERS[1:], word, text)


def _index(words: list[str], word: str, text: str) -> int:
    if word not in words:
        raise Unreadable(text=text)
    return words.index(word)


def _order(tables: Tables, names: list[str], text: str) -> int:
    places = [_index(tables.places, name, text) for name in names]
    if sorted(places) != list(range(CELLS)):
        raise Unreadable(text=text)
    return rank(places)
