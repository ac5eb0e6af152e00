"""Actions of Berserk as text and back.

Squares are `a1` to `e6`; flyers are named by their number, `x1` to `x15` for
the south's and `y1` to `y15` for the north's. `move c3 c4`, `strike c3 d4`,
`leap c3 e6`, `use c3 2`, `target d5`, `protect d4`, `place b2`, `watch c3` (the sky);
single words answer the other questions; chance says `roll 5` and `draw south CARD`.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.errors import Unreadable
from holmgang.core.record import HIDDEN
from holmgang.games.berserk.field import COLUMNS, SQUARES
from holmgang.games.berserk.tables import (
    ANSWER,
    DEAL,
    DRAW,
    LEAP,
    MOVE,
    PLACE,
    PROTECT,
    ROLL,
    STRIKE,
    TARGET,
    USE,
    WATCH,
    Tables,
)

COLOURS: list[str] = ["south", "north"]
WORDS: list[str] = [
    "first",
    "second",
    "keep",
    "mulligan",
    "hire",
    "skip",
    "wait",
    "pass",
    "end",
    "higher",
    "lower",
    "show",
    "hide",
    "regenerate",
    "suffer",
]
ONE_PLACE: dict[str, int] = {
    "place": PLACE,
    "target": TARGET,
    "protect": PROTECT,
    "watch": WATCH,
}
TWO_PLACES: dict[str, int] = {"move": MOVE, "leap": LEAP, "strike": STRIKE}
PLACES: list[str] = (
    [f"{'abcde'[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES)]
    + [f"x{number + 1}" for number in range(DEAL)]
    + [f"y{number + 1}" for number in range(DEAL)]
)


def write(tables: Tables, action: Action) -> str:
    kind = verb(action)
    operand = first(action)
    if kind == ANSWER:
        return WORDS[operand]
    if kind == ROLL:
        return f"roll {operand}"
    if kind == DRAW:
        return f"draw {COLOURS[operand]} {tables.cards[second(action)]}"
    if kind == USE:
        return f"use {PLACES[operand]} {second(action)}"
    for word, number in ONE_PLACE.items():
        if number == kind:
            return f"{word} {PLACES[operand]}"
    for word, number in TWO_PLACES.items():
        if number == kind:
            return f"{word} {PLACES[operand]} {PLACES[second(action)]}"
    raise AssertionError(action)


def blank(tables: Tables, action: Action) -> str:
    """What the other seat and spectators read in place of a secret."""
    kind = verb(action)
    if kind == DRAW:
        return f"draw {COLOURS[first(action)]} {HIDDEN}"
    return HIDDEN if kind in (ANSWER, PLACE) else write(tables, action)


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if len(words) == 1:
        return pack(ANSWER, _index(WORDS, words[0], text))
    if len(words) == 2:
        return _read_two(words, text)
    if len(words) != 3:
        raise Unreadable(text=text)
    if words[0] == "draw":
        seat = _index(COLOURS, words[1], text)
        return pack(DRAW, seat, _index(tables.cards, words[2], text))
    here = _index(PLACES, words[1], text)
    if words[0] == "use":
        return pack(USE, here, _number(words[2], text))
    if words[0] not in TWO_PLACES:
        raise Unreadable(text=text)
    return pack(TWO_PLACES[words[0]], here, _index(PLACES, words[2], text))


def _read_two(words: list[str], text: str) -> Action:
    if words[0] == "roll":
        return pack(ROLL, _number(words[1], text))
    if words[0] not in ONE_PLACE:
        raise Unreadable(text=text)
    return pack(ONE_PLACE[words[0]], _index(PLACES, words[1], text))


def _index(words: list[str], word: str, text: str) -> int:
    if word not in words:
        raise Unreadable(text=text)
    return words.index(word)


def _number(word: str, text: str) -> int:
    """A single digit from 1 to 9."""
    if len(word) != 1 or word not in "123456789":
        raise Unreadable(text=text)
    return int(word)
