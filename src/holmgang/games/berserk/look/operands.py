"""What the ability on top is working with: its amounts, its targets, its attack."""

from mypy_extensions import i64

from holmgang.core.bits import bit, lowest_place
from holmgang.core.frame import KIND
from holmgang.games.berserk.look import evaluator, figures, modifiers, protection
from holmgang.games.berserk.numbers import codes, frames, opcodes
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import (
    MEANS,
    NONE,
    is_attack,
)


def operand(p: Position, at: i64, name: i64) -> i64:
    """The amount that an operand of an instruction stands for."""
    where = p.tables.script[at + name]
    return evaluator.amount(p, where, reg(p, frames.G_ME), p.frames.base)


def means_of(p: Position) -> i64:
    """What the ability counts as: a spell or an effect (BK-10.7)."""
    return p.tables.code[reg(p, frames.G_HEAD) + codes.H_TYPE]


def is_sheltered(p: Position, i: i64) -> bool:
    """Whether the ability goes with an attack that a card is protected from (BK-12.34)."""
    if p.place[i] < 0:
        return False
    me = reg(p, frames.G_ME)
    means = reg(p, frames.G_EVENT + frames.EV_MEANS)
    if is_attack(means) and i == reg(p, frames.G_EVENT + frames.EV_TARGET):
        return protection.is_blocked(p, means, reg(p, frames.G_EVENT + frames.EV_BY), i)
    if i != reg(p, frames.G_ATTACKED):
        return False
    kinds = p.tables.code[reg(p, frames.G_HEAD) + codes.H_KINDS]
    return any(kinds >> k & 1 and protection.is_blocked(p, k, me, i) for k in range(MEANS))


def attack_at(p: Position) -> i64:
    """The frame of the attack the ability answers, if it still goes on; else NONE."""
    at = reg(p, frames.G_EVENT + frames.EV_BASE)
    if at < 0 or at >= p.frames.base or p.frames.registers[at + KIND] != frames.ATTACKING:
        return NONE
    return at


def asked(p: Position, is_opponent: i64) -> i64:
    seat = reg(p, frames.G_SEAT)
    return 1 - seat if is_opponent == 1 else seat


def caster(p: Position, at: i64) -> i64:
    """Whose die it is."""
    is_cast = p.tables.script[at] == opcodes.CAST
    return lowest(reg(p, frames.G_TARGETS)) if is_cast else reg(p, frames.G_ME)


def cast_total(p: Position, at: i64, die: i64) -> i64:
    """What a die comes to: all that is added to any die of its caster counts (BK-19.168).

    Nothing changes a marker's fall (BK-23.79).
    """
    script = p.tables.script
    if script[at] == opcodes.DIE and script[at + opcodes.DIE_BARE] == 1:
        return die
    who = caster(p, at)
    means = means_of(p)  # so what is about attacks alone is left out
    always = modifiers.combined_setting(p, codes.M_ROLL_IS, who, means)
    if always != codes.NOTHING:
        return always
    return die + figures.roll_bonus(p, who) + modifiers.sum_of(p, codes.M_ROLL, who, means)


def shareable(p: Position, at: i64) -> i64:
    """How many wounds can be redistributed (BK-19.143)."""
    source = lowest(reg(p, frames.G_FIRST))
    if source == NONE or reg(p, frames.G_TARGETS) <= 0 or not protection.can_be_healed(p, source):
        return 0
    return max(0, min(operand(p, at, opcodes.N), p.wounds[source]))


def lowest(mask: i64) -> i64:
    """The lowest card of a mask, NONE of an empty one."""
    if mask <= 0:
        return NONE
    return lowest_place(mask)


def mask_of(i: i64) -> i64:
    """A card as targets are kept; below NONE a card from the deck."""
    if i == NONE:
        return 0
    return codes.FROM_DECK - i - 2 if i >= codes.FROM_DECK else bit(i)
