"""A position of Berzerka: the contract board, the hands, the auction and the trick.

Cards, and sets of them as masks, are explained in `tables`. A hand, what was
discarded and what others know to be missing are masks of 52 bits.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits, places_of
from holmgang.core.packed import zeros
from holmgang.core.state import State
from holmgang.games.berzerka.tables import (
    BOAST,
    BY_PARITY,
    FAR,
    FEWEST,
    LOW,
    LOW_TRUMP,
    NEAR,
    NEAREST,
    NONE,
    ORDER_HIGH,
    ORDER_LOW,
    ORDER_NEAR,
    ORDER_ODD,
    RANKS,
    SEATS,
    SUIT_MASK,
    SWINGING,
    TRICKS,
    Tables,
)

# Questions
ASK_CHANCE: Final = 0
ASK_BID: Final = 1
ASK_HOTSEAT: Final = 2
ASK_SUIT: Final = 3
ASK_ORDER: Final = 4
ASK_PARITY: Final = 5
ASK_RANK: Final = 6
ASK_NUMBER: Final = 7
ASK_DISCARD: Final = 8
ASK_PLAY: Final = 9
ASK_OVER: Final = 10
ASK_CLAIM: Final = 11

USUAL: Final = [0.0, 3.0, 3.2, 2.2, 3.0]
"""Usual results where the goal is not to win most, by goal."""

CARD_BITS: Final = 6
CARD_MASK: Final = 63
BLOCK: Final = 9
"""Cards that lie together in one number: three tricks."""
NOTHING: Final = 1
"""No cards yet: the bit above them tells how many there are."""

UNSET: Final = -99
"""In a box whose contract has not been completed."""


class Board:
    """The contract board: a row a contract in play, a box in it for each seat.

    Boxes are numbered `row * 3 + seat`. Positions share a board until it
    changes, at most twice a hand; boards share their figures, which are
    replaced and never changed.
    """

    def __init__(self, nothing: vec[i64], zeros: vec[i64]) -> None:
        self.rows = nothing
        self.recorded = nothing
        self.cubes = nothing
        self.discards = nothing
        self.order = nothing
        self.points = nothing
        self.totals = zeros
        self.last = zeros
        """The hand in which each seat completed its latest contract (BZ-END-04)."""
        self.encoded: vec[vec[i64]] = vec[vec[i64]]()
        """The board in numbers, by seat, once `encode` has asked for it; a copy begins without."""

    def copy(self) -> "Board":
        twin = Board(self.rows, self.totals)
        twin.recorded = self.recorded
        twin.cubes = self.cubes
        twin.discards = self.discards
        twin.order = self.order
        twin.points = self.points
        twin.last = self.last
        return twin

    def add(self, contract: i64) -> None:
        self.rows = append(self.rows[:], contract)
        self.recorded = _longer(self.recorded, UNSET)
        self.cubes = _longer(self.cubes, 0)
        self.discards = _longer(self.discards, 0)
        self.order = _longer(self.order, 0)
        self.points = _longer(self.points, 0)

    def row_of(self, contract: i64) -> i64:
        """The row of a contract, or NONE."""
        for row in range(len(self.rows)):
            if self.rows[row] == contract:
                return row
        return NONE

    def is_done(self, row: i64, seat: i64) -> bool:
        return self.recorded[row * SEATS + seat] != UNSET

    def open_rows(self, seat: i64) -> list[int]:
        """Contracts a seat has still to complete (BZ-DEF-08)."""
        return places_of(self.open_mask(seat))

    def open_mask(self, seat: i64) -> i64:
        """`open_rows` as a set."""
        mask: i64 = 0
        for row in range(len(self.rows)):
            if self.recorded[row * SEATS + seat] == UNSET:
                mask |= bit(row)
        return mask

    def completed(self, row: i64) -> i64:
        done: i64 = 0
        for box in range(row * SEATS, row * SEATS + SEATS):
            if self.recorded[box] != UNSET:
                done += 1
        return done

    def hands(self) -> int:
        """Hands played so far: each completes one box (BZ-INV-04)."""
        return sum([int(self.completed(row)) for row in range(len(self.rows))])

    def value(self, tables: Tables, row: i64) -> i64:
        """What a row is worth: its base and the cubes in it (BZ-GP-02)."""
        value = tables.base[self.rows[row]]
        for box in range(row * SEATS, row * SEATS + SEATS):
            value += self.cubes[box]
        return value


def empty_board() -> Board:
    return Board(zeros(0), zeros(SEATS))


def _longer(values: vec[i64], value: i64) -> vec[i64]:
    """The same figures and one more for each seat."""
    twin = values[:]
    for _ in range(SEATS):
        twin = append(twin, value)
    return twin


def changed(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same figures but for one place."""
    twin = values[:]
    twin[at] = value
    return twin


class Setup:
    """What was agreed before the game; shared by all its positions."""

    def __init__(self, contracts: list[int], count: int, first: int) -> None:
        self.contracts = contracts
        """Those in play; empty if chance draws them."""
        self.count = count
        self.first = first
        self.is_less_mizerka = False
        self.is_hotseat_first = False
        self.is_literal = False
        self.is_strict = False
        """Whether only the last trick may be looked at again (BZ-TRK-07)."""
        self.board = empty_board()
        """An empty board to begin with."""


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(self, tables: Tables, setup: Setup) -> None:
        super().__init__()
        self.tables = tables
        self.setup = setup
        # Lists are shared until they change: copies are made all the time.
        self.board = setup.board
        # The hand
        self.number: i64 = 1
        self.forehand: i64 = NONE
        self.deck: vec[i64] = tables.deck.no_cards
        """The shuffled cards, replaced but never changed; from `next` on they are undealt."""
        self.next: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        # The auction
        self.bids: vec[i64] = tables.deck.no_bids
        """The contract (its row) each seat has bid; replaced, never changed."""
        self.active: i64 = 7
        self.standing: i64 = NONE
        self.penalty: i64 = 0
        self.is_hotseat: bool = False
        # The contract
        self.declarer: i64 = NONE
        self.row: i64 = NONE
        self.asked: i64 = 0
        self.suit: i64 = NONE
        self.order: i64 = ORDER_HIGH
        self.boast: i64 = 0
        self.turned: i64 = NONE
        # Discards
        self.step: i64 = 0
        self.starter: i64 = 0
        self.away0: i64 = 0
        self.away1: i64 = 0
        self.away2: i64 = 0
        # The trick
        self.trick: i64 = 0
        self.count: i64 = 0
        self.turn: i64 = 0
        self.led: i64 = NONE
        self.led_cards: i64 = 0
        self.best: i64 = NONE
        self.best_seat: i64 = NONE
        self.trump: i64 = NONE
        """The suit that is trump in this trick."""
        self.trump_cards: i64 = 0
        self.better: i64 = 0
        """The cards that would beat the best one of the trick."""
        self.plain_order: i64 = 0
        self.trump_order: i64 = 0
        # A claim of the rest, made by the player whose turn it is
        self.claimed: i64 = NONE
        self.refused: i64 = 0
        """The trick in which a claim was last refused."""
        self.trump_from: i64 = 1
        """The first trick with a trump suit."""
        self.is_swinging = False
        """Whether the rank order changes with every trick."""
        # What has been played: six bits a card, tricks 1 to 3, 4 to 6, 7 to 9, 10 to 12, and since
        self.plays1: i64 = NOTHING
        self.plays2: i64 = NOTHING
        self.plays3: i64 = NOTHING
        self.plays4: i64 = NOTHING
        self.recent: i64 = NOTHING
        self.gone: i64 = 0
        self.winners: i64 = 0
        """Two bits a trick, the first trick lowest."""
        self.wins: i64 = 0
        """The tricks won by the declarer, one bit each."""
        self.won0: i64 = 0
        self.won1: i64 = 0
        self.won2: i64 = 0
        # Cards that everybody knows a seat does not hold, by how it followed
        self.lacks0: i64 = 0
        self.lacks1: i64 = 0
        self.lacks2: i64 = 0
        # The same, shown in this trick alone: all that a strict memory takes to the next one
        self.fresh0: i64 = 0
        self.fresh1: i64 = 0
        self.fresh2: i64 = 0

    def _fill(self, twin: "Position") -> None:
        twin.actors = self.actors
        twin.asking = self.asking
        twin.board = self.board
        twin.number = self.number
        twin.forehand = self.forehand
        twin.deck = self.deck
        twin.next = self.next
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.bids = self.bids
        twin.active = self.active
        twin.standing = self.standing
        twin.penalty = self.penalty
        twin.is_hotseat = self.is_hotseat
        twin.declarer = self.declarer
        twin.row = self.row
        twin.asked = self.asked
        twin.suit = self.suit
        twin.order = self.order
        twin.boast = self.boast
        twin.turned = self.turned
        twin.step = self.step
        twin.starter = self.starter
        twin.away0 = self.away0
        twin.away1 = self.away1
        twin.away2 = self.away2
        twin.trick = self.trick
        twin.count = self.count
        twin.turn = self.turn
        twin.led = self.led
        twin.led_cards = self.led_cards
        twin.trump_cards = self.trump_cards
        twin.better = self.better
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.trump = self.trump
        twin.plain_order = self.plain_order
        twin.trump_order = self.trump_order
        twin.claimed = self.claimed
        twin.refused = self.refused
        twin.trump_from = self.trump_from
        twin.is_swinging = self.is_swinging
        twin.plays1 = self.plays1
        twin.plays2 = self.plays2
        twin.plays3 = self.plays3
        twin.plays4 = self.plays4
        twin.recent = self.recent
        twin.gone = self.gone
        twin.winners = self.winners
        twin.wins = self.wins
        twin.won0 = self.won0
        twin.won1 = self.won1
        twin.won2 = self.won2
        twin.lacks0 = self.lacks0
        twin.lacks1 = self.lacks1
        twin.lacks2 = self.lacks2
        twin.fresh0 = self.fresh0
        twin.fresh1 = self.fresh1
        twin.fresh2 = self.fresh2

    def plays(self) -> list[int]:
        """The cards of this hand in the order in which they were played."""
        found: list[int] = []
        for cards in (self.plays1, self.plays2, self.plays3, self.plays4, self.recent):
            block = int(cards)
            for place in range((block.bit_length() - 1) // CARD_BITS - 1, -1, -1):
                found.append(block >> place * CARD_BITS & CARD_MASK)
        return found

    def forgotten(self) -> list[int]:
        """The cards of all tricks before the last, where nobody may look at them again."""
        last = 0 if self.trick < 3 else SEATS * (int(self.trick) - 2)
        return self.plays()[:last] if self.setup.is_strict else []

    def set_plays(self, cards: list[int]) -> None:
        """Other cards in the place of those that were played, as many of them."""
        blocks: list[int] = []
        for start in range(0, 5 * BLOCK, BLOCK):
            block = int(NOTHING)
            for card in cards[start : start + BLOCK]:
                block = block << CARD_BITS | card
            blocks.append(block)
        full = len(cards) // BLOCK
        recent = blocks[full]
        blocks[full] = NOTHING
        self.plays1, self.plays2, self.plays3, self.plays4 = (
            blocks[0],
            blocks[1],
            blocks[2],
            blocks[3],
        )
        self.recent = recent

    def put_away(self) -> None:
        """Make room for the cards to come after every third trick."""
        if self.trick == 3:
            self.plays1 = self.recent
        elif self.trick == 6:
            self.plays2 = self.recent
        elif self.trick == 9:
            self.plays3 = self.recent
        elif self.trick == 12:
            self.plays4 = self.recent
        else:
            return
        self.recent = NOTHING

    def forget_plays(self) -> None:
        self.plays1 = self.plays2 = self.plays3 = self.plays4 = self.recent = NOTHING

    # Fields by seat

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        return self.hand1 if seat == 1 else self.hand2

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.hand0 = cards
        elif seat == 1:
            self.hand1 = cards
        else:
            self.hand2 = cards

    def away(self, seat: i64) -> i64:
        if seat == 0:
            return self.away0
        return self.away1 if seat == 1 else self.away2

    def set_away(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.away0 = cards
        elif seat == 1:
            self.away1 = cards
        else:
            self.away2 = cards

    def lacks(self, seat: i64) -> i64:
        if seat == 0:
            return self.lacks0
        return self.lacks1 if seat == 1 else self.lacks2

    def won(self, seat: i64) -> i64:
        if seat == 0:
            return self.won0
        return self.won1 if seat == 1 else self.won2

    # The contract that is played

    def contract(self) -> i64:
        """Its place in the tables, or NONE."""
        return NONE if self.row == NONE else self.board.rows[self.row]

    def pile(self) -> i64:
        """Cards left to draw."""
        return len(self.deck) - self.next

    def room(self, seat: i64) -> i64:
        """Cards a seat may discard in all: there must be one to draw for each (BZ-DIS-03)."""
        held = count_bits(self.hand(seat)) + count_bits(self.away(seat))
        return min(self.pile(), held)

    def discardable(self, seat: i64) -> i64:
        """The cards that a seat may still discard, as a set."""
        return self.hand(seat) if count_bits(self.away(seat)) < self.room(seat) else 0

    def raised(self) -> i64:
        """The penalty once somebody bids: every bid but the first raises it (BZ-OVB-02)."""
        return self.penalty if self.standing == NONE else self.penalty + 1

    def cubes_won(self) -> i64:
        """By how much the value of a row rises for who wins the auction (BZ-FIN-01)."""
        return 0 if self.setup.is_less_mizerka else 1

    def left(self) -> int:
        """Tricks to come, the one on the table among them."""
        return TRICKS - int(self.trick) + 1

    def trump_in(self, trick: i64) -> i64:
        """The trump suit of a trick, or NONE (BZ-CON-10)."""
        start = self.tables.trump_from[self.contract()]
        return self.suit if trick >= start else NONE

    def order_in(self, trick: i64, is_trump: bool) -> i64:
        """The rank order of a trick (BZ-TRK-06), in the trump suit or outside it."""
        kind = self.tables.ranks[self.contract()]
        if kind == LOW or (kind == LOW_TRUMP and is_trump):
            return ORDER_LOW
        if kind == SWINGING:
            # Odd tricks as announced, even ones the other way round (BZ-CON-04).
            return self.order if trick % 2 == 1 else 1 - self.order
        if kind == BY_PARITY:
            return ORDER_ODD + self.order
        if kind == NEAREST:
            return ORDER_NEAR + self.order
        return ORDER_HIGH

    # The score

    def counted(self) -> i64:
        """What the objective has counted so far in this hand."""
        return self.tables.counted(self.contract(), self.wins)

    def recorded(self) -> i64:
        """What the declarer would write down if no trick were to follow."""
        return self.recorded_for(self.wins)

    def recorded_for(self, wins: i64) -> i64:
        """What the declarer would write down for a mask of tricks won."""
        contract = self.contract()
        return self.tables.result(
            contract,
            self.tables.counted(contract, wins),
            self.penalty,
            self.boast,
            self.setup.is_literal,
        )

    def wins_if_claimed(self) -> int:
        """The declarer's tricks if the claim is agreed to: the claimer's come first (BZ-CLM-03)."""
        done = int(self.trick) - 1
        left = (1 << (TRICKS - done)) - 1
        won = (1 << int(self.claimed)) - 1
        if self.turn != self.declarer:
            won = left & ~won
        return int(self.wins) | won << done

    def ranking(self, row: int) -> list[int]:
        """The seats of a complete row, best first (BZ-RNK): a total order."""
        board = self.board
        sign = 1 if self.tables.is_fewer_better(board.rows[row]) else -1
        keys: list[tuple[int, int, int, int, int]] = []
        for seat in range(SEATS):
            box = row * SEATS + seat
            worth, cubes = sign * int(board.recorded[box]), int(board.cubes[box])
            keys.append((worth, -cubes, int(board.discards[box]), int(board.order[box]), seat))
        keys.sort()
        return [key[4] for key in keys]

    def places(self) -> list[int]:
        """The seats by their points, ties by who was done first (BZ-END-03, -04)."""
        totals, last = self.board.totals, self.board.last
        keys = [(-int(totals[seat]), int(last[seat]), seat) for seat in range(SEATS)]
        keys.sort()
        return [key[2] for key in keys]

    # A guess at the outcome

    def expectation(self) -> list[float]:
        """Points each seat may expect: those it has and its share of incomplete rows.

        In such a row each result is compared with the others' or, where there
        is none yet, with a usual one; two comparisons won are the first rank.
        """
        board = self.board
        points = [float(board.totals[seat]) for seat in range(SEATS)]
        for row in range(len(board.rows)):
            done = board.completed(row)
            if done == SEATS or (done == 0 and row != self.row):
                continue
            worth = [self._standing(row, seat) for seat in range(SEATS)]
            value = float(board.value(self.tables, row)) / 2.0
            for seat in range(SEATS):
                for other in range(SEATS):
                    if worth[seat] != worth[other]:
                        points[seat] += value * math.tanh(worth[seat] - worth[other])
        return points

    def _standing(self, row: int, seat: int) -> float:
        """How good a seat's result in a row is: 0 the usual one, 1 clearly better."""
        contract = self.board.rows[row]
        box = row * SEATS + seat
        if self.board.recorded[box] != UNSET:
            result = float(self.board.recorded[box])
        elif row == self.row and seat == self.declarer and self.trick > 0:
            result = self._projected(contract)
        else:
            return 0.0
        edge = (result - usual(self.tables, contract)) / spread(self.tables, contract)
        return -edge if self.tables.is_fewer_better(contract) else edge

    def _projected(self, contract: i64) -> float:
        """The result of the running hand, if it goes on as usual."""
        tables = self.tables
        left = (TRICKS - int(self.trick) + 1) / TRICKS
        rest = usual(tables, contract) * left
        if tables.goal[contract] <= FEWEST:
            so_far = float(tables.counted(contract, self.wins))
            worse = self.penalty if tables.goal[contract] == FEWEST else -self.penalty
            return so_far + rest + float(worse)
        return float(self.recorded()) * (1.0 - left) + rest


def usual(tables: Tables, contract: i64) -> float:
    """About what a declarer records; measured with greedy bots (BZ-CON-21)."""
    goal = tables.goal[contract]
    if goal >= FEWEST:
        return USUAL[goal]
    tricks = 5.5 if tables.trump[contract] != 0 else 5.1
    if tables.counts_run[contract]:
        return tricks * 0.8
    return tricks * window(tables, contract)


def spread(tables: Tables, contract: i64) -> float:
    """How far results usually lie apart."""
    goal = tables.goal[contract]
    if goal in (FAR, NEAR):
        return 1.5
    return 3.0 if goal == BOAST else 2.0 * math.sqrt(window(tables, contract))


def window(tables: Tables, contract: i64) -> float:
    """The share of the tricks that count."""
    return float(tables.last[contract] - tables.first[contract] + 1) / TRICKS


def suit_cards(suit: i64) -> i64:
    """All cards of a suit."""
    mask: i64 = SUIT_MASK
    mask <<= suit * RANKS
    return mask
