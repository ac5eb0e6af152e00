"""How a log is laid out: one entry a deed, with its steps; what is alike is told once.

`packs/<game>/sentences.json` says which events begin an entry (`deeds`; those with figures only
if they have these figures), which are mere steps (`asides`), and which are told together if they
follow each other (`many`). A game that declares nothing tells each event as an entry of its own.
The web app does the same in `web/src/table/telling.ts`.
"""

from collections.abc import Iterable
from itertools import groupby

from holmgang.core.state import View
from holmgang.texts.sentences import sentences


def together(game_id: str, told: Iterable[View]) -> list[View]:
    """Events in their order; several of a kind and seat in a row become one."""
    many = sentences(game_id).get("many", {})
    rows = [list(row) for _, row in groupby(told, lambda one: (one["event"], one["seat"]))]
    found: list[View] = []
    for row in rows:
        is_many = len(row) > 1 and str(row[0]["event"]) in many
        found += [_as_one(row)] if is_many else row
    return found


def _as_one(row: list[View]) -> View:
    cards = [one["card"] for one in row if one.get("card")]
    kind = f"{row[0]['event']}-many"
    return {"event": kind, "seat": row[0]["seat"], "count": len(row), "cards": cards}


def is_deed(game_id: str, told: View) -> bool:
    """Whether an event begins an entry."""
    deeds = sentences(game_id).get("deeds")
    figures = {} if deeds is None else deeds.get(_kind(told))
    return figures is not None and all(told.get(name) == word for name, word in figures.items())


def is_aside(game_id: str, told: View) -> bool:
    """Whether an event is a step that only who asks why wants to read."""
    return _kind(told) in sentences(game_id).get("asides", [])


def _kind(told: View) -> str:
    return str(told["event"]).removesuffix("-many")
