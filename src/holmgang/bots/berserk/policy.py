"""A quick soldier for playing positions on: card by card, each does the best it can at once."""

from typing import Final

from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.favours import favours
from holmgang.bots.berserk.replies import MIDDLE, play_to_choice, reply
from holmgang.bots.berserk.strike import Strike, best_strike, best_strike_by_air, within_reach
from holmgang.bots.berserk.worth import DISTANT, acts_from_afar, distance, material, squares_of
from holmgang.core.action import CHANCE, Action, pack
from holmgang.core.chance import Random
from holmgang.games.berserk.look import cards, reach, usage
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import ANSWER, BASIC, END, GROUND, MOVE, NONE, STRIKE, USE, WATCH

SHALLOW: Final = 1
"""Questions within questions that the quick soldier thinks about."""

NOBODY: Final[list[int]] = []


def play_on(state: Berserk, last: int, dice: Dice, held: list[int] = NOBODY) -> None:
    """Play until a turn after the last one has begun, or the battle is over.

    What comes due at its start, such as poison, is still seen. Cards that are held do nothing.
    """
    while len(state.actors) > 0 and (state.turn <= last or state.asking != ask.TURN):
        if state.asking == ask.TURN:
            play_turn(state, state.actors[0], dice, held)
        else:
            step(state, dice)


def step(state: Berserk, rng: Random) -> None:
    """One die, or one answer."""
    seat = state.actors[0]
    if seat == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    else:
        state.apply(seat, reply(state, seat, rng, SHALLOW))


def resolve(state: Berserk, rng: Random) -> bool:
    """Carry out what has been begun; whether the same turn goes on."""
    turn = state.turn
    while len(state.actors) > 0 and state.asking != ask.TURN:
        step(state, rng)
    return len(state.actors) > 0 and state.turn == turn


def play_turn(state: Berserk, seat: int, dice: Dice, held: list[int]) -> None:
    army = list(state.armies[seat])
    turn = state.turn
    dice.hand_to(NONE, turn)
    start = dice.below(len(army))
    for k in range(len(army)):
        i = army[(start + k) % len(army)]
        if i in held or state.place[i] < 0 or not cards.is_alert(state, i):
            continue
        dice.hand_to(i, turn)
        if not act(state, seat, i, dice):
            return
    if not state.has_rules or fulfil_duties(state, seat, dice):
        state.apply(seat, pack(ANSWER, END))


def fulfil_duties(state: Berserk, seat: int, rng: Random) -> bool:
    """Attacks that must be made before the turn can end; whether it can be ended then."""
    options = state.legal(seat)
    while options[len(options) - 1] != pack(ANSWER, END):
        state.apply(seat, options[0])
        if not resolve(state, rng):
            return False
        options = state.legal(seat)
    return True


def act(state: Berserk, seat: int, i: int, rng: Random) -> bool:
    """Let a card do what looks best for it; whether the turn goes on."""
    used = best_use(state, seat, i, rng)
    is_flying = state.place[i] >= SQUARES
    is_by_air = is_flying or state.watches_until[i] >= state.turn
    strike = best_strike_by_air(state, i) if is_by_air else best_strike(state, i)
    if used.gain > strike.gain and used.gain > 0.0:
        return use(state, seat, used, rng)
    if strike.gain > 0.0:
        return charge(state, seat, i, strike, used, rng)
    if reach.may_watch(state, seat) and not is_flying:
        state.apply(seat, pack(WATCH, state.place[i]))
        return resolve(state, rng)
    return is_flying or advance(state, seat, i, rng)


class Use:
    """An ability, whom to turn it on first, and what that gains."""

    def __init__(self) -> None:
        self.action = NONE
        self.target = NONE
        self.gain = 0.0


def best_use(state: Berserk, seat: int, i: int, rng: Random) -> Use:
    """The ability of a card, and its target, that gain most with dice in the middle."""
    best = Use()
    if state.tables.acts[state.card[i]] == 0:
        return best
    heads = usage.acts_of(state, i)
    before = material(state, seat)
    if len(state.gifts) > 0:
        before += favours(state, seat, False)
    for k in range(len(heads)):
        if usage.can_use(state, heads[k], i):
            action = pack(USE, cards.place_of(state, i), k + 1)
            twin = state.copy()
            twin.apply(seat, action)
            if twin.asking == ask.TARGET and len(twin.actors) > 0 and twin.actors[0] == seat:
                for target in twin.legal(seat):
                    other = twin.copy()
                    other.apply(seat, target)
                    weigh(best, other, seat, before, action, target, rng)
            else:
                weigh(best, twin, seat, before, action, NONE, rng)
    return best


def weigh(
    best: Use, twin: Berserk, seat: int, before: float, action: Action, target: Action, rng: Random
) -> None:
    play_to_choice(twin, MIDDLE, rng, SHALLOW)
    gain = material(twin, seat) - before
    if len(twin.gifts) > 0 and not twin.is_over():
        gain += favours(twin, seat, True)
    if gain > best.gain:
        best.gain = gain
        best.action = action
        best.target = target


def use(state: Berserk, seat: int, used: Use, rng: Random) -> bool:
    state.apply(seat, used.action)
    if used.target != NONE:
        state.apply(seat, used.target)
    return resolve(state, rng)


def charge(state: Berserk, seat: int, i: int, strike: Strike, used: Use, rng: Random) -> bool:
    """Go up to a victim, and attack it. Who has walked may have better uses of abilities."""
    if strike.square == state.place[i]:
        return attack(state, seat, i, strike, used, rng)
    if not walk(state, seat, i, strike.square, rng):
        return False
    if state.place[i] < 0:
        return True
    return attack(state, seat, i, strike, best_use(state, seat, i, rng), rng)


def attack(state: Berserk, seat: int, i: int, strike: Strike, used: Use, rng: Random) -> bool:
    """Having come up to a victim: strike, or do better by an ability."""
    if state.place[i] < 0 or not cards.is_alert(state, i) or state.place[strike.target] < 0:
        return True
    if used.gain > strike.gain:
        return use(state, seat, used, rng)
    if not reach.can_strike(state, i) or not reach.can_target(state, BASIC, i, strike.target):
        return True
    state.apply(seat, pack(STRIKE, cards.place_of(state, i), cards.place_of(state, strike.target)))
    return resolve(state, rng)


def walk(state: Berserk, seat: int, i: int, goal: int, rng: Random) -> bool:
    """Step by step along a shortest way; abilities may stop it."""
    while 0 <= state.place[i] < SQUARES and state.place[i] != goal:
        square = next_step(state, i, goal)
        if (
            square == state.place[i]
            or not reach.can_move(state, i)
            or not reach.can_enter(state, i, square)
        ):
            return True
        state.apply(seat, pack(MOVE, state.place[i], square))
        if not resolve(state, rng):
            return False
    return True


def next_step(state: Berserk, i: int, goal: int) -> int:
    """The neighbour of a card's square from which the goal is nearest over free squares."""
    here = state.place[i]
    steps = state.tables.field.steps
    fringe = [goal]
    seen = [goal]
    while len(fringe) > 0:
        further: list[int] = []
        for square in fringe:
            for other in steps[square]:
                if other == here:
                    return square
                if state.board[other] == NONE and other not in seen:
                    seen.append(other)
                    further.append(other)
        fringe = further
    return here


def advance(state: Berserk, seat: int, i: int, rng: Random) -> bool:
    """Nothing to strike: go where the enemy is as near as he should be."""
    if state.tables.type[state.card[i]] != GROUND:
        return True
    enemies = squares_of(state, 1 - seat)
    wish = DISTANT if acts_from_afar(state.tables, state.card[i]) else 1
    best = state.place[i]
    least = abs(distance(state, best, enemies) - wish)
    for square in within_reach(state, i):
        far = abs(distance(state, square, enemies) - wish)
        if far < least:
            least = far
            best = square
    return walk(state, seat, i, best, rng)
