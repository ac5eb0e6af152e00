"""What is certain to a seat in a trick, by the cards it has seen.

Cards that others discarded count as if somebody held them: nobody else knows them.
Where memory is strict, nothing is certain (BZ-TRK-07).
"""

from mypy_extensions import i64

from holmgang.core.bits import bit, places_of
from holmgang.games.berzerka.state import ASK_PLAY, Position
from holmgang.games.berzerka.tables import CARDS, NONE, RANKS, SEATS


def sure_winners(position: Position, seat: int) -> list[int]:
    """Cards that win if they are led now; none where tricks are to be avoided."""
    is_lead = _knows(position, seat) and position.count == 0
    if not is_lead or position.tables.is_fewer_better(position.contract()):
        return []
    out = _out(position, seat)
    return [card for card in places_of(position.hand(seat)) if not _beats(position, card) & out]


def equals(position: Position, seat: int) -> list[list[int]]:
    """Cards of a hand between which nobody else holds one: any of them does the same."""
    if not _knows(position, seat):
        return []
    out = _out(position, seat)
    found: dict[tuple[int, int], list[int]] = {}
    for card in places_of(position.hand(seat)):
        found.setdefault((card // RANKS, int(_beats(position, card) & out)), []).append(card)
    return [cards for cards in found.values() if len(cards) > 1]


def _knows(position: Position, seat: int) -> bool:
    is_asked = position.asking == ASK_PLAY and position.turn == seat
    return is_asked and not position.setup.is_strict


def _out(position: Position, seat: int) -> i64:
    """Cards that one of the others may hold."""
    every: i64 = bit(CARDS) - 1
    seen = position.hand(seat) | position.away(seat) | position.gone
    missing = position.lacks((seat + 1) % SEATS) & position.lacks((seat + 2) % SEATS)
    return every & ~seen & ~missing


def _beats(position: Position, card: i64) -> i64:
    """The cards that beat one which is led in this trick."""
    above = position.tables.deck.above
    if position.trump != NONE and card // RANKS == position.trump:
        return above[position.trump_order * CARDS + card]
    return above[position.plain_order * CARDS + card] | position.trump_cards
