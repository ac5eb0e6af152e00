"""Searches Berserk: the likeliest choices, each played on for a turn of both sides.

What `greedy` thinks of a choice orders them and is the first opinion of each. Then they are
played on in the same worlds with the same dice, and the weaker half drops out after each
part of the budget (sequential halving). A playout draws a world the seat cannot tell from
the true one, and ends with the enemy's answer, where a learned judgement says who is ahead
(`judgement.py`): so it sees that an exhausted card in reach will be struck, and that a
protector kept alert is worth something.
"""

import math
from typing import Final

from holmgang.bots.berserk import muster
from holmgang.bots.berserk.greedy import NEVER, decide, judge, outcome
from holmgang.bots.berserk.judgement import edge
from holmgang.bots.berserk.policy import play_on
from holmgang.bots.berserk.replies import is_hasty, price
from holmgang.bots.berserk.worth import worth
from holmgang.bots.budget import Budget
from holmgang.core.action import Action, verb
from holmgang.core.chance import Quick, Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import ANSWER

WIDTH: Final = 10
"""Choices that are played on."""

AHEAD: Final = 1
"""Turns after the present one that a playout sees."""

OPINION: Final = 1.0
"""Playouts that the first opinion weighs as much as."""

SCALE: Final = 12.0
"""Gold pieces ahead at which a battle is nearly won."""

PER_SECOND: Final = 250
MOST: Final = 160
"""Battles that are imagined for an army: by time, and at most."""


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
        if world.asking in (ask.HIRE, ask.PLACE):
            return muster.answer(seat, world, battles(self.budget))
        if world.asking < ask.HIRE or world.asking == ask.BEFORE or is_hasty(world):
            return decide(world, seat.index, options, rng)
        choices = opinions(world, seat.index, options, rng, self.budget)
        return halved(seat, choices, rng, self.budget).action


def battles(budget: Budget) -> int:
    """Imagined battles for an army or a formation. They are counted, so that
    the plan is the same at every question, however long an answer takes."""
    count = budget.iterations if budget.iterations > 0 else round(PER_SECOND * budget.seconds)
    return max(2, min(MOST, count))


def opinions(
    world: Berserk, seat: int, options: list[Action], rng: Random, budget: Budget
) -> list[Choice]:
    """The best choices as `greedy` sees them, and always the end of the turn.

    The end comes first, so that there is an answer however short the time is.
    """
    found: list[Choice] = []
    for k in range(len(options) - 1, -1, -1):
        if len(found) == 0 or budget.remaining() > 0:
            liking = opinion(world, seat, options[k], rng)
            if liking > NEVER or len(found) == 0:
                found.append(Choice(options[k], squash(liking)))
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


def halved(seat: Seat, choices: list[Choice], rng: Random, budget: Budget) -> Choice:
    """The choice that is left when the weaker half has dropped out again and again."""
    if len(choices) == 1:
        return choices[0]
    rounds = math.ceil(math.log2(len(choices)))
    luck = rng.below(1 << 30)
    for number in range(1, rounds + 1):
        while budget.used() * rounds < number:
            luck += 1
            for choice in choices:
                if budget.spend():
                    choice.total += playout(seat, choice.action, Quick(luck))
                    choice.visits += 1.0
        choices.sort(key=lambda choice: -choice.mean())
        choices = choices[: (len(choices) + 1) // 2]
    return choices[0]


def playout(seat: Seat, action: Action, rng: Random) -> float:
    world = seat.determinize(rng)
    assert isinstance(world, Berserk)
    last = world.turn + AHEAD
    spared = price(world, action)
    world.apply(seat.index, action)
    play_on(world, last, rng)
    return math.tanh(edge(world, seat.index) - spared / SCALE)
