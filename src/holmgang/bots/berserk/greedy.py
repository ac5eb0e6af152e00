"""Plays Berserk as a sensible soldier does: the deed that gains most, one after another.

Every deed is tried with its dice falling in six different ways; a step is worth
the best blow that can follow it. It never asks what the enemy will do next.
"""

from typing import Final

from holmgang.bots.berserk import army
from holmgang.bots.berserk.favours import prospects
from holmgang.bots.berserk.replies import (
    answer_all,
    is_too_early,
    play_to_choice,
    price,
    reply_among,
)
from holmgang.bots.berserk.strike import best_strike
from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import ALERT
from holmgang.games.berserk.tables import (
    ANSWER,
    END,
    FIRST,
    HIRE,
    KEEP,
    LEAP,
    MOVE,
    MULLIGAN,
    NONE,
    PASS,
    PLACE,
    SKIP,
    TARGET,
    USE,
    WATCH,
)

THROWS: Final = [[1, 4], [2, 1], [3, 5], [4, 2], [5, 6], [6, 3]]
"""Every face once for the attacker and once for the defender."""

HASTE: Final = 0.8
"""A blow that a step leads to, against one struck at once."""

BETTER: Final = 1.05
"""How much better a blow must be than one that can be struck already, to be walked for."""

TASK: Final = 0.6
"""What it is worth to come where an ability can be used."""

LEAST: Final = 0.01

NEVER: Final = -1e9
"""What a deed is worth that there is no reason for, such as to watch the sky twice."""


class Greedy(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        state = seat.determinize(rng)
        assert isinstance(state, Berserk)
        return decide(state, seat.index, options, rng)


def decide(state: Berserk, seat: int, options: list[Action], rng: Random) -> Action:
    asking = state.asking
    if asking == ask.TURN:
        return deed(state, seat, options, rng)
    if asking == ask.ORDER:
        return pack(ANSWER, FIRST)
    if asking == ask.MULLIGAN:
        return pack(ANSWER, MULLIGAN if army.is_poor(state, seat) else KEEP)
    if asking == ask.HIRE:
        return pack(ANSWER, HIRE if army.wanted(state, seat) else SKIP)
    if asking == ask.BEFORE:
        return options[0]
    if asking == ask.PLACE:
        squares = [first(action) for action in options]
        return pack(PLACE, army.square_for(state, seat, squares))
    return answer(state, seat, options, rng)


def answer(state: Berserk, seat: int, options: list[Action], rng: Random) -> Action:
    """A question in the midst of a deed, with dice that may still fall."""
    if is_too_early(state) or verb(options[0]) == ANSWER or len(options) > 12:
        return reply_among(state, seat, options, rng)
    best = options[0]
    best_value = -1e9
    for action in options:
        gained = outcome(state, seat, action, rng) - price(state, action)
        if gained > best_value:
            best_value = gained
            best = action
    return best


def deed(state: Berserk, seat: int, options: list[Action], rng: Random) -> Action:
    """The deed that gains most; the end of the turn if none gains anything."""
    best = options[len(options) - 1]  # the end, unless some card must attack first
    best_value = prospects(state, seat) + LEAST if best == pack(ANSWER, END) else -1e9
    for action in options:
        gained = judge(state, seat, action, rng)
        if gained > best_value:
            best_value = gained
            best = action
    return best


def judge(state: Berserk, seat: int, action: Action, rng: Random) -> float:
    kind = verb(action)
    if kind in (MOVE, LEAP):
        return stride(state, seat, action)
    if kind == ANSWER or (
        kind == WATCH and state.watches_until[cards.card_at(state, first(action))] >= state.turn
    ):
        return NEVER
    return outcome(state, seat, action, rng)


def outcome(state: Berserk, seat: int, action: Action, rng: Random) -> float:
    """What a deed leads to on average."""
    lends = verb(action) in (USE, TARGET)
    twin = state.copy()
    twin.apply(seat, action)
    answer_all(twin, rng)
    if not twin.is_chance():
        return prospects(twin, seat, lends)
    total = 0.0
    for dice in THROWS:
        thrown = twin.copy()
        play_to_choice(thrown, dice, rng)
        total += prospects(thrown, seat, lends)
    return total / len(THROWS)


def stride(state: Berserk, seat: int, action: Action) -> float:
    """Where a step or a leap leads, with the best blow that can follow it.

    Nobody is thought to answer a mere step.
    """
    twin = state.copy()
    twin.apply(seat, action)
    while twin.asking == ask.RESPONSE:
        twin.apply(twin.actors[0], pack(ANSWER, PASS))
    if twin.asking != ask.TURN or len(twin.actors) == 0:
        return prospects(twin, seat)
    i = twin.board[second(action)]
    if i == NONE:
        return prospects(twin, seat)
    gain = best_strike(twin, i).gain
    if gain < BETTER * best_strike(state, i, False).gain:
        gain = 0.0
    if gain < TASK and not has_task(state, seat, i) and has_task(twin, seat, i):
        gain = TASK
    return prospects(twin, seat) + HASTE * gain


def has_task(state: Berserk, seat: int, i: int) -> bool:
    """Whether a card can use an ability where it stands."""
    if state.tables.acts[state.card[i]] == 0 or not state.status[i] & ALERT:
        return False
    place = cards.place_of(state, i)
    return any(verb(action) == USE and first(action) == place for action in state.legal(seat))
