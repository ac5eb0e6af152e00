"""A position of Shieldwall: who has what, and what has been laid on the table.

Seat 0 is black, seat 1 is red.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.bits import low_bits
from holmgang.core.chance import Random
from holmgang.core.frame import Frames
from holmgang.core.packed import zeros
from holmgang.core.state import State
from holmgang.games.shieldwall.tables import HAND, MOST_FORCE, NONE, Tables

# Questions
ASK_CHANCE: Final = 0
ASK_ATTACK: Final = 1
ASK_STRATEGY: Final = 2
ASK_DEFENCE: Final = 3
ASK_FORCE: Final = 4
ASK_OVER: Final = 5

# Chosen by trial, for search that has to judge a position before the end.
CARD_WORTH: Final = 0.1
LEAD_WORTH: Final = 0.7


class Side:
    """What belongs to one player.

    All his battle cards lie in the row `cards`: the deck at its beginning, the
    used cards at its end. The top of the deck is the last card of the deck, the
    rightmost in hand (SW-SET-05), and the last one used is the first of the
    used cards, so most cards never move. Between both there is a gap while
    units are on the table. Counts of strategy cards have one place a kind.
    """

    def __init__(
        self, units: i64, cards: vec[i64], held: vec[i64], counts: vec[i64], possible: vec[i64]
    ) -> None:
        self.units = units
        self.cards = cards
        self.left: i64 = 0
        """Cards in the deck."""
        self.gone: i64 = 0
        """Cards used."""
        # The strategy cards in hand, so many of the places of `held`.
        self.held = held
        self.holding: i64 = 0
        # Chosen for this battle; for strategy and force, maybe still secretly.
        self.weapon: i64 = NONE
        self.strategy: i64 = NONE
        self.force: i64 = 0
        # The strategy once it is revealed, unless it is countermanded (SW-TIM-07).
        self.active: i64 = NONE
        # What the enemy knows: the first `clear` cards are battle cards, and
        # `known` is a bit mask of places, counted from the bottom, seen openly.
        self.clear: i64 = 0
        self.known: i64 = 0
        # And of the hand: its size at the last shuffle of the strategy deck, the
        # copies of each kind it could hold then, and what was played since.
        self.kept: i64 = 0
        self.possible = possible  # replaced, never changed
        self.discards = counts

    def copy(self) -> "Side":
        twin = Side(self.units, self.cards[:], self.held[:], self.discards[:], self.possible)
        twin.left = self.left
        twin.gone = self.gone
        twin.holding = self.holding
        twin.weapon = self.weapon
        twin.strategy = self.strategy
        twin.force = self.force
        twin.active = self.active
        twin.clear = self.clear
        twin.known = self.known
        twin.kept = self.kept
        return twin

    def end_battle(self) -> None:
        self.weapon = NONE
        self.strategy = NONE
        self.active = NONE
        self.force = 0

    # As lists, for those who look

    @property
    def deck(self) -> list[int]:
        """From the bottom to the top."""
        return [int(self.cards[place]) for place in range(self.left)]

    @property
    def used(self) -> list[int]:
        """In the order of their use."""
        size = len(self.cards)
        return [int(self.cards[size - 1 - place]) for place in range(self.gone)]

    @property
    def hand(self) -> list[int]:
        return [int(self.held[place]) for place in range(self.holding)]

    @property
    def played(self) -> list[int]:
        """Strategy cards played since the last shuffle, sorted."""
        return [kind for kind in range(len(self.discards)) for _ in range(self.discards[kind])]

    # The battle deck

    def lay(self, deck: vec[i64]) -> None:
        """Take a whole deck, newly shuffled."""
        self.pick_up()
        self.cards = deck
        self.left = len(deck)

    def pick_up(self) -> None:
        """Take all cards off the table; nothing is known of them any more."""
        self.left = 0
        self.gone = 0
        self.clear = 0
        self.known = 0

    def use_top(self) -> i64:
        """Put the first card of the deck on the used pile."""
        self.left -= 1
        card = self.cards[self.left]
        self.put(card)
        return card

    def put(self, card: i64) -> None:
        """Put a card that has left the deck on the used pile."""
        self.gone += 1
        self.cards[len(self.cards) - self.gone] = card

    def forget_top(self, count: i64) -> None:
        """Note that so many cards have left the top of the deck."""
        self.clear = self.clear - count if self.clear > count else 0
        self.known &= low_bits(self.left)

    def take(self, place: i64) -> i64:
        """Take a card out of the deck, and close the gap in what the enemy knows."""
        card = self.cards[place]
        self.left -= 1
        for i in range(place, self.left):
            self.cards[i] = self.cards[i + 1]
        low = self.known & low_bits(place)
        self.known = low | (self.known >> (place + 1)) << place
        return card

    def return_last(self) -> i64:
        """Put the card used last under the deck. Everybody sees it go there."""
        card = self.cards[len(self.cards) - self.gone]
        self.gone -= 1
        i = self.left
        while i > 0:
            self.cards[i] = self.cards[i - 1]
            i -= 1
        self.cards[0] = card
        self.known = self.known << 1 | 1
        if self.clear == self.left and self.clear < MOST_FORCE:
            self.clear += 1
        self.left += 1
        return card

    # Strategy cards

    def draw(self, card: i64) -> None:
        self.held[self.holding] = card
        self.holding += 1

    def discard(self, card: i64) -> None:
        """Play a card from the hand; those after it move up."""
        self.discards[card] += 1
        self.holding -= 1
        held = self.held
        place: i64 = 0
        while held[place] != card:
            place += 1
        while place < self.holding:
            held[place] = held[place + 1]
            place += 1

    def note_shuffle(self, unseen: vec[i64], enemy: "Side") -> None:
        """Remember what the enemy cannot see, less what he holds: this hand is part of that."""
        possible = unseen[:]
        for place in range(enemy.holding):
            possible[enemy.held[place]] -= 1
        self.possible = possible
        self.kept = self.holding


def new_side(tables: Tables, units: int) -> Side:
    kinds = len(tables.copies)
    return Side(units, zeros(len(tables.cards)), zeros(HAND), zeros(kinds), tables.copies)


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(
        self,
        tables: Tables,
        size: i64,
        first: i64,
        frames: Frames,
        black: Side,
        red: Side,
        pile: vec[i64],
    ) -> None:
        super().__init__()
        self.tables = tables
        self.size = size
        self.first = first
        self.frames = frames
        self.black = black
        self.red = red
        # The strategy deck, counted by kind: its order is drawn card by card.
        self.pile = pile
        self.attacker: i64 = first
        self.round: i64 = 1
        self.winner: i64 = NONE
        # Unit cards on the table for this battle, all of one player (SW-UNI-07);
        # replaced, never changed.
        self.banners: vec[i64] = vec[i64]()
        self.bannerman: i64 = NONE

    def _fill(self, twin: "Position") -> None:
        twin.actors = self.actors
        twin.asking = self.asking
        twin.attacker = self.attacker
        twin.round = self.round
        twin.winner = self.winner
        twin.banners = self.banners
        twin.bannerman = self.bannerman

    def side(self, seat: i64) -> Side:
        return self.black if seat == 0 else self.red

    def strategy(self, seat: i64) -> i64:
        """The strategy card whose effects count for a seat in this battle, or NONE."""
        return self.black.active if seat == 0 else self.red.active

    def forced_weapon(self, seat: i64) -> i64:
        """The weapon a card dictates to a seat; strategies before units (SW-UNI-09)."""
        against = self.strategy(1 - seat)
        if against != NONE and self.tables.enemy_weapon[against] != NONE:
            return self.tables.enemy_weapon[against]
        forced: i64 = NONE
        for unit in self.banners:
            weapon = self.tables.unit_weapon[unit - self.tables.battle_cards]
            if weapon != NONE:
                forced = weapon
        return forced

    def most_force(self, seat: i64) -> i64:
        """The upper limit of a seat's force (SW-FRC-03, SW-FRC-04)."""
        left = self.side(seat).left
        most: i64 = MOST_FORCE if left > MOST_FORCE else left
        against = self.strategy(1 - seat)
        if against != NONE:
            limit = self.tables.enemy_most[against]
            if 0 < limit < most:
                return limit
        return most

    def exact_force(self) -> i64:
        """The number both players must use because of a unit card, or 0 (SW-UNT-1)."""
        exact: i64 = 0
        for unit in self.banners:
            number = self.tables.unit_exact[unit - self.tables.battle_cards]
            if number > 0:
                exact = number
        return exact

    def only_force(self, seat: i64) -> i64:
        """The one force that a seat may use, or 0; an upper limit beats it (SW-FRC-04)."""
        exact = self.exact_force()
        return exact if exact <= self.most_force(seat) else 0

    def any_force(self, seat: i64, rng: Random) -> i64:
        """A force that a seat may use, each as likely as the next."""
        only = self.only_force(seat)
        most = self.most_force(seat) if only == 0 else 1
        chosen = 1 + rng.below_i64(most)
        return chosen if only == 0 else only

    def scouting(self) -> i64:
        """The seat that sees the enemy's force card before choosing (SW-UNT-4), or NONE."""
        for unit in self.banners:
            if self.tables.unit_scouts[unit - self.tables.battle_cards]:
                return self.bannerman
        return NONE

    def card_points(self, seat: i64, weapon: i64, force: i64) -> i64:
        """Power of the first card and extra of the others (SW-PTS-01, SW-PTS-02)."""
        side = self.side(seat)
        row: i64 = weapon * len(self.tables.cards)
        top = side.left - 1
        points = self.tables.power[row + side.cards[top]]
        for place in range(top - force + 1, top):
            points += self.tables.extra[row + side.cards[place]]
        return points

    def bonus_points(self, seat: i64) -> i64:
        """What a seat's strategy card adds, for the weapons and forces laid (SW-PTS-04)."""
        card = self.strategy(seat)
        if card == NONE:
            return 0
        mine = self.side(seat)
        theirs = self.side(1 - seat)
        tables = self.tables
        points = tables.ambush[card] * (theirs.force - 1)
        fits = (
            tables.bonus_mine[card] in (NONE, mine.weapon)
            and tables.bonus_theirs[card] in (NONE, theirs.weapon)
            and tables.bonus_cards[card] in (0, mine.force)
        )
        return points + tables.bonus[card] if fits else points

    def lead(self, seat: i64) -> float:
        """How far ahead a seat is, from -1 to 1: units decide, cards buy units."""
        mine, theirs = self.side(seat), self.side(1 - seat)
        units = float(mine.units - theirs.units)
        cards = float(mine.left - theirs.left)
        edge = (units + CARD_WORTH * cards) / math.sqrt(float(mine.units + theirs.units) + 1.0)
        return math.tanh(edge * LEAD_WORTH)
