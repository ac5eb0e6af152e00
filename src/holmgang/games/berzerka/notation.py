"""Actions of Berzerka as text and back.

`bid berzerka`, `pass`, `trump H`, `order low`, `parity odd`, `rank 7`,
`number 5`, `discard C2`, `done`, `play D13`, `claim 4`, `agree`, `refuse`; and
of chance: `first red`, `contract boast`, `shuffle S1 D4 …` with the top card first.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import rank, unrank
from holmgang.core.errors import Unreadable
from holmgang.core.record import HIDDEN
from holmgang.games.berzerka.tables import (
    AGREE,
    BID,
    CARDS,
    CLAIM,
    CONTRACT,
    DISCARD,
    DONE,
    FIRST,
    NUMBER,
    ORDER,
    PARITY,
    PASS,
    PLAY,
    RANK,
    RANKS,
    REFUSE,
    SHUFFLE,
    SUIT,
    TRICKS,
    Tables,
)

COLOURS: list[str] = ["blue", "yellow", "red"]
SUITS: list[str] = ["S", "H", "D", "C"]
ORDERS: list[str] = ["high", "low"]
PARITIES: list[str] = ["odd", "even"]
CARD_NAMES: list[str] = [f"{suit}{number}" for suit in SUITS for number in range(1, RANKS + 1)]
VERBS: list[str] = [
    "first",
    "contract",
    "shuffle",
    "bid",
    "pass",
    "trump",
    "order",
    "parity",
    "rank",
    "number",
    "discard",
    "done",
    "play",
    "claim",
    "agree",
    "refuse",
]
PLAIN: list[int] = [PASS, DONE, AGREE, REFUSE]
"""Verbs that stand alone."""


def write(tables: Tables, action: Action) -> str:
    kind = verb(action)
    if kind in PLAIN:
        return VERBS[kind]
    if kind == SHUFFLE:
        order = unrank(CARDS, second(action))
        return "shuffle " + " ".join([CARD_NAMES[card] for card in order])
    if kind in (RANK, NUMBER, CLAIM):
        return f"{VERBS[kind]} {first(action)}"
    return f"{VERBS[kind]} {_words(tables, kind)[first(action)]}"


def blank(tables: Tables, action: Action) -> str:
    """What those read who may not see a shuffle or a discard."""
    if verb(action) in (SHUFFLE, DISCARD):
        return f"{VERBS[verb(action)]} {HIDDEN}"
    return write(tables, action)


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if words[0] not in VERBS:
        raise Unreadable(text=text)
    kind = VERBS.index(words[0])
    if kind == SHUFFLE:
        return pack(SHUFFLE, 0, _order(words[1:], text))
    if kind in PLAIN:
        if len(words) != 1:
            raise Unreadable(text=text)
        return pack(kind)
    if len(words) != 2:
        raise Unreadable(text=text)
    if kind in (RANK, NUMBER, CLAIM):
        return pack(kind, _number(words[1], 0 if kind == CLAIM else 1, text))
    return pack(kind, _index(_words(tables, kind), words[1], text))


def _words(tables: Tables, kind: int) -> list[str]:
    """What the operand of a verb is picked from."""
    if kind in (PLAY, DISCARD):
        return CARD_NAMES
    if kind in (BID, CONTRACT):
        return tables.contracts
    return {FIRST: COLOURS, SUIT: SUITS, ORDER: ORDERS, PARITY: PARITIES}[kind]


def _index(words: list[str], word: str, text: str) -> int:
    if word not in words:
        raise Unreadable(text=text)
    return words.index(word)


def _number(word: str, least: int, text: str) -> int:
    return least + _index([str(i) for i in range(least, TRICKS + 1)], word, text)


def _order(names: list[str], text: str) -> int:
    cards = [_index(CARD_NAMES, name, text) for name in names]
    if sorted(cards) != list(range(CARDS)):
        raise Unreadable(text=text)
    return rank(cards)
