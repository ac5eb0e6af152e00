"""An ability is used: announced and paid for (BK-12A)."""

from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.games.berserk.change import chips, marks, reveal, states, wounds
from holmgang.games.berserk.hear import durations, log, queue, responses, triggers
from holmgang.games.berserk.look import instants, operands, trigger_match, usage
from holmgang.games.berserk.numbers import codes, frames, journal, opcodes
from holmgang.games.berserk.state import ACTED, Position, reg, set_reg
from holmgang.games.berserk.tables import BASIC, EFFECT, NONE


def pay(p: Position, at: i64) -> None:
    which = p.tables.script[at + opcodes.COST_WHICH]
    me = reg(p, frames.G_ME)
    if which == codes.P_TAP:
        p.status[me] |= ACTED
        states.exhaust(p, me)
    elif which == codes.P_CHIPS:
        chips.lose_chips(p, me, operands.operand(p, at, opcodes.COST_N))
    elif which == codes.P_LIVES:
        chips.lose_lives(p, me, operands.operand(p, at, opcodes.COST_N))
    elif which == codes.P_WOUND:
        wounds.wound_by_ability(p, me, operands.operand(p, at, opcodes.COST_N), EFFECT, me)
    else:
        for _ in range(operands.operand(p, at, opcodes.COST_N)):
            marks.take_mark(p, p.tables.script[at + opcodes.COST_MARKER], 0, me)


def use(p: Position, i: i64, number: i64) -> None:
    """Begin an ability a player uses."""
    head = usage.acts_of(p, i)[number - 1]
    if p.tables.code[head + codes.H_EACH] == 0:
        triggers.spend_use(p, head, i, NONE)
    if len(p.gifts) > 0:
        durations.use_ability(p, i, head)
    log.card(p, journal.USES, i, head)
    queue.begin_ability(p, head, i, p.side[i])


def announce_use(p: Position, number: i64) -> None:
    """Others may answer it, before it does anything; `number` is the instruction it begins with."""
    if p.awaited >> codes.E_USED & 1:
        head = reg(p, frames.G_HEAD)
        me = reg(p, frames.G_ME)
        attacks = number == opcodes.FIGHT or number in opcodes.ATTACKS
        means: i64 = BASIC if attacks else NONE
        triggers.set_event(p, codes.E_USED, me, me, NONE, 0, means, p.frames.base)
        p.event[frames.EV_SEAT] = p.tables.code[head + codes.H_KINDS]
        triggers.announce(p)


def respond(p: Position, i: i64, number: i64) -> None:
    """Declare an instant; it is carried out before what it answers (BK-12.11)."""
    head = usage.acts_of(p, i)[number - 1]
    code = p.tables.code
    is_bound = code[head + codes.H_EVENT] != 0
    set_reg(p, frames.RESPONSES_SEAT, 1 - p.side[i])
    set_reg(p, frames.RESPONSES_PASSED, 0)
    if is_bound:
        register = instants.answered(number)
        set_reg(p, register, reg(p, register) | bit(i))
    reveal.turn_up(p, i)
    responses.restore_event(p)
    if is_bound or code[head + codes.H_EACH] == 0:
        triggers.spend_use(p, head, i, trigger_match.subject(p) if is_bound else NONE)
    log.card(p, journal.RESPONDS, i, head)
    queue.begin_ability(p, head, i, p.side[i])
    for k in range(frames.EVENT_WIDTH):
        set_reg(p, frames.G_EVENT + k, p.event[k])
