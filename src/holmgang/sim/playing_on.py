"""What a position is worth, by playing on from it: what odds, luck and analysis share."""

from collections.abc import Mapping

from holmgang import bots
from holmgang.bots.random import RandomBot
from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Random
from holmgang.core.game import Game
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State

QUICK = "greedy"
NOTHING: Mapping[int, Action] = {}


class Mean:
    """A mean that grows with its samples."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.sum / max(1, self.count)

    @property
    def variance(self) -> float:
        """Of the mean."""
        spread = max(0.0, self.squares / max(1, self.count) - self.value**2)
        return spread / max(1, self.count - 1)


def policy(game: Game) -> tuple[Bot, str]:
    """Who plays on for everybody: the game's quick bot if it has one, and its name."""
    if QUICK in bots.names(game.id):
        return bots.make(QUICK, game), QUICK
    return RandomBot(), "random"


def answer(world: State, player: Bot, rng: Random, given: Mapping[int, Action] = NOTHING) -> None:
    """Chance, or one question put to all whom it is put to; what is given is their choice."""
    if world.is_chance():
        world.apply(CHANCE, world.sample(rng))
        return
    choices = [
        (seat, given[seat] if seat in given else player.choose(Seat(world, seat), rng))
        for seat in world.actors
    ]
    for seat, action in choices:
        world.apply(seat, action)


def play_on(
    world: State,
    player: Bot,
    rng: Random,
    questions: int,
    given: Mapping[int, Action] = NOTHING,
) -> list[float]:
    """Play so many questions in this very world, the first as given; how each seat stands then."""
    while world.actors and (questions > 0 or world.is_chance()):
        questions -= not world.is_chance()
        answer(world, player, rng, given)
        given = NOTHING
    return world.scores() if world.is_over() else world.outlook()
