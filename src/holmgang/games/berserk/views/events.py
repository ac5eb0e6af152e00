"""Events as named values, for those who may know all about them."""

from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserk.notation import PLACES, WORDS
from holmgang.games.berserk.numbers import codes, journal
from holmgang.games.berserk.tables import NONE, Tables
from holmgang.games.berserk.views import names

MOVES: list[int] = [
    *(journal.MOVED, journal.LEAPT, journal.DASHED, journal.SHIFTED, journal.SEATED),
    journal.LANDS,
]
BLOWS: list[int] = [journal.DECLARED, journal.MISSED, journal.BLOCKED, journal.HIT]
COUNTED: list[int] = [
    *(journal.HEALED, journal.SUFFERED, journal.POISONED, journal.TOKEN, journal.WOUNDED),
    *(journal.CHIPS, journal.CHIPS_LOST, journal.LIVES, journal.LIVES_LOST, journal.BANKED),
]
OUT_OF_PLAY: list[int] = [
    *(journal.EXILED_FROM_GRAVE, journal.EXILED_FROM_DECK, journal.BURIED, journal.SHOWN),
    journal.SENT_TO_DECK,
]


def figures(tables: Tables, event: Event) -> View:
    """Everything about an event but its name and seat."""
    kind, args = event.kind, event.args
    if kind in (journal.DEALT, journal.SEEN) or kind in OUT_OF_PLAY:
        return {"card": tables.cards[args[0]]}
    if kind == journal.HIRED:
        return {"cards": [tables.cards[card] for card in args]}
    if kind == journal.ORDER_DIE:
        return {"die": args[0]}
    if kind in (journal.MULLIGAN, journal.TURN, journal.LOOKED):
        return {"count": args[0]}
    if kind in (journal.FIRST, journal.OVER, journal.EXTRA_TURN):
        return {}
    shown: View = {
        "card": None if args[1] == NONE else tables.cards[args[1]],
        "at": PLACES[args[2]] if args[2] >= 0 else None,
    }
    shown.update(_beyond_card(tables, kind, args[3:]))
    return shown


def _beyond_card(tables: Tables, kind: int, args: list[int]) -> View:
    """What an event about a card says beyond the card."""
    if kind in MOVES:
        return {"to": PLACES[args[0]]}
    if kind in (journal.TAKES_OFF, journal.SPREADS):
        return {"from": PLACES[args[0]]}
    if kind == journal.PROTECTS:
        return {"to": PLACES[args[1]], "cards": _aimed_at(tables, args[2])}
    if kind in BLOWS:
        return _blow(tables, kind, args)
    if kind == journal.ROLLED:
        return _roll(args)
    if kind == journal.ROW:
        return {"row": WORDS[args[0]]}
    if kind == journal.DRANK:
        return {"count": args[0], "extra": args[1]}
    if kind in (journal.USES, journal.RESPONDS, journal.REACTS):
        number = tables.code[args[0] + codes.H_NUMBER]
        return {"number": number, "effects": tables.effects.get(args[0], []).copy()}
    if kind == journal.NUMBERED:
        return {"number": args[0], "effects": _way(tables, args[1], args[0])}
    if kind == journal.CLEANSED:
        return {"of": names.CLEANSED[args[0]]}
    if kind in (journal.MARKED, journal.UNMARKED):
        return {"marker": names.marker(tables, args[0])}
    if kind == journal.SQUARE_MARKED:
        return {"marker": names.marker(tables, args[0]), "square": PLACES[args[1]]}
    return {"count": args[0]} if kind in COUNTED else {}


def _blow(tables: Tables, kind: int, args: list[int]) -> View:
    """An attack: `cards` is who is aimed at, if that is known."""
    shown: View = {"means": names.MEANS[args[0]], "target": PLACES[args[1]]}
    shown["cards"] = _aimed_at(tables, args[2])
    if kind == journal.HIT:
        shown["strength"] = names.STRENGTHS[args[3]]
        shown["magnitude"] = args[4]
        shown["wounds"] = args[5]
        shown["armor"] = args[6]
        shown["shield"] = args[7]
    return shown


def _aimed_at(tables: Tables, card: int) -> list[str]:
    return [] if card == NONE else [tables.cards[card]]


def _roll(args: list[int]) -> View:
    """A die, and all that was added to it."""
    die, total, skill, bits = args[:4]
    fortunes = [name for k, name in enumerate(names.FORTUNES) if bits >> k & 1]
    added = total - die - skill - sum(1 if name == "blessing" else -1 for name in fortunes)
    shown: View = {"die": die, "total": total, "skill": _signed(skill)}
    shown["fortunes"] = fortunes
    shown["added"] = _signed(added if die else 0)
    return shown


def _signed(n: int) -> str:
    """As it is added: `+2`, `−1`; nothing for nought."""
    return "" if n == 0 else f"+{n}" if n > 0 else f"−{-n}"


def _way(tables: Tables, at: int, number: int) -> list[str]:
    """What one of the ways of a choice does."""
    ways = tables.ways.get(at, [])
    return ways[number - 1].copy() if number <= len(ways) else []
