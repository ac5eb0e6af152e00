"""From the dice for the first turn to the armies hired and placed (BK-3 to BK-5).

Both players answer at once, and in secret: a question is put to both, and the
answers are kept until the last one is in.
"""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import Action, first, verb
from holmgang.core.bits import bit
from holmgang.core.event import Event
from holmgang.core.packed import filled, packed, with_one, zeros
from holmgang.games.berserk.change import decks, movement
from holmgang.games.berserk.hear import log
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.look.hiring import KEEPS_DEAL
from holmgang.games.berserk.numbers import ask, frames, journal
from holmgang.games.berserk.phases import reveal_armies
from holmgang.games.berserk.state import (
    DEALT,
    DECK,
    ELITE_COST,
    FLYER_COST,
    HIRED,
    REALMS,
    WHOLE_COST,
    Position,
    reg,
    set_reg,
)
from holmgang.games.berserk.tables import DEAL, FIRST, FLYER, HIRE, MULLIGAN, NONE, PLACE


def set_up(p: Position, first_player: i64) -> None:
    """Lay out the work; NONE lets dice decide who is first (BK-3.2, BK-3.3)."""
    p.frames.push(frames.SEATING)
    p.frames.push(frames.DEPLOYING)
    p.frames.push(frames.SHOWING)
    p.frames.push(frames.PLACING)
    p.frames.push(frames.HIRING)
    p.frames.push(frames.FROM_DEAL)
    p.frames.push(frames.MULLIGANS)
    _deal_to(p, 1)
    _deal_to(p, 0)
    p.first = first_player
    if first_player == NONE:
        p.frames.push(frames.ORDER)


def _deal_to(p: Position, seat: i64) -> None:
    p.frames.push(frames.DRAWING)
    set_reg(p, frames.DRAWING_SEAT, seat)


def hiring_step(p: Position) -> None:
    _secret_step(p, ask.HIRE)


def placing_step(p: Position) -> None:
    _secret_step(p, ask.PLACE)


def order_step(p: Position) -> None:
    south = reg(p, frames.ORDER_DIE)
    north = reg(p, frames.ORDER_DIE + 1)
    if south == NONE or north == NONE:
        p.ask(ask.CHANCE, p.tables.chance)
    elif south == north:
        set_reg(p, frames.ORDER_DIE, NONE)
        set_reg(p, frames.ORDER_DIE + 1, NONE)
    else:
        p.ask(ask.ORDER, p.tables.alone[0 if south > north else 1])


def roll_for_order(p: Position, die: i64) -> None:
    seat: i64 = 0 if reg(p, frames.ORDER_DIE) == NONE else 1
    set_reg(p, frames.ORDER_DIE + seat, die)
    p.dice = vec[i64]([die]) if seat == 0 else vec[i64]([reg(p, frames.ORDER_DIE), die])
    log.seat(p, journal.ORDER_DIE, seat, die)


def choose_order(p: Position, seat: i64, word: i64) -> None:
    p.first = seat if word == FIRST else 1 - seat
    p.frames.pop()
    log.seat(p, journal.FIRST, p.first)


def drawing_step(p: Position) -> None:
    if p.frames.step == DEAL:
        p.frames.pop()
    else:
        p.ask(ask.CHANCE, p.tables.chance)


def draw(p: Position, seat: i64, card: i64) -> None:
    i = seat * DEAL + p.frames.step
    decks.draw_blind(p, seat, card)
    p.card = with_one(p.card, i, card)
    p.place[i] = DEALT
    p.frames.step = p.frames.step + 1
    log.seat(p, journal.DEALT, seat, card, bit(seat))


def mulligan_step(p: Position) -> None:
    """Whoever is not content may redraw all fifteen for a gold piece (BK-3.5 to BK-3.7)."""
    south = hiring.may_redraw(p, 0)
    north = hiring.may_redraw(p, 1)
    if south or north:
        both = south and north
        p.ask(ask.MULLIGAN, p.tables.both if both else p.tables.alone[int(north)])
    else:
        p.asked = zeros(2)
        p.frames.pop()


def _carry_out_mulligans(p: Position, wants: vec[i64]) -> None:
    asked = p.asked[:]
    for seat in (1, 0):
        if wants[seat] != NONE:
            if first(wants[seat]) == MULLIGAN:
                _return_deal(p, seat)
            else:
                asked[seat] = KEEPS_DEAL
    p.asked = asked


def _return_deal(p: Position, seat: i64) -> None:
    p.mulligans = with_one(p.mulligans, seat, p.mulligans[seat] + 1)
    log.seat(p, journal.MULLIGAN, seat, p.mulligans[seat])
    redeal(p, seat)


def redeal(p: Position, seat: i64) -> None:
    """All fifteen go back and are drawn anew (BK-3.5, BK-3.8)."""
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        p.place[i] = DECK
    p.card = p.card[:]
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        p.card[i] = NONE
    decks.set_pile(p, seat, packed(sorted(p.tables.decks[seat])))
    _deal_to(p, seat)


def _secret_step(p: Position, question: i64) -> None:
    if p.asked[0] < DEAL:
        p.ask(question, p.tables.both)
        return
    p.asked = zeros(2)
    p.frames.pop()
    if question == ask.HIRE:
        _log_hires(p)
    else:
        reveal_armies.turn_armies(p)


def _log_hires(p: Position) -> None:
    if p.journal is not None:
        for seat in range(2):
            army = [p.card[i] for i in hiring.hired(p, seat)]
            p.journal.append(Event(journal.HIRED, seat, army, bit(seat)))


def seal(p: Position, seat: i64, answer: Action) -> None:
    """Keep a seat's answer; when all are in, carry them out in the order of seats."""
    p.wants = with_one(p.wants, seat, answer)
    if len(p.actors) == 2:
        p.actors = p.tables.alone[1 - seat]
        return
    wants = p.wants
    p.wants = filled(2, NONE)
    p.actors = p.tables.nobody
    if p.asking == ask.MULLIGAN:
        _carry_out_mulligans(p, wants)
        return
    for player in range(2):
        _carry_out(p, player, wants[player])
    p.asked = vec[i64]([p.asked[0] + 1, p.asked[1] + 1])


def _carry_out(p: Position, seat: i64, answer: Action) -> None:
    if p.asking == ask.HIRE:
        i = seat * DEAL + p.asked[seat]
        if first(answer) == HIRE and p.place[i] == DEALT:
            hire(p, seat, i)
    elif verb(answer) == PLACE:
        movement.put(p, hiring.next_to_place(p, seat), first(answer))


def hire(p: Position, seat: i64, i: i64) -> None:
    p.place[i] = HIRED
    p.spent = p.spent[:]
    if p.tables.setups == 0:
        _spend_on(p, seat, p.card[i])
        return
    for at in range(4 * seat, 4 * seat + 4):
        p.spent[at] = 0
    for each in hiring.hired(p, seat):
        _spend_on(p, seat, p.card[each])


def _spend_on(p: Position, seat: i64, card: i64) -> None:
    tables = p.tables
    cost = hiring.price(p, seat, card)
    at = 4 * seat
    p.spent[at + ELITE_COST] += cost if tables.elite[card] else 0
    p.spent[at + WHOLE_COST] += cost
    p.spent[at + REALMS] |= hiring.realm_bit(tables.realm[card])
    p.spent[at + FLYER_COST] += cost if tables.type[card] == FLYER else 0
