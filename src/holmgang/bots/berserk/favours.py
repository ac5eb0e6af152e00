"""What modifiers that cards were given for a while are worth."""

from typing import Final

from holmgang.bots.berserk.strike import best_strike, best_strike_by_air
from holmgang.bots.berserk.worth import worth
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import codes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_FROM, GIFT_SLOT, GIFT_TO, GIFT_UNTIL
from holmgang.games.berserk.rules import Berserk

FAVOUR: Final = 0.4
AT_ONCE: Final = 0.9
"""A gift for this turn alone comes before the blow it is meant for."""


def prospects(state: Berserk, seat: int, at_once: bool = False) -> float:
    """What a position is worth with what cards were lent in it."""
    if len(state.gifts) == 0 or state.is_over():
        return worth(state, seat)
    return worth(state, seat) + favours(state, seat, at_once)


def favours(state: Berserk, seat: int, at_once: bool) -> float:
    """Gifts between friends are good, those to enemies bad for whom they are given to.

    What lasts for this turn alone counts only `at_once`: when it has just been
    given, or a card would keep it rather than use it.
    """
    gifts = state.gifts
    total = 0.0
    for k in range(0, len(gifts), GIFT):
        to = gifts[k + GIFT_TO]
        if state.place[to] < 0 or is_last(state, k):
            continue
        gain = FAVOUR
        if gifts[k + GIFT_UNTIL] == codes.U_END_TURN:
            gain = AT_ONCE if at_once and not is_idle(state, to) else 0.0
        total += gain if state.side[gifts[k + GIFT_FROM]] == seat else -gain
    return total


def is_last(state: Berserk, k: int) -> bool:
    """Whether a gift is the command over the last enemy, who cannot be struck that way."""
    if state.gifts[k + GIFT_SLOT] != codes.SLOT_COMMAND:
        return False
    enemy = 1 - state.side[state.gifts[k + GIFT_TO]]
    return not any(state.place[i] >= 0 for i in state.armies[enemy])


def is_idle(state: Berserk, i: int) -> bool:
    """Whether a card will make nothing of a gift for this turn alone."""
    if not cards.is_alert(state, i) or state.side[i] != state.active:
        return True
    strike = best_strike_by_air(state, i) if state.place[i] >= SQUARES else best_strike(state, i)
    return strike.gain <= 0.0
