"""A position of Berserk: who holds which cards, where they stand and how they fare.

Seat 0 (south) sits at rows 1 to 3, seat 1 (north) at rows 4 to 6; which of
them is the first player is settled by dice. Every card of an army has a number:
0 to 14 are south's, 15 to 29 north's. All that is known of card `i` stands at
`[i]` of the rows below. While an army is mustered the numbers follow the deal;
when it is revealed, the squares (so that they tell nobody anything).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.frame import Frames
from holmgang.core.packed import filled, packed, rows_of, zeros
from holmgang.core.state import State
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.frames import EVENT_WIDTH, WIDTH
from holmgang.games.berserk.tables import DEAL, NONE, Tables

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

CARDS: Final[i64] = 30
"""Of both armies. Compiled code folds only constants of the same file."""

if CARDS != 2 * DEAL:
    raise AssertionError("both armies have all cards that are dealt")

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
        self.first: i64 = NONE
        self.active: i64 = NONE
        self.turn: i64 = 0
        self.winner: i64 = NONE
        # These rows and lists are replaced, never changed, so copies share them.
        self.mulligans: vec[i64] = zeros(2)
        self.wants: vec[i64] = filled(2, NONE)  # sealed answers of a secret question
        self.asked: vec[i64] = zeros(2)  # how far each seat is through a secret question
        self.spent: vec[i64] = zeros(8)
        self.size: vec[i64] = zeros(2)  # of the revealed armies
        self.start_squares: vec[i64] = filled(CARDS, NONE)  # on which the armies were placed
        self.dice: vec[i64] = zeros(0)  # as they lie on the table, the first one thrown first
        self.pile: vec[vec[i64]] = rows_of([sorted(tables.decks[0]), sorted(tables.decks[1])])
        self.top: list[list[int]] = [
            [],
            [],
        ]  # known cards on top of the decks, twice the row and who knows
        self.under: list[list[int]] = [[], []]  # known cards underneath
        self.shown: list[int] = []  # cards of decks on show, twice the row and the seat
        self.card: vec[i64] = filled(CARDS, NONE)
        self.side: vec[i64] = packed([0] * DEAL + [1] * DEAL)  # who commands a card
        self.armies: vec[vec[i64]] = vec[vec[i64]]([zeros(0), zeros(0)])
        self.host: vec[i64] = filled(CARDS, NONE)  # of a symbiote; see `cards.has_host`
        self.rider: vec[i64] = filled(CARDS, NONE)  # the symbiote of a host
        self.riders: i64 = 0  # how many symbiotes have a host
        self.played: list[int] = []  # head and card of abilities played from the deal
        # And these are changed in place.
        self.board: vec[i64] = filled(SQUARES, NONE)
        self.place: vec[i64] = filled(CARDS, DECK)
        self.wounds: vec[i64] = zeros(CARDS)
        self.extra: vec[i64] = zeros(CARDS)
        self.poison: vec[i64] = zeros(CARDS)
        self.move_points: vec[i64] = zeros(CARDS)
        self.status: vec[i64] = zeros(CARDS)
        self.armor_used: vec[i64] = zeros(CARDS)  # wounds armor has taken this turn
        self.tokens: vec[i64] = zeros(CARDS)
        self.watches_until: vec[i64] = zeros(CARDS)  # the last turn in which it may strike a flyer
        self.chips: vec[i64] = zeros(CARDS)
        self.wounded_by: vec[i64] = filled(CARDS, NONE)  # who wounded it last, and by which means
        self.waiting: vec[i64] = zeros(0)  # incarnated cards that wait for a square
        self.shares: vec[i64] = zeros(0)  # wounds by card, while they are shared out
        self.fingerprints: vec[i64] = zeros(0)  # of a sequence that may repeat itself
        self.frames = Frames(WIDTH)
        self._lay_out_abilities()

    def _lay_out_abilities(self) -> None:
        """No ability is at work."""
        tables = self.tables
        self.gifts: vec[i64] = zeros(0)  # modifiers given for a while, GIFT ints each
        self.used: vec[i64] = zeros(0)  # uses of limited abilities, USED ints each
        self.marks: vec[i64] = zeros(0)  # marker, 1 on a square, card or square
        self.delayed: vec[i64] = zeros(0)  # what waits for an event, DELAYED ints each
        self.queue: vec[i64] = zeros(0)  # abilities set off and not carried out, QUEUED ints each
        self.taken: i64 = 0  # how many of them a frame has taken charge of
        self.extra_turns: list[int] = []  # whose turns come before the next regular one
        self.skipped: i64 = 0  # turns that were not regular ones
        self.check_gifts = False  # flight or command may end at any moment
        self.gives_abilities = False  # some card may have an ability that is not printed on it
        self.silences = False  # some card may have lost what is printed on it
        self.changes_types = False  # some card may be of another type than is printed
        self.changes_life = False  # some card may have more life, or less, than is printed
        self.to_land: vec[i64] = zeros(0)  # flyers whose time in the air is over
        self.ability_givers: vec[i64] = zeros(0)  # card and its ability, two ints each
        self.passing_card: i64 = NONE  # an incorporeal card on the square of another one
        self.scavengers: vec[i64] = zeros(0)  # who eats a corpse, and over which frame
        self.check_deaths = False  # somebody may have to die of an ability
        self.check_end = False  # somebody left play, so it may be over
        self.event: vec[i64] = filled(EVENT_WIDTH, NONE)  # what happens just now
        self.turn_counts: vec[i64] = zeros(0)  # what befell cards this turn, of what cards count
        # Replaced, never changed:
        self.departed: vec[i64] = filled(CARDS, NONE)  # where cards stood, and their wounds then
        self.links: vec[vec[i64]] = tables.no_links  # by slot: source, ability, modifier
        self.triggers: vec[vec[i64]] = tables.no_listeners  # by event: source, ability
        self.replacements: vec[vec[i64]] = tables.no_listeners  # the same of replacements
        self.awaited: i64 = 0  # a mask of the events somebody waits for
        self.answerable: i64 = 0  # a mask of the events some instant may answer
        self.hidden_instants: vec[i64] = (
            tables.no_hidden_instants
        )  # by seat, the same of hidden cards
        self.unmodified = True  # no modifier can be at work
        self.has_rules = False  # some rule of a card may be at work
        self.keywords_of_cards: i64 = 0  # a mask of the keywords that static abilities change
        self.changed_keywords: i64 = 0  # and with those that gifts change
        self.gift_slots: i64 = 0  # a mask of what gifts change, see `slots.gift_bit`
        self.awaited_by_cards: i64 = 0  # a mask of the events that abilities wait for
        self.rules: i64 = 0  # a mask of the deeds that rules forbid or allow only so
        self.cards_change_reach = False  # static abilities may change who reaches whom
        self.changes_reach = False  # and so may gifts
        self.depth: i64 = 0  # of modifiers that ask for modifiers

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
        self.start_squares = other.start_squares
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
        self.board = other.board[:]
        self.place = other.place[:]
        self.wounds = other.wounds[:]
        self.extra = other.extra[:]
        self.poison = other.poison[:]
        self.move_points = other.move_points[:]
        self.status = other.status[:]
        self.armor_used = other.armor_used[:]
        self.tokens = other.tokens[:]
        self.watches_until = other.watches_until[:]
        self.chips = other.chips[:]
        self.wounded_by = other.wounded_by[:]
        self.waiting = other.waiting[:]
        self.shares = other.shares[:]
        self.fingerprints = other.fingerprints[:]
        self.frames = other.frames.copy()
        self.gifts = other.gifts[:]
        self.used = other.used[:]
        self.marks = other.marks[:]
        self.delayed = other.delayed[:]
        self.queue = other.queue[:]
        self.taken = other.taken
        self.extra_turns = other.extra_turns
        self.skipped = other.skipped
        self.check_gifts = other.check_gifts
        self.gives_abilities = other.gives_abilities
        self.silences = other.silences
        self.changes_types = other.changes_types
        self.changes_life = other.changes_life
        self.to_land = other.to_land[:]
        self.ability_givers = other.ability_givers
        self.passing_card = other.passing_card
        self.scavengers = other.scavengers[:]
        self.check_deaths = other.check_deaths
        self.check_end = other.check_end
        self.event = other.event[:]
        self.turn_counts = other.turn_counts[:]
        self.departed = other.departed
        self.links = other.links
        self.triggers = other.triggers
        self.replacements = other.replacements
        self.awaited = other.awaited
        self.answerable = other.answerable
        self.hidden_instants = other.hidden_instants
        self.unmodified = other.unmodified
        self.has_rules = other.has_rules
        self.keywords_of_cards = other.keywords_of_cards
        self.changed_keywords = other.changed_keywords
        self.gift_slots = other.gift_slots
        self.awaited_by_cards = other.awaited_by_cards
        self.rules = other.rules
        self.cards_change_reach = other.cards_change_reach
        self.changes_reach = other.changes_reach
        self.depth = 0

    def ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors


# Functions, for the compiled build calls methods of a position by a table


def reg(p: Position, name: i64) -> i64:
    """A register of the topmost frame."""
    frames = p.frames
    return frames.registers[frames.base + name]


def set_reg(p: Position, name: i64, value: i64) -> None:
    frames = p.frames
    frames.registers[frames.base + name] = value
