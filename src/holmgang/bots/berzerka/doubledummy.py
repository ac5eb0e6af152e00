"""Perfect play with all cards open: the declarer against both defenders.

Alpha–beta over sets of cards, with a table of positions met before. Cards are
renumbered so that within a suit a lower bit is a stronger card (a weaker one
where tricks are to be avoided: what is tried first should be good). Where high
and low change places from trick to trick, `flips` says in which suits it is
the other way round.

The declarer is player 0, the defenders 1 and 2 in the order of turns. A value
is what the declarer will record, its sign turned where fewer is better.
"""

import time
from typing import Final

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.tables import (
    CARDS,
    FEWEST,
    MOST,
    NONE,
    ORDER_LOW,
    RANKS,
    SEATS,
    SUIT_MASK,
    TRICKS,
    strengths,
)

REACH: Final = 40
"""Values lie between minus this and this."""

UNSOLVED: Final = -99
"""The value of a search that ran out of nodes."""


GLANCE: Final = 511
"""The clock is looked at once in so many nodes and one."""


class DoubleDummy:
    """The rest of one hand. Asking again is cheap: what was found is kept.

    A search can be limited by nodes, or by seconds from now on.
    """

    def __init__(self, state: Berzerka, limit: int = 0, seconds: float = 0.0) -> None:
        self.limit: i64 = limit
        self.deadline = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.nodes: i64 = 0
        self.is_out = False
        self.table: dict[int, int] = {}
        self._set_goal(state)
        self._set_tricks(state)
        self._set_position(state)

    # Setting up

    def _set_goal(self, state: Berzerka) -> None:
        """What counts; and what each count is worth, with the best and worst still open."""
        tables = state.tables
        contract = state.contract()
        goal = tables.goal[contract]
        self.is_run = bool(tables.counts_run[contract])
        self.is_sum = goal in (MOST, FEWEST) and not self.is_run
        self.unit: i64 = -1 if goal == FEWEST else 1
        self.first: i64 = tables.first[contract]
        self.last: i64 = tables.last[contract]
        sign = -1 if tables.is_fewer_better(contract) else 1
        penalty, boast = int(state.penalty), int(state.boast)
        self.worth: list[int] = [
            sign * tables.result(contract, count, penalty, boast, state.setup.is_literal)
            for count in range(TRICKS + 1)
        ]
        self.most: list[int] = []
        self.least: list[int] = []
        for count in range(TRICKS + 1):
            for left in range(TRICKS + 1):
                reach = self.worth[count : count + left + 1]
                self.most.append(max(reach))
                self.least.append(min(reach))

    def _set_tricks(self, state: Berzerka) -> None:
        """Trump and strengths of every trick, and the place of every card."""
        whole = state.tables.deck.whole
        self.trumps: list[int] = [0] * (TRICKS + 2)
        self.flips: list[int] = [0] * (TRICKS + 2)
        ranks = [list(range(RANKS)) for _ in range(4)]
        for trick in range(1, TRICKS + 1):
            trump = int(state.trump_in(trick))
            self.trumps[trick] = whole[trump] if trump != NONE else 0
            for suit in range(4):
                order = int(state.order_in(trick, suit == trump))
                if order > ORDER_LOW:
                    ranks[suit] = _places(order)
                if (order == ORDER_LOW) != (self.unit < 0):
                    self.flips[trick] |= whole[suit]
        self.place: list[int] = []
        for suit in range(4):
            for place in ranks[suit]:
                self.place.append(suit * RANKS + (place if self.unit < 0 else RANKS - 1 - place))
        # One order for all tricks and all of them count: sure tricks can be counted ahead.
        counts_all = self.is_sum and self.unit > 0 and self.first == 1 and self.last == TRICKS
        self.is_even = counts_all and max(self.flips) == 0 and len(set(self.trumps[1:14])) == 1

    def _set_position(self, state: Berzerka) -> None:
        declarer = state.declarer
        self.h0: i64 = self.cards(state.hand(declarer))
        self.h1: i64 = self.cards(state.hand((declarer + 1) % SEATS))
        self.h2: i64 = self.cards(state.hand((declarer + 2) % SEATS))
        self.turn: i64 = (state.turn - declarer + SEATS) % SEATS
        self.trick: i64 = state.trick
        self.count: i64 = state.count
        self.led: i64 = 0
        self.best: i64 = 0
        self.winner: i64 = 0
        self.on_table: i64 = 0
        if state.count > 0:
            table = state.plays()[-int(state.count) :]
            for card in table:
                self.on_table |= bit(self.place[card])
            self.led = suit_of(bit(self.place[table[0]]))
            self.best = bit(self.place[state.best])
            self.winner = (state.best_seat - declarer + SEATS) % SEATS
        self.memory: i64 = self._memory(state)
        self.base: i64 = self.worth[state.counted()] if self.is_sum else 0
        self.owner: list[int] = [self._owner(card) for card in range(CARDS)]
        self.same: list[int] = [-1] * (4 << RANKS)

    def _owner(self, card: int) -> int:
        mask = bit(card)
        if self.h0 & mask:
            return 0
        if self.h1 & mask:
            return 1
        return 2 if self.h2 & mask else NONE

    def _memory(self, state: Berzerka) -> i64:
        """What has been counted so far, as the search keeps it: tricks, or runs."""
        if self.is_sum:
            return 0
        if not self.is_run:
            return state.counted()
        run: i64 = 0
        longest: i64 = 0
        for trick in range(int(self.first), min(int(state.trick), int(self.last) + 1)):
            run = run + 1 if state.wins >> (trick - 1) & 1 else 0
            longest = max(longest, run)
        return longest << 4 | run

    def cards(self, hand: i64) -> i64:
        """A set of cards in the numbering of the search."""
        found: i64 = 0
        card = 0
        while hand != 0:
            if hand & 1:
                found |= bit(self.place[card])
            hand >>= 1
            card += 1
        return found

    # Asking

    def solve(self) -> int:
        """The value of the position, or UNSOLVED."""
        return self._home_in(0)

    def value(self, card: int) -> int:
        """The value after a card of the player whose turn it is, or UNSOLVED."""
        return self._home_in(bit(self.place[card]))

    def reaches(self, value: int) -> int:
        """Whether the value is at least this: 1 or 0, or UNSOLVED. Cheaper than the value."""
        edge: i64 = value - self.base
        found = self._probe(0, edge)
        return UNSOLVED if self.is_out else int(found >= edge)

    def _home_in(self, move: i64) -> int:
        """Narrow windows close in on the value; each profits from those before."""
        low: i64 = -REACH
        high: i64 = REACH
        guess: i64 = 0
        while low < high:
            edge: i64 = guess + 1 if guess == low else guess
            guess = self._probe(move, edge)
            if self.is_out:
                return UNSOLVED
            if guess < edge:
                high = guess
            else:
                low = guess
        return int(self.base + guess)

    def _probe(self, move: i64, edge: i64) -> i64:
        """Which side of an edge the value lies on, after a card or, without one, now."""
        if move == 0:
            return self._card(
                self.h0, self.h1, self.h2, self.turn, self.count, self.led, self.best,
                self.winner, self.on_table, self.trick, self.memory, edge - 1, edge,
            )  # fmt: skip
        return self._play(
            self.h0, self.h1, self.h2, self.turn, self.count, self.led, self.best,
            self.winner, self.on_table, self.trick, self.memory, move, edge - 1, edge,
        )  # fmt: skip

    # Searching

    def _trick(
        self, h0: i64, h1: i64, h2: i64, lead: i64, trick: i64, memory: i64, alpha: i64, beta: i64
    ) -> i64:
        """A new trick: look whether it is decided or known before playing it."""
        if trick > TRICKS:
            return self._end(memory)
        self.nodes += 1
        if self._is_spent():
            return 0
        low = self._least(h0, h1, h2, lead, trick, memory)
        if low >= beta:
            return low
        high = self._most(h0, h1, h2, lead, trick, memory)
        if high <= alpha:
            return high
        key = int(self._canonical(h0 | h1 | h2) << 2 | lead | memory << 54)
        known: i64 = self.table.get(key, -1)
        if known >= 0:
            low = max(low, known // 128 - 64)
            high = min(high, known % 128 - 64)
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        found = self._card(h0, h1, h2, lead, 0, 0, 0, 0, 0, trick, memory, alpha, beta)
        if self.is_out:
            return 0
        if found >= beta:
            low = max(low, found)
        else:
            high = min(high, found)
        self.table[key] = int((low + 64) * 128 + high + 64)
        return found

    def _card(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        turn: i64,
        count: i64,
        led: i64,
        best: i64,
        winner: i64,
        on_table: i64,
        trick: i64,
        memory: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """Every card that may be played and differs from those tried before."""
        hand = h0 if turn == 0 else h1 if turn == 1 else h2
        others = (h0 | h1 | h2 | on_table) & ~hand
        rest = hand if count == 0 else self._legal(hand, led, best, trick)
        found: i64 = -REACH if turn == 0 else REACH
        last: i64 = 0
        while rest != 0:
            move: i64 = rest & -rest
            rest ^= move
            if last != 0 and suit_of(last) == suit_of(move):
                between: i64 = (move - 1) & -(last << 1) & others
                if between == 0:
                    last = move
                    continue
            last = move
            value = self._play(
                h0, h1, h2, turn, count, led, best, winner, on_table, trick, memory, move,
                alpha, beta,
            )  # fmt: skip
            if turn == 0:
                if value > found:
                    found = value
                    if found >= beta:
                        return found
                    alpha = max(alpha, found)
            elif value < found:
                found = value
                if found <= alpha:
                    return found
                beta = min(beta, found)
        return found

    def _legal(self, hand: i64, led: i64, best: i64, trick: i64) -> i64:
        """Must follow, must beat, must trump (BZ-LEG)."""
        trump: i64 = self.trumps[trick]
        suit = led
        mine = hand & led
        if mine == 0:
            suit = trump
            mine = hand & trump
        if mine == 0:
            return hand
        if best & suit:
            flips: i64 = self.flips[trick]
            better = mine & -(best << 1) if best & flips else mine & (best - 1)
            if better != 0:
                return better
        return mine

    def _play(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        turn: i64,
        count: i64,
        led: i64,
        best: i64,
        winner: i64,
        on_table: i64,
        trick: i64,
        memory: i64,
        move: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """Play one card and go on."""
        if turn == 0:
            h0 ^= move
        elif turn == 1:
            h1 ^= move
        else:
            h2 ^= move
        if count == 0:
            led = suit_of(move)
            best = move
            winner = turn
        elif self._beats(move, best, trick):
            best = move
            winner = turn
        if count < SEATS - 1:
            following: i64 = turn + 1 if turn < 2 else 0
            return self._card(
                h0, h1, h2, following, count + 1, led, best, winner, on_table | move, trick,
                memory, alpha, beta,
            )  # fmt: skip
        gain: i64 = 0
        if self.first <= trick <= self.last:
            if self.is_sum:
                gain = self.unit if winner == 0 else 0
            else:
                memory = self._remember(memory, winner == 0)
        return gain + self._trick(h0, h1, h2, winner, trick + 1, memory, alpha - gain, beta - gain)

    def _beats(self, move: i64, best: i64, trick: i64) -> bool:
        suit = suit_of(best)
        if move & suit:
            return move > best if best & self.flips[trick] else move < best
        return move & self.trumps[trick] != 0

    def _remember(self, memory: i64, is_won: bool) -> i64:
        if not self.is_run:
            return memory + 1 if is_won else memory
        if not is_won:
            return memory & ~15
        run: i64 = (memory & 15) + 1
        longest: i64 = memory >> 4
        if run > longest:
            longest = run
        return longest << 4 | run

    def _end(self, memory: i64) -> i64:
        if self.is_sum:
            return 0
        return self.worth[memory >> 4 if self.is_run else memory]

    def _is_spent(self) -> bool:
        """Whether there are no nodes or no time left; the clock is looked at now and then."""
        if self.nodes > self.limit > 0:
            self.is_out = True
        elif self.nodes & GLANCE == 0 and self.deadline > 0.0:
            self.is_out = self.is_out or time.perf_counter() > self.deadline
        return self.is_out

    # Bounds

    def _left(self, trick: i64) -> i64:
        """Tricks still to come that count."""
        start: i64 = max(trick, self.first)
        return self.last - start + 1 if start <= self.last else 0

    def _most(self, h0: i64, h1: i64, h2: i64, lead: i64, trick: i64, memory: i64) -> i64:
        left = self._left(trick)
        if self.is_sum:
            if self.unit < 0:
                return 0
            if self.is_even and lead != 0:
                mine, one, two = (h1, h0, h2) if lead == 1 else (h2, h0, h1)
                return left - self._sure(mine, one, two)
            return left
        if self.is_run:
            run: i64 = (memory & 15) + left
            return self.worth[max(run, memory >> 4)]
        return self.most[memory * (TRICKS + 1) + left]

    def _least(self, h0: i64, h1: i64, h2: i64, lead: i64, trick: i64, memory: i64) -> i64:
        left = self._left(trick)
        if self.is_sum:
            if self.unit < 0:
                return -left
            return self._sure(h0, h1, h2) if self.is_even and lead == 0 else 0
        if self.is_run:
            return self.worth[memory >> 4]
        return self.least[memory * (TRICKS + 1) + left]

    def _sure(self, mine: i64, one: i64, two: i64) -> i64:
        """Tricks that the leader can cash one after the other, whatever the others do."""
        trump: i64 = self.trumps[1]
        others = one | two
        if trump != 0 and others & trump:
            return self._cash(mine & trump, one & trump, two & trump)
        total: i64 = 0
        suit: i64 = SUIT_MASK
        for _ in range(4):
            if mine & suit:
                total += self._cash(mine & suit, one & suit, two & suit)
            suit <<= RANKS
        return total

    def _cash(self, mine: i64, one: i64, two: i64) -> i64:
        """Winners of a suit from the top; if they exhaust the others, all the rest as well."""
        others = one | two
        if others == 0:
            return count_bits(mine)
        top = count_bits(mine & ((others & -others) - 1))
        if top >= max(count_bits(one), count_bits(two)):
            return count_bits(mine)
        return top

    # Positions that differ in their figures only

    def _canonical(self, cards: i64) -> i64:
        """The same relations of ranks and owners, in each suit with the lowest cards that fit."""
        total: i64 = 0
        shift: i64 = 0
        for suit in range(4):
            ranks: i64 = cards >> shift & SUIT_MASK
            if ranks != 0:
                place: i64 = suit << RANKS | ranks
                found: i64 = self.same[place]
                if found < 0:
                    found = self._embed(suit * RANKS, ranks)
                    self.same[place] = int(found)
                total |= found << shift
            shift += RANKS
        return total

    def _embed(self, start: int, ranks: i64) -> i64:
        found: i64 = 0
        at = 0
        rank = 0
        while ranks != 0:
            if ranks & 1:
                wanted = self.owner[start + rank]
                while self.owner[start + at] != wanted:
                    at += 1
                found |= bit(at)
                at += 1
            ranks >>= 1
            rank += 1
        return found


def suit_of(card: i64) -> i64:
    """The mask of the suit of a card, given as its bit."""
    mask: i64 = SUIT_MASK
    while card & mask == 0:
        mask <<= RANKS
    return mask


def _places(order: int) -> list[int]:
    """For each rank its place among the others by strength, the weakest first."""
    strong = strengths(order)
    return [sum(other < mine for other in strong) for mine in strong]
