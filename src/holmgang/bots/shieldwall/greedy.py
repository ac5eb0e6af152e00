"""Plays Shieldwall as a sensible person does after a few games.

Adds up its own first cards, counts on an average enemy, and does not spend
three cards where one will do.
"""

import math
from typing import Final

from holmgang.core.action import Action, first
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import ASK_FORCE, ASK_STRATEGY
from holmgang.games.shieldwall.tables import NONE

TYPICAL: Final = 8.0
"""Points an average enemy brings to a battle."""

SPREAD: Final = 1.5
PRICE: Final = 0.08
"""What a card is worth, as a chance to win a battle."""


class Greedy(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        # Any world will do: only the seat's own cards and what is open are looked at.
        world = seat.determinize(rng)
        assert isinstance(world, Shieldwall)
        best = options[0]
        best_worth = -math.inf
        for action in options:
            worth = _worth(world, seat.index, action)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


def _worth(world: Shieldwall, me: int, action: Action) -> float:
    choice = first(action)
    if world.asking == ASK_STRATEGY:
        return _strategy_worth(world, me, choice)
    if world.asking == ASK_FORCE:
        return _force_worth(world, me, int(world.side(me).weapon), choice)
    return max(
        _force_worth(world, me, choice, count) for count in range(1, world.most_force(me) + 1)
    )


def _force_worth(world: Shieldwall, me: int, weapon: int, force: int) -> float:
    mine, theirs = world.side(me), world.side(1 - me)
    mine.weapon, mine.force, theirs.force = weapon, force, force
    points = int(world.card_points(me, weapon, force) + world.bonus_points(me))
    return 1.0 / (1.0 + math.exp((TYPICAL - points) / SPREAD)) - PRICE * force


def _strategy_worth(world: Shieldwall, me: int, card: int) -> float:
    """How much a strategy is likely to help in this battle, in points."""
    tables = world.tables
    likely = 1.0
    if tables.bonus_mine[card] != NONE:
        likely = _fit(int(world.side(me).weapon), tables.bonus_mine[card])
        likely *= _fit(int(world.side(1 - me).weapon), tables.bonus_theirs[card])
    elif tables.bonus_cards[card] > 0:
        likely = 0.5
    wounded = world.side(me).units < world.size
    worth = likely * int(tables.bonus[card]) + 1.1 * int(tables.ambush[card])
    worth += 1.2 * int(tables.toll[card]) + 1.2 * int(tables.heal[card]) * wounded
    worth += 0.8 * (tables.enemy_weapon[card] != NONE) + 0.7 * (tables.enemy_most[card] > 0)
    worth += 0.9 * int(tables.reserves[card]) + 0.6 * int(tables.scorch[card])
    return worth + 0.4 * (tables.spy[card] > 0) + 0.6 * int(tables.cancels[card])


def _fit(stated: int, wanted: int) -> float:
    """The chance that a weapon will be the wanted one."""
    if stated == NONE:
        return 0.5
    return 1.0 if stated == wanted else 0.0
