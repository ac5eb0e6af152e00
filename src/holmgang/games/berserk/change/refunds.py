"""An illegal action is taken back: whatever it was paid with is given back (BK-20.8)."""

from mypy_extensions import i64

from holmgang.games.berserk.change import marks
from holmgang.games.berserk.look import evaluator, usage
from holmgang.games.berserk.numbers import attack, codes, frames, opcodes
from holmgang.games.berserk.numbers.layouts import USE_COUNT
from holmgang.games.berserk.state import ACTED, ALERT, SWING, Position, reg
from holmgang.games.berserk.tables import NONE


def return_strike(p: Position) -> None:
    """The attacker of the attack on top may move and strike as before.

    One that had struck already, and may strike again, may still do nothing else.
    """
    i = reg(p, attack.ATTACKER)
    p.status[i] = (p.status[i] | ALERT) - SWING
    if p.status[i] < SWING:
        _make_fresh(p, i)
    if reg(p, attack.STEPS) != NONE:
        p.move_points[i] = reg(p, attack.STEPS)


def return_ability(p: Position, base: i64) -> None:
    """The ability of a frame: its costs, and the use that was counted."""
    script = p.tables.script
    head = p.frames.registers[base + frames.G_HEAD]
    me = p.frames.registers[base + frames.G_ME]
    at = p.tables.code[head + codes.H_CODE]
    while script[at] != opcodes.USED:
        if script[at] == opcodes.COST:
            _return_cost(p, at, me, base)
        at += script[at + opcodes.LENGTH]
    k = usage.find_use(p, head, me, NONE)
    if k != NONE:
        p.used[k + USE_COUNT] = max(0, p.used[k + USE_COUNT] - 1)


def _return_cost(p: Position, at: i64, me: i64, base: i64) -> None:
    script = p.tables.script
    which = script[at + opcodes.COST_WHICH]
    if which == codes.P_TAP:
        _make_fresh(p, me)
        return
    n = evaluator.amount(p, script[at + opcodes.COST_N], me, base)
    if which == codes.P_CHIPS:
        p.chips[me] += n
    elif which == codes.P_LIVES:
        p.extra[me] += n
    elif which == codes.P_WOUND:
        p.wounds[me] = max(0, p.wounds[me] - n)
    else:
        for _ in range(n):
            marks.put_mark(p, script[at + opcodes.COST_MARKER], 0, me)


def _make_fresh(p: Position, i: i64) -> None:
    p.status[i] = (p.status[i] | ALERT) & ~ACTED
