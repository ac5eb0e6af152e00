"""Whom an ability is turned on: known cards, all of a set, or some that are chosen."""

from mypy_extensions import i64

from holmgang.core.action import Action, first, second, verb
from holmgang.core.bits import bit
from holmgang.core.packed import zeros
from holmgang.games.berserk.change import flight, reveal
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import (
    cards,
    evaluator,
    operands,
    picks,
    references,
    squares,
)
from holmgang.games.berserk.numbers import ask, codes, frames, journal, opcodes
from holmgang.games.berserk.run import effects, flow, prophecy
from holmgang.games.berserk.state import CARDS, EXILE, GRAVE, Position
from holmgang.games.berserk.tables import ANSWER, CHOOSE, DEAL, NONE, SPELL


def known(p: Position, at: i64) -> None:
    card = p.tables.script[at + opcodes.KNOWN_CARD]
    i = references.refer(p, card, p.reg(codes.G_ME), p.base)
    p.set_reg(codes.G_TARGETS, operands.mask_of(i))
    if i != NONE and card != codes.R_SELF:
        p.set_reg(codes.G_IT, i)


def everybody(p: Position, at: i64) -> None:
    cards_ = p.tables.script[at + opcodes.ALL_CARDS]
    p.set_reg(codes.G_TARGETS, evaluator.select(p, cards_, p.reg(codes.G_ME), p.base))


def square_of(p: Position, at: i64) -> None:
    card = p.tables.script[at + opcodes.SQUARE_OF_CARD]
    i = references.refer(p, card, p.reg(codes.G_ME), p.base)
    p.set_reg(codes.G_AT, squares.square_of(p, i))


def every_square(p: Position, at: i64) -> None:
    cells = p.tables.script[at + opcodes.SQUARES_CELLS]
    mask: i64 = 0
    for square in evaluator.cells(p, cells, p.reg(codes.G_ME), p.base):
        mask |= bit(square)
    p.set_reg(codes.G_AT, mask)


def keep(p: Position, at: i64) -> None:
    """The targets become those of the first part, as in a swap."""
    p.set_reg(codes.G_FIRST, p.reg(codes.G_TARGETS))


def ask_for_targets(p: Position, at: i64) -> None:
    """Ask for targets, as many as are wanted and there are."""
    if p.reg(codes.G_LEFT) == NONE:
        p.set_reg(codes.G_TARGETS, 0)
        p.set_reg(codes.G_LEFT, max(0, operands.operand(p, at, opcodes.PICK_N)))
    if p.reg(codes.G_LEFT) > 0 and picks.can_pick(p, at):
        seat = operands.asked(p, p.tables.script[at + opcodes.PICK_OPPONENT])
        p.ask(ask.TARGET, p.tables.alone[seat])
        return
    p.set_reg(codes.G_LEFT, NONE)
    flow.go_on(p, at)


def take_target(p: Position, action: Action) -> None:
    """A player's choice at the instruction the frame on top stands at."""
    at = p.reg(frames.STEP)
    if verb(action) == ANSWER:
        p.set_reg(codes.G_LEFT, 0)
        return
    if verb(action) == CHOOSE:
        _pick_out_of_play(p, action)
        return
    _pick_card(p, at, cards.at(p, first(action)))


def _pick_out_of_play(p: Position, action: Action) -> None:
    seat = first(action) % 2
    zone = first(action) // 2
    row = second(action)
    if p.tables.script[p.reg(frames.STEP)] == opcodes.UNDER:
        prophecy.put_one_under(p, row)
        return
    p.set_reg(codes.G_LEFT, p.reg(codes.G_LEFT) - 1)
    if zone == codes.Z_DECK:
        p.set_reg(codes.G_LEFT, 0)
        p.set_reg(codes.G_TARGETS, -row - 2)
        _name(p, p.reg(frames.STEP), codes.FROM_DECK + row)
        return
    place: i64 = GRAVE if zone == codes.Z_GRAVE else EXILE
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        taken = p.reg(codes.G_TARGETS)
        if p.card[i] == row and p.place[i] == place and not taken >> i & 1:
            p.set_reg(codes.G_TARGETS, taken | bit(i))
            _name(p, p.reg(frames.STEP), i)
            return


def _name(p: Position, at: i64, i: i64) -> None:
    """The card picked is `it`, and the variable if it has one."""
    p.set_reg(codes.G_IT, i)
    variable = p.tables.script[at + opcodes.PICK_VARIABLE]
    if variable != NONE:
        p.set_reg(codes.G_VARS + variable, i)


def share_out(p: Position, at: i64) -> None:
    """Wound by wound, the player says who gets it (BK-19.143)."""
    if p.reg(codes.G_LEFT) == NONE:
        p.set_reg(codes.G_LEFT, operands.shareable(p, at))
        p.shares = zeros(CARDS)
    left = p.reg(codes.G_LEFT)
    mask = p.reg(codes.G_TARGETS)
    if left > 0 and mask & mask - 1:
        p.ask(ask.TARGET, p.tables.alone[p.reg(codes.G_SEAT)])
        return
    if left > 0:
        p.shares[operands.lowest(mask)] += left
    total = operands.shareable(p, at)
    p.set_reg(codes.G_LEFT, NONE)
    flow.go_on(p, at)
    if total > 0:
        effects.redistribute(p, total)


def _pick_card(p: Position, at: i64, i: i64) -> None:
    script = p.tables.script
    me = p.reg(codes.G_ME)
    head = p.reg(codes.G_HEAD)
    p.set_reg(codes.G_LEFT, p.reg(codes.G_LEFT) - 1)
    if script[at] == opcodes.REDISTRIBUTE:
        p.shares[i] += 1
        return
    if script[at] == opcodes.FOE:
        _add_target(p, at, i)
        return
    if cards.is_hidden(p, i):
        reveal.turn_up(p, i)  # BK-6.7
        if not evaluator.matches(p, script[at + opcodes.PICK_CARDS], i, me, p.base):
            return
    if picks.counts_targets(p, head):
        triggers.spend_use(p, head, me, i)
    if picks.is_warded(p, i):
        log.card(p, journal.BLOCKED, me, SPELL, cards.whereabouts(p, i))
        p.set_reg(frames.STEP, 0)
        return
    _add_target(p, at, i)


def _add_target(p: Position, at: i64, i: i64) -> None:
    _name(p, at, i)
    p.set_reg(codes.G_TARGETS, p.reg(codes.G_TARGETS) | bit(i))


def ask_for_square(p: Position, at: i64) -> None:
    if p.reg(codes.G_LEFT) == 0:
        p.set_reg(codes.G_LEFT, NONE)
        flow.go_on(p, at)
    elif len(picks.square_options(p)) > 0:
        p.ask(
            ask.SQUARE,
            p.tables.alone[operands.asked(p, p.tables.script[at + opcodes.SQUARE_OPPONENT])],
        )
    else:
        p.set_reg(codes.G_AT, NONE)
        flow.go_on(p, at)


def take_square(p: Position, square: i64) -> None:
    if p.reg(frames.KIND) == frames.LANDING:
        flight.land_on(p, square)
        return
    at = p.reg(frames.STEP)
    as_mask = p.tables.script[at + opcodes.SQUARE_AS_MASK] == 1
    p.set_reg(codes.G_AT, bit(square) if as_mask else square)
    p.set_reg(codes.G_LEFT, 0)
