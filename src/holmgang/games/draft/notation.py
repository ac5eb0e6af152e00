"""Actions of the draft as text and back.

`pick grey-wolf`, `cut grey-wolf`, `done`; and of chance: `deal red grey-wolf`.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.errors import Unreadable
from holmgang.core.record import HIDDEN
from holmgang.games.draft.tables import CUT, DEAL, DONE, PICK, Tables

COLOURS: list[str] = ["red", "blue", "green", "yellow", "black", "white"]
VERBS: list[str] = ["deal", "pick", "cut", "done"]


def write(tables: Tables, action: Action) -> str:
    kind = verb(action)
    if kind == DONE:
        return "done"
    if kind == DEAL:
        return f"deal {COLOURS[first(action)]} {tables.cards[second(action)]}"
    return f"{VERBS[kind]} {tables.cards[second(action)]}"


def blank(tables: Tables, action: Action) -> str:
    """What those read who may not know the card."""
    kind = verb(action)
    if kind == DONE:
        return "done"
    if kind == DEAL:
        return f"deal {COLOURS[first(action)]} {HIDDEN}"
    return f"{VERBS[kind]} {HIDDEN}"


def read(tables: Tables, text: str) -> Action:
    words = text.split(" ")
    if text == "done":
        return pack(DONE)
    if len(words) == 3 and words[0] == "deal" and words[1] in COLOURS:
        return pack(DEAL, COLOURS.index(words[1]), _card(tables, words[2], text))
    if len(words) == 2 and words[0] in ("pick", "cut"):
        kind = PICK if words[0] == "pick" else CUT
        return pack(kind, 0, _card(tables, words[1], text))
    raise Unreadable(text=text)


def _card(tables: Tables, id: str, text: str) -> int:
    if id not in tables.cards:
        raise Unreadable(text=text)
    return tables.cards.index(id)
