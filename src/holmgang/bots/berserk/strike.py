"""Whom a card can strike this turn, from where, and what that gains."""

from typing import Final

from holmgang.bots.berserk.worth import WATCH, blow
from holmgang.games.berserk.look import cards, protection, reach
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import CARDS
from holmgang.games.berserk.tables import BASIC, NONE

UNKNOWN: Final = -1e9


class Strike:
    """The best basic strike of a card: the square to strike from, the target, the gain."""

    def __init__(self, square: int) -> None:
        self.square = square
        self.target = NONE
        self.gain = 0.0


def best_strike(state: Berserk, i: int, walks: bool = True) -> Strike:
    """From where and at whom a card can strike best with the movement it has left."""
    best = Strike(state.place[i])
    if not cards.is_alert(state, i) or not reach.can_strike(state, i):
        return best
    gains = [UNKNOWN] * CARDS
    for square in within_reach(state, i) if walks else [best.square]:
        for other in state.tables.field.around[square]:
            target = state.board[other]
            if target != NONE and state.side[target] != state.side[i]:
                gain = gain_of_strike(state, i, square, target, gains)
                if gain > best.gain:
                    best.square = square
                    best.target = target
                    best.gain = gain
    return best


def gain_of_strike(state: Berserk, i: int, square: int, target: int, gains: list[float]) -> float:
    """What a strike from a square gains if the enemy protects as well as he can (BK-11.6)."""
    gain = remembered_blow(state, i, target, gains)
    if gain <= 0.0 or protection.is_aimed(state, i):
        return gain
    field = state.tables.field
    there = state.place[target]
    for place in field.around[square]:
        other = state.board[place]
        if other in (NONE, target) or state.side[other] == state.side[i]:
            continue
        if cards.is_alert(state, other) and field.is_adjacent(place, there):
            gain = min(gain, remembered_blow(state, i, other, gains) + WATCH)
    return gain


def remembered_blow(state: Berserk, i: int, target: int, gains: list[float]) -> float:
    """A blow is the same from every square, so it is reckoned once."""
    if gains[target] == UNKNOWN:
        gains[target] = blow(state, i, target)
    return gains[target]


def best_strike_by_air(state: Berserk, i: int) -> Strike:
    """A flyer, or who may strike flyers, at anybody it reaches (BK-15.2, BK-15.3, BK-15.6)."""
    best = Strike(state.place[i])
    if not cards.is_alert(state, i) or not reach.can_strike(state, i):
        return best
    gains = [UNKNOWN] * CARDS
    enemies = state.armies[1 - state.side[i]]
    for target in enemies:
        if state.place[target] < 0 or not reach.can_target(state, BASIC, i, target):
            continue
        gain = remembered_blow(state, i, target, gains)
        if gain > best.gain and not protection.is_aimed(state, i):
            for other in enemies:
                if state.place[other] >= 0 and reach.may_protect(state, other, i, target):
                    gain = min(gain, remembered_blow(state, i, other, gains) + WATCH)
        if gain > best.gain:
            best.target = target
            best.gain = gain
    return best


def within_reach(state: Berserk, i: int) -> list[int]:
    """The own square and those a card can walk to with the points it has left."""
    found = [state.place[i]]
    start = 0
    for _ in range(state.move_points[i] if reach.can_move(state, i) else 0):
        end = len(found)
        for at in range(start, end):
            for square in state.tables.field.steps[found[at]]:
                if state.board[square] == NONE and square not in found:
                    found.append(square)
        start = end
    return found
