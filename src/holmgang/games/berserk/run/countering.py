"""Abilities answer an attack or an event: dice, blocking, redirection, replacement (BK-12)."""

from mypy_extensions import i64

from holmgang.core.frame import KIND, STEP
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import operands, protection, reach
from holmgang.games.berserk.numbers import attack, codes, frames, journal, opcodes
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.phases import combat
from holmgang.games.berserk.state import ACTED, Position, reg
from holmgang.games.berserk.tables import BASIC, NONE


def turn_dice(p: Position, at: i64) -> None:
    """Throw, change or set a die of the attack, or how strong a strike is."""
    frame = operands.attack_at(p)
    if frame == NONE:
        return
    op = p.tables.script[at]
    stack = p.frames.registers
    script = p.tables.script
    by = reg(p, frames.G_EVENT + frames.EV_BY)
    mine = by == stack[frame + attack.ATTACKER]
    if op == opcodes.REROLL:
        stack[frame + (attack.ROLLED if mine else attack.ANSWERED)] = NONE
        stack[frame + STEP] = attack.AGAIN if mine else attack.ROLLING
        stack[frame + attack.DICE_LEFT] = NONE
    elif op == opcodes.ROLL_ADD:
        combat.add_to_die(p, frame, by, operands.operand(p, at, opcodes.N))
    elif op == opcodes.ROLL_SET:
        stack[frame + (attack.SET if mine else attack.ANSWER_SET)] = operands.operand(
            p, at, opcodes.N
        )
    elif op == opcodes.STRENGTH_SET:
        stack[frame + (attack.FORCED if mine else attack.REPLY_FORCED)] = script[
            at + opcodes.STRENGTH_SET_STRENGTH
        ]
    else:
        stack[frame + attack.FORCED] = script[at + opcodes.OUTCOME_ATTACKER]
        stack[frame + attack.REPLY_FORCED] = script[at + opcodes.OUTCOME_DEFENDER]


def turn_attack(p: Position, at: i64) -> None:
    """Cancel, block, redirect or protect."""
    op = p.tables.script[at]
    frame = operands.attack_at(p)
    if frame == NONE:
        if op == opcodes.CANCEL:
            _cancel_ability(p)
    elif op == opcodes.BLOCK:
        _block(p, frame)
    elif p.frames.registers[frame + attack.ROLLED] != NONE:
        return  # too late: only before the dice (BK-12.19, BK-12.25)
    elif op == opcodes.CANCEL:
        _cancel_attack(p, frame)
    else:
        _redirect(p, op, frame, operands.lowest(reg(p, frames.G_TARGETS)))


def _cancel_attack(p: Position, frame: i64) -> None:
    """Nothing happens of it, nor of the ability that it is part of (BK-12.19 to BK-12.22)."""
    p.frames.registers[frame + attack.STOPPED] = attack.CANCELLED
    below = frame - WIDTH
    if (
        p.frames.registers[frame + attack.UNPAID] != NONE
        and p.frames.registers[below + KIND] == frames.ABILITY
    ):
        p.frames.registers[below + STEP] = 0


def _cancel_ability(p: Position) -> None:
    """An ability that was announced and has not begun; it stays paid for (BK-12.20)."""
    at = reg(p, frames.G_EVENT + frames.EV_BASE)
    if reg(p, frames.G_EVENT + frames.EV_KIND) != codes.E_USED or not 0 <= at < p.frames.base:
        return
    if p.frames.registers[at + KIND] == frames.ABILITY:
        p.frames.registers[at + STEP] = 0
        log.card(p, journal.CANCELLED, p.frames.registers[at + frames.G_ME])


def _block(p: Position, frame: i64) -> None:
    """The strike the ability answers; that of the other fighter still lands (BK-12.31)."""
    is_answer = reg(p, frames.G_EVENT + frames.EV_ANSWER) == 1
    p.frames.registers[frame + (attack.REPLY_STOPPED if is_answer else attack.STOPPED)] = (
        attack.BLOCKED
    )


def _redirect(p: Position, op: i64, frame: i64, i: i64) -> None:
    """Once, and never into the attacker (BK-12.26 to BK-12.28)."""
    stack = p.frames.registers
    if stack[frame + attack.REDIRECTED] == 1 or i == NONE:
        return
    if i == stack[frame + attack.ATTACKER] or p.place[i] < 0:
        return
    if op == opcodes.PROTECT:
        if not protection.allows_protector(p, frame):
            return
        if reach.is_kept_from_protecting(p, i, stack[frame + attack.TARGET]):
            return
    combat.turn_to(p, frame, i)
    if op == opcodes.PROTECT:
        p.status[i] |= ACTED  # as of one that was named (BK-11.9)
        log.blow(p, journal.PROTECTS, i, stack[frame + attack.TARGET], BASIC)
        return
    stack[frame + attack.TARGET] = i
    log.card(p, journal.REDIRECTED, i)
    if p.awaited >> codes.E_REDIRECTED & 1:
        by = stack[frame + attack.ATTACKER]
        triggers.set_event(
            p, codes.E_REDIRECTED, NONE, by, i, 0, stack[frame + attack.MEANS], frame
        )
        triggers.announce(p)


def replace(p: Position, at: i64) -> None:
    """What the ability replaces happens after all, maybe with another amount."""
    op = p.tables.script[at]
    parent = reg(p, frames.G_PARENT)
    if parent == NONE:
        return
    n_at = parent + frames.G_EVENT + frames.EV_N
    if op == opcodes.REPLACE:
        p.frames.registers[n_at] = operands.operand(p, at, opcodes.N)
    elif op == opcodes.PREVENT:
        p.frames.registers[n_at] = max(
            0, p.frames.registers[n_at] - operands.operand(p, at, opcodes.N)
        )
    p.frames.registers[parent + frames.G_HAPPENS] = 1
