"""What a hand is worth for a contract, before it is played.

A hand is judged by the tricks it should win, and a judgement by what other
hands of the same size would get: 0 is an ordinary hand, 1 clearly better.
"""

import math
from functools import lru_cache

from mypy_extensions import i64

from holmgang.bots.berzerka.policy import power_of_hand
from holmgang.core.bits import bit, count_bits
from holmgang.core.chance import Quick
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import Setup, usual
from holmgang.games.berzerka.tables import (
    BOAST,
    FAR,
    FEWEST,
    NEAR,
    NUMBER,
    ORDER,
    PARITY,
    RANK,
    RANKS,
    SUIT,
    TRICKS,
    Tables,
)

SAMPLES = 60
"""Random hands with which a hand is compared."""


class Judgement:
    """The best way to play a contract with a hand, and how good that is."""

    def __init__(self, worth: float, tricks: float, suit: int, order: int) -> None:
        self.worth = worth
        self.tricks = tricks
        self.suit = suit
        self.order = order

    def announcement(self, kind: int) -> int:
        """The operand of an announcement: suit, order, rank or number."""
        if kind == SUIT:
            return self.suit
        if kind == RANK:
            return self.order + 1
        if kind == NUMBER:
            return max(1, min(TRICKS, round(self.tricks - 0.6)))
        return self.order


def judge(tables: Tables, contract: int, hand: int) -> Judgement:
    """The best announcement for a hand, its tricks, and how it compares with other hands."""
    best = best_way(tables, contract, hand)
    middle, width = _usual(tables, contract, int(count_bits(hand)))
    best.worth = (best.worth - middle) / width
    return best


def best_way(tables: Tables, contract: int, hand: int) -> Judgement:
    asks = tables.asks[contract]
    suits = range(4) if SUIT in asks else [-1]
    orders = [0]
    if ORDER in asks or PARITY in asks:
        orders = [0, 1]
    elif RANK in asks:
        orders = list(range(RANKS))
    best = Judgement(-math.inf, 0.0, -1, 0)
    for suit in suits:
        for order in orders:
            tricks = expected_tricks(tables, contract, hand, suit, order)
            worth = _worth(tables, contract, tricks)
            if worth > best.worth:
                best = Judgement(worth, tricks, suit, order)
    return best


def expected_tricks(tables: Tables, contract: int, hand: i64, suit: int, order: int) -> float:
    """Tricks a hand should win, a half hand filled up with ordinary cards."""
    state = _table(tables, contract)
    state.suit = suit
    state.order = order
    size = int(count_bits(hand))
    known = power_of_hand(state, hand, hand)
    rest = usual(tables, contract) if tables.goal[contract] not in (FAR, NEAR) else 5.0
    if size < TRICKS:
        known += rest * (TRICKS - size) / TRICKS * 0.8
    return known


def _worth(tables: Tables, contract: int, tricks: float) -> float:
    goal = tables.goal[contract]
    if goal == FEWEST:
        return -tricks
    if goal == NEAR:
        return -abs(tricks - int(tables.target[contract]))
    if goal == FAR:
        return abs(tricks - int(tables.target[contract]))
    if goal == BOAST:
        return tricks - 0.6
    share = int(tables.last[contract] - tables.first[contract] + 1) / TRICKS
    return tricks * share


@lru_cache(maxsize=256)
def _table(tables: Tables, contract: int) -> Berzerka:
    """An empty table with one contract, to ask about cards."""
    state = Berzerka(tables, Setup([contract], 1, 0))
    state.set_up()
    state.row = 0
    return state


@lru_cache(maxsize=512)
def _usual(tables: Tables, contract: int, size: int) -> tuple[float, float]:
    """What random hands of a size are worth: their mean and how far they lie apart."""
    rng = Quick(f"hands {tables.contracts[contract]} {size}")
    found: list[float] = []
    cards = list(range(52))
    for _ in range(SAMPLES):
        rng.shuffle(cards)
        mask = 0
        for card in cards[:size]:
            mask |= int(bit(card))
        found.append(best_way(tables, contract, mask).worth)
    middle = sum(found) / SAMPLES
    width = math.sqrt(sum((worth - middle) ** 2 for worth in found) / SAMPLES)
    return middle, max(width, 0.05)
