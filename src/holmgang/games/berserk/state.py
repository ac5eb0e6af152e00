"""A position of Berserk: who holds which cards, where they stand and how they fare.

Seat 0 (south) sits at rows 1 to 3, seat 1 (north) at rows 4 to 6; which of
them is the first player is settled by dice. Every card of an army has a number:
0 to 14 are south's, 15 to 29 north's. All that is known of card `i` stands at
`[i]` of the lists below. While an army is mustered the numbers follow the deal;
when it is revealed, the squares (so that they tell nobody anything).
"""

from typing import Final

from holmgang.core.event import EVERYONE, Event
from holmgang.core.state import State
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.tables import (
    ARMOR,
    ATTACK_SKILL,
    CLUMSY,
    DEAL,
    DEFENSE_SKILL,
    KEYWORDS,
    NONE,
    WIDTH,
    Tables,
)

# Questions
ASK_CHANCE: Final = 0
ASK_ORDER: Final = 1  # first or second player
ASK_MULLIGAN: Final = 2
ASK_HIRE: Final = 3
ASK_PLACE: Final = 4
ASK_HIDE: Final = 5  # whether a card of the rear row stays hidden
ASK_TURN: Final = 6
ASK_PROTECTOR: Final = 7
ASK_ROW: Final = 8
ASK_UPKEEP: Final = 9  # poison or regeneration first
ASK_RETURN: Final = 10  # a square for an incarnated card
ASK_TARGET: Final = 11
ASK_OVER: Final = 12

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
PACIFIED: Final = 256  # cannot attack (BK-1.2)

CARDS: Final = 2 * DEAL

# What a seat has spent: four figures a seat
ELITE_COST: Final = 0
WHOLE_COST: Final = 1
REALMS: Final = 2  # a bit mask
FLYER_COST: Final = 3

# Registers every frame has; each kind of frame names its others where it is run.
KIND: Final = 0
STEP: Final = 1

LONGEST_CYCLE: Final = 400
"""Repetitions without end that change something each time stop here (BK-20.9)."""


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(self, tables: Tables, other: "Position | None" = None) -> None:
        super().__init__()
        self.tables = tables
        if other is None:
            self._lay_out()
        else:
            self._take_over(other)

    def _lay_out(self) -> None:
        tables = self.tables
        self.first = NONE
        self.active = NONE
        self.turn = 0
        self.winner = NONE
        # These lists are replaced, never changed, so copies share them.
        self.mulligans: list[int] = [0, 0]
        self.wants: list[int] = [NONE, NONE]  # sealed answers of a secret question
        self.asked: list[int] = [0, 0]  # how far each seat is through a secret question
        self.spent: list[int] = [0] * 8
        self.size: list[int] = [0, 0]  # of the revealed armies
        self.home: list[int] = [NONE] * CARDS  # the squares on which the armies were placed
        self.dice: list[int] = []  # as they lie on the table, the first one thrown first
        self.pile: list[list[int]] = [sorted(tables.decks[0]), sorted(tables.decks[1])]
        self.card: list[int] = [NONE] * CARDS
        # And these are changed in place.
        self.board: list[int] = [NONE] * SQUARES
        self.place: list[int] = [DECK] * CARDS
        self.wounds: list[int] = [0] * CARDS
        self.extra: list[int] = [0] * CARDS
        self.poison: list[int] = [0] * CARDS
        self.steps: list[int] = [0] * CARDS
        self.status: list[int] = [0] * CARDS
        self.soaked: list[int] = [0] * CARDS  # wounds armor has taken this turn
        self.tokens: list[int] = [0] * CARDS
        self.sky: list[int] = [0] * CARDS  # the last turn in which it may strike a flyer
        self.waiting: list[int] = []  # incarnated cards that wait for a square
        self.trail: list[int] = []  # fingerprints of a sequence that may go round
        self.stack: list[int] = []
        self.base = -WIDTH

    def _take_over(self, other: "Position") -> None:
        self.actors = other.actors
        self.asking = other.asking
        self.first = other.first
        self.active = other.active
        self.turn = other.turn
        self.winner = other.winner
        self.mulligans = other.mulligans
        self.wants = other.wants
        self.asked = other.asked
        self.spent = other.spent
        self.size = other.size
        self.home = other.home
        self.dice = other.dice
        self.pile = other.pile
        self.card = other.card
        self.board = other.board.copy()
        self.place = other.place.copy()
        self.wounds = other.wounds.copy()
        self.extra = other.extra.copy()
        self.poison = other.poison.copy()
        self.steps = other.steps.copy()
        self.status = other.status.copy()
        self.soaked = other.soaked.copy()
        self.tokens = other.tokens.copy()
        self.sky = other.sky.copy()
        self.waiting = other.waiting.copy()
        self.trail = other.trail.copy()
        self.stack = other.stack.copy()
        self.base = other.base

    # Cards

    def owner(self, i: int) -> int:
        return 0 if i < DEAL else 1

    def army(self, seat: int) -> range:
        """The numbers of a revealed army, the dead included."""
        return range(seat * DEAL, seat * DEAL + self.size[seat])

    def is_alert(self, i: int) -> bool:
        return self.status[i] & ALERT != 0

    def is_hidden(self, i: int) -> bool:
        return self.status[i] & HIDDEN != 0

    def is_flying(self, i: int) -> bool:
        return self.place[i] == AIR

    def at(self, place: int) -> int:
        """The card an action names by its square, or a flyer by its own number; NONE if gone."""
        if place < SQUARES:
            return self.board[place]
        i = place - SQUARES
        return i if i < CARDS and self.place[i] == AIR else NONE

    def whereabouts(self, i: int) -> int:
        """The number by which actions name where a card is; the reverse of `at`."""
        place = self.place[i]
        return SQUARES + i if place == AIR else place

    def life(self, i: int) -> int:
        """The most wounds a card can take, extra lives included (BK-14.5)."""
        return self.tables.life[self.card[i]] + self.extra[i]

    def keyword(self, i: int, word: int) -> int:
        """The value of a keyword; hidden cards' abilities do not work (BK-6.11)."""
        if self.status[i] & HIDDEN:
            return 0
        return self.tables.keywords[self.card[i] * KEYWORDS + word]

    def is_creature(self, i: int) -> bool:
        return self.tables.is_creature(self.card[i])

    def creatures(self, seat: int) -> int:
        """How many creatures of a seat are left in play (BK-21.1)."""
        count = 0
        for i in self.army(seat):
            if self.place[i] >= 0 and self.is_creature(i):
                count += 1
        return count

    # Dice and armor

    def luck(self, i: int) -> int:
        """What bless and curse add to any roll of a card (BK-19.14, BK-19.149)."""
        status = self.status[i]
        if status & (BLESSED | CURSED) == 0:
            return 0
        return (1 if status & BLESSED else 0) - (1 if status & CURSED else 0)

    def attack_bonus(self, i: int) -> int:
        """Modifiers are summed; the result may leave 1 to 6 (BK-11.36, BK-11.37)."""
        return self.keyword(i, ATTACK_SKILL) - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def defence_bonus(self, i: int) -> int:
        return self.keyword(i, DEFENSE_SKILL) - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def armor_left(self, i: int) -> int:
        """Wounds armor still prevents this turn (BK-19.6)."""
        return max(0, self.keyword(i, ARMOR) - self.soaked[i])

    # Work that waits: frames of WIDTH ints, the topmost last

    def push(self, kind: int) -> None:
        self.stack += self.tables.blank_frame
        self.base += WIDTH
        self.stack[self.base] = kind
        self.stack[self.base + STEP] = 0

    def pop(self) -> None:
        del self.stack[self.base :]
        self.base -= WIDTH

    def reg(self, name: int) -> int:
        """A register of the topmost frame."""
        return self.stack[self.base + name]

    def set_reg(self, name: int, value: int) -> None:
        self.stack[self.base + name] = value

    def ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors

    def goes_round(self, step: int) -> bool:
        """Whether a sequence comes to a step for the third time with nothing changed.

        It is cut there: a sequence may be repeated once (BK-20.9). Whoever
        carries out abilities that set each other off asks at each of them;
        a player's next choice begins a new trail.
        """
        cards = (self.place, self.wounds, self.extra, self.poison, self.steps, self.status)
        print_ = hash((step, *[tuple(figures) for figures in cards], tuple(self.tokens)))
        self.trail.append(print_)
        return self.trail.count(print_) > 2 or len(self.trail) > LONGEST_CYCLE

    # Telling

    def note(
        self,
        kind: int,
        i: int,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        """Tell an event about a card, with up to five more figures."""
        if self.journal is not None:
            row = NONE if self.is_hidden(i) else self.card[i]
            figures = [i, row, self.whereabouts(i), a, b, c, d, e]
            self.journal.append(Event(kind, self.owner(i), figures))

    def note_seat(self, kind: int, seat: int, figure: int = NONE, audience: int = EVERYONE) -> None:
        """Tell an event about a seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure], audience))
