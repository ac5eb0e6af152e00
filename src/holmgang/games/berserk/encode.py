"""What a seat of Berserk knows, in numbers.

Squares and cards have the numbers that actions name them by, from 1 on, so that 0 means
none: `c3` is the same square for both seats. What is printed on a card is told beside
its row in the tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed
from holmgang.core.frame import KIND
from holmgang.core.packed import zeros
from holmgang.core.state import State
from holmgang.games.berserk.look import cards, hiring
from holmgang.games.berserk.notation import PLACES, WORDS
from holmgang.games.berserk.numbers import ask, attack, codes, frames
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.run import questions
from holmgang.games.berserk.state import (
    ALERT,
    CARDS,
    DEALT,
    ELITE_COST,
    FLYER_COST,
    HIDDEN,
    HIRED,
    REALMS,
    WHOLE_COST,
    Position,
    reg,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    CHARGE,
    CHOOSE,
    DEAL,
    LEAP,
    MOVE,
    NONE,
    NUMBER,
    PLACE,
    PROTECT,
    STRIKE,
    TARGET,
    USE,
    WATCH,
    Tables,
)
from holmgang.games.berserk.views import mustering

SIDES: list[str] = ["mine", "theirs"]
ZONE: Final[i64] = 6
"""Added to a place, so that exile is 1 and square a1 is 6."""
LOW: Final[i64] = 0xFFFF
ROW: list[str] = [
    # What everybody sees; the flags stand in the order of their bits
    *("present", "mine", "place", "home"),
    *("alert", "hidden", "moved", "acted"),
    # What those know who know the card
    *("blessed", "cursed", "stunned", "returned"),
    *("pacified", "wounded", "slain", "dashed"),
    *("card", "type", "cost", "life"),
    *("move", "light", "medium", "strong"),
    *("wounds", "extra", "poison", "steps"),
    *("soaked", "tokens", "watching", "chips"),
    *("host", "swings", "elite", "realm"),
]
WORDS_OF_ROW: Final[i64] = 9
"""Four figures each: a row is written word by word."""
ATTACK: list[str] = [
    *("means", "attacker", "target", "defender", "rolled", "answered", "force", "reply"),
]
ABILITY: list[str] = ["card", "mine", "number", "left"]
PURSE: list[str] = ["gold", "silver", "spent", "elite", "flyers"]
MOST_TURNS = 1200
OPERANDS = 9
AMOUNTS = 100
ZONES = 6
"""Seats and zones out of play that a card can be chosen from."""


def fields(tables: Tables) -> list[Field]:
    asked = [question.name for question in questions.TABLE]
    rows = [f"{i + 1}" for i in range(CARDS)]
    most = len(tables.cards)
    return [
        Field("asking", asked, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("seat", ["south", "north"], "which seat this is"),
        Field("first", SIDES, "who is the first player"),
        Field("active", SIDES, "whose turn it is"),
        Field("turn", [""], "the number of the turn", MOST_TURNS),
        Field("mulligans", SIDES, "how often each has dealt anew", 99),
        Field("progress", SIDES, "answers given to a question for both", 99),
        Field("sealed", SIDES, "whether a secret answer waits"),
        Field("deck", SIDES, "cards in the deck", 99),
        Field(
            "purse", ["gold", "silver", "spent", "elite", "flyers"], "before the battle", 99, -99
        ),
        Field("question", ["card"], "the card that a seat is asked about", most),
        Field("dice", ["last", "before"], "dice on the table", 6),
        Field("attack", ATTACK, "the attack under way", 999),
        Field("ability", ABILITY, "the ability that is carried out", 999),
        Field("target", PLACES[SQUARES:], "cards it is aimed at"),
        Field("event", ["kind", "card", "target"], "what an instant may answer", 999),
        Field("card", crossed(rows, ROW), f"all cards; of each: {', '.join(ROW)}", 999, -99),
    ]


class BerserkEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        places, squares = len(PLACES), int(SQUARES)
        blocks = [
            Block(ANSWER, len(WORDS)),
            Block(PLACE, squares),
            Block(MOVE, places, squares),
            Block(LEAP, places, squares),
            Block(STRIKE, places, places),
            Block(USE, places, OPERANDS, base=1),
            Block(TARGET, places),
            Block(PROTECT, places),
            Block(WATCH, places),
            Block(CHARGE, places),
            Block(CHOOSE, ZONES, len(fresh.tables.cards), low=2),
            Block(NUMBER, AMOUNTS),
        ]
        super().__init__(fields(fresh.tables), blocks)
        self.printed = _printed(fresh.tables)
        """What is printed on each card, as words."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        sheet.pick(p.asking, len(questions.TABLE))
        is_mustering = mustering.is_mustering(p)
        _write_table(p, seat, is_mustering, sheet)
        _write_ability(p, seat, sheet)
        _write_event(p, sheet)
        if sheet.shift != 0:
            raise AssertionError("rows of cards begin with a word")
        at = sheet.at
        sheet.skip(CARDS * len(ROW))
        if is_mustering:
            self._write_deal(p, seat, at, sheet)
        else:
            self._write_army(p, 0, seat, at, sheet)
            self._write_army(p, 1, seat, at, sheet)

    def _write_deal(self, p: Position, seat: i64, at: i64, sheet: Sheet) -> None:
        """The own cards; where the enemy places what was thrown at it is not told."""
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            if p.card[i] == NONE:
                continue
            place = p.place[i]
            if place >= 0 and not hiring.is_placed_with(p, i, seat):
                place = DEALT
            self._write_card(p, i, four(1, 1, place + ZONE, p.start_squares[i] + 1), at, sheet)
        if p.asking == ask.PLACE:
            for thrown in hiring.thrown_out(p, 1 - seat):
                place = p.place[thrown]
                place = HIRED if place == DEALT else place
                known = four(1, 1, place + ZONE, p.start_squares[thrown] + 1)
                self._write_card(p, thrown, known, at, sheet)

    def _write_army(self, p: Position, whose: i64, seat: i64, at: i64, sheet: Sheet) -> None:
        """All cards of a revealed army, the dead too."""
        for i in p.armies[whose]:
            mine: i64 = 1 if p.side[i] == seat else 0
            seen = four(1, mine, p.place[i] + ZONE, p.start_squares[i] + 1)
            if whose == seat or p.status[i] & HIDDEN == 0:
                self._write_card(p, i, seen, at, sheet)
            else:
                row = at + i * WORDS_OF_ROW
                sheet.words[row] = seen
                sheet.words[row + 1] = sheet.spread[p.status[i] & (ALERT | HIDDEN)]

    def _write_card(self, p: Position, i: i64, seen: i64, at: i64, sheet: Sheet) -> None:
        """Everything about a card, for those who know it."""
        words, spread, tables = sheet.words, sheet.spread, p.tables
        status, card = p.status[i], p.card[i]
        row = at + i * WORDS_OF_ROW
        words[row] = seen
        words[row + 1] = spread[status & 15]
        words[row + 2] = spread[status >> 4 & 15]
        words[row + 3] = spread[status >> 8 & 15]
        words[row + 4] = self.printed[2 * card]
        words[row + 5] = self.printed[2 * card + 1]
        words[row + 6] = four(p.wounds[i], p.extra[i], p.poison[i], p.move_points[i])
        watches: i64 = 1 if p.watches_until[i] >= p.turn > 0 else 0
        words[row + 7] = four(p.armor_used[i], p.tokens[i], watches, p.chips[i])
        host: i64 = p.host[i] + 1 if p.host[i] >= 0 else 0
        words[row + 8] = four(host, status >> 12, tables.elite[card], tables.realm[card] + 1)


def four(one: i64, two: i64, three: i64, last: i64) -> i64:
    """Four figures as a word of a sheet."""
    return (one & LOW) + ((two & LOW) << 16) + ((three & LOW) << 32) + (last << 48)


def _printed(tables: Tables) -> vec[i64]:
    words = zeros(2 * len(tables.cards))
    strike = tables.strike
    for card in range(len(tables.cards)):
        words[2 * card] = four(card + 1, tables.type[card], tables.cost[card], tables.life[card])
        light, medium, strong = strike[3 * card], strike[3 * card + 1], strike[3 * card + 2]
        words[2 * card + 1] = four(tables.move[card], light, medium, strong)
    return words


def _write_table(p: Position, seat: i64, is_mustering: bool, sheet: Sheet) -> None:
    """From `asked` to `attack`."""
    line, enemy = sheet.line, 1 - seat
    line[0] = 1 if seat in p.actors else 0
    line[1] = enemy
    line[2] = seat
    line[3] = 1 if p.first == seat else 0
    line[4] = 1 if p.first == enemy else 0
    line[5] = 1 if p.active == seat else 0
    line[6] = 1 if p.active == enemy else 0
    line[7] = p.turn
    line[8] = p.mulligans[seat]
    line[9] = p.mulligans[enemy]
    line[10] = p.asked[seat]
    line[11] = p.asked[enemy]
    line[12] = 1 if p.wants[seat] != NONE else 0
    line[13] = 1 if p.wants[enemy] != NONE else 0
    line[14] = _deck_size(p, seat, is_mustering)
    line[15] = _deck_size(p, enemy, is_mustering)
    _write_purse(p, seat, is_mustering, line, 16)
    line[21] = _in_question(p, seat)
    thrown: i64 = len(p.dice)
    line[22] = p.dice[thrown - 1] if thrown > 0 else 0
    line[23] = p.dice[thrown - 2] if thrown > 1 else 0
    _write_attack(p, line, 24)
    sheet.row(line, 24 + len(ATTACK))


def _deck_size(p: Position, seat: i64, is_mustering: bool) -> i64:
    return len(p.tables.decks[seat]) if is_mustering else len(cards.deck_rows(p, seat))


def _write_purse(p: Position, seat: i64, is_mustering: bool, line: vec[i64], at: i64) -> None:
    """What is left to spend; nothing before it is known who is first."""
    for i in range(len(PURSE)):
        line[at + i] = 0
    if is_mustering and p.first != NONE:
        line[at], line[at + 1] = hiring.purse(p, seat, p.spent[4 * seat + REALMS])
        line[at + 2] = p.spent[4 * seat + WHOLE_COST]
        line[at + 3] = p.spent[4 * seat + ELITE_COST]
        line[at + 4] = p.spent[4 * seat + FLYER_COST]


def _in_question(p: Position, seat: i64) -> i64:
    """The card a seat is asked about before the battle, counted from 1; 0 at other times."""
    i: i64 = NONE
    if p.asking == ask.HIRE and p.asked[seat] < DEAL:
        i = seat * DEAL + p.asked[seat]
    elif p.asking == ask.PLACE:
        i = hiring.next_to_place(p, seat)
    elif p.asking == ask.SEAT:
        i = reg(p, frames.SEATING_WHOM)
    return 0 if i == NONE else p.card[i] + 1


# What is going on


def topmost(p: Position, kind: i64) -> i64:
    """Where the topmost frame of a kind stands, NONE if there is none."""
    registers = p.frames.registers
    at = p.frames.base
    while at >= 0:
        if registers[at + KIND] == kind:
            return at
        at -= frames.WIDTH
    return NONE


def _write_attack(p: Position, line: vec[i64], at: i64) -> None:
    found = topmost(p, frames.ATTACKING)
    registers = p.frames.registers
    for i in range(len(ATTACK)):
        line[at + i] = 0 if found == NONE else registers[found + attack.MEANS + i] + 1


def _write_ability(p: Position, seat: i64, sheet: Sheet) -> None:
    """Whose ability it is, which one of its card, and at whom it is aimed."""
    at = topmost(p, frames.ABILITY)
    if at == NONE:
        sheet.skip(len(ABILITY) + CARDS)
        return
    registers = p.frames.registers
    head = registers[at + frames.G_HEAD]
    targets = registers[at + frames.G_TARGETS]
    left = registers[at + frames.G_LEFT]
    line = sheet.line
    line[0] = registers[at + frames.G_ME] + 1
    line[1] = 1 if registers[at + frames.G_SEAT] == seat else 0
    line[2] = p.tables.code[head + codes.H_NUMBER]
    line[3] = left if left > 0 else 0
    sheet.row(line, len(ABILITY))
    sheet.bits(targets if targets > 0 else 0, CARDS)


def _write_event(p: Position, sheet: Sheet) -> None:
    if p.asking != ask.RESPONSE:
        sheet.skip(3)
        return
    now = p.event
    doer = now[frames.EV_BY] if now[frames.EV_CARD] == NONE else now[frames.EV_CARD]
    sheet.put(now[frames.EV_KIND] + 1)
    sheet.put(doer + 1)
    sheet.put(now[frames.EV_TARGET] + 1)
