"""How the battle stands: creatures left, and what both armies are still worth."""

import math
from typing import Final

from mypy_extensions import i64

from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.state import CARDS, Position

LEAD_WORTH: Final = 3.0


def creatures(p: Position, seat: i64) -> i64:
    """How many creatures of a seat are left in play (BK-21.1).

    Those the opponent commands are not lost, and those one commands count too (BK-21.5).
    """
    count: i64 = 0
    for i in range(CARDS):
        if p.place[i] >= 0 and (p.side[i] == seat or cards.owner(i) == seat):
            if figures.is_creature(p, i):
                count += 1
    return count


def lead(p: Position) -> float:
    """How far south is ahead, from -1 to 1: what both armies are still worth."""
    mine = worth(p, 0)
    theirs = worth(p, 1)
    if mine + theirs == 0.0:
        return 0.0
    return math.tanh(LEAD_WORTH * (mine - theirs) / (mine + theirs))


def worth(p: Position, seat: i64) -> float:
    """The cost of the creatures in play, half of it for their lives."""
    sum_ = 0.0
    for i in p.armies[seat]:
        if p.place[i] >= 0 and figures.is_creature(p, i):
            health = 1.0 - float(p.wounds[i]) / float(figures.life(p, i))
            sum_ += float(p.tables.cost[p.card[i]]) * (0.5 + 0.5 * health)
    return sum_
