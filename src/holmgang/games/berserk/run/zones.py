"""Abilities send cards out of play, into play, or back to a deck."""

from librt.vecs import remove
from mypy_extensions import i64

from holmgang.core.packed import with_one
from holmgang.games.berserk.change import (
    arrivals,
    death,
    decks,
    movement,
    reveal,
    symbiotes,
    targets,
)
from holmgang.games.berserk.hear import listeners, log, triggers
from holmgang.games.berserk.look import cards, operands, summoning
from holmgang.games.berserk.numbers import codes, frames, journal, opcodes
from holmgang.games.berserk.state import AIR, DECK, EXILE, GRAVE, Position, reg, set_reg
from holmgang.games.berserk.tables import DEAL, FLYER, NONE, TERRAIN


def send(p: Position, at: i64) -> None:
    """Destroy, exile, summon, bury, reveal, or put into a deck."""
    op = p.tables.script[at]
    mask = reg(p, frames.G_TARGETS)
    me = reg(p, frames.G_ME)
    if mask < NONE:
        _send_from_deck(p, op, at, -mask - 2)
    elif op == opcodes.SUMMON:
        _summon(p, at, operands.lowest(mask))
    elif op == opcodes.DESTROY:
        death.destroy_all(p, targets.reached(p, mask), me, operands.means_of(p))
    else:
        for i in targets.reached(p, mask):
            if op == opcodes.EXILE:
                _exile(p, i)
            elif op == opcodes.TO_DECK:
                _return_to_deck(p, i, p.tables.script[at + opcodes.TO_DECK_END])
            elif op == opcodes.REVEAL and p.place[i] >= 0:
                reveal.turn_up(p, i)


def _exile(p: Position, i: i64) -> None:
    if p.place[i] >= 0:
        reveal.turn_up(p, i)
        death.remove(p, i, True)
    elif p.place[i] == GRAVE:
        p.place[i] = EXILE
        p.status[i] = 0
        if i in p.waiting:
            p.waiting = remove(p.waiting, i)
        p.tokens[i] = 0
        log_out(p, journal.EXILED_FROM_GRAVE, i)


def _return_to_deck(p: Position, i: i64, end: i64) -> None:
    """Into the deck it came from; that is no death (BK-21.2)."""
    if p.place[i] >= 0:
        reveal.turn_up(p, i)
        triggers.announce_card(p, codes.E_LEFT, i)
        death.depart(p, i, DECK)
    elif i in p.waiting:
        p.waiting = remove(p.waiting, i)
    p.place[i] = DECK
    p.status[i] = 0
    p.tokens[i] = 0
    log_out(p, journal.SENT_TO_DECK, i)
    decks.put_back(p, cards.owner(i), p.card[i], end)


def log_out(p: Position, kind: i64, i: i64) -> None:
    """Tell of a card that is out of play."""
    log.seat(p, kind, cards.owner(i), p.card[i])


def _send_from_deck(p: Position, op: i64, at: i64, row: i64) -> None:
    seat = reg(p, frames.G_SEAT)
    if op == opcodes.REVEAL:
        log.seat(p, journal.SHOWN, seat, row)
        return
    if row not in cards.deck_rows(p, seat):
        return
    if op == opcodes.TO_DECK:
        decks.draw_out(p, seat, row)
        decks.put_back(p, seat, row, p.tables.script[at + opcodes.TO_DECK_END])
        return
    if decks.free_number(p, seat) == NONE:
        return
    if op == opcodes.SUMMON and not (
        summoning.may_be_in_play(p, row, seat) and summoning.has_room(p, row)
    ):
        return
    i = _draw_from_deck(p, seat, row)
    if op == opcodes.SUMMON:
        _enter(p, at, i)
    elif op == opcodes.BURY:
        p.place[i] = GRAVE
        log_out(p, journal.BURIED, i)
        triggers.announce_card(p, codes.E_BURIED, i)
    elif op == opcodes.EXILE:
        p.place[i] = EXILE
        log_out(p, journal.EXILED_FROM_DECK, i)


def _draw_from_deck(p: Position, seat: i64, row: i64) -> i64:
    i = decks.free_number(p, seat)
    if i == seat * DEAL + p.size[seat]:
        p.size = with_one(p.size, seat, p.size[seat] + 1)
    p.card = with_one(p.card, i, row)
    decks.draw_out(p, seat, row)
    listeners.rebuild(p)
    return i


def _summon(p: Position, at: i64, i: i64) -> None:
    if i == NONE or not summoning.may_be_in_play(p, p.card[i], reg(p, frames.G_SEAT)):
        return
    if p.place[i] == GRAVE and summoning.has_room(p, p.card[i]):
        if i in p.waiting:
            p.waiting = remove(p.waiting, i)
        _enter(p, at, i)


def _enter(p: Position, at: i64, i: i64) -> None:
    """Onto a square, into the extra zone or, a symbiote, onto a host (BK-19.110, BK-19.111)."""
    script = p.tables.script
    is_tapped = script[at + opcodes.SUMMON_TAPPED] == 1
    wounds: i64 = 0
    if script[at + opcodes.SUMMON_WOUNDS] != 0:
        wounds = max(0, operands.operand(p, at, opcodes.SUMMON_WOUNDS))
    set_reg(p, frames.G_IT, i)
    if cards.is_symbiote(p, i):
        symbiotes.board_from(p, i, reg(p, frames.G_ME), is_tapped, wounds)
        return
    if p.tables.type[p.card[i]] in (FLYER, TERRAIN):
        p.place[i] = AIR
    else:
        movement.put(p, i, reg(p, frames.G_AT))
    arrivals.arrive(p, i, is_tapped, wounds)
