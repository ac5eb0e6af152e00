"""Writes down what happens, for players and records. `view.describe` puts it into words."""

from holmgang.core.event import EVERYONE, Event
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def card(
    p: Position,
    kind: int,
    i: int,
    a: int = NONE,
    b: int = NONE,
    c: int = NONE,
    d: int = NONE,
    e: int = NONE,
) -> None:
    """An entry about a card, with up to five more figures."""
    if p.journal is not None:
        row = NONE if cards.is_hidden(p, i) else p.card[i]
        figures = [i, row, cards.whereabouts(p, i), a, b, c, d, e]
        p.journal.append(Event(kind, p.side[i], figures))


def seat(p: Position, kind: int, who: int, figure: int = NONE, audience: int = EVERYONE) -> None:
    """An entry about a seat."""
    if p.journal is not None:
        p.journal.append(Event(kind, who, [figure], audience))
