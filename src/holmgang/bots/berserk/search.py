"""Searches Berserk: the likeliest choices, each played on for a turn of both sides.

What `greedy` thinks of a choice orders them and is the first opinion of each;
the budget then goes to those that do best in playouts (UCB1). Every playout
draws a world the seat cannot tell from the true one, and ends with the enemy's
answer: so it sees that an exhausted card in reach will be struck, and that a
protector kept alert is worth something.
"""

import math
from typing import Final

from holmgang.bots.berserk.greedy import decide, judge, outcome
from holmgang.bots.berserk.policy import play_on
from holmgang.bots.berserk.replies import is_hasty, price
from holmgang.bots.berserk.worth import vigil, worth
from holmgang.bots.budget import Budget
from holmgang.core.action import Action, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import ANSWER

WIDTH: Final = 10
"""Choices that are played on."""

AHEAD: Final = 1
"""Turns after the present one that a playout sees."""

EXPLORATION: Final = 0.05
OPINION: Final = 1.0
"""Playouts that the first opinion weighs as much as."""

SCALE: Final = 12.0
"""Gold pieces ahead at which a battle is nearly won."""


class Choice:
    """What is known of one answer."""

    def __init__(self, action: Action, opinion: float) -> None:
        self.action = action
        self.opinion = opinion
        self.visits = OPINION
        self.total = OPINION * opinion

    def mean(self) -> float:
        return self.total / self.visits


class Search(Bot):
    """Thinks with its seat's knowledge alone."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        self.budget.start()
        world = seat.determinize(rng)
        assert isinstance(world, Berserk)
        if world.asking <= ask.PLACE or world.asking == ask.BEFORE or is_hasty(world):
            return decide(world, seat.index, options, rng)
        choices = opinions(world, seat.index, options, rng, self.budget)
        while self.budget.spend():
            choice = promising(choices)
            choice.total += playout(seat, choice.action, rng)
            choice.visits += 1.0
        return most_visited(choices).action


def opinions(
    world: Berserk, seat: int, options: list[Action], rng: Random, budget: Budget
) -> list[Choice]:
    """The best choices as `greedy` sees them, and always the end of the turn.

    The end comes first, so that there is an answer however short the time is.
    """
    found: list[Choice] = []
    for k in range(len(options) - 1, -1, -1):
        if len(found) == 0 or budget.remaining() > 0:
            found.append(Choice(options[k], squash(opinion(world, seat, options[k], rng))))
    found.sort(key=lambda choice: -choice.opinion)
    kept = found[:WIDTH]
    kept += [choice for choice in found[WIDTH:] if verb(choice.action) == ANSWER]
    return kept


def opinion(world: Berserk, seat: int, action: Action, rng: Random) -> float:
    if world.asking != ask.TURN:
        return outcome(world, seat, action, rng) - price(world, action)
    return worth(world, seat) if verb(action) == ANSWER else judge(world, seat, action, rng)


def squash(gold: float) -> float:
    return math.tanh(gold / SCALE)


def promising(choices: list[Choice]) -> Choice:
    visits = 0.0
    for choice in choices:
        visits += choice.visits
    widened = EXPLORATION * math.sqrt(math.log(visits + 1.0))
    best = choices[0]
    best_value = -10.0
    for choice in choices:
        value = choice.mean() + widened / math.sqrt(choice.visits)
        if value > best_value:
            best_value = value
            best = choice
    return best


def most_visited(choices: list[Choice]) -> Choice:
    best = choices[0]
    for choice in choices:
        if (choice.visits, choice.mean()) > (best.visits, best.mean()):
            best = choice
    return best


def playout(seat: Seat, action: Action, rng: Random) -> float:
    world = seat.determinize(rng)
    assert isinstance(world, Berserk)
    last = world.turn + AHEAD
    spared = price(world, action)
    world.apply(seat.index, action)
    play_on(world, last, rng)
    gained = worth(world, seat.index) + vigil(world, seat.index, world.turn)
    return squash(gained - spared)
