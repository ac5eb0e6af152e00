"""The cards that abilities speak of: "this card", "its attacker", a variable.

`me` is the card whose ability it is, `base` the frame that carries the ability
out. Before there is a frame, `base` is NONE: then the event at hand counts.
"""

from mypy_extensions import i64

from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import codes, frames
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def refer(p: Position, ref: i64, me: i64, base: i64) -> i64:
    """The card a reference means, NONE if there is none; above FROM_DECK a card of a deck."""
    if ref == codes.R_SELF:
        return me
    if ref == codes.R_BOUND:
        if base < NONE:
            return -2 - base
        return NONE
    if ref >= codes.R_VARIABLE:
        return _kept(p, frames.G_VARS + ref - codes.R_VARIABLE, base)
    if ref == codes.R_HOST:
        return cards.host_of(p, me)
    if ref == codes.R_IT:
        return _kept(p, frames.G_IT, base)
    if ref == codes.R_CARD:
        return report(p, frames.EV_CARD, base)
    if ref == codes.R_BY:
        return report(p, frames.EV_BY, base)
    if ref == codes.R_TARGET:
        return report(p, frames.EV_TARGET, base)
    if ref == codes.R_ATTACKED and _kept(p, frames.G_ATTACKED, base) != NONE:
        return _kept(p, frames.G_ATTACKED, base)
    if ref == codes.R_ATTACKED or ref == codes.R_ATTACKER:
        return _fighter(p, ref == codes.R_ATTACKER, base)
    raise AssertionError(f"no reference {ref}")


def _kept(p: Position, register: i64, base: i64) -> i64:
    """What the frame of an ability keeps, NONE where there is no frame."""
    if base < 0:
        return NONE
    return p.frames.registers[base + register]


def report(p: Position, figure: i64, base: i64) -> i64:
    """A figure of the event at hand."""
    return p.event[figure] if base < 0 else p.frames.registers[base + frames.G_EVENT + figure]


def _fighter(p: Position, is_attacker: bool, base: i64) -> i64:
    """The die of a defender is thrown by the card that is attacked."""
    is_roll = report(p, frames.EV_KIND, base) == codes.E_ROLLED
    if is_roll and report(p, frames.EV_ANSWER, base) == 1:
        is_attacker = not is_attacker
    return report(p, frames.EV_BY if is_attacker else frames.EV_TARGET, base)
