"""Cards, decks and switches of Berserk as flat tables that the rules read."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, pack
from holmgang.core.bits import bit
from holmgang.core.packed import packed, rows_of, zeros
from holmgang.games.berserk.numbers import keywords, opcodes
from holmgang.games.berserk.numbers.codes import (
    ACT,
    EVENTS,
    H_CLASS,
    H_EVENT,
    H_INSTANT,
    MOMENTS,
    SLOTS,
)
from holmgang.games.berserk.numbers.field import Field

NONE: Final[i64] = -1

# Actions
ROLL: Final = 0  # chance: a die
DRAW: Final = 1  # chance: a card for a seat
ANSWER: Final = 2  # one of the words below
PLACE: Final = 3  # the next hired card on a square
MOVE: Final = 4  # from a square, one step
LEAP: Final = 5  # from a square: jump or teleportation
STRIKE: Final = 6  # from a place at a place
USE: Final = 7  # an ability of the card at a place, by number
TARGET: Final = 8  # a place
PROTECT: Final = 9  # with the card at a place
WATCH: Final = 10  # exhaust the card at a place for the right to strike a flyer
CHOOSE: Final = 11  # a card out of play: by seat and zone, and its row
NUMBER: Final = 12  # one of several branches, an amount or a waiting ability, by number
CHARGE: Final = 13  # exhaust the card at a place for a chip

# Words to answer with
FIRST: Final = 0
SECOND: Final = 1
KEEP: Final = 2
MULLIGAN: Final = 3
HIRE: Final = 4
SKIP: Final = 5
WAIT: Final = 6
PASS: Final = 7
END: Final = 8
HIGHER: Final = 9
LOWER: Final = 10
SHOW: Final = 11
HIDE: Final = 12
REGENERATE: Final = 13  # regeneration before poison
SUFFER: Final = 14  # poison before regeneration
YES: Final = 15
NO: Final = 16
DONE: Final = 17

# Types of cards (BK-1.33 to BK-1.35)
GROUND: Final = 0
FLYER: Final = 1
ARTIFACT: Final = 2
TERRAIN: Final = 3
COMPANION: Final = 4
PARASITE: Final = 5

# Kinds of attacks and other actions (BK-10.3)
BASIC: Final = 0
SPECIAL: Final = 1
MAGICAL: Final = 2
SHOT: Final = 3
THROW: Final = 4
POLEARM: Final = 5
BLAST: Final = 6
MEANS: Final = 7  # so many kinds of attack
SPELL: Final = 7
EFFECT: Final = 8
POISONING: Final = 9  # only as the cause of wounds

MELEE: Final = 1 << BASIC | 1 << SPECIAL | 1 << MAGICAL
RANGED: Final = 1 << SHOT | 1 << THROW | 1 << POLEARM | 1 << BLAST
MAGIC: Final = 1 << MAGICAL | 1 << BLAST | 1 << SPELL
ATTACKS: Final = MELEE | RANGED

DEAL: Final[i64] = 15
"""Cards dealt to each player (BK-3.4)."""

FEWEST: Final = 30
MOST: Final = 50
"""Cards of a deck (BK-2.1)."""


class Edition:
    """The switches by which editions and readings differ; see `packs/berserk/editions.yaml`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.silver_mulligans = False  # a mulligan costs silver, not gold (BK-3.6)
        self.split_payment = True  # one card's cost may be split between colours (BK-4.9)
        self.flying_cap = 0  # what may be spent on flyers, 0 for any sum (BK-4.14)
        self.must_hide = True  # the second player's rear row stays hidden (BK-6.2, BK-6.3)
        self.reveal_first = True  # a hidden target is turned before a protector is named (BK-6.5)
        self.own_targets = False  # attacks may be turned on own cards (BK-10.13)
        self.pay_blind = False  # a blind attack that proves illegal is paid for (BK-6.10)
        self.needs_alerting = True  # poison and regeneration wait for it (BK-8.15, BK-8.16)
        self.upkeep = NONE  # REGENERATE or SUFFER first; NONE: the controller chooses (BK-8.17)
        self.attacker_chooses = False  # the row of an exchange, else the higher roller (BK-11.23)
        self.blocks_all = True  # protection stops the whole action (BK-12.33, BK-12.34)
        self.along_lines = False  # range by rows and columns instead of a radius (BK-13.1, -13.7)
        self.scale_reads_life = False  # what "5 or more" counts (BK-19.41)
        self.vampirism_overkill = True  # healing counts wounds beyond death (BK-19.48, -19.108)
        self.exile_incarnated = False  # a returned card is exiled when it dies again (BK-19.126)
        self.active_wins = False  # when both armies fall together, else a draw (BK-21.6)
        self.turn_cap = 200  # turns of a battle, 0 for any number (BK-21.8)
        self.declares_first = False  # abilities set off together are declared, then done in reverse


class Tables:
    """One row a card; `decks` and everything drawn from them are lists of rows."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.field = Field()
        self.cards: list[str] = []
        self.type: vec[i64] = zeros(0)
        self.cost: vec[i64] = zeros(0)
        self.elite: vec[i64] = zeros(0)
        self.realm: vec[i64] = zeros(0)  # NONE for neutral cards (BK-1.24)
        self.life: vec[i64] = zeros(0)
        self.move: vec[i64] = zeros(0)
        self.strike: vec[i64] = zeros(0)  # three numbers a card: light, medium, strong
        self.keywords: vec[i64] = zeros(0)  # so many a card as there are keywords
        self.klass: vec[i64] = zeros(0)  # NONE where a card has no class
        self.abilities: vec[vec[i64]] = vec[vec[i64]]()  # addresses of their heads, in order
        self.acts: vec[i64] = zeros(0)  # how many of them a player can use
        self.usable: vec[vec[i64]] = vec[vec[i64]]()  # and which
        self.prepares: vec[vec[i64]] = vec[vec[i64]]()  # those that work before the battle
        self.instants: vec[i64] = zeros(0)  # a mask of the events its instants may answer
        self.copies: vec[vec[i64]] = vec[vec[i64]]()  # their heads again, for cards that copy them
        self.can_take_off = False  # some card may take off or land
        self.code: vec[i64] = zeros(1)  # heads and terms, see `codes`; address 0 means nothing
        self.script = packed([opcodes.END, 2])  # instructions; an ability ends at address 0
        self.classes: list[str] = []
        self.markers: list[str] = []
        self.effects: dict[int, list[str]] = {}  # by head: what an ability does, for logs
        self.ways: dict[int, list[list[str]]] = {}  # by address: the same of each way of a choice
        self.spells: list[str] = []  # those that have names
        self.setups: i64 = 0  # how many abilities work before the battle
        self.counted_events: i64 = 0  # a mask of events that are counted, for `times` and `walked`
        self.decks: list[list[int]] = [[], []]
        self.digest = ""

        # Lists that states hand out; module constants would be slower to reach.
        self.nobody: list[int] = []
        self.both: list[int] = [0, 1]
        self.alone: list[list[int]] = [[0], [1]]
        self.chance: list[int] = [CHANCE]
        self.first_or_second: list[Action] = [pack(ANSWER, FIRST), pack(ANSWER, SECOND)]
        self.keep_or_mulligan: list[Action] = [pack(ANSWER, KEEP), pack(ANSWER, MULLIGAN)]
        self.hire_or_skip: list[Action] = [pack(ANSWER, HIRE), pack(ANSWER, SKIP)]
        self.hire: list[Action] = [pack(ANSWER, HIRE)]
        self.skip: list[Action] = [pack(ANSWER, SKIP)]
        self.wait: list[Action] = [pack(ANSWER, WAIT)]
        self.show_or_hide: list[Action] = [pack(ANSWER, SHOW), pack(ANSWER, HIDE)]
        self.higher_or_lower: list[Action] = [pack(ANSWER, HIGHER), pack(ANSWER, LOWER)]
        self.heal_or_suffer: list[Action] = [pack(ANSWER, REGENERATE), pack(ANSWER, SUFFER)]
        self.yes_or_no: list[Action] = [pack(ANSWER, YES), pack(ANSWER, NO)]
        self.nothing = zeros(0)
        self.no_links = rows_of([[]] * SLOTS)
        self.no_listeners = rows_of([[]] * EVENTS)
        self.no_hidden_instants = zeros(2)

    def add(self, name: str, kind: int, cost: int, elite: bool, realm: int) -> int:
        """A new card without statistics; its row."""
        self.cards.append(name)
        self.type = append(self.type, kind)
        self.cost = append(self.cost, cost)
        self.elite = append(self.elite, 1 if elite else 0)
        self.realm = append(self.realm, realm)
        self.life = append(self.life, 0)
        self.move = append(self.move, 0)
        self.strike = extend(self.strike, zeros(3))
        self.keywords = extend(self.keywords, zeros(keywords.COUNT))
        self.klass = append(self.klass, NONE)
        self.abilities = append(self.abilities, self.nothing)
        self.acts = append(self.acts, 0)
        self.usable = append(self.usable, self.nothing)
        self.prepares = append(self.prepares, self.nothing)
        self.instants = append(self.instants, 0)
        return len(self.cards) - 1

    def set_strike(self, card: i64, wounds: list[int]) -> None:
        """Light, medium and strong."""
        for k in range(3):
            self.strike[3 * card + k] = wounds[k]

    def keyword(self, card: i64, word: i64) -> i64:
        return self.keywords[card * keywords.COUNT + word]

    def leaps(self, card: i64) -> bool:
        """Whether it is printed on a card that it jumps, teleports or passes through others."""
        at = card * keywords.COUNT
        words = self.keywords
        return (
            words[at + keywords.JUMP] > 0
            or words[at + keywords.TELEPORT] > 0
            or words[at + keywords.INCORPOREAL] > 0
        )

    def opening(self, head: i64) -> i64:
        """A mask of the events that an ability may answer as an instant."""
        if self.code[head + H_CLASS] != ACT or self.code[head + H_INSTANT] == 0:
            return 0
        window = self.code[head + H_EVENT]
        return MOMENTS if window == 0 else bit(self.code[window])

    def is_creature(self, card: i64) -> bool:
        """Artifacts and terrains are none (BK-1.33)."""
        return self.type[card] != ARTIFACT and self.type[card] != TERRAIN


def deck_faults(tables: Tables, deck: list[int]) -> list[str]:
    """Why a deck is not a legal one, as codes; none for a legal deck (BK-2.1 to BK-2.3)."""
    faults: list[str] = []
    if len(deck) < FEWEST:
        faults.append("too-few-cards")
    if len(deck) > MOST:
        faults.append("too-many-cards")
    for card in range(len(tables.cards)):
        if deck.count(card) > (5 if tables.keyword(card, keywords.HORDE) else 3):
            faults.append("too-many-copies")
            break
    return faults


def is_attack(means: i64) -> bool:
    """Not a spell, an effect or poison."""
    return means != NONE and ATTACKS >> means & 1 == 1


def gold(is_first: bool, realms: i64) -> i64:
    """Gold to recruit with, by the number of realms in the army (BK-4.2, BK-4.4)."""
    return (24 if is_first else 25) - max(0, realms - 1)


def silver(is_first: bool) -> i64:
    return 22 if is_first else 23


def combat_row(attack: i64, defence: i64) -> tuple[i64, i64, i64, i64]:
    """What two modified rolls lead to: strengths of both strikes, 0 a miss to 3 strong,
    and the row before, which the higher roller may choose in an exchange (BK-11.20 to 11.23).
    """
    gap = attack - defence
    if gap == 0:
        return (1, 0, NONE, NONE) if attack <= 4 else (0, 1, NONE, NONE)
    if gap > 0:
        return _attacker_higher(gap)
    return _defender_higher(-gap)


def _attacker_higher(gap: i64) -> tuple[i64, i64, i64, i64]:
    if gap == 1:
        return 1, 0, NONE, NONE
    if gap == 2:
        return 2, 1, 1, 0
    if gap == 3:
        return 2, 0, NONE, NONE
    if gap == 4:
        return 3, 1, 2, 0
    return 3, 0, NONE, NONE


def _defender_higher(gap: i64) -> tuple[i64, i64, i64, i64]:
    if gap == 1:
        return 1, 0, NONE, NONE
    if gap == 2:
        return 0, 0, NONE, NONE
    if gap == 3:
        return 0, 1, NONE, NONE
    if gap == 4:
        return 1, 2, 0, 1
    return 0, 2, NONE, NONE


def lone_roll(result: i64) -> i64:
    """The strength of a standard roll: against the exhausted, and of all abilities (BK-11.31)."""
    if result <= 3:
        return 1
    return 2 if result <= 5 else 3
