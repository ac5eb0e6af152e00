"""What a card can do with its turn, as a player thinks of it: walk there and strike him."""

from typing import Final

from holmgang.bots.berserk.policy import SHALLOW, next_step, walk
from holmgang.bots.berserk.replies import MIDDLE, reply, settle
from holmgang.bots.berserk.thrust import UNKNOWN, assault, known_blow, within_reach
from holmgang.bots.berserk.worth import WATCH as ALERTNESS
from holmgang.bots.berserk.worth import distance, material, squares_of
from holmgang.core.action import CHANCE, Action, first, pack, verb
from holmgang.core.chance import Random
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import ASK_TARGET, ASK_TURN, CARDS
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    END,
    LEAP,
    MOVE,
    NONE,
    ROLL,
    STRIKE,
    USE,
    WATCH,
)

STRIDES: Final = 4
"""Squares to which a card may go without striking that are thought about."""

PICKS: Final = 3
"""Targets of an ability that are thought about."""

STRIDE: Final = -0.3
"""What is expected of a step by itself, and of an ability of unknown effect."""


class Deed:
    """A card goes somewhere and does something; without a card, the turn ends."""

    def __init__(self, i: int, square: int, action: Action, hope: float) -> None:
        self.i = i
        self.square = square
        self.action = action
        self.target = NONE  # a card to strike
        self.pick = NONE  # the first answer to an ability
        self.hope = hope

    def first_step(self, state: Berserk) -> Action:
        """The choice it begins with."""
        if self.i != NONE and self.square != state.place[self.i] and self.square != NONE:
            return pack(MOVE, state.place[self.i], next_step(state, self.i, self.square))
        return self.action


def deeds(state: Berserk, seat: int, rng: Random) -> list[Deed]:
    """All of them worth a thought, the most hopeful first."""
    found: list[Deed] = []
    for i in state.army(seat):
        if state.place[i] >= 0 and state.is_alert(i):
            _strikes(state, i, found)
            _strides(state, seat, i, found)
    for action in state.legal(seat):
        kind = verb(action)
        if kind == USE:
            _uses(state, seat, action, found, rng)
        elif kind == WATCH:
            if state.sky[state.at(first(action))] < state.turn:
                found.append(Deed(NONE, NONE, action, STRIDE))
        elif kind not in (MOVE, STRIKE, ANSWER):
            found.append(Deed(NONE, NONE, action, STRIDE))
    found.append(Deed(NONE, NONE, pack(ANSWER, END), 0.0))
    if state.ruled:  # some card may have to attack, or not be allowed to
        options = state.legal(seat)
        found = [deed for deed in found if deed.first_step(state) in options]
    found.sort(key=lambda deed: -deed.hope)
    return found


def _strikes(state: Berserk, i: int, found: list[Deed]) -> None:
    """Every enemy within reach, from the square where protectors hinder least."""
    if not state.can_strike(i):
        return
    seat = state.controller(i)
    best: list[int] = [NONE] * CARDS
    hopes: list[float] = [UNKNOWN] * CARDS
    gains: list[float] = [UNKNOWN] * CARDS
    if state.place[i] < SQUARES:
        for square in within_reach(state, i):
            for there in state.tables.field.around[square]:
                target = state.board[there]
                if target != NONE and state.controller(target) != seat:
                    hope = assault(state, i, square, target, gains)
                    if hope > hopes[target]:
                        hopes[target] = hope
                        best[target] = square
    for target in state.army(1 - seat):
        if best[target] == NONE and state.can_target(BASIC, i, target):
            best[target] = state.place[i]
            hopes[target] = known_blow(state, i, target, gains) - ALERTNESS
        if best[target] != NONE:
            deed = Deed(i, best[target], NONE, hopes[target])
            deed.target = target
            if best[target] == state.place[i]:
                deed.action = pack(STRIKE, state.whereabouts(i), state.whereabouts(target))
            found.append(deed)


def _strides(state: Berserk, seat: int, i: int, found: list[Deed]) -> None:
    """The squares nearest to and farthest from the enemy."""
    if state.place[i] >= SQUARES or not state.can_move(i):
        return
    enemies = squares_of(state, 1 - seat)
    squares = within_reach(state, i)[1:]
    squares.sort(key=lambda square: distance(state, square, enemies))
    if len(squares) > STRIDES:
        squares = squares[: STRIDES // 2] + squares[-STRIDES // 2 :]
    for square in squares:
        found.append(Deed(i, square, NONE, STRIDE))


def _uses(state: Berserk, seat: int, action: Action, found: list[Deed], rng: Random) -> None:
    """An ability on each of its targets, with dice in the middle."""
    before = material(state, seat)
    twin = state.copy()
    twin.apply(seat, action)
    if twin.asking != ASK_TARGET or len(twin.actors) == 0 or twin.actors[0] != seat:
        settle(twin, MIDDLE, rng, SHALLOW)
        found.append(Deed(NONE, NONE, action, material(twin, seat) - before))
        return
    picked: list[Deed] = []
    for pick in twin.legal(seat):
        other = twin.copy()
        other.apply(seat, pick)
        settle(other, MIDDLE, rng, SHALLOW)
        deed = Deed(NONE, NONE, action, material(other, seat) - before)
        deed.pick = pick
        picked.append(deed)
    picked.sort(key=lambda deed: -deed.hope)
    found += picked[:PICKS]


# Doing it


def carry_out(state: Berserk, seat: int, deed: Deed, dice: list[int], rng: Random) -> bool:
    """Do it as far as it can be done; whether the same turn goes on."""
    if deed.i != NONE:
        return _go(state, seat, deed, dice, rng)
    kind = verb(deed.action)
    if kind in (USE, LEAP) and deed.action not in state.legal(seat):
        return True
    state.apply(seat, deed.action)
    if deed.pick != NONE and state.asking == ASK_TARGET and deed.pick in state.legal(seat):
        state.apply(seat, deed.pick)
    return fall(state, dice, rng)


def _go(state: Berserk, seat: int, deed: Deed, dice: list[int], rng: Random) -> bool:
    i = deed.i
    if state.place[i] < 0 or not state.is_alert(i):
        return True
    if deed.square < SQUARES and not walk(state, seat, i, deed.square, rng):
        return False
    if deed.target == NONE or state.place[i] < 0 or not state.is_alert(i):
        return True
    if not state.can_strike(i) or not state.can_target(BASIC, i, deed.target):
        return True
    state.apply(seat, pack(STRIKE, state.whereabouts(i), state.whereabouts(deed.target)))
    return fall(state, dice, rng)


def fall(state: Berserk, dice: list[int], rng: Random) -> bool:
    """Carry out what has begun, the first dice falling as given; whether the turn goes on."""
    turn = state.turn
    thrown = 0
    while len(state.actors) > 0 and state.asking != ASK_TURN:
        seat = state.actors[0]
        if seat != CHANCE:
            state.apply(seat, reply(state, seat, rng, SHALLOW))
        elif thrown < len(dice) and verb(state.outcomes()[0][0]) == ROLL:
            state.apply(CHANCE, pack(ROLL, dice[thrown]))
            thrown += 1
        else:
            state.apply(CHANCE, state.sample(rng))
    return len(state.actors) > 0 and state.turn == turn
