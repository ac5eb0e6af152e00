"""How the unseen cards of a suit may lie: counted, from what a seat may know.

Every deal that fits is equally likely, as in the worlds that `view.scramble`
draws; here they are not drawn but counted. What the others discarded and what
was never dealt lies apart from both hands.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.core.state import View
from holmgang.games.berzerka.notation import SUITS
from holmgang.games.berzerka.state import Position
from holmgang.games.berzerka.tables import CARDS, NONE, SEATS

LISTED: Final = 5
"""Splits that are told, the likeliest first."""

Split = tuple[int, int, int]
"""Cards of a suit with the next player, with the one after, and the deals for that."""


class Unseen:
    """Cards that a seat has not seen, by who may still hold them."""

    def __init__(self, cards: i64, lacks: i64, lacks_too: i64) -> None:
        self.count = int(count_bits(cards))
        self.both = int(count_bits(cards & ~lacks & ~lacks_too))
        self.only = int(count_bits(cards & ~lacks & lacks_too))
        self.only_too = int(count_bits(cards & lacks & ~lacks_too))

    def ways(self, one: int, two: int) -> int:
        """In how many ways so many of these cards are with one player and the other."""
        total = 0
        for own in range(max(0, one - self.both), min(self.only, one) + 1):
            shared = one - own
            left = self.both - shared
            ways = comb(self.only, own) * comb(self.both, shared)
            for own_too in range(max(0, two - left), min(self.only_too, two) + 1):
                total += ways * comb(self.only_too, own_too) * comb(left, two - own_too)
        return total


def reckon(position: Position, seat: int) -> View:
    """Suit by suit, where the unseen cards may be; nothing while there are none."""
    if len(position.deck) == 0:
        return {}
    return {
        "seats": [(seat + 1) % SEATS, (seat + 2) % SEATS],
        "suits": [_suit(position, seat, suit) for suit in range(4)],
    }


def _suit(position: Position, seat: int, suit: int) -> View:
    every = splits(position, seat, suit)
    total = sum([ways for _, _, ways in every])
    held = [[0] * (1 + max([split[side] for split in every])) for side in range(2)]
    for one, two, ways in every:
        held[0][one] += ways
        held[1][two] += ways
    likely = sorted(every, key=lambda split: -split[2])[:LISTED]
    return {
        "suit": SUITS[suit],
        "out": int(count_bits(unseen(position, seat) & position.tables.deck.whole[suit])),
        "held": [[round(ways / total, 6) for ways in side] for side in held],
        "splits": [{"cards": [a, b], "share": round(ways / total, 6)} for a, b, ways in likely],
    }


def splits(position: Position, seat: int, suit: int) -> list[Split]:
    """Every way a suit may be split between the others, with the number of deals for it."""
    one, two = (seat + 1) % SEATS, (seat + 2) % SEATS
    hidden = unseen(position, seat)
    whole = position.tables.deck.whole[suit]
    inside = Unseen(hidden & whole, position.lacks(one), position.lacks(two))
    outside = Unseen(hidden & ~whole, position.lacks(one), position.lacks(two))
    turned = turned_up(position)
    # Whoever drew the card that had been turned up is known to hold it.
    sizes = [int(count_bits(position.hand(other) & ~turned)) for other in (one, two)]
    known = [int(count_bits(position.hand(other) & turned & whole)) for other in (one, two)]
    found: list[Split] = []
    for mine in range(min(sizes[0], inside.count) + 1):
        for theirs in range(min(sizes[1], inside.count - mine) + 1):
            ways = inside.ways(mine, theirs)
            if ways > 0:
                ways *= outside.ways(sizes[0] - mine, sizes[1] - theirs)
            if ways > 0:
                found.append((mine + known[0], theirs + known[1], ways))
    return found


def unseen(position: Position, seat: int) -> i64:
    """Cards that a seat has not seen in this hand."""
    every: i64 = bit(CARDS) - 1
    seen = position.hand(seat) | position.away(seat) | position.gone | turned_up(position)
    return every & ~seen


def turned_up(position: Position) -> i64:
    return 0 if position.turned == NONE else bit(position.turned)
