"""A position of Berserk: who holds which cards, where they stand and how they fare.

Seat 0 (south) sits at rows 1 to 3, seat 1 (north) at rows 4 to 6; which of
them is the first player is settled by dice. Every dealt card has a number:
0 to 14 are south's, 15 to 29 north's. All that is known of card `i` stands at
`[i]` of the lists below.
"""

from typing import Final

from holmgang.core.state import State
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.tables import (
    ARMOR,
    ATTACK_SKILL,
    CLUMSY,
    DEAL,
    DEFENSE_SKILL,
    FLYER,
    KEYWORDS,
    NONE,
    Tables,
)

# Questions
ASK_CHANCE: Final = 0
ASK_ORDER: Final = 1  # first or second player
ASK_MULLIGAN: Final = 2
ASK_HIRE: Final = 3
ASK_PLACE: Final = 4
ASK_TURN: Final = 5
ASK_PROTECTOR: Final = 6
ASK_ROW: Final = 7
ASK_TARGET: Final = 8
ASK_RETURN: Final = 9  # a square for an incarnated card
ASK_OVER: Final = 10

# Where a card is, besides the squares 0 to 29
AIR: Final = 30
DECK: Final = -1
DEALT: Final = -2
HIRED: Final = -3
GRAVE: Final = -4
EXILE: Final = -5

# Status bits
ALERT: Final = 1
HIDDEN: Final = 2
MOVED: Final = 4
ACTED: Final = 8
BLESSED: Final = 16
CURSED: Final = 32
STUNNED: Final = 64  # does not become alert at the start of its next turn
RETURNED: Final = 128  # has used its incarnation

CARDS: Final = 2 * DEAL

# Registers every frame has; each kind of frame names its others where it is run.
KIND: Final = 0
STEP: Final = 1
WIDTH: Final = 14
BLANK: list[int] = [NONE] * (WIDTH - 2)


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.first = NONE
        self.active = NONE
        self.turn = 0
        self.winner = NONE
        self.dice: list[int] = [0, 0]
        self.mulligans: list[int] = [0, 0]
        self.wants: list[int] = [NONE, NONE]  # sealed answers of a secret question
        self.asked: list[int] = [0, 0]  # how far each seat is through a secret question
        self.pile: list[list[int]] = [tables.decks[0].copy(), tables.decks[1].copy()]
        self.board: list[int] = [NONE] * SQUARES
        self.card: list[int] = [NONE] * CARDS
        self.place: list[int] = [DECK] * CARDS
        self.wounds: list[int] = [0] * CARDS
        self.extra: list[int] = [0] * CARDS
        self.poison: list[int] = [0] * CARDS
        self.steps: list[int] = [0] * CARDS
        self.status: list[int] = [0] * CARDS
        self.soaked: list[int] = [0] * CARDS  # wounds armor has taken this turn
        self.tokens: list[int] = [0] * CARDS
        self.stack: list[int] = []

    def _fill(self, twin: "Position") -> None:
        twin.actors = self.actors
        twin.asking = self.asking
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.winner = self.winner
        twin.dice = self.dice.copy()
        twin.mulligans = self.mulligans.copy()
        twin.wants = self.wants.copy()
        twin.asked = self.asked.copy()
        twin.pile = [self.pile[0].copy(), self.pile[1].copy()]
        twin.board = self.board.copy()
        twin.card = self.card.copy()
        twin.place = self.place.copy()
        twin.wounds = self.wounds.copy()
        twin.extra = self.extra.copy()
        twin.poison = self.poison.copy()
        twin.steps = self.steps.copy()
        twin.status = self.status.copy()
        twin.soaked = self.soaked.copy()
        twin.tokens = self.tokens.copy()
        twin.stack = self.stack.copy()

    # Cards

    def owner(self, i: int) -> int:
        return 0 if i < DEAL else 1

    def cards_of(self, seat: int) -> range:
        return range(seat * DEAL, seat * DEAL + DEAL)

    def in_play(self, i: int) -> bool:
        return self.place[i] >= 0

    def is_alert(self, i: int) -> bool:
        return self.status[i] & ALERT != 0

    def is_hidden(self, i: int) -> bool:
        return self.status[i] & HIDDEN != 0

    def is_flying(self, i: int) -> bool:
        return self.place[i] == AIR

    def at(self, place: int) -> int:
        """The card an action names by its square, or a flyer by its own number."""
        return self.board[place] if place < SQUARES else place - SQUARES

    def name_of_place(self, i: int) -> int:
        """The number by which actions name where a card is; the reverse of `at`."""
        return self.place[i] if self.place[i] < SQUARES else SQUARES + i

    def life(self, i: int) -> int:
        """The most wounds a card can take, extra lives included (BK-14.5)."""
        return self.tables.life[self.card[i]] + self.extra[i]

    def keyword(self, i: int, word: int) -> int:
        """The value of a keyword; hidden cards' abilities do not work (BK-6.11)."""
        if self.status[i] & HIDDEN:
            return 0
        return self.tables.keywords[self.card[i] * KEYWORDS + word]

    def creatures(self, seat: int) -> int:
        """How many creatures of a seat are left in play (BK-21.1)."""
        count = 0
        for i in self.cards_of(seat):
            if self.place[i] >= 0 and self.is_creature(i):
                count += 1
        return count

    def is_creature(self, i: int) -> bool:
        kind = self.tables.type[self.card[i]]
        return kind <= FLYER or kind >= 4

    # Neighbourhood

    def are_adjacent(self, one: int, other: int) -> bool:
        """Whether two cards stand next to each other; flyers stand nowhere (BK-15.1)."""
        here = self.place[one]
        there = self.place[other]
        if here >= SQUARES or there >= SQUARES:
            return False
        return there in self.tables.field.around[here]

    def can_strike(self, one: int, other: int) -> bool:
        """Whether a basic strike reaches: neighbours, or anyone for a flyer (BK-15.2)."""
        return self.is_flying(one) or self.are_adjacent(one, other)

    def protectors(self, attacker: int, target: int) -> list[int]:
        """Alert creatures next to both fighters that may take the blow (BK-11.6, BK-15.3 to 15.5)."""
        found: list[int] = []
        for i in self.cards_of(self.owner(target)):
            if i == target or self.place[i] < 0 or not self.is_alert(i):
                continue
            if self.is_creature(i) and self._may_protect(i, attacker, target):
                found.append(i)
        return found

    def _may_protect(self, i: int, attacker: int, target: int) -> bool:
        if self.is_flying(target):
            return self.is_flying(i)
        if self.is_flying(attacker):
            return self.is_flying(i) or self.are_adjacent(i, target)
        return self.are_adjacent(i, attacker) and self.are_adjacent(i, target)

    # Dice

    def luck(self, i: int) -> int:
        """What bless and curse add to any roll of a card (BK-19.14, BK-19.149)."""
        status = self.status[i]
        return (status & BLESSED != 0) - (status & CURSED != 0)

    def attack_bonus(self, i: int) -> int:
        return self.keyword(i, ATTACK_SKILL) - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def defence_bonus(self, i: int) -> int:
        return self.keyword(i, DEFENSE_SKILL) - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def armor_left(self, i: int) -> int:
        """Wounds armor still prevents this turn (BK-19.6)."""
        return max(0, self.keyword(i, ARMOR) - self.soaked[i])

    # Work that waits: frames of WIDTH ints, the topmost last

    def push(self, kind: int) -> None:
        self.stack += [kind, 0, *BLANK]

    def pop(self) -> None:
        del self.stack[-WIDTH:]

    def reg(self, name: int) -> int:
        """A register of the topmost frame."""
        return self.stack[len(self.stack) - WIDTH + name]

    def set_reg(self, name: int, value: int) -> None:
        self.stack[len(self.stack) - WIDTH + name] = value

    def ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors
