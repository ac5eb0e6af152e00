"""Perfect play with all cards open: the declarer against both defenders.

Each probe of the search asks only whether the value reaches an edge; a few of
them close in on it. Positions met before are noted, those that differ in their
figures only count as one, and cards that did well elsewhere are tried first.

Cards are renumbered so that within a suit a lower bit is a stronger card (a
weaker one where tricks are to be avoided). Where high and low change places
from trick to trick, `flips` says in which suits it is the other way round.

The declarer is player 0, the defenders 1 and 2 in the order of turns. A value
is what the declarer will record, its sign turned where fewer is better.
"""

import time
from typing import Final

from mypy_extensions import i64

from holmgang.bots.berzerka.positions import NO_CARD, Positions
from holmgang.core.bits import bit, count_bits, highest_bit, lowest_place
from holmgang.core.packed import packed, zeros
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.tables import (
    CARDS,
    FEWEST,
    MOST,
    NONE,
    RANKS,
    SEATS,
    SUIT_MASK,
    TRICKS,
    ranking,
)

REACH: Final = 40
"""Values lie between minus this and this."""

UNSOLVED: Final = -99
"""The value of a search that ran out of nodes."""

GLANCE: Final = 511
"""The clock is looked at once in so many nodes and one."""

COUNTS: Final = TRICKS + 1
"""How many numbers of tricks there are."""

LAST: Final = SEATS - 1
"""How many cards lie before the last player of a trick."""


class DoubleDummy:
    """The rest of one hand. Asking again is cheap: what was found is kept.

    A search can be limited by nodes, or by seconds from now on. Whoever solves
    many deals gives the same positions to all.
    """

    def __init__(
        self,
        state: Berzerka,
        limit: int = 0,
        seconds: float = 0.0,
        positions: Positions | None = None,
    ) -> None:
        self.limit: i64 = limit
        self.deadline = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.nodes: i64 = 0
        self.is_out = False
        self.chosen: i64 = NO_CARD
        self.positions = Positions() if positions is None else positions
        self._set_goal(state)
        self._set_tricks(state)
        self._set_position(state)
        self._set_liking()

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
        worth: list[int] = [
            sign * int(tables.result(contract, count, penalty, boast, state.setup.is_literal))
            for count in range(COUNTS)
        ]
        reaches = [
            worth[count : count + left + 1] for count in range(COUNTS) for left in range(COUNTS)
        ]
        self.worth = packed(worth)
        self.most = packed([max(reach) for reach in reaches])
        self.least = packed([min(reach) for reach in reaches])

    def _set_tricks(self, state: Berzerka) -> None:
        """Trump and strengths of every trick, and the place of every card."""
        whole = state.tables.deck.whole
        self.trumps = zeros(TRICKS + 2)
        self.flips = zeros(TRICKS + 2)
        usual = [int(state.order_in(TRICKS, suit == state.suit)) for suit in range(4)]
        for trick in range(1, TRICKS + 1):
            trump = int(state.trump_in(trick))
            self.trumps[trick] = whole[trump] if trump != NONE else 0
            for suit in range(4):
                if (int(state.order_in(trick, suit == trump)) != usual[suit]) != (self.unit < 0):
                    self.flips[trick] |= whole[suit]
        self.place: list[int] = []
        for suit in range(4):
            for place in ranking(usual[suit]):
                self.place.append(suit * RANKS + (place if self.unit < 0 else RANKS - 1 - place))
        self.steady: i64 = TRICKS + 1
        """From this trick on nothing changes, and more tricks are better or may be."""
        trick = TRICKS
        while self.unit > 0 and trick >= self.first and self._is_as_last(trick):
            self.steady = trick
            trick -= 1
        self.is_steady = bool(self.flips[1] == self.flips[2])

    def _is_as_last(self, trick: int) -> bool:
        return bool(self.flips[trick] == 0 and self.trumps[trick] == self.trumps[TRICKS])

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
        self.positions.begin(packed([self._owner(card) for card in range(CARDS)]))

    def _set_liking(self) -> None:
        """Strong cards are led, weak ones follow, until the search knows better."""
        self.liking = zeros(SEATS * SEATS * CARDS)
        for card in range(CARDS):
            for turn in range(SEATS):
                self.liking[turn * CARDS + card] = RANKS - card % RANKS
                for count in range(1, SEATS):
                    self.liking[(count * SEATS + turn) * CARDS + card] = card % RANKS

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
        return self._home_in(0, 0)

    def value(self, card: int) -> int:
        """The value after a card of the player whose turn it is, or UNSOLVED."""
        return self._home_in(bit(self.place[card]), 0)

    def values(self, cards: list[int], guess: int = 0) -> list[int]:
        """The values after some cards, near a guess if it is a good one; fewer if it ran out."""
        moves: i64 = 0
        for card in cards:
            moves |= bit(self.place[card])
        hand = self.h0 if self.turn == 0 else self.h1 if self.turn == 1 else self.h2
        kept = distinct(moves, (self.h0 | self.h1 | self.h2 | self.on_table) & ~hand)
        known: dict[int, int] = {}
        found: list[int] = []
        for card in cards:
            mask = bit(self.place[card])
            twin = int(highest_bit(kept & (mask | (mask - 1))))
            if twin not in known:
                known[twin] = guess = self._home_in(twin, guess - self.base)
            if self.is_out:
                break
            found.append(known[twin])
        return found

    def reaches(self, value: int) -> int:
        """Whether the value is at least this: 1 or 0, or UNSOLVED. Cheaper than the value."""
        edge: i64 = value - self.base
        found = self._probe(0, edge)
        return UNSOLVED if self.is_out else int(found >= edge)

    def _home_in(self, move: i64, guess: i64) -> int:
        """Probes close in on the value; each profits from those before."""
        low: i64 = -REACH
        high: i64 = REACH
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
                self.winner, self.on_table, self.trick, self.memory, 0, edge,
            )  # fmt: skip
        return self._play(
            self.h0, self.h1, self.h2, self.turn, self.count, self.led, self.best,
            self.winner, self.on_table, self.trick, self.memory, move, edge,
        )  # fmt: skip

    # Searching: a value of at least the edge is enough for the declarer, less for the others

    def _trick(
        self, h0: i64, h1: i64, h2: i64, lead: i64, trick: i64, memory: i64, edge: i64
    ) -> i64:
        """A new trick: look whether it is decided or known before playing it."""
        if trick == TRICKS:
            return self._last_trick(h0, h1, h2, lead, memory)
        if trick > TRICKS:
            return self._end(memory)
        self.nodes += 1
        if self._is_spent():
            return 0
        low = self._least(h0, h1, h2, lead, trick, memory)
        if low >= edge:
            return low
        high = self._most(h0, h1, h2, lead, trick, memory)
        if high < edge:
            return high
        key = self.positions.key(h0 | h1 | h2, lead, memory)
        known = self.positions.look_up(key)
        hint: i64 = 0
        if known >= 0:
            low = max(low, (known & 127) - 64)
            if low >= edge:
                return low
            high = min(high, (known >> 7 & 127) - 64)
            if high < edge:
                return high
            if known >> 14 != NO_CARD:
                hint = bit(known >> 14)
        found = self._card(h0, h1, h2, lead, 0, 0, 0, 0, 0, trick, memory, hint, edge)
        if self.is_out:
            return 0
        if found >= edge:
            low = max(low, found)
        else:
            high = min(high, found)
        self.positions.put_down(key, low + 64 | high + 64 << 7 | self.chosen << 14)
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
        hint: i64,
        edge: i64,
    ) -> i64:
        """Every card that may be played and differs from those tried before."""
        hand = h0 if turn == 0 else h1 if turn == 1 else h2
        rest = hand if count == 0 else self._legal(hand, led, best, trick)
        if rest & (rest - 1) != 0:
            rest = distinct(rest, (h0 | h1 | h2 | on_table) & ~hand)
        found: i64 = -REACH if turn == 0 else REACH
        while rest != 0:
            move = self._pick(rest, turn, count, hint)
            rest ^= move
            value = self._play(
                h0, h1, h2, turn, count, led, best, winner, on_table, trick, memory, move, edge
            )
            if (value > found) == (turn == 0):
                found = value
                if (found >= edge) == (turn == 0):
                    self._like(move, turn, count, trick)
                    return found
        self.chosen = NO_CARD
        return found

    def _pick(self, rest: i64, turn: i64, count: i64, hint: i64) -> i64:
        """The card to try next: what did well here, or elsewhere in the same place of a trick."""
        if rest & (rest - 1) == 0:
            return rest
        if rest & hint:
            return hint
        if count == LAST and self.is_steady and rest & ~suit_of(rest) == 0:
            return highest_bit(rest)
        start: i64 = (count * SEATS + turn) * CARDS
        best: i64 = 0
        most: i64 = -1
        while rest != 0:
            card: i64 = rest & -rest
            rest ^= card
            liking: i64 = self.liking[start + lowest_place(card)]
            if liking > most:
                most = liking
                best = card
        return best

    def _like(self, move: i64, turn: i64, count: i64, trick: i64) -> None:
        place = lowest_place(move)
        self.chosen = place
        left: i64 = COUNTS - trick
        self.liking[(count * SEATS + turn) * CARDS + place] += left * left

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
        edge: i64,
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
        if count < LAST:
            following: i64 = turn + 1 if turn < 2 else 0
            return self._card(
                h0, h1, h2, following, count + 1, led, best, winner, on_table | move, trick,
                memory, 0, edge,
            )  # fmt: skip
        gain: i64 = 0
        if self.first <= trick <= self.last:
            if self.is_sum:
                gain = self.unit if winner == 0 else 0
            else:
                memory = self._remember(memory, winner == 0)
        return gain + self._trick(h0, h1, h2, winner, trick + 1, memory, edge - gain)

    def _last_trick(self, h0: i64, h1: i64, h2: i64, lead: i64, memory: i64) -> i64:
        """Three cards are left, and nobody has a choice."""
        best, second, third = (h0, h1, h2) if lead == 0 else (h1, h2, h0)
        if lead == 2:
            best, second, third = h2, h0, h1
        if self._beats(second, best, TRICKS):
            best = second
        if self._beats(third, best, TRICKS):
            best = third
        if self.last < TRICKS:
            return self._end(memory)
        if self.is_sum:
            return self.unit if best == h0 else 0
        return self._end(self._remember(memory, best == h0))

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
        """The value is not more, for the defenders can take some tricks."""
        left = self._left(trick)
        if self.is_sum and self.unit < 0:
            return 0
        theirs: i64 = 0
        if trick >= self.steady:
            if lead == 1:
                theirs = self._sure(h1, h0, h2)
            elif lead == 2:
                theirs = self._sure(h2, h0, h1)
            else:
                theirs = max(self._masters(h1, h0 | h2), self._masters(h2, h0 | h1))
            theirs = min(theirs, left)
        if self.is_sum:
            return left - theirs
        if self.is_run:
            run: i64 = 0 if theirs > 0 and lead != 0 else memory & 15
            return self.worth[max(run + left - theirs, memory >> 4)]
        return self.most[memory * COUNTS + left - theirs]

    def _least(self, h0: i64, h1: i64, h2: i64, lead: i64, trick: i64, memory: i64) -> i64:
        """The value is not less, for the declarer can take some tricks."""
        left = self._left(trick)
        if self.is_sum and self.unit < 0:
            return -left
        sure: i64 = 0
        if trick >= self.steady:
            sure = self._sure(h0, h1, h2) if lead == 0 else self._masters(h0, h1 | h2)
            sure = min(sure, left)
        if self.is_sum:
            return sure
        if self.is_run:
            run: i64 = (memory & 15) + sure if lead == 0 else 0
            return self.worth[max(run, memory >> 4)]
        return self.least[(memory + sure) * COUNTS + left - sure]

    def _masters(self, mine: i64, others: i64) -> i64:
        """The highest trumps: each of them wins a trick in the end, whoever leads."""
        trump: i64 = self.trumps[TRICKS] if self.last == TRICKS else 0
        return self._top(mine & trump, others & trump)

    def _top(self, mine: i64, others: i64) -> i64:
        """Cards of a suit that are stronger than all of the others'."""
        return count_bits(mine if others == 0 else mine & ((others & -others) - 1))

    def _sure(self, mine: i64, one: i64, two: i64) -> i64:
        """Tricks that the leader can cash one after the other, whatever the others do."""
        trump: i64 = self.trumps[TRICKS]
        one_ruffs = one & trump != 0
        two_ruffs = two & trump != 0
        total: i64 = 0
        if trump != 0 and mine & trump:
            total = self._cash(mine & trump, one & trump, two & trump)
            most = max(count_bits(one & trump), count_bits(two & trump))
            if self._top(mine & trump, (one | two) & trump) >= most:
                one_ruffs = two_ruffs = False
        suit: i64 = SUIT_MASK
        for _ in range(4):
            if mine & suit and suit != trump:
                sure = self._cash(mine & suit, one & suit, two & suit)
                # While there are trumps out, only as long as their owners follow.
                if one_ruffs:
                    sure = min(sure, count_bits(one & suit))
                if two_ruffs:
                    sure = min(sure, count_bits(two & suit))
                total += sure
            suit <<= RANKS
        return total

    def _cash(self, mine: i64, one: i64, two: i64) -> i64:
        """Winners of a suit from the top; if they exhaust the others, all the rest as well."""
        top = self._top(mine, one | two)
        if top >= max(count_bits(one), count_bits(two)):
            return count_bits(mine)
        return top


def distinct(cards: i64, others: i64) -> i64:
    """Of cards of a hand that nothing lies between, only the first."""
    kept: i64 = 0
    last: i64 = 0
    while cards != 0:
        move: i64 = cards & -cards
        cards ^= move
        if last == 0 or (move - 1) & -(last << 1) & others or suit_of(last) != suit_of(move):
            kept |= move
        last = move
    return kept


def suit_of(card: i64) -> i64:
    """The mask of the suit of a card, given as its bit."""
    mask: i64 = SUIT_MASK
    while card & mask == 0:
        mask <<= RANKS
    return mask
