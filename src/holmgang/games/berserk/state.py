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
from holmgang.games.berserk.tables import DEAL, NONE, TERRAIN, WIDTH, Tables

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
ASK_ABILITY: Final = 13  # whether to use an ability that may be used
ASK_BRANCH: Final = 14
ASK_AMOUNT: Final = 15
ASK_TRIGGER: Final = 16  # which of several abilities is carried out next
ASK_SQUARE: Final = 17
ASK_DASH: Final = 18
ASK_STEP: Final = 19
ASK_BANK: Final = 20
ASK_SEAT: Final = 21  # a host for a symbiote
ASK_RESPONSE: Final = 22  # whether to answer with an instant
ASK_DECLARE: Final = 23  # which of several abilities is declared next, to be done in reverse
ASK_BEFORE: Final = 24  # an ability from the deal, before recruiting
ASK_DEPLOY: Final = 25  # a placed card to put elsewhere
ASK_START: Final = 26  # an ability of the start of the battle

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

# Registers every frame has; each kind of frame names its others where it is run.
KIND: Final = 0
STEP: Final = 1

# Widths of what stands in lists
GIFT: Final = 8
USE: Final = 5
LATER_WIDTH: Final = 12
QUEUED: Final = 23

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
        self._still()

    def _still(self) -> None:
        """No ability is at work."""
        tables = self.tables
        self.gifts: list[int] = []  # modifiers given for a while, GIFT ints each
        self.used: list[int] = []  # uses of limited abilities, USE ints each
        self.marks: list[int] = []  # marker, 1 on a square, card or square
        self.laters: list[int] = []  # what waits for an event, LATER_WIDTH ints each
        self.queue: list[int] = []  # abilities set off and not carried out, QUEUED ints each
        self.heard = 0  # how many of them a frame has taken charge of
        self.extra_turns: list[int] = []  # whose turns come before the next regular one
        self.skipped = 0  # turns that were not regular ones
        self.fleeting = False  # flight or command may end at any moment
        self.lends = False  # some card may have an ability that is not printed on it
        self.hushes = False  # some card may have lost what is printed on it
        self.retyped = False  # some card may be of another type than is printed
        self.sinking: list[int] = []  # who is to land
        self.lent: list[int] = []  # who gives abilities, and by which, two ints each
        self.passer = NONE  # an incorporeal card on the square of another one
        self.hungry: list[int] = []  # who eats a corpse, and over which frame, two ints each
        self.dying = False  # somebody may have to die of an ability
        self.fallen = False  # somebody left play, so it may be over
        self.news: list[int] = tables.blank_news.copy()  # what happens just now
        self.tally: list[int] = []  # what befell cards this turn, of what cards count
        # Replaced, never changed:
        self.ghosts: list[int] = [NONE] * CARDS  # where cards stood when they left, and wounds
        self.links: list[list[int]] = tables.no_links  # by slot: source, ability, modifier
        self.watch: list[list[int]] = tables.no_ears  # by event: source, ability
        self.stands: list[list[int]] = tables.no_ears  # the same of replacements
        self.ears = 0  # a mask of the events somebody waits for
        self.openings = 0  # a mask of the events some instant may answer
        self.lurking: list[int] = tables.nothing_lurks  # by seat, the same of hidden cards
        self.plain = True  # no modifier can be at work
        self.ruled = False  # some rule of a card may be at work
        self.altered = 0  # a mask of the keywords that static abilities change
        self.touched = 0  # and with those that gifts change
        self.gifted = 0  # a mask of what gifts change, see `modifiers.lot`
        self.called = 0  # a mask of the events that abilities wait for
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
        self.laters = other.laters.copy()
        self.queue = other.queue.copy()
        self.heard = other.heard
        self.extra_turns = other.extra_turns
        self.skipped = other.skipped
        self.fleeting = other.fleeting
        self.lends = other.lends
        self.hushes = other.hushes
        self.retyped = other.retyped
        self.sinking = other.sinking.copy()
        self.lent = other.lent
        self.passer = other.passer
        self.hungry = other.hungry.copy()
        self.dying = other.dying
        self.fallen = other.fallen
        self.news = other.news.copy()
        self.tally = other.tally.copy()
        self.ghosts = other.ghosts
        self.links = other.links
        self.watch = other.watch
        self.stands = other.stands
        self.ears = other.ears
        self.openings = other.openings
        self.lurking = other.lurking
        self.plain = other.plain
        self.ruled = other.ruled
        self.altered = other.altered
        self.touched = other.touched
        self.gifted = other.gifted
        self.called = other.called
        self.rules = other.rules
        self.nimble = other.nimble
        self.extended = other.extended
        self.reaching = other.reaching
        self.depth = 0

    # Cards

    def owner(self, i: int) -> int:
        """Whose deck a card came from, and whose graveyard it goes to (BK-14.11)."""
        return 0 if i < DEAL else 1

    def controller(self, i: int) -> int:
        """Who commands a card now."""
        return self.side[i]

    def army(self, seat: int) -> list[int]:
        """The numbers of the cards a seat commands since the reveal, the dead included."""
        return self.armies[seat]

    def gather(self) -> None:
        """Note down anew who commands which cards."""
        armies: list[list[int]] = [[], []]
        for seat in range(2):
            for i in range(seat * DEAL, seat * DEAL + self.size[seat]):
                armies[self.side[i]].append(i)
        self.armies = armies

    def is_alert(self, i: int) -> bool:
        return self.status[i] & ALERT != 0

    def is_hidden(self, i: int) -> bool:
        return self.status[i] & HIDDEN != 0

    def is_flying(self, i: int) -> bool:
        """In the extra zone, and no terrain (BK-15.1, BK-18.1)."""
        return self.place[i] == AIR and self.tables.type[self.card[i]] != TERRAIN

    def at(self, place: int) -> int:
        """The card an action names by its square, or by its own number; NONE if gone.

        Numbers name those without a square of their own: flyers, terrains, symbiotes,
        and the incorporeal on the square of another card.
        """
        if place < SQUARES:
            return self.board[place]
        i = place - SQUARES
        if i < CARDS and (self.place[i] == AIR or self.host[i] >= 0 or i == self.passer):
            return i
        return NONE

    def whereabouts(self, i: int) -> int:
        """The number by which actions name where a card is; the reverse of `at`."""
        place = self.place[i]
        if place == AIR or self.host[i] >= 0 or i == self.passer:
            return SQUARES + i
        return place

    def rides(self, i: int) -> bool:
        """Whether a symbiote sits on a host; then it is where its host is (BK-16.1).

        Of one that has left its host, `host` remembers who it was, below NONE.
        """
        return self.host[i] >= 0

    def has_square(self, i: int) -> bool:
        """On a square of its own."""
        return 0 <= self.place[i] < SQUARES and self.host[i] < 0 and i != self.passer

    def settle(self, i: int, host: int) -> None:
        """Put a symbiote on a host, off its square or its host before."""
        if self.host[i] >= 0:
            self.unsettle(i)
        elif self.has_square(i):
            self.board[self.place[i]] = NONE
        self.host = self.host.copy()
        self.host[i] = host
        self.rider = self.rider.copy()
        self.rider[host] = i
        self.riders += 1
        self.place[i] = self.place[host]

    def unsettle(self, i: int) -> None:
        """A symbiote sits on its host no more."""
        self.rider = self.rider.copy()
        self.rider[self.host[i]] = NONE
        self.host = self.host.copy()
        self.host[i] = -2 - self.host[i]
        self.riders -= 1

    def regular(self, turn: int) -> int:
        """Whose turn a regular one is."""
        return self.first if turn % 2 == 1 else 1 - self.first

    def next_turn(self, seat: int) -> int:
        """The number of a seat's next turn after this one."""
        turn = self.turn
        for other in self.extra_turns:
            turn += 1
            if other == seat:
                return turn
        is_next = self.regular(self.turn - self.skipped + 1) == seat
        return turn + (1 if is_next else 2)

    def deck_rows(self, seat: int) -> list[int]:
        """All cards of a deck, sorted."""
        if len(self.top[seat]) + len(self.under[seat]) + len(self.shown) == 0:
            return self.pile[seat]
        known = [card // 2 for card in self.top[seat]] + self.under[seat]
        shown = [card // 2 for card in self.shown if card != NONE and card % 2 == seat]
        return sorted(self.pile[seat] + known + shown)

    def life(self, i: int) -> int:
        """The most wounds a card can take, extra lives included (BK-14.5)."""
        raise NotImplementedError

    def keyword(self, i: int, word: int) -> int:
        """The value of a keyword; hidden cards' abilities do not work (BK-6.11)."""
        raise NotImplementedError

    def is_creature(self, i: int) -> bool:
        return self.tables.is_creature(self.card[i])

    def creatures(self, seat: int) -> int:
        """How many creatures of a seat are left in play (BK-21.1).

        Those the opponent commands are not lost, and those one commands count too (BK-21.5).
        """
        count = 0
        for i in range(CARDS):
            if self.place[i] >= 0 and (self.side[i] == seat or self.owner(i) == seat):
                if self.is_creature(i):
                    count += 1
        return count

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
        print_ = self._fingerprint(step)
        self.trail.append(print_)
        return self.trail.count(print_) > 2 or len(self.trail) > LONGEST_CYCLE

    def _fingerprint(self, step: int) -> int:
        """A step and all that it may have changed about the cards, in one figure."""
        print_ = step
        for i in range(CARDS):
            print_ = blend(print_, self.place[i])
            if self.place[i] >= 0:
                print_ = blend(print_, self.wounds[i] + (self.extra[i] << 16))
                print_ = blend(print_, self.poison[i] + (self.steps[i] << 16))
                print_ = blend(print_, self.status[i] + (self.chips[i] << 24))
            else:
                print_ = blend(print_, self.tokens[i])
        for figure in self.gifts:
            print_ = blend(print_, figure)
        for figure in self.marks:
            print_ = blend(print_, figure)
        return print_

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
            self.journal.append(Event(kind, self.controller(i), figures))

    def note_seat(self, kind: int, seat: int, figure: int = NONE, audience: int = EVERYONE) -> None:
        """Tell an event about a seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure], audience))


def blend(print_: int, figure: int) -> int:
    """Add a figure to a fingerprint, which stays small enough to be multiplied fast."""
    return (print_ * 1_000_003 + figure) & (1 << 30) - 1
