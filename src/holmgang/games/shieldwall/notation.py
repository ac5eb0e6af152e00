"""Actions of Shieldwall as text and back.

`weapon swords`, `play ambush`, `force 2`; and of chance: `first red`,
`draw black ambush`, `shuffle black S1 B4 …` with the first card first.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import rank, unrank
from holmgang.core.errors import Unreadable
from holmgang.core.record import HIDDEN
from holmgang.games.shieldwall.tables import (
    DRAW,
    FIRST,
    FORCE,
    MOST_FORCE,
    PLAY,
    SHUFFLE,
    WEAPON,
    Tables,
)

COLOURS: list[str] = ["black", "red"]
VERBS: list[str] = ["first", "shuffle", "draw", "weapon", "play", "force"]


def write(tables: Tables, action: Action) -> str:
    kind = verb(action)
    operand = first(action)
    if kind == FORCE:
        return f"force {operand}"
    if kind == PLAY:
        return f"play {tables.strategies[operand]}"
    if kind == WEAPON:
        return f"weapon {tables.weapons[operand]}"
    if kind == FIRST:
        return f"first {COLOURS[operand]}"
    if kind == DRAW:
        return f"draw {COLOURS[operand]} {tables.strategies[second(action)]}"
    order = unrank(len(tables.cards), second(action))
    return f"shuffle {COLOURS[operand]} " + " ".join(tables.cards[card] for card in order[::-1])


def blank(tables: Tables, action: Action) -> str:
    """What the other seat and spectators read in place of a draw or a shuffle."""
    if verb(action) in (DRAW, SHUFFLE):
        return f"{VERBS[verb(action)]} {COLOURS[first(action)]} {HIDDEN}"
    return write(tables, action)


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if words[0] not in VERBS or len(words) < 2:
        raise Unreadable(text=text)
    kind = VERBS.index(words[0])
    if kind == SHUFFLE:
        seat = _index(COLOURS, words[1], text)
        return pack(SHUFFLE, seat, _order(tables, words[2:], text))
    if kind == DRAW and len(words) == 3:
        seat = _index(COLOURS, words[1], text)
        return pack(DRAW, seat, _index(tables.strategies, words[2], text))
    if kind == DRAW or len(words) != 2:
        raise Unreadable(text=text)
    if kind == FIRST:
        return pack(FIRST, _index(COLOURS, words[1], text))
    if kind == WEAPON:
        return pack(WEAPON, _index(tables.weapons, words[1], text))
    if kind == PLAY:
        return pack(PLAY, _index(tables.strategies, words[1], text))
    numbers = [str(number) for number in range(1, MOST_FORCE + 1)]
    return pack(FORCE, 1 + _index(numbers, words[1], text))


def _index(words: list[str], word: str, text: str) -> int:
    if word not in words:
        raise Unreadable(text=text)
    return words.index(word)


def _order(tables: Tables, names: list[str], text: str) -> int:
    cards = [_index(tables.cards, name, text) for name in names]
    if sorted(cards) != list(range(len(tables.cards))):
        raise Unreadable(text=text)
    return rank(cards[::-1])
