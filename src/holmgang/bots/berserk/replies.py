"""Answers to the questions that come up while an action is carried out.

They are judged by the position right after them. Where dice are still to fall,
they are taken to fall in the middle.
"""

from typing import Final

from holmgang.bots.berserk.favours import prospects
from holmgang.bots.berserk.worth import WATCH, blow, material
from holmgang.core.action import CHANCE, Action, first, pack, verb
from holmgang.core.chance import Random
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import ask, attack, codes, frames
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import reg
from holmgang.games.berserk.tables import PROTECT, ROLL, USE

MIDDLE: Final = [4, 3]
"""Dice of attacker and defender when they are not thrown."""

DEEPEST: Final = 3
"""Questions within questions that are thought about."""


SPARED: Final = 0.4
"""What an instant must gain to be used now rather than kept."""

TOO_EARLY: Final = 1 << codes.E_MOVED | 1 << codes.E_TURN_START | 1 << codes.E_ATTACK_DONE
"""Moments at which nothing is at stake yet; a better one to answer comes."""


def play_to_choice(state: Berserk, dice: list[int], rng: Random, depth: int = DEEPEST) -> None:
    """Play on to the next free choice, dice falling as they are given, then in the middle."""
    thrown = 0
    while len(state.actors) > 0 and state.asking != ask.TURN:
        seat = state.actors[0]
        if seat != CHANCE:
            state.apply(seat, reply(state, seat, rng, depth))
        elif verb(state.outcomes()[0][0]) == ROLL:
            die = dice[thrown] if thrown < len(dice) else MIDDLE[thrown % 2]
            thrown += 1
            state.apply(CHANCE, pack(ROLL, die))
        else:
            state.apply(CHANCE, state.sample(rng))


def answer_all(state: Berserk, rng: Random, depth: int = DEEPEST) -> None:
    """Answer questions up to the next die or free choice."""
    while len(state.actors) > 0 and state.asking != ask.TURN and state.actors[0] != CHANCE:
        seat = state.actors[0]
        state.apply(seat, reply(state, seat, rng, depth))


def reply(state: Berserk, seat: int, rng: Random, depth: int = DEEPEST) -> Action:
    """What a sensible player answers to a question that is not the choice of a deed."""
    return reply_among(state, seat, state.legal(seat), rng, depth)


def reply_among(
    state: Berserk, seat: int, options: list[Action], rng: Random, depth: int = DEEPEST
) -> Action:
    """The same by the options that are seen."""
    if len(options) == 1 or depth == 0:
        return options[len(options) - 1]
    if state.asking == ask.PROTECTOR:
        return protector(state, options)
    if is_too_early(state):
        return options[len(options) - 1]
    best = options[0]
    best_value = -1e9
    for action in options:
        twin = state.copy()
        twin.apply(seat, action)
        play_to_choice(twin, MIDDLE, rng, depth - 1)
        gained = prospects(twin, seat, True) if depth > 1 else material(twin, seat)
        gained -= price(state, action)
        if gained > best_value:
            best_value = gained
            best = action
    return best


def is_too_early(state: Berserk) -> bool:
    """Whether an instant would be used where nothing is at stake."""
    return state.asking == ask.RESPONSE and TOO_EARLY >> state.event[frames.EV_KIND] & 1 == 1


def price(state: Berserk, action: Action) -> float:
    """What it takes off an answer that it is an instant, which might be kept."""
    return SPARED if state.asking == ask.RESPONSE and verb(action) == USE else 0.0


def protector(state: Berserk, options: list[Action]) -> Action:
    """Whoever loses least to the attacker; to protect exhausts."""
    attacker = reg(state, attack.ATTACKER)
    best = options[len(options) - 1]
    least = blow(state, attacker, reg(state, attack.TARGET))
    for action in options:
        if verb(action) == PROTECT:
            loss = blow(state, attacker, cards.card_at(state, first(action))) + WATCH
            if loss < least:
                least = loss
                best = action
    return best
