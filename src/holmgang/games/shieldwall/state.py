"""A position of Shieldwall: who has what, and what has been laid on the table.

Seat 0 is black, seat 1 is red. Small figures live in one flat list, so that a
copy is a handful of list copies.
"""

import math
from typing import Final

from holmgang.core.action import Action
from holmgang.core.frame import Frames
from holmgang.core.state import State
from holmgang.games.shieldwall.tables import HAND, NONE, Tables

# Questions
ASK_CHANCE: Final = 0
ASK_ATTACK: Final = 1
ASK_STRATEGY: Final = 2
ASK_DEFENCE: Final = 3
ASK_FORCE: Final = 4
ASK_OVER: Final = 5

# Places in `cells`; those of a seat are followed by the other seat's.
UNITS: Final = 0
STATED: Final = 2  # weapon: NONE until stated
PLAYED: Final = 4  # strategy card: NONE until sealed
PLACED: Final = 6  # force card: 0 until placed
CLEAR: Final = 8  # how many top cards are known to be battle cards
KNOWN: Final = 10  # bit mask of deck places, from the bottom, that the enemy knows
HELD: Final = 12  # hand size when the strategy deck was last shuffled
HANDS: Final = 14  # two times HAND cards, NONE where a card is missing
COUNTS: Final = 20  # strategy cards by kind; see the properties of Position

# Fitted to self-play; see docs/balance/shieldwall.md.
CARD_WORTH: Final = 0.1
LEAD_WORTH: Final = 0.7


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
        # The top of a deck is its last element: the rightmost card in hand (SW-SET-05).
        self.decks: list[list[int]] = [[], []]
        self.used: list[list[int]] = [[], []]
        # Unit cards on the table for this battle, all of one player (SW-UNI-07).
        self.banners: list[int] = []
        self.bannerman = NONE

        kinds = len(tables.strategies)
        self.kinds = kinds
        self.pile = COUNTS  # the strategy deck; its order is drawn card by card
        self.discards = COUNTS + kinds
        self.possible = COUNTS + 2 * kinds  # per seat: what its hand could hold at the last shuffle
        self.shown = COUNTS + 4 * kinds  # per seat: what it has played since that shuffle
        self.cells: list[int] = [0] * (COUNTS + 6 * kinds)
        for seat in range(2):
            self.cells[UNITS + seat] = size
            self.cells[STATED + seat] = NONE
            self.cells[PLAYED + seat] = NONE
        for i in range(2 * HAND):
            self.cells[HANDS + i] = NONE
        for kind in range(kinds):
            self.cells[self.pile + kind] = tables.copies[kind]

    def _fill(self, twin: "Position") -> None:
        twin.actors = self.actors
        twin.asking = self.asking
        twin.attacker = self.attacker
        twin.round = self.round
        twin.winner = self.winner
        twin.frames = self.frames.copy()
        twin.decks = [self.decks[0].copy(), self.decks[1].copy()]
        twin.used = [self.used[0].copy(), self.used[1].copy()]
        twin.banners = self.banners.copy()
        twin.bannerman = self.bannerman
        twin.cells = self.cells.copy()

    def hand(self, seat: int) -> list[int]:
        at = HANDS + HAND * seat
        return [card for card in self.cells[at : at + HAND] if card != NONE]

    def strategy(self, seat: int) -> int:
        """The strategy card whose effects count: NONE if it is countermanded (SW-TIM-07)."""
        mine = self.cells[PLAYED + seat]
        theirs = self.cells[PLAYED + 1 - seat]
        if self.asking == ASK_STRATEGY or theirs == NONE or mine == NONE:
            return NONE
        return NONE if self.tables.cancels[theirs] else mine

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
        most = min(3, len(self.decks[seat]))
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
        deck = self.decks[seat]
        row = weapon * len(self.tables.cards)
        top = len(deck) - 1
        points = self.tables.power[row + deck[top]]
        for i in range(1, force):
            points += self.tables.extra[row + deck[top - i]]
        return points

    def bonus_points(self, seat: int, weapons: list[int], forces: list[int]) -> int:
        """What a seat's strategy card adds (SW-PTS-04)."""
        card = self.strategy(seat)
        if card == NONE:
            return 0
        tables = self.tables
        points = tables.ambush[card] * (forces[1 - seat] - 1)
        fits = tables.bonus_mine[card] in (NONE, weapons[seat])
        fits = fits and tables.bonus_theirs[card] in (NONE, weapons[1 - seat])
        fits = fits and tables.bonus_cards[card] in (0, forces[seat])
        return points + tables.bonus[card] if fits else points

    def lead(self, seat: int) -> float:
        """How far ahead a seat is, from -1 to 1: units decide, cards buy units."""
        mine = self.cells[UNITS + seat]
        theirs = self.cells[UNITS + 1 - seat]
        cards = len(self.decks[seat]) - len(self.decks[1 - seat])
        edge = (mine - theirs + CARD_WORTH * cards) / math.sqrt(mine + theirs + 1.0)
        return math.tanh(edge * LEAD_WORTH)
