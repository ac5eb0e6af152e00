"""Whom an ability is turned on: known cards, all of a set, or some that are chosen."""

from mypy_extensions import i64

from holmgang.core.action import Action, first, second, verb
from holmgang.core.bits import bit
from holmgang.core.packed import zeros
from holmgang.games.berserk.change import flight, refunds, reveal
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import (
    cards,
    evaluator,
    operands,
    picks,
    references,
    squares,
    summoning,
)
from holmgang.games.berserk.numbers import ask, codes, frames, journal, opcodes
from holmgang.games.berserk.run import effects, flow, prophecy
from holmgang.games.berserk.state import CARDS, EXILE, GRAVE, Position, reg, set_reg
from holmgang.games.berserk.tables import ANSWER, CHOOSE, DEAL, NONE, SPELL


def known(p: Position, at: i64) -> None:
    card = p.tables.script[at + opcodes.KNOWN_CARD]
    i = references.refer(p, card, reg(p, frames.G_ME), p.frames.base)
    set_reg(p, frames.G_TARGETS, operands.mask_of(i))
    if i != NONE and card != codes.R_SELF:
        set_reg(p, frames.G_IT, i)


def everybody(p: Position, at: i64) -> None:
    cards_ = p.tables.script[at + opcodes.ALL_CARDS]
    set_reg(p, frames.G_TARGETS, evaluator.select(p, cards_, reg(p, frames.G_ME), p.frames.base))


def square_of(p: Position, at: i64) -> None:
    card = p.tables.script[at + opcodes.SQUARE_OF_CARD]
    i = references.refer(p, card, reg(p, frames.G_ME), p.frames.base)
    set_reg(p, frames.G_AT, squares.square_of(p, i))


def every_square(p: Position, at: i64) -> None:
    cells = p.tables.script[at + opcodes.SQUARES_CELLS]
    mask: i64 = 0
    for square in evaluator.cells(p, cells, reg(p, frames.G_ME), p.frames.base):
        mask |= bit(square)
    set_reg(p, frames.G_AT, mask)


def keep(p: Position, at: i64) -> None:
    """The targets become those of the first part, as in a swap."""
    set_reg(p, frames.G_FIRST, reg(p, frames.G_TARGETS))


def ask_for_targets(p: Position, at: i64) -> None:
    """Ask for targets, as many as are wanted and there are."""
    if reg(p, frames.G_LEFT) == NONE:
        set_reg(p, frames.G_TARGETS, 0)
        set_reg(p, frames.G_LEFT, max(0, operands.operand(p, at, opcodes.PICK_N)))
    if reg(p, frames.G_LEFT) > 0 and picks.can_pick(p, at):
        seat = operands.asked(p, p.tables.script[at + opcodes.PICK_OPPONENT])
        p.ask(ask.TARGET, p.tables.alone[seat])
        return
    set_reg(p, frames.G_LEFT, NONE)
    flow.go_on(p, at)


def take_target(p: Position, action: Action) -> None:
    """A player's choice at the instruction the frame on top stands at."""
    at = p.frames.step
    if verb(action) == ANSWER:
        set_reg(p, frames.G_LEFT, 0)
        return
    if verb(action) == CHOOSE:
        _pick_out_of_play(p, action)
        return
    _pick_card(p, at, cards.card_at(p, first(action)))


def _pick_out_of_play(p: Position, action: Action) -> None:
    seat = first(action) % 2
    zone = first(action) // 2
    row = second(action)
    if p.tables.script[p.frames.step] == opcodes.UNDER:
        prophecy.put_one_under(p, row)
        return
    set_reg(p, frames.G_LEFT, reg(p, frames.G_LEFT) - 1)
    if zone == codes.Z_DECK:
        set_reg(p, frames.G_LEFT, 0)
        set_reg(p, frames.G_TARGETS, -row - 2)
        _name(p, p.frames.step, codes.FROM_DECK + row)
        return
    place: i64 = GRAVE if zone == codes.Z_GRAVE else EXILE
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        taken = reg(p, frames.G_TARGETS)
        if p.card[i] == row and p.place[i] == place and not taken >> i & 1:
            set_reg(p, frames.G_TARGETS, taken | bit(i))
            _name(p, p.frames.step, i)
            return


def _name(p: Position, at: i64, i: i64) -> None:
    """The card picked is `it`, and the variable if it has one."""
    set_reg(p, frames.G_IT, i)
    variable = p.tables.script[at + opcodes.PICK_VARIABLE]
    if variable != NONE:
        set_reg(p, frames.G_VARS + variable, i)


def share_out(p: Position, at: i64) -> None:
    """Wound by wound, the player says who gets it (BK-19.143)."""
    if reg(p, frames.G_LEFT) == NONE:
        set_reg(p, frames.G_LEFT, operands.shareable(p, at))
        p.shares = zeros(CARDS)
    left = reg(p, frames.G_LEFT)
    mask = reg(p, frames.G_TARGETS)
    if left > 0 and mask & mask - 1:
        p.ask(ask.TARGET, p.tables.alone[reg(p, frames.G_SEAT)])
        return
    if left > 0:
        p.shares[operands.lowest(mask)] += left
    total = operands.shareable(p, at)
    set_reg(p, frames.G_LEFT, NONE)
    flow.go_on(p, at)
    if total > 0:
        effects.redistribute(p, total)


def _pick_card(p: Position, at: i64, i: i64) -> None:
    script = p.tables.script
    me = reg(p, frames.G_ME)
    head = reg(p, frames.G_HEAD)
    set_reg(p, frames.G_LEFT, reg(p, frames.G_LEFT) - 1)
    if script[at] == opcodes.REDISTRIBUTE:
        p.shares[i] += 1
        return
    if script[at] == opcodes.FOE:
        _add_target(p, at, i)
        return
    if cards.is_hidden(p, i):
        reveal.turn_up(p, i)  # BK-6.7
        if not evaluator.is_such(p, script[at + opcodes.PICK_CARDS], i, me, p.frames.base):
            _take_back(p)
            return
    if picks.counts_targets(p, head):
        triggers.spend_use(p, head, me, i)
    if picks.is_warded(p, i):
        log.blow(p, journal.BLOCKED, me, i, SPELL)
        p.frames.step = 0
        return
    _add_target(p, at, i)


def _take_back(p: Position) -> None:
    """What was under the back is no target: the ability is taken back (BK-6.10, BK-20.8).

    Unless some of it has been done already; then it goes on without that target.
    """
    declares = reg(p, frames.G_ANNOUNCE) == 1 and reg(p, frames.G_TARGETS) == 0
    if not declares or p.tables.edition.pay_blind:
        return
    log.card(p, journal.TAKEN_BACK, reg(p, frames.G_ME))
    refunds.return_ability(p, p.frames.base)
    p.frames.step = 0


def _add_target(p: Position, at: i64, i: i64) -> None:
    _name(p, at, i)
    set_reg(p, frames.G_TARGETS, reg(p, frames.G_TARGETS) | bit(i))


def ask_for_square(p: Position, at: i64) -> None:
    if reg(p, frames.G_LEFT) == 0:
        set_reg(p, frames.G_LEFT, NONE)
        flow.go_on(p, at)
    elif not _stays(p, at) and len(picks.square_options(p)) > 0:
        p.ask(
            ask.SQUARE,
            p.tables.alone[operands.asked(p, p.tables.script[at + opcodes.SQUARE_OPPONENT])],
        )
    else:
        set_reg(p, frames.G_AT, NONE)
        flow.go_on(p, at)


def _stays(p: Position, at: i64) -> bool:
    """A card that has died, or cannot be relocated, needs no square to go to."""
    script = p.tables.script
    if script[at + script[at + opcodes.LENGTH]] != opcodes.RELOCATE:
        return False
    i = operands.lowest(reg(p, frames.G_FIRST))
    return i == NONE or not summoning.can_be_relocated(p, i, reg(p, frames.G_ME))


def take_square(p: Position, square: i64) -> None:
    if p.frames.kind == frames.LANDING:
        flight.land_on(p, square)
        return
    at = p.frames.step
    as_mask = p.tables.script[at + opcodes.SQUARE_AS_MASK] == 1
    set_reg(p, frames.G_AT, bit(square) if as_mask else square)
    set_reg(p, frames.G_LEFT, 0)
