"""A position of Shieldwall: who has what, and what has been laid on the table.

Seat 0 is black, seat 1 is red.
"""

import math
from typing import Final

from mypy_extensions import i64

from holmgang.core.action import Action
from holmgang.core.frame import Frames
from holmgang.core.state import State
from holmgang.games.shieldwall.tables import NONE, Tables

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

    The top of the deck is its last element: the rightmost card in hand
    (SW-SET-05). Cards gone from the game are in `used`.
    """

    def __init__(self, units: int) -> None:
        self.units: i64 = units
        self.deck: list[int] = []
        self.used: list[int] = []
        self.hand: list[int] = []
        # Chosen for this battle; for strategy and force, maybe still secretly.
        self.weapon: i64 = NONE
        self.strategy: i64 = NONE
        self.force: i64 = 0
        # The strategy once it is revealed, unless it is countermanded (SW-TIM-07).
        self.active: i64 = NONE
        # What the enemy knows: the first `clear` cards are battle cards, and
        # `known` is a bit mask of places, counted from the bottom, seen openly.
        self.clear: i64 = 0
        self.known: int = 0
        # And of the hand: its size at the last shuffle of the strategy deck, the
        # copies of each kind it could hold then, and what was played since.
        self.held: i64 = 0
        self.possible: list[int] = []
        self.played: list[int] = []

    def copy(self) -> "Side":
        twin = Side(0)
        twin.units = self.units
        twin.deck = self.deck.copy()
        twin.used = self.used.copy()
        twin.hand = self.hand.copy()
        twin.weapon = self.weapon
        twin.strategy = self.strategy
        twin.force = self.force
        twin.active = self.active
        twin.clear = self.clear
        twin.known = self.known
        twin.held = self.held
        twin.possible = self.possible  # replaced, never changed
        twin.played = self.played.copy()
        return twin


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(self, tables: Tables, size: int, first: int) -> None:
        super().__init__()
        self.tables = tables
        self.size = size
        self.first = first
        self.attacker = first
        self.round = 1
        self.winner = NONE
        self.frames = Frames()
        self.black = Side(size)
        self.red = Side(size)
        # The strategy deck, sorted: its order is drawn card by card.
        self.pile: list[int] = tables.strategy_deck.copy()
        # Unit cards on the table for this battle, all of one player (SW-UNI-07);
        # replaced, never changed.
        self.banners: list[int] = []
        self.bannerman = NONE

    def side(self, seat: int) -> Side:
        return self.black if seat == 0 else self.red

    def _fill(self, twin: "Position") -> None:
        twin.actors = self.actors
        twin.asking = self.asking
        twin.attacker = self.attacker
        twin.round = self.round
        twin.winner = self.winner
        twin.frames = self.frames.copy()
        twin.black = self.black.copy()
        twin.red = self.red.copy()
        twin.pile = self.pile.copy()
        twin.banners = self.banners
        twin.bannerman = self.bannerman

    def strategy(self, seat: int) -> int:
        """The strategy card whose effects count for a seat in this battle, or NONE."""
        return int(self.side(seat).active)

    def forced_weapon(self, seat: int) -> int:
        """The weapon a card dictates to a seat; strategies before units (SW-UNI-09)."""
        against = self.strategy(1 - seat)
        if against != NONE and self.tables.enemy_weapon[against] != NONE:
            return self.tables.enemy_weapon[against]
        forced = NONE
        for unit in self.banners:
            weapon = self.tables.unit_weapon[unit - self.tables.battle_cards]
            if weapon != NONE:
                forced = weapon
        return forced

    def most_force(self, seat: int) -> int:
        """The upper limit of a seat's force (SW-FRC-03, SW-FRC-04)."""
        most = min(3, len(self.side(seat).deck))
        against = self.strategy(1 - seat)
        if against != NONE and 0 < self.tables.enemy_most[against] < most:
            most = self.tables.enemy_most[against]
        return most

    def exact_force(self) -> int:
        """The number both players must use because of a unit card, or 0 (SW-UNT-1)."""
        exact = 0
        for unit in self.banners:
            number = self.tables.unit_exact[unit - self.tables.battle_cards]
            if number > 0:
                exact = number
        return exact

    def force_options(self, seat: int) -> list[Action]:
        """All limits together; an upper limit beats an exact number (SW-FRC-04)."""
        most = self.most_force(seat)
        exact = self.exact_force()
        return self.tables.exactly[exact] if 0 < exact <= most else self.tables.up_to[most]

    def scouting(self) -> int:
        """The seat that sees the enemy's force card before choosing (SW-UNT-4), or NONE."""
        for unit in self.banners:
            if self.tables.unit_scouts[unit - self.tables.battle_cards]:
                return self.bannerman
        return NONE

    def card_points(self, seat: int, weapon: int, force: int) -> int:
        """Power of the first card and extra of the others (SW-PTS-01, SW-PTS-02)."""
        deck = self.side(seat).deck
        row = weapon * len(self.tables.cards)
        top = len(deck) - 1
        points = self.tables.power[row + deck[top]]
        for i in range(1, force):
            points += self.tables.extra[row + deck[top - i]]
        return points

    def bonus_points(self, seat: int) -> int:
        """What a seat's strategy card adds, for the weapons and forces laid (SW-PTS-04)."""
        card = self.strategy(seat)
        if card == NONE:
            return 0
        mine = self.side(seat)
        theirs = self.side(1 - seat)
        tables = self.tables
        points = tables.ambush[card] * (int(theirs.force) - 1)
        fits = (
            tables.bonus_mine[card] in (NONE, mine.weapon)
            and tables.bonus_theirs[card] in (NONE, theirs.weapon)
            and tables.bonus_cards[card] in (0, mine.force)
        )
        return points + tables.bonus[card] if fits else points

    def lead(self, seat: int) -> float:
        """How far ahead a seat is, from -1 to 1: units decide, cards buy units."""
        mine = int(self.side(seat).units)
        theirs = int(self.side(1 - seat).units)
        cards = len(self.side(seat).deck) - len(self.side(1 - seat).deck)
        edge = (mine - theirs + CARD_WORTH * cards) / math.sqrt(mine + theirs + 1.0)
        return math.tanh(edge * LEAD_WORTH)
