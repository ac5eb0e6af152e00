"""What a position of Berserkers is worth at the end of the player's phase or of a turn.

In fires: a lit fire counts about one. The weights were found by playing; see
docs/balance/berserkers.md.
"""

from typing import Final

from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import HEALTHY, RUNNING, WON, WOUNDED
from holmgang.games.berserkers.tables import (
    CARDS,
    CELLS,
    ELVES,
    LIFT,
    LIGHT,
    MARK,
    NONE,
    ORCS,
    RIDERS,
    THREE,
    ZODD,
)

VICTORY: Final = 100.0
DEFEAT: Final = -60.0

# What is left in the darkness supply, from none to five
SUPPLY: list[float] = [-9.0, -4.6, -2.3, -1.1, -0.4, 0.0]


class Weights:
    """One number a feature; the balance script plays with them."""

    def __init__(self) -> None:
        self.fire = 1.0
        self.last_fires = 0.25
        self.all_fires = 2.0
        self.seal = 3.0
        self.healthy = 1.4
        self.dead = -3.0
        self.sacrifice = -5.0
        self.squad = -0.5
        self.raging = -0.4
        self.banned_squad = -0.4
        self.gold = 0.12
        self.gauge = 0.12
        self.item = 0.7
        self.trained = 0.6
        self.to_fire = -0.16
        self.to_rider = -0.12
        self.to_dark = -0.14
        self.banned_dark = -0.25
        self.elves = -0.55
        self.elves_done = 2.5
        self.zodd = 1.3
        self.to_zodd = -0.08
        self.token = 0.5
        self.found = 2.0
        self.to_token = -0.1
        self.seal_near = 0.5
        self.block = 0.45
        self.harp = 0.25
        self.skipped = 1.3
        self.wound = 1.3
        self.death = 3.2
        self.may_mark = 2.4
        self.may_light = 0.7
        self.may_lift = 0.7


WEIGHTS = Weights()


def worth(state: Berserkers) -> float:
    if state.outcome == WON:
        return VICTORY + 0.2 * int(state.points())
    if state.outcome != RUNNING:
        return DEFEAT
    w = WEIGHTS
    value = _hearths(state, w) + _people(state, w) + _purse(state, w) + _darkness(state, w)
    demands = state.demands
    if demands.elves or demands.zodd or demands.treasure:
        value += _tasks(state, w)
    return value


def danger(state: Berserkers) -> float:
    """What the coming attacks cost on average, less what holds the riders back.

    For positions at the end of the player's phase, which sampled rolls have not
    judged yet.
    """
    riders = 0 if state.skip else THREE
    if state.outcome != RUNNING:
        return 0.0
    w = WEIGHTS
    cost = 0.0
    near = state.tables.near_mask
    for hero in range(THREE):
        here = state.at[hero]
        if here < 0:
            continue
        sixths = 0
        for colour in range(riders):
            if not state.blocked >> colour & 1:
                cell = state.at[RIDERS + colour]
                sixths += 2 if cell == here else near[here] >> cell & 1
        for colour in range(THREE):
            if state.at[ORCS + colour] == here:
                sixths += 2 * state.demands.orc_phases
        if state.at[ZODD] == here:
            sixths += 6
        cost += sixths / 6.0 * (w.wound if state.health[hero] == HEALTHY else w.death)
    if state.skip and 0 < state.supply < len(SUPPLY):
        # The riders bring about one gem in a turn.
        cost -= w.skipped + SUPPLY[state.supply] - SUPPLY[state.supply - 1]
    for colour in range(riders):
        cost -= w.block * int(state.blocked >> colour & 1)
    return cost - w.harp * int(6 - state.supply) if state.harp else cost


def hope(state: Berserkers) -> float:
    """What unused dice could still do at once: seal, light and lift."""
    if state.outcome != RUNNING:
        return 0.0
    w = WEIGHTS
    deeds = state.tables.deeds
    value = 0.0
    looked = 0
    for die in range(1, 7):
        if state.dice[die] == 0:
            continue
        for card in range(CARDS):
            deed = deeds[card * 7 + die]
            if deed not in (MARK, LIGHT, LIFT) or looked >> deed & 1:
                continue
            if state.room(card, die) and state.can_do(deed):
                looked |= 1 << deed
                value += (
                    w.may_mark if deed == MARK else w.may_light if deed == LIGHT else w.may_lift
                )
    return value


def nearest(state: Berserkers, cell: int) -> int:
    """Steps from the nearest living Berserker to a cell."""
    away = state.tables.away
    best = 9
    for hero in range(THREE):
        if state.at[hero] >= 0:
            steps = away[state.at[hero] * CELLS + cell]
            if steps < best:
                best = steps
    return best


def _hearths(state: Berserkers, w: Weights) -> float:
    unlit = state.fire_cells & ~state.fires
    if unlit == 0:
        return 8.0 * w.fire + 6.0 * w.last_fires + w.all_fires
    value = 0.0
    left = 0
    for cell in range(CELLS):
        if unlit >> cell & 1:
            left += 1
            value += w.to_fire * nearest(state, cell)
    lit = 8.0 - left
    return value + w.fire * lit + w.last_fires * max(0.0, lit - 2.0)


def _people(state: Berserkers, w: Weights) -> float:
    value = 0.0
    for hero in range(THREE):
        if state.health[hero] == HEALTHY:
            value += w.healthy
        elif state.health[hero] != WOUNDED:
            value += w.dead
            if state.demands.least_alive > 0 and state.held == 0:
                value += w.sacrifice
    for colour in range(THREE):
        if state.sealed >> colour & 1:
            value += w.seal
            continue
        cell = state.at[RIDERS + colour]
        steps = nearest(state, cell)
        value += w.to_rider * steps
        if steps <= 1 and state.fires >> cell & 1:
            value += w.seal_near
    squads = state.squads()
    if squads > 0:
        each = w.squad
        if state.demands.orc_phases > 1:
            each += w.raging
        if state.demands.most_squads < THREE:
            each += w.banned_squad
        value += each * int(squads)
    return value


def _purse(state: Berserkers, w: Weights) -> float:
    value = w.gold * int(state.gold) + w.gauge * int(state.gauge)
    mask = state.held
    while mask:
        mask &= mask - 1
        value += w.item
    mask = state.trained
    while mask:
        mask &= mask - 1
        value += w.trained
    return value


def _darkness(state: Berserkers, w: Weights) -> float:
    supply = state.supply
    value = SUPPLY[supply] if supply < len(SUPPLY) else 0.0
    each = w.banned_dark if state.demands.most_darkness < 5 else 0.0
    for cell in range(CELLS):
        if state.dark[cell] > 0:
            value += w.to_dark * nearest(state, cell) + each * int(state.dark[cell])
    return value


def _tasks(state: Berserkers, w: Weights) -> float:
    value = 0.0
    tables = state.tables
    if state.demands.elves:
        value += w.elves_done if state.elves_done else w.elves * gathering(state)
    if state.demands.zodd:
        value += w.zodd * int(tables.zodd_health - state.zodd_health)
        if state.at[ZODD] >= 0:
            value += w.to_zodd * nearest(state, state.at[ZODD])
    if state.demands.treasure:
        if state.found:
            return value + w.found + w.token * len(tables.treasure_start)
        close = 9
        for cell in tables.treasure_start:
            if state.tokens >> cell & 1:
                close = min(close, nearest(state, cell))
            else:
                value += w.token
        value += w.to_token * close
    return value


def gathering(state: Berserkers) -> int:
    """Steps that bring all three groups of elves to one place."""
    away = state.tables.away
    best = 99
    for cell in range(CELLS):
        steps = 0
        for group in range(THREE):
            here = state.at[ELVES + group]
            if here != NONE:
                steps += away[here * CELLS + cell]
        best = min(best, steps)
    return best
