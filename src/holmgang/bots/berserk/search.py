"""Searches Berserk: the likeliest choices, each played on for a turn of both sides.

What `greedy` thinks of a choice orders them and is the first opinion of each. Then they are
played on in the same worlds with the same dice (`dice.py`), and the weaker half drops out
after each part of the budget (sequential halving). A playout draws a world the seat cannot
tell from the true one, and ends with the enemy's answer, where a learned judgement says who
is ahead (`judgement.py`): so it sees that an exhausted card in reach will be struck, and
that a protector kept alert is worth something. With more work more choices are played on.

The quick soldier of the playouts never lets a card stand still if it can strike or advance, so
to step aside would often look good for no other reason than that it keeps the card from that.
A step in which `greedy` sees no good is therefore compared with holding the card back.
"""

import math
from statistics import fmean, stdev
from typing import Final

from holmgang.bots.berserk import muster
from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.greedy import NEVER, decide, judge, outcome
from holmgang.bots.berserk.judgement import edge
from holmgang.bots.berserk.policy import NOBODY, play_on
from holmgang.bots.berserk.replies import is_too_early, price
from holmgang.bots.berserk.worth import out_of_place, squares_of, worth
from holmgang.bots.budget import Budget
from holmgang.core.action import Action, first, second, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import ANSWER, LEAP, MOVE, NONE

WIDTH: Final = 10
"""Choices that are played on, at least."""

EACH: Final = 25
"""Playouts that pay for one choice more."""

AHEAD: Final = 1
"""Turns after the present one that a playout sees."""

QUICKNESS: Final = 2000
"""Playouts a second, for whoever thinks by the clock."""

OPINION: Final = 1.0
"""Playouts that the first opinion weighs as much as."""

SCALE: Final = 12.0
"""Gold pieces ahead at which a battle is nearly won."""

PROMISE: Final = 0.1
"""Gold pieces that a step must promise at first sight to need no other proof."""

LEAST: Final = 0.025
SURE: Final = 1.0
"""How much better than standing still a step must be: at least, and in standard errors."""

MOST_HELD: Final = 2
"""Cards that are held back at one question at most: each costs as much work as the question."""

PATIENCE: Final = 0.75
"""The part of the time left that goes into weighing all choices once."""

INSTANT: Final = 1e-9
"""No time at all; zero would be no limit."""

PER_SECOND: Final = 250
MOST: Final = 160
"""Battles that are imagined for an army: by time, and at most."""


class Choice:
    """What is known of one answer: the worlds in which it was played on, and what came of it."""

    def __init__(self, action: Action, opinion: float) -> None:
        self.action = action
        self.opinion = opinion
        self.worlds: list[int] = []
        self.values: list[float] = []

    def mean(self) -> float:
        return (OPINION * self.opinion + sum(self.values)) / (OPINION + len(self.values))


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
        if world.asking in (ask.ORDER, ask.MULLIGAN, ask.BEFORE) or is_too_early(world):
            return decide(world, seat.index, options, rng)
        choices = opinions(world, seat.index, options, rng, self.budget)
        if world.asking != ask.TURN:
            return halved(seat, choices, rng, self.budget).action
        return deed(seat, world, choices, rng, self.budget)


def playouts(budget: Budget) -> int:
    """How many a choice gets, about."""
    return budget.iterations if budget.iterations > 0 else round(QUICKNESS * budget.seconds)


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
    width = max(WIDTH, playouts(budget) // EACH)
    kept = found[:width]
    kept += [choice for choice in found[width:] if verb(choice.action) == ANSWER]
    return kept


def opinion(world: Berserk, seat: int, action: Action, rng: Random) -> float:
    if world.asking != ask.TURN:
        return outcome(world, seat, action, rng) - price(world, action)
    return worth(world, seat) if verb(action) == ANSWER else judge(world, seat, action, rng)


def squash(gold: float) -> float:
    return math.tanh(gold / SCALE)


def deed(seat: Seat, world: Berserk, choices: list[Choice], rng: Random, budget: Budget) -> Action:
    """The best choice; but a card that would step about for nothing is held back,
    and what is left to do without it is weighed anew."""
    held: list[int] = []
    while True:
        best = halved(seat, choices, rng, part(budget), held)
        card = idler(world, seat.index, best)
        if card == NONE or len(held) == MOST_HELD:
            return best.action
        held.append(card)
        if beats_standing(seat, best, held, part(budget)):
            return best.action
        choices = without(world, choices, card)
        if len(choices) == 0:
            return best.action


def part(budget: Budget) -> Budget:
    """The iterations anew, but of the time only most of what is left."""
    is_timed = budget.seconds > 0
    seconds = max(INSTANT, PATIENCE * budget.remaining()) if is_timed else 0.0
    found = Budget(seconds, budget.iterations, budget.clock)
    found.start()
    return found


def without(world: Berserk, choices: list[Choice], card: int) -> list[Choice]:
    """All that does not need a card, not played on yet."""
    return [
        Choice(choice.action, choice.opinion)
        for choice in choices
        if verb(choice.action) == ANSWER or cards.card_at(world, first(choice.action)) != card
    ]


def idler(world: Berserk, seat: int, choice: Choice) -> int:
    """The card that takes a step which promises nothing, and leads it no nearer to the fight."""
    action = choice.action
    if verb(action) not in (MOVE, LEAP) or first(action) >= SQUARES:
        return NONE
    if choice.opinion > squash(worth(world, seat) + PROMISE):
        return NONE
    i = cards.card_at(world, first(action))
    enemies = squares_of(world, 1 - seat)
    before = out_of_place(world, i, first(action), enemies)
    is_nearer = out_of_place(world, i, second(action), enemies) < before
    return NONE if is_nearer else i


def beats_standing(seat: Seat, choice: Choice, held: list[int], budget: Budget) -> bool:
    """Whether a step is clearly better than to hold its card back, in the same worlds."""
    gains: list[float] = []
    for k in range(len(choice.values)):
        if budget.spend():
            standing = playout(seat, NONE, Dice(choice.worlds[k]), held)
            gains.append(choice.values[k] - standing)
    if len(gains) == 0:
        return True
    noise = stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0
    return fmean(gains) > max(LEAST, SURE * noise)


def halved(
    seat: Seat, choices: list[Choice], rng: Random, budget: Budget, held: list[int] = NOBODY
) -> Choice:
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
                    choice.worlds.append(luck)
                    choice.values.append(playout(seat, choice.action, Dice(luck), held))
        choices.sort(key=lambda choice: -choice.mean())
        choices = choices[: (len(choices) + 1) // 2]
    return choices[0]


def playout(seat: Seat, action: Action, dice: Dice, held: list[int]) -> float:
    """How well a world ends in which the seat acts; with NONE for an action it just goes on."""
    world = seat.determinize(dice)
    assert isinstance(world, Berserk)
    last = world.turn + AHEAD
    spared = 0.0
    if action != NONE:
        spared = price(world, action)
        dice.hand_to(doer(world, action), world.turn)
        world.apply(seat.index, action)
    play_on(world, last, dice, held)
    return math.tanh(edge(world, seat.index) - spared / SCALE)


def doer(world: Berserk, action: Action) -> int:
    """The card that does a deed; NONE for an answer."""
    if world.asking != ask.TURN or verb(action) == ANSWER:
        return NONE
    return cards.card_at(world, first(action))
