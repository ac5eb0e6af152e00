"""Actions of Berserk as text and back.

Squares are `a1` to `e6`; flyers are named by their number, `x1` to `x15` for
the south's and `y1` to `y15` for the north's. `move c3 c4`, `strike c3 d4`,
`leap c3 e6`, `use c3 2`, `target d5`, `protect d4`, `place b2`, `watch c3` (the sky);
`charge c3` (a chip), `choose south grave CARD` for a card out of play, `number 2` for one of
several; single words answer the other questions; chance says `roll 5` and `draw south CARD`.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.errors import Unreadable
from holmgang.core.record import HIDDEN
from holmgang.games.berserk.numbers.field import COLUMNS, SQUARES
from holmgang.games.berserk.tables import (
    ANSWER,
    CHARGE,
    CHOOSE,
    DEAL,
    DRAW,
    HIRE,
    LEAP,
    MOVE,
    NUMBER,
    PLACE,
    PROTECT,
    ROLL,
    SKIP,
    STRIKE,
    TARGET,
    USE,
    WAIT,
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
    "yes",
    "no",
    "done",
]
ZONES: list[str] = ["play", "deck", "grave", "exile"]
ONE_PLACE: dict[str, int] = {
    "place": PLACE,
    "target": TARGET,
    "protect": PROTECT,
    "watch": WATCH,
    "charge": CHARGE,
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
    if kind == CHOOSE:
        zone = ZONES[operand // 2]
        return f"choose {COLOURS[operand % 2]} {zone} {tables.cards[second(action)]}"
    if kind == NUMBER:
        return f"number {operand}"
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
    if kind == PLACE or (kind == ANSWER and first(action) == WAIT):
        return f"place {HIDDEN}"
    if kind == ANSWER and first(action) in (HIRE, SKIP):
        return f"hire {HIDDEN}"
    return write(tables, action)


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if len(words) == 1:
        return pack(ANSWER, _index(WORDS, words[0], text))
    if len(words) == 2:
        return _read_two(words, text)
    if len(words) == 4 and words[0] == "choose":
        zone = _index(ZONES, words[2], text)
        if zone == 0:
            raise Unreadable(text=text)
        whose = _index(COLOURS, words[1], text)
        return pack(CHOOSE, whose + 2 * zone, _index(tables.cards, words[3], text))
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
    if words[0] == "number":
        return pack(NUMBER, _count(words[1], text))
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


def _count(word: str, text: str) -> int:
    """A number from 0 to 99, in its one spelling."""
    if not (word.isascii() and word.isdecimal() and str(int(word)) == word and len(word) <= 2):
        raise Unreadable(text=text)
    return int(word)
