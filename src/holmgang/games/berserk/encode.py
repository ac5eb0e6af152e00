"""What a seat of Berserk knows, in numbers.

Squares and cards have the numbers that actions name them by, from 1 on, so that 0 means
none: `c3` is the same square for both seats. What is printed on a card is told beside
its row in the tables.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed
from holmgang.core.frame import KIND
from holmgang.core.state import State
from holmgang.games.berserk import view
from holmgang.games.berserk.look import cards, hiring
from holmgang.games.berserk.notation import PLACES, WORDS
from holmgang.games.berserk.numbers import ask, attack, codes, frames
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.run import questions
from holmgang.games.berserk.state import (
    ALERT,
    CARDS,
    DEALT,
    HIDDEN,
    HIRED,
    REALMS,
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

SIDES: list[str] = ["mine", "theirs"]
ZONE: Final[i64] = 6
"""Added to a place, so that exile is 1 and square a1 is 6."""
ROW: list[str] = [
    # What everybody sees
    *("present", "mine", "place", "home", "alert", "hidden"),
    # What those know who know the card
    *("card", "type", "cost", "life", "move", "light", "medium", "strong"),
    *("wounds", "extra", "poison", "steps", "soaked", "tokens", "watching", "chips"),
    *("host", "moved", "acted", "blessed", "cursed", "stunned", "returned", "pacified"),
    *("wounded", "slain", "dashed", "swings"),
]
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

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        sheet.pick(p.asking, len(questions.TABLE))
        sheet.flag(seat in p.actors)
        sheet.pick(seat, 2)
        _write_side(p.first, seat, sheet)
        _write_side(p.active, seat, sheet)
        sheet.put(p.turn)
        sheet.pair(p.mulligans[seat], p.mulligans[1 - seat])
        sheet.pair(p.asked[seat], p.asked[1 - seat])
        sheet.flag(p.wants[seat] != NONE)
        sheet.flag(p.wants[1 - seat] != NONE)
        is_mustering = view.is_mustering(p)
        _write_decks(p, seat, is_mustering, sheet)
        _write_purse(p, seat, is_mustering, sheet)
        _write_question(p, seat, sheet)
        _write_dice(p, sheet)
        _write_attack(p, sheet)
        _write_ability(p, seat, sheet)
        _write_event(p, sheet)
        at = sheet.at
        sheet.skip(CARDS * len(ROW))
        if is_mustering:
            _write_deal(p, seat, at, sheet)
        else:
            _write_army(p, 0, seat, at, sheet)
            _write_army(p, 1, seat, at, sheet)
        sheet.at = at + CARDS * len(ROW)


def _write_side(who: i64, seat: i64, sheet: Sheet) -> None:
    sheet.pick(NONE if who == NONE else (who + seat) & 1, 2)


# Before the battle


def _write_decks(p: Position, seat: i64, is_mustering: bool, sheet: Sheet) -> None:
    for whose in (seat, 1 - seat):
        rows: i64 = len(p.tables.decks[whose]) if is_mustering else len(cards.deck_rows(p, whose))
        sheet.put(rows)


def _write_purse(p: Position, seat: i64, is_mustering: bool, sheet: Sheet) -> None:
    """What is left to spend; nothing before it is known who is first."""
    if not is_mustering or p.first == NONE:
        sheet.skip(len(PURSE))
        return
    gold, silver = hiring.purse(p, seat, p.spent[4 * seat + REALMS])
    sheet.pair(gold, silver)
    sheet.put(p.spent[4 * seat + 1])
    sheet.put(p.spent[4 * seat])
    sheet.put(p.spent[4 * seat + 3])


def _write_question(p: Position, seat: i64, sheet: Sheet) -> None:
    i: i64 = NONE
    if p.asking == ask.HIRE and p.asked[seat] < DEAL:
        i = seat * DEAL + p.asked[seat]
    elif p.asking == ask.PLACE:
        i = hiring.to_place(p, seat)
    elif p.asking == ask.SEAT:
        i = reg(p, frames.SEATING_WHOM)
    sheet.put(0 if i == NONE else p.card[i] + 1)


def _write_deal(p: Position, seat: i64, at: i64, sheet: Sheet) -> None:
    """The own cards; where the enemy places what was thrown at it is not told."""
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        if p.card[i] == NONE:
            continue
        place = p.place[i]
        if place >= 0 and not hiring.stands_with(p, i, seat):
            place = DEALT
        sheet.at = at + i * len(ROW)
        _write_known(p, i, True, place, sheet)
    if p.asking == ask.PLACE:
        for thrown in hiring.flung(p, 1 - seat):
            place = p.place[thrown]
            sheet.at = at + thrown * len(ROW)
            _write_known(p, thrown, True, HIRED if place == DEALT else place, sheet)


# Cards


def _write_army(p: Position, whose: i64, seat: i64, at: i64, sheet: Sheet) -> None:
    """All cards of a revealed army, the dead too."""
    width: i64 = len(ROW)
    for i in p.armies[whose]:
        sheet.at = at + i * width
        if whose == seat or p.status[i] & HIDDEN == 0:
            _write_known(p, i, p.side[i] == seat, p.place[i], sheet)
        else:
            _write_plain(p, i, p.side[i] == seat, p.place[i], sheet)


def _write_plain(p: Position, i: i64, is_mine: bool, place: i64, sheet: Sheet) -> None:
    """What everybody sees of a card."""
    sheet.put(1)
    sheet.flag(is_mine)
    sheet.put(place + ZONE)
    sheet.put(p.home[i] + 1)
    status = p.status[i]
    sheet.flag(status & ALERT != 0)
    sheet.flag(status & HIDDEN != 0)


def _write_known(p: Position, i: i64, is_mine: bool, place: i64, sheet: Sheet) -> None:
    _write_plain(p, i, is_mine, place, sheet)
    tables, card = p.tables, p.card[i]
    sheet.put(card + 1)
    sheet.put(tables.type[card])
    sheet.put(tables.cost[card])
    sheet.put(tables.life[card])
    sheet.put(tables.move[card])
    sheet.row(tables.strike, 3 * card, 3)
    sheet.put(p.wounds[i])
    sheet.put(p.extra[i])
    sheet.put(p.poison[i])
    sheet.put(p.steps[i])
    sheet.put(p.soaked[i])
    sheet.put(p.tokens[i])
    sheet.flag(p.sky[i] >= p.turn > 0)
    sheet.put(p.chips[i])
    sheet.put(p.host[i] + 1 if p.host[i] >= 0 else 0)
    sheet.bits(p.status[i] >> 2, 10)
    sheet.put(p.status[i] >> 12)


# What is going on


def _write_dice(p: Position, sheet: Sheet) -> None:
    thrown: i64 = len(p.dice)
    sheet.put(p.dice[thrown - 1] if thrown > 0 else 0)
    sheet.put(p.dice[thrown - 2] if thrown > 1 else 0)


def topmost(p: Position, kind: i64) -> i64:
    """Where the topmost frame of a kind stands, NONE if there is none."""
    registers = p.frames.registers
    at = p.frames.base
    while at >= 0:
        if registers[at + KIND] == kind:
            return at
        at -= frames.WIDTH
    return NONE


def _write_attack(p: Position, sheet: Sheet) -> None:
    at = topmost(p, frames.ATTACKING)
    if at == NONE:
        sheet.skip(len(ATTACK))
        return
    registers = p.frames.registers
    for register in range(attack.MEANS, attack.MEANS + len(ATTACK)):
        sheet.put(registers[at + register] + 1)


def _write_ability(p: Position, seat: i64, sheet: Sheet) -> None:
    """Whose ability it is, which one of its card, and at whom it is aimed."""
    at = topmost(p, frames.ABILITY)
    if at == NONE:
        sheet.skip(len(ABILITY) + CARDS)
        return
    registers = p.frames.registers
    head = registers[at + frames.G_HEAD]
    targets = registers[at + frames.G_TARGETS]
    sheet.put(registers[at + frames.G_ME] + 1)
    sheet.flag(registers[at + frames.G_SEAT] == seat)
    sheet.put(p.tables.code[head + codes.H_NUMBER])
    sheet.put(max(0, registers[at + frames.G_LEFT]))
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
