"""Which cards of a deal to hire, and where to put them."""

from typing import Final

from holmgang.bots.berserk.worth import acts_from_afar
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
    at = state.asked[seat]
    return best_army(state, seat, at, promises(state, seat)).members >> at & 1 == 1


def is_poor(state: Berserk, seat: int) -> bool:
    """Whether a deal leaves much of the purse unspent."""
    army = best_army(state, seat, 0, promises(state, seat))
    return army.value < THRIFT and state.mulligans[seat] < 1


def promises(state: Berserk, seat: int) -> list[float]:
    """What each card of a deal is worth by its cost."""
    return [promise(state.tables, state.card[seat * DEAL + at]) for at in range(DEAL)]


class Army:
    """Cards of a deal as bits, by their places in it, and what they are worth together."""

    def __init__(self) -> None:
        self.members = 0
        self.value = -1.0


def best_army(state: Berserk, seat: int, start: int, values: list[float]) -> Army:
    """The most that can be hired from a place of the deal on, by any set of realms."""
    spent = state.spent[4 * seat + REALMS]
    available = spent
    for i in range(seat * DEAL + start, seat * DEAL + DEAL):
        available |= hiring.realm_bit(state.tables.realm[state.card[i]])
    best = Army()
    for realms in range(64):
        if realms & spent == spent and realms & ~available == 0:
            _fill(state, seat, start, values, realms, best)
    return best


def _fill(
    state: Berserk, seat: int, start: int, values: list[float], realms: int, best: Army
) -> None:
    """Try a set of realms; elite cards stay within the gold, all of them within the purse."""
    tables = state.tables
    coins = hiring.purse(state, seat, realms)
    elite = coins[0] - state.spent[4 * seat + ELITE_COST]
    whole = coins[0] + coins[1] - state.spent[4 * seat + WHOLE_COST]
    if elite < 0 or whole < 0:
        return
    purse = Purse(elite, whole)
    for at in range(start, DEAL):
        card = state.card[seat * DEAL + at]
        bit = hiring.realm_bit(tables.realm[card])
        if bit & realms == bit:
            purse.add(at, values[at], tables.cost[card], tables.elite[card] == 1)
    if purse.values[-1] > best.value:
        best.value = purse.values[-1]
        best.members = purse.members[-1]


class Purse:
    """A knapsack with two bounds: the best army for every amount that may be spent."""

    def __init__(self, elite: int, whole: int) -> None:
        self.elite = elite
        self.whole = whole
        self.values = [0.0] * ((elite + 1) * (whole + 1))
        self.members = [0] * len(self.values)

    def add(self, at: int, gain: float, cost: int, is_elite: bool) -> None:
        width = self.whole + 1
        back = cost * width + cost if is_elite else cost
        values, members = self.values, self.members
        for gold in range(self.elite, cost - 1 if is_elite else -1, -1):
            for here in range(gold * width + self.whole, gold * width + cost - 1, -1):
                if values[here - back] + gain > values[here]:
                    values[here] = values[here - back] + gain
                    members[here] = members[here - back] | 1 << at


# Placing


def square_for(state: Berserk, seat: int, options: list[int]) -> int:
    """The open square that suits the next card: fighters in front, the others behind."""
    army = hiring.army(state, seat)
    army.sort(key=lambda i: -toughness(state.tables, state.card[i]))
    row = _row(state, seat, army.index(hiring.next_to_place(state, seat)), len(army))
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
    return body - BACK if acts_from_afar(tables, card) else body
