"""How a log is laid out: one entry a deed, with its steps; what is alike is told once.

`packs/<game>/sentences.json` says which events begin an entry (`deeds`; those with figures only
if they have these figures), which are mere steps (`asides`), and which are told together if they
follow each other:

- `many` of one seat become one; its lists gather the figure of that name (`cards` each `card`);
- `closing` events say no more than the row that they end;
- `others` are told of several seats at once where nothing is known of them but whose they are.

A game that declares nothing tells each event as an entry of its own. The web app does the same in
`web/src/table/telling.ts`.
"""

from collections.abc import Iterable
from itertools import groupby

from holmgang.core.state import View
from holmgang.texts.sentences import Arguments, Sentences, sentences

BARE = {"event", "seat"}
"""All that is told of what one may not know."""
NOBODY = -1


def together(game_id: str, events: Iterable[View]) -> list[View]:
    """Events in their order, those that belong together as one."""
    declared = sentences(game_id)
    closing = declared.get("closing", {})
    rows = groupby(events, lambda one: (closing.get(_kind(one), _kind(one)), one["seat"]))
    return _of_others(declared, [one for _, row in rows for one in _summed(declared, list(row))])


def _summed(declared: Sentences, row: list[View]) -> list[View]:
    """What is left of a row of one kind and seat."""
    closing = declared.get("closing", {})
    bare = [one for one in row if _kind(one) not in closing] or row
    arguments = declared.get("many", {}).get(_kind(bare[0]))
    return [_as_one(bare, arguments)] if arguments and len(bare) > 1 else bare


def _as_one(row: list[View], arguments: Arguments) -> View:
    kind, seat = f"{_kind(row[0])}-many", row[0]["seat"]
    lists = {
        name: [one[single] for one in row if one.get(single := name.removesuffix("s"))]
        for name, kind in arguments.items()
        if kind == "words"
    }
    return {"event": kind, "seat": seat, "count": len(row), **lists}


def _of_others(declared: Sentences, events: list[View]) -> list[View]:
    others = declared.get("others", [])
    found: list[View] = []
    for (kind, is_bare), row in groupby(events, lambda one: (_kind(one), set(one) == BARE)):
        seats = list(row)
        if is_bare and kind in others and len(seats) > 1:
            seats = [{"event": f"{kind}-others", "seat": NOBODY, "seats": _seats(seats)}]
        found += seats
    return found


def _seats(row: list[View]) -> list[object]:
    return [one["seat"] for one in row]


def is_deed(game_id: str, event: View) -> bool:
    """Whether an event begins an entry."""
    deeds = sentences(game_id).get("deeds")
    figures = {} if deeds is None else deeds.get(_kind(event))
    return figures is not None and all(event.get(name) == word for name, word in figures.items())


def is_aside(game_id: str, event: View) -> bool:
    """Whether an event is a step that only who asks why wants to read."""
    return _kind(event) in sentences(game_id).get("asides", [])


def _kind(event: View) -> str:
    return str(event["event"]).removesuffix("-many").removesuffix("-others")
