"""The cards that abilities speak of: "this card", "its attacker", a variable.

`me` is the card whose ability it is, `base` the frame that carries the ability
out. Before there is a frame, `base` is NONE: then the event at hand counts.
"""

from mypy_extensions import i64

from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import codes
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def refer(p: Position, ref: i64, me: i64, base: i64) -> i64:
    """The card a reference means, NONE if there is none; above FROM_DECK a card of a deck."""
    if ref == codes.R_SELF:
        return me
    if ref == codes.R_BOUND:
        return -2 - base if base < NONE else NONE
    if ref >= codes.R_VARIABLE:
        return NONE if base < 0 else p.stack[base + codes.G_VARS + ref - codes.R_VARIABLE]
    if ref == codes.R_HOST:
        return cards.host_of(p, me)
    if ref == codes.R_IT:
        return NONE if base < 0 else p.stack[base + codes.G_IT]
    if ref == codes.R_CARD:
        return report(p, codes.EV_CARD, base)
    if ref == codes.R_BY:
        return report(p, codes.EV_BY, base)
    if ref == codes.R_TARGET:
        return report(p, codes.EV_TARGET, base)
    if ref == codes.R_ATTACKED and base >= 0 and p.stack[base + codes.G_ATTACKED] != NONE:
        return p.stack[base + codes.G_ATTACKED]
    return _fighter(p, ref == codes.R_ATTACKER, base)


def report(p: Position, figure: i64, base: i64) -> i64:
    """A figure of the event at hand."""
    return p.event[figure] if base < 0 else p.stack[base + codes.G_EVENT + figure]


def _fighter(p: Position, is_attacker: bool, base: i64) -> i64:
    """The die of a defender is thrown by the card that is attacked."""
    is_roll = report(p, codes.EV_KIND, base) == codes.E_ROLLED
    if is_roll and report(p, codes.EV_ANSWER, base) == 1:
        is_attacker = not is_attacker
    return report(p, codes.EV_BY if is_attacker else codes.EV_TARGET, base)
