"""The cards and contracts of Berzerka as flat tables that the rules read.

A card is `suit * 13 + rank - 1`, a set of cards a mask with one bit a card, so
the cards of a suit are thirteen neighbouring bits.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, pack
from holmgang.core.bits import count_bits, low_bits
from holmgang.core.chance import factorial
from holmgang.core.packed import filled, packed, zeros

NONE: Final = -1
SEATS: Final = 3
CARDS: Final = 52
RANKS: Final = 13
SUIT_MASK: Final = 8191
TRICKS: Final = 13
FULL: Final = 5
SHORT: Final = 3
"""Contracts in a full game and in a short one (BZ-SET-01)."""
HALF: Final = 7
"""Cards dealt before the bidding (BZ-DEAL-01)."""

# Actions
FIRST: Final = 0
CONTRACT: Final = 1
SHUFFLE: Final = 2
BID: Final = 3
PASS: Final = 4
SUIT: Final = 5
ORDER: Final = 6
PARITY: Final = 7
RANK: Final = 8
NUMBER: Final = 9
DISCARD: Final = 10
DONE: Final = 11
PLAY: Final = 12
CLAIM: Final = 13
AGREE: Final = 14
REFUSE: Final = 15

# Where the trump suit comes from
NO_TRUMP: Final = 0
ANNOUNCED: Final = 1
FATE: Final = 2

# How the ranks of a contract are ordered
HIGH: Final = 0
LOW: Final = 1
LOW_TRUMP: Final = 2
SWINGING: Final = 3
BY_PARITY: Final = 4
NEAREST: Final = 5

# The rank orders themselves: two plain ones, two by parity, one around each rank
ORDER_HIGH: Final = 0
ORDER_LOW: Final = 1
ORDER_ODD: Final = 2
ORDER_EVEN: Final = 3
ORDER_NEAR: Final = 4
ORDERS: Final = 17

# What a contract is about
MOST: Final = 0
FEWEST: Final = 1
FAR: Final = 2
NEAR: Final = 3
BOAST: Final = 4


def strengths(order: int) -> list[int]:
    """How strong each rank is in an order, weakest lowest; ranks count from 0."""
    ranks = list(range(RANKS))
    if order == ORDER_HIGH:
        return ranks
    if order == ORDER_LOW:
        return ranks[::-1]
    if order < ORDER_NEAR:
        # Printed ranks are one higher, so an odd rank is an even number here.
        strong = order - ORDER_ODD
        return [rank + 100 * (rank % 2 == strong) for rank in ranks]
    middle = order - ORDER_NEAR
    return [rank - 100 * abs(rank - middle) for rank in ranks]


def ranking(order: int) -> list[int]:
    """For each rank how many others it beats in an order."""
    strong = strengths(order)
    return [sum([other < mine for other in strong]) for mine in strong]


def _beaters() -> list[int]:
    """For each order and rank, the mask of the ranks that are stronger."""
    masks: list[int] = []
    for order in range(ORDERS):
        strong = strengths(order)
        for rank in range(RANKS):
            stronger = [other for other in range(RANKS) if strong[other] > strong[rank]]
            masks.append(sum(1 << other for other in stronger))
    return masks


def _above(beaters: list[int]) -> list[int]:
    """For each order and card, the cards of its suit that are stronger: `order * 52 + card`."""
    return [
        beaters[order * RANKS + card % RANKS] << (card // RANKS * RANKS)
        for order in range(ORDERS)
        for card in range(CARDS)
    ]


def _choices(kind: int) -> list[list[Action]]:
    """For each suit and mask of ranks, the actions with these cards: `suit << 13 | mask`."""
    lists: list[list[Action]] = []
    for suit in range(4):
        start = len(lists)
        lists.append([])
        for rank in range(RANKS):
            action = [pack(kind, suit * RANKS + rank)]
            for mask in range(1 << rank):
                lists.append(lists[start + mask] + action)
    return lists


def _binomials(size: int) -> list[float]:
    """n over k at `n * size + k`; those asked for are exact in a float."""
    rows = [0.0] * (size * size)
    for n in range(size):
        rows[n * size] = 1.0
        for k in range(1, n + 1):
            rows[n * size + k] = rows[(n - 1) * size + k - 1] + rows[(n - 1) * size + k]
    return rows


class Deck:
    """What is the same for every pack. States reach it through their tables."""

    def __init__(self) -> None:
        self.beaters = packed(_beaters())
        self.above = packed(_above(_beaters()))
        self.suit_of = packed([card // RANKS for card in range(CARDS)])
        self.whole = packed([SUIT_MASK << (suit * RANKS) for suit in range(4)])
        """All cards of each suit."""
        self.plays: list[list[Action]] = _choices(PLAY)
        self.binomials: list[float] = _binomials(CARDS + 1)
        self.orders = factorial(CARDS)
        """How many ways there are to shuffle the cards."""
        # Lists that states hand out; module constants would be slower to reach.
        self.nobody: list[int] = []
        self.no_cards = zeros(0)
        self.no_bids = filled(SEATS, NONE)
        self.alone: list[list[int]] = [[0], [1], [2]]
        self.chance: list[int] = [CHANCE]
        self.suits: list[Action] = [pack(SUIT, suit) for suit in range(4)]
        self.rank_orders: list[Action] = [pack(ORDER, order) for order in range(2)]
        self.parities: list[Action] = [pack(PARITY, parity) for parity in range(2)]
        self.ranks: list[Action] = [pack(RANK, rank) for rank in range(1, RANKS + 1)]
        self.numbers: list[Action] = [pack(NUMBER, number) for number in range(1, TRICKS + 1)]
        self.answers: list[Action] = [pack(AGREE), pack(REFUSE)]


DECK = Deck()


class Tables:
    """The contracts of a pack, one place in each row a contract."""

    def __init__(self, highest: int, contracts: list[str]) -> None:
        self.deck = DECK
        self.highest: i64 = highest
        """The last number of the Overbid Penalty card (BZ-CMP-03)."""
        self.digest = ""
        self.contracts = contracts
        self.starters: list[int] = []
        self.shorts: list[int] = []
        self.asks: list[list[int]] = []
        """The verbs of the additional information, in the order it is given."""
        self.base = zeros(len(contracts))
        self.trump = zeros(len(contracts))
        self.trump_from = zeros(len(contracts))
        self.ranks = zeros(len(contracts))
        self.declarer_discards = zeros(len(contracts))
        # Objectives: what is counted in which tricks, and what is good
        self.counts_run = zeros(len(contracts))
        self.first = zeros(len(contracts))
        self.last = zeros(len(contracts))
        self.goal = zeros(len(contracts))
        self.target = zeros(len(contracts))

    def is_fewer_better(self, contract: i64) -> bool:
        return self.goal[contract] in (FEWEST, NEAR)

    def counted(self, contract: i64, wins: i64) -> i64:
        """What the objective counts in a mask of tricks won, the first trick lowest."""
        first, last = self.first[contract], self.last[contract]
        wins = (wins & low_bits(last)) >> (first - 1)
        if self.counts_run[contract] == 0:
            return count_bits(wins)
        run: i64 = 0
        while wins > 0:
            # Each step takes one trick off every run.
            wins &= wins >> 1
            run += 1
        return run

    def result(
        self, contract: i64, counted: i64, penalty: i64, number: i64, literal: bool = False
    ) -> i64:
        """What is recorded (BZ-SCO-02 to -04): the penalty makes every result worse.

        Read literally, it is taken off the tricks, whatever the objective.
        """
        if literal:
            return self._measure(contract, counted - penalty, number)
        worse = penalty if self.is_fewer_better(contract) else -penalty
        return self._measure(contract, counted, number) + worse

    def _measure(self, contract: i64, counted: i64, number: i64) -> i64:
        goal = self.goal[contract]
        if goal in (FAR, NEAR):
            distance = counted - self.target[contract]
            return distance if distance >= 0 else -distance
        if goal == BOAST:
            return number if counted >= number else counted - number
        return counted
