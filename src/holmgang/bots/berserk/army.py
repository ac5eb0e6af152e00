"""Which cards of a deal to hire, and where to put them."""

from typing import Final

from holmgang.bots.berserk.worth import stands_back
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.numbers.field import column, rank
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import ELITE_COST, REALMS, WHOLE_COST
from holmgang.games.berserk.tables import DEAL, FLYER, Tables

BODY: Final = 0.25
"""What one more card is worth beyond its cost: it acts every turn."""

THRIFT: Final = 40.0
"""A deal that cannot be spent better than this is given back."""


BACK: Final = 5.0
"""Lives by which a card that acts from afar is taken for weaker in the front row."""


def promise(tables: Tables, card: int) -> float:
    return float(tables.cost[card]) + BODY


def wanted(state: Berserk, seat: int) -> bool:
    """Whether the card asked about belongs to the best army that can still be hired."""
    start = seat * DEAL + state.asked[seat]
    with_it = _best(state, seat, start, True)
    return with_it >= _best(state, seat, start, False)


def is_poor(state: Berserk, seat: int) -> bool:
    """Whether a deal leaves much of the purse unspent."""
    return _best(state, seat, seat * DEAL, True) < THRIFT and state.mulligans[seat] < 1


def _best(state: Berserk, seat: int, start: int, take: bool) -> float:
    """The best army by any set of realms, with or without the card at `start`."""
    tables = state.tables
    rest = [state.card[i] for i in range(start, seat * DEAL + DEAL)]
    spent = state.spent[4 * seat + REALMS]
    if take:
        spent |= hiring.realm_bit(tables.realm[rest[0]])
    available = 0
    for card in rest:
        available |= hiring.realm_bit(tables.realm[card])
    best = -1.0
    for realms in range(64):
        if realms & spent == spent and realms & ~(available | spent) == 0:
            best = max(best, _fill(state, seat, rest, realms, take))
    return best


def _fill(state: Berserk, seat: int, rest: list[int], realms: int, take: bool) -> float:
    """A knapsack with two bounds: elite cards within gold, all of them within the purse."""
    tables = state.tables
    coins = hiring.purse(state, seat, realms)
    elite = coins[0] - state.spent[4 * seat + ELITE_COST]
    whole = coins[0] + coins[1] - state.spent[4 * seat + WHOLE_COST]
    sum_ = 0.0
    if take:
        cost = tables.cost[rest[0]]
        sum_ = promise(tables, rest[0])
        whole -= cost
        elite -= cost if tables.elite[rest[0]] else 0
    if elite < 0 or whole < 0:
        return -1.0
    width = whole + 1
    table = [0.0] * ((elite + 1) * width)
    for card in rest[1:]:
        bit = hiring.realm_bit(tables.realm[card])
        if bit & realms == bit:
            _add(table, tables, card, elite, width)
    return sum_ + table[-1]


def _add(table: list[float], tables: Tables, card: int, elite: int, width: int) -> None:
    cost = tables.cost[card]
    gain = promise(tables, card)
    back = cost * width + cost if tables.elite[card] else cost
    lowest = cost if tables.elite[card] else 0
    for gold in range(elite, lowest - 1, -1):
        for all_ in range(width - 1, cost - 1, -1):
            at = gold * width + all_
            table[at] = max(table[at], table[at - back] + gain)


# Placing


def square_for(state: Berserk, seat: int, options: list[int]) -> int:
    """The open square that suits the next card: fighters in front, the others behind."""
    army = hiring.army(state, seat)
    army.sort(key=lambda i: -toughness(state.tables, state.card[i]))
    row = _row(state, seat, army.index(hiring.to_place(state, seat)), len(army))
    best = options[0]
    best_score = -1000
    for square in options:
        score = -10 * abs(int(rank(square, seat)) - row) - abs(int(column(square)) - 2)
        if score > best_score:
            best_score = score
            best = square
    return best


def _row(state: Berserk, seat: int, order: int, size: int) -> int:
    """Three stand in front, five of the second player; then the middle, then the rear."""
    front = 3 if seat == state.first else min(5, (size + 1) // 2)
    if order < front:
        return 1
    return 2 if order < front + 3 else 3


def toughness(tables: Tables, card: int) -> float:
    """How much a card belongs into the front row."""
    if tables.type[card] == FLYER:
        return 0.0
    light, medium, strong = tables.strike[3 * card : 3 * card + 3]
    body = float(tables.life[card]) + light / 2 + medium / 3 + strong / 6
    return body - BACK if stands_back(tables, card) else body
