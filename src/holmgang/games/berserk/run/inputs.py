"""Dice, amounts and steps that an ability asks for in its course."""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import Action, first, verb
from holmgang.games.berserk.change import gifts, movement, reveal
from holmgang.games.berserk.hear import log
from holmgang.games.berserk.look import (
    figures,
    operands,
    picks,
)
from holmgang.games.berserk.numbers import ask, codes, frames, journal, opcodes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.run import flow
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import ANSWER, NONE, lone_roll


def roll(p: Position, at: i64) -> None:
    """A standard roll of three amounts (BK-11.31)."""
    die = reg(p, frames.G_ANSWER)
    if die == NONE:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    set_reg(p, frames.G_ANSWER, NONE)
    total = operands.cast_total(p, at, die)
    set_reg(p, frames.G_DIE, operands.operand(p, at, opcodes.DIE_LIGHT + lone_roll(total) - 1))
    flow.go_on(p, at)


def cast(p: Position, at: i64) -> None:
    """A card casts a die, and its number is remembered."""
    die = reg(p, frames.G_ANSWER)
    if operands.lowest(reg(p, frames.G_TARGETS)) == NONE:
        set_reg(p, frames.G_DIE, 0)
    elif die == NONE:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    else:
        set_reg(p, frames.G_ANSWER, NONE)
        set_reg(p, frames.G_DIE, operands.cast_total(p, at, die))
    flow.go_on(p, at)


def take_die(p: Position, die: i64) -> None:
    at = p.frames.step
    p.dice = vec[i64]([die])
    set_reg(p, frames.G_ANSWER, die)
    caster = operands.caster(p, at)
    total = operands.cast_total(p, at, die)
    fortune = 0 if total == die else figures.roll_states(p, caster)
    log.card(p, journal.ROLLED, caster, die, total, 0, fortune)


def ask_x(p: Position, at: i64) -> None:
    answer = reg(p, frames.G_ANSWER)
    if answer == NONE and picks.most_x(p) > 0:
        p.ask(ask.AMOUNT, p.tables.alone[reg(p, frames.G_SEAT)])
        return
    set_reg(p, frames.G_ANSWER, NONE)
    set_reg(p, frames.G_X, max(0, answer))
    flow.go_on(p, at)


def take_number(p: Position, number: i64) -> None:
    at = p.frames.step
    set_reg(p, frames.G_ANSWER, number)
    if p.tables.script[at] == opcodes.BRANCH:
        log.card(p, journal.NUMBERED, reg(p, frames.G_ME), number, at)
        if p.journal is not None:
            chooser = operands.asked(p, p.tables.script[at + opcodes.BRANCH_OPPONENT])
            p.journal[-1].seat = chooser


def ask_for_step(p: Position, at: i64) -> None:
    """Its player may move a card up to n squares."""
    i = operands.lowest(reg(p, frames.G_TARGETS))
    if reg(p, frames.G_LEFT) == NONE:
        set_reg(p, frames.G_LEFT, operands.operand(p, at, opcodes.N))
    if reg(p, frames.G_LEFT) > 0 and i != NONE and len(picks.walk_options(p, i)) > 1:
        p.ask(ask.STEP, p.tables.alone[p.side[i]])
        return
    set_reg(p, frames.G_LEFT, NONE)
    flow.go_on(p, at)


def take_step(p: Position, action: Action) -> None:
    i = operands.lowest(reg(p, frames.G_TARGETS))
    if verb(action) == ANSWER:
        set_reg(p, frames.G_LEFT, 0)
        return
    set_reg(p, frames.G_LEFT, reg(p, frames.G_LEFT) - 1)
    reveal.turn_up(p, i)
    if p.place[i] < SQUARES:
        movement.log_move(p, journal.MOVED, i, first(action))
        movement.relocate(p, i, first(action), reg(p, frames.G_ME), codes.E_MOVED)


def fill_bank(p: Position, at: i64) -> None:
    """So much may be added to dice of one's cards, in all."""
    script = p.tables.script
    me = reg(p, frames.G_ME)
    n = operands.operand(p, at, opcodes.BANK_N)
    gifts.give_one(
        p,
        codes.SLOT_BANK,
        me,
        0,
        n,
        script[at + opcodes.BANK_UNTIL],
        script[at + opcodes.BANK_TERM],
    )
    log.card(p, journal.GIVEN, me)
