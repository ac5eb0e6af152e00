"""How much chance helped each seat, after the game. Done in other processes.

The expected result is estimated before and after every run of chance answers
(a deal, the draws of a round); the differences add up to the luck of a seat.
What changes between them is the players' own doing.

An expectation is the mean over many continuations in which everybody plays at
random for a while and the position is then judged by the game's own `outlook`.
That is a crude player, so the report is about the cards, not about skill; the
intervals are only about the number of continuations.
"""

import math
import time

import msgspec

from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick, Random
from holmgang.core.record import Line
from holmgang.core.state import State
from holmgang.server.messages import Luck, LuckMethod, SeatLuck, Spread, Stroke
from holmgang.server.replays import open_record
from holmgang.sim.stats import Z95

SECONDS = 5.0
HORIZON = 40
FEWEST = 16
MOST = 2000


class LuckJob(msgspec.Struct, array_like=True, tag=True):
    record: str
    seconds: float = SECONDS
    seed: str = "luck"


class Estimate:
    """A mean for every seat that grows with the samples."""

    def __init__(self, state: State, seats: int) -> None:
        self.state = state
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def sample(self, rng: Random) -> None:
        values = outlook(self.state, rng)
        self.count += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.count

    def variance(self, seat: int) -> float:
        """Of the mean; nothing where the result is certain."""
        if self.state.is_over():
            return 0.0
        mean = self.mean(seat)
        spread = max(0.0, self.squares[seat] / self.count - mean * mean)
        return spread / max(1, self.count - 1)


class Run:
    """A run of chance answers, and the expectations around it."""

    def __init__(self, number: int, before: Estimate) -> None:
        self.number = number
        self.lines: list[Line] = []
        self.before = before
        self.after = before


def outlook(state: State, rng: Random) -> list[float]:
    """One continuation, from -1 to 1 for each seat."""
    world = state.copy()
    choices = 0
    while world.actors and choices < HORIZON:
        actor = world.actors[0]
        if actor == CHANCE:
            world.apply(CHANCE, world.sample(rng))
        else:
            world.apply(actor, rng.choice(world.legal(actor)))
            choices += 1
    return world.scores() if world.is_over() else world.outlook()


def luck(job: LuckJob) -> Luck:
    game, record = open_record(job.record)
    game = game.seated(record.options)
    strokes = _strokes(game.new(record.options), record.lines, game.seats)
    estimates = [e for stroke in strokes for e in (stroke.before, stroke.after)]
    samples = _measure(estimates, job.seconds, Quick(job.seed))
    totals = [_total(strokes, seat) for seat in range(game.seats)]
    told = [_told(stroke, game.seats) for stroke in strokes]
    return Luck(totals, told, LuckMethod("playouts", "random", HORIZON, samples, 0.95))


def _strokes(state: State, lines: list[Line], seats: int) -> list[Run]:
    strokes: list[Run] = []
    is_open = False
    for number, line in enumerate(lines, 1):
        if line.actor == CHANCE and not is_open:
            strokes.append(Run(number, Estimate(state.copy(), seats)))
        if line.actor == CHANCE:
            strokes[-1].lines.append(line)
        elif is_open:
            strokes[-1].after = Estimate(state.copy(), seats)
        is_open = line.actor == CHANCE
        state.apply(line.actor, state.read(line.text))
    if is_open:
        strokes[-1].after = Estimate(state.copy(), seats)
    return strokes


def _measure(estimates: list[Estimate], seconds: float, rng: Random) -> int:
    """The same number of samples for all, as many as the time allows."""
    end = time.perf_counter() + seconds
    count = 0
    while count < MOST and (count < FEWEST or time.perf_counter() < end):
        for estimate in estimates:
            estimate.sample(rng)
        count += 1
    return count


def _total(strokes: list[Run], seat: int) -> SeatLuck:
    value = sum(stroke.after.mean(seat) - stroke.before.mean(seat) for stroke in strokes)
    variance = sum(s.after.variance(seat) + s.before.variance(seat) for s in strokes)
    spread = _spread(value, variance)
    return SeatLuck(seat, spread.luck, spread.interval)


def _spread(value: float, variance: float) -> Spread:
    reach = Z95 * math.sqrt(variance)
    return Spread(round(value, 4), (round(value - reach, 4), round(value + reach, 4)))


def _told(stroke: Run, seats: int) -> Stroke:
    """In the words of the record; `worded` puts them into those of a language."""
    luck_by_seat = []
    for seat in range(seats):
        value = stroke.after.mean(seat) - stroke.before.mean(seat)
        variance = stroke.after.variance(seat) + stroke.before.variance(seat)
        luck_by_seat.append(_spread(value, variance))
    return Stroke(stroke.number, [line.text for line in stroke.lines], luck_by_seat)
