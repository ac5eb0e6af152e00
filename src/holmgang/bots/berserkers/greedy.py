"""Plays Berserkers as a hasty person does: the choice that looks best at once.

It tries every answer, looks at the position right after it, and never asks what
the riders may do about it.
"""

import math

from holmgang.bots.berserkers.worth import worth
from holmgang.core.action import CHANCE, Action, first, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import ASK_ACT, ASK_DEFEAT, ASK_MORE
from holmgang.games.berserkers.tables import (
    CARDS,
    DO,
    END,
    PILLAGE,
    PLACE,
    REROLL,
    RESTORE,
    SPEND,
    SPEND_GRIMOIRE,
    STOP,
    THROW,
)

DEEPEST = 4
"""Follow-up questions that are tried in every way."""

DELAY = 0.001
"""What can be had at once is not put off until it is too late."""


class Greedy(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        state = seat.determinize(rng)
        assert isinstance(state, Berserkers)
        do = state.tables.do
        if state.asking in (ASK_DEFEAT, ASK_MORE):
            return do[RESTORE] if state.asking == ASK_DEFEAT else do[STOP]
        if state.asking == ASK_ACT and not state.thrown:
            return do[THROW]
        best = do[END] if state.asking == ASK_ACT else options[0]
        best_value = worth(state) if state.asking == ASK_ACT else -math.inf
        for action in options:
            if is_tempting(state, action):
                twin = state.copy()
                twin.apply(0, action)
                value = _promise(twin, rng, DEEPEST)
                if value > best_value:
                    best_value = value
                    best = action
        return best


def is_tempting(state: Berserkers, action: Action) -> bool:
    """Not gambling, and nothing that merely waits."""
    kind = verb(action)
    if kind == PLACE:
        operand = first(action)
        return state.tables.deeds[operand % CARDS * 7 + operand // CARDS] != PILLAGE
    if kind == SPEND:
        return first(action) != SPEND_GRIMOIRE
    return kind != REROLL and (kind != DO or state.asking != ASK_ACT)


def _promise(state: Berserkers, rng: Random, depth: int) -> float:
    """The best that can come of a choice before the next free one."""
    while len(state.actors) > 0 and state.actors[0] == CHANCE and state.asking != ASK_ACT:
        if depth == 0:
            break
        depth -= 1
        state.apply(CHANCE, state.sample(rng))
    if len(state.actors) == 0 or state.actors[0] == CHANCE or state.asking == ASK_ACT:
        return worth(state)
    if depth == 0:
        return worth(state)
    best = -math.inf
    for action in state.legal(0):
        twin = state.copy()
        twin.apply(0, action)
        best = max(best, _promise(twin, rng, depth - 1) - DELAY)
    return best
