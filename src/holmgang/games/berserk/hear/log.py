"""Writes down what happens, for players; `views/events.py` puts it into named values."""

from mypy_extensions import i64

from holmgang.core.event import EVERYONE, Event
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def card(
    p: Position,
    kind: i64,
    i: i64,
    a: i64 = NONE,
    b: i64 = NONE,
    c: i64 = NONE,
    d: i64 = NONE,
    e: i64 = NONE,
) -> None:
    """An entry about a card, with up to five more figures."""
    if p.journal is not None:
        figures = [i, _row(p, i), cards.place_of(p, i), a, b, c, d, e]
        p.journal.append(Event(kind, p.side[i], figures))


def _row(p: Position, i: i64) -> int:
    """Which card it is, as far as everybody knows."""
    return NONE if cards.is_hidden(p, i) else p.card[i]


def blow(
    p: Position,
    kind: i64,
    by: i64,
    to: i64,
    means: i64,
    strength: i64 = NONE,
    size: i64 = NONE,
    dealt: i64 = NONE,
    armor: i64 = 0,
    shield: i64 = 0,
) -> None:
    """An entry about an attack: who is aimed at, and what became of it."""
    if p.journal is not None:
        card(p, kind, by, means, cards.place_of(p, to), _row(p, to), strength, size)
        p.journal[-1].args.extend([dealt, armor, shield])


def seat(p: Position, kind: i64, who: i64, figure: i64 = NONE, audience: i64 = EVERYONE) -> None:
    """An entry about a seat."""
    if p.journal is not None:
        p.journal.append(Event(kind, who, [figure], audience))
