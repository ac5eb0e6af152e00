"""The cards that an ability can do something to."""

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.bits import lowest_place
from holmgang.games.berserk.change import reveal
from holmgang.games.berserk.hear import log
from holmgang.games.berserk.look import figures, operands
from holmgang.games.berserk.numbers import frames, journal, keywords
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import SPELL


def reached(p: Position, mask: i64) -> vec[i64]:
    """The cards of a mask that the ability can do something to (BK-12.34)."""
    found = p.tables.nothing
    if mask <= 0:
        return found
    is_spell = operands.means_of(p) == SPELL
    while mask != 0:
        i = lowest_place(mask)
        mask &= mask - 1
        if is_spell and p.place[i] >= 0 and figures.keyword(p, i, keywords.PROTECT_SPELLS) > 0:
            log.blow(p, journal.BLOCKED, reg(p, frames.G_ME), i, SPELL)
        elif not operands.is_sheltered(p, i):
            found = append(found, i)
    return found


def turn_up(p: Position, i: i64) -> bool:
    """Whether a target is in play; then it is turned up."""
    if p.place[i] < 0:
        return False
    reveal.turn_up(p, i)
    return True
