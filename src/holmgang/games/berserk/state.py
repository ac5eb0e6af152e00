"""A position of Berserk: who holds which cards, where they stand and how they fare.

Seat 0 (south) sits at rows 1 to 3, seat 1 (north) at rows 4 to 6; which of
them is the first player is settled by dice. Every card of an army has a number:
0 to 14 are south's, 15 to 29 north's. All that is known of card `i` stands at
`[i]` of the lists below. While an army is mustered the numbers follow the deal;
when it is revealed, the squares (so that they tell nobody anything).
"""

from typing import Final

from holmgang.core.state import State
from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.tables import DEAL, NONE, WIDTH, Tables

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
WOUNDED: Final = 512  # took wounds this turn
SLAIN: Final = 1024  # lies in the graveyard, killed by an attack of an enemy card
DASHED: Final = 2048
SWING: Final = 4096  # and above: how often it attacked this turn

CARDS: Final = 2 * DEAL

# What a seat has spent: four figures a seat
ELITE_COST: Final = 0
WHOLE_COST: Final = 1
REALMS: Final = 2  # a bit mask
FLYER_COST: Final = 3

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
        self.top: list[list[int]] = [[], []]  # known cards on top of the decks, see `stock`
        self.under: list[list[int]] = [[], []]  # known cards underneath
        self.shown: list[int] = []  # cards of decks on show, twice the row and the seat
        self.card: list[int] = [NONE] * CARDS
        self.side: list[int] = [0] * DEAL + [1] * DEAL  # who commands a card
        self.armies: list[list[int]] = [[], []]
        self.host: list[int] = [NONE] * CARDS  # of a symbiote; see `rides`
        self.rider: list[int] = [NONE] * CARDS  # the symbiote of a host
        self.riders = 0  # how many symbiotes have a host
        self.played: list[int] = []  # head and card of abilities played from the deal
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
        self.chips: list[int] = [0] * CARDS
        self.bane: list[int] = [NONE] * CARDS  # who wounded it last, and by which means
        self.waiting: list[int] = []  # incarnated cards that wait for a square
        self.trail: list[int] = []  # fingerprints of a sequence that may go round
        self.stack: list[int] = []
        self.base = -WIDTH
        self._lay_out_abilities()

    def _lay_out_abilities(self) -> None:
        """No ability is at work."""
        tables = self.tables
        self.gifts: list[int] = []  # modifiers given for a while, GIFT ints each
        self.used: list[int] = []  # uses of limited abilities, USE ints each
        self.marks: list[int] = []  # marker, 1 on a square, card or square
        self.delayed: list[int] = []  # what waits for an event, LATER_WIDTH ints each
        self.queue: list[int] = []  # abilities set off and not carried out, QUEUED ints each
        self.taken = 0  # how many of them a frame has taken charge of
        self.extra_turns: list[int] = []  # whose turns come before the next regular one
        self.skipped = 0  # turns that were not regular ones
        self.fleeting = False  # flight or command may end at any moment
        self.lends = False  # some card may have an ability that is not printed on it
        self.hushes = False  # some card may have lost what is printed on it
        self.retyped = False  # some card may be of another type than is printed
        self.sinking: list[int] = []  # who is to land
        self.lent: list[int] = []  # who gives abilities, and by which, two ints each
        self.passer = NONE  # an incorporeal card on the square of another one
        self.scavengers: list[int] = []  # who eats a corpse, and over which frame, two ints each
        self.dying = False  # somebody may have to die of an ability
        self.fallen = False  # somebody left play, so it may be over
        self.event: list[int] = tables.blank_event.copy()  # what happens just now
        self.tally: list[int] = []  # what befell cards this turn, of what cards count
        # Replaced, never changed:
        self.ghosts: list[int] = [NONE] * CARDS  # where cards stood when they left, and wounds
        self.links: list[list[int]] = tables.no_links  # by slot: source, ability, modifier
        self.triggers: list[list[int]] = tables.no_listeners  # by event: source, ability
        self.replacements: list[list[int]] = tables.no_listeners  # the same of replacements
        self.awaited = 0  # a mask of the events somebody waits for
        self.openings = 0  # a mask of the events some instant may answer
        self.lurking: list[int] = tables.nothing_lurks  # by seat, the same of hidden cards
        self.unmodified = True  # no modifier can be at work
        self.ruled = False  # some rule of a card may be at work
        self.altered = 0  # a mask of the keywords that static abilities change
        self.touched = 0  # and with those that gifts change
        self.gifted = 0  # a mask of what gifts change, see `modifiers.gift_bit`
        self.awaited_by_cards = 0  # a mask of the events that abilities wait for
        self.rules = 0  # a mask of the deeds that rules forbid or allow only so
        self.nimble: list[int] = [0] * CARDS  # 1 for cards that do not just walk
        self.extended = False  # static abilities may change who reaches whom
        self.reaching = False  # and so may gifts
        self.depth = 0  # of modifiers that ask for modifiers

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
        self.top = other.top
        self.under = other.under
        self.shown = other.shown
        self.card = other.card
        self.side = other.side
        self.armies = other.armies
        self.host = other.host
        self.rider = other.rider
        self.riders = other.riders
        self.played = other.played
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
        self.chips = other.chips.copy()
        self.bane = other.bane.copy()
        self.waiting = other.waiting.copy()
        self.trail = other.trail.copy()
        self.stack = other.stack.copy()
        self.base = other.base
        self.gifts = other.gifts.copy()
        self.used = other.used.copy()
        self.marks = other.marks.copy()
        self.delayed = other.delayed.copy()
        self.queue = other.queue.copy()
        self.taken = other.taken
        self.extra_turns = other.extra_turns
        self.skipped = other.skipped
        self.fleeting = other.fleeting
        self.lends = other.lends
        self.hushes = other.hushes
        self.retyped = other.retyped
        self.sinking = other.sinking.copy()
        self.lent = other.lent
        self.passer = other.passer
        self.scavengers = other.scavengers.copy()
        self.dying = other.dying
        self.fallen = other.fallen
        self.event = other.event.copy()
        self.tally = other.tally.copy()
        self.ghosts = other.ghosts
        self.links = other.links
        self.triggers = other.triggers
        self.replacements = other.replacements
        self.awaited = other.awaited
        self.openings = other.openings
        self.lurking = other.lurking
        self.unmodified = other.unmodified
        self.ruled = other.ruled
        self.altered = other.altered
        self.touched = other.touched
        self.gifted = other.gifted
        self.awaited_by_cards = other.awaited_by_cards
        self.rules = other.rules
        self.nimble = other.nimble
        self.extended = other.extended
        self.reaching = other.reaching
        self.depth = 0

    # Work that waits: frames of WIDTH ints, the topmost last

    def push(self, kind: int) -> None:
        self.stack += self.tables.blank_frame
        self.base += WIDTH
        self.stack[self.base] = kind
        self.stack[self.base + frames.STEP] = 0

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
