"""How much chance helped each seat, after the game. Done in other processes.

The expected result is estimated before and after every run of chance answers
(a deal, the draws of a round); the differences add up to the luck of a seat.
What changes between them is the players' own doing, and is told as well.

An expectation is the mean over many continuations in which everybody plays at
random for a while and the position is then judged by the game's own `outlook`.
That is a crude player, so the report is about the cards, not about skill; the
intervals are only about the number of continuations.
"""

import math
import time

import msgspec

from holmgang.bots.random import RandomBot
from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.chance import Quick, Random
from holmgang.core.event import Event
from holmgang.core.record import Line
from holmgang.core.state import State, View
from holmgang.server.wire.messages.finished import Deeds, Luck, LuckMethod, SeatLuck, Spread, Stroke
from holmgang.server.workers.replays import open_record
from holmgang.sim.playing_on import Mean, play_on
from holmgang.sim.stats import Z95

SECONDS = 5.0
HORIZON = 40
ANYBODY = RandomBot()
FEWEST = 16
MOST = 2000


class LuckJob(msgspec.Struct, array_like=True, tag=True):
    record: str
    seconds: float = SECONDS
    seed: str = "luck"


class Estimate:
    """What each seat may expect, from ever more continuations."""

    def __init__(self, state: State, seats: int) -> None:
        self.state = state
        self.means = [Mean() for _ in range(seats)]

    def sample(self, rng: Random) -> None:
        values = play_on(self.state.copy(), ANYBODY, rng, HORIZON)
        for mean, value in zip(self.means, values, strict=True):
            mean.add(value)

    def mean(self, seat: int) -> float:
        return self.means[seat].value

    def variance(self, seat: int) -> float:
        """Of the mean; nothing where the result is certain."""
        return 0.0 if self.state.is_over() else self.means[seat].variance


class Run:
    """Chance answers or choices in a row, and the expectations around them."""

    def __init__(self, number: int, before: Estimate, is_chance: bool) -> None:
        self.number = number
        self.is_chance = is_chance
        self.lines: list[Line] = []
        self.told: list[View] = []
        self.before = before
        self.after = before


def luck(job: LuckJob) -> Luck:
    game, record = open_record(job.record)
    game = game.seated(record.options)
    runs = _runs(game.new(record.options), record.lines, game.seats)
    estimates = [*(run.before for run in runs), *(run.after for run in runs[-1:])]
    samples = _measure(estimates, job.seconds, Quick(job.seed))
    strokes = [run for run in runs if run.is_chance]
    totals = [_total(strokes, seat) for seat in range(game.seats)]
    return Luck(
        totals,
        [_stroke(run, game.seats) for run in strokes],
        LuckMethod("playouts", "random", HORIZON, samples, 0.95),
        [_deeds(run, game.seats) for run in runs if not run.is_chance],
    )


def _runs(state: State, lines: list[Line], seats: int) -> list[Run]:
    """The match as runs of chance and of choices; one ends where the next begins."""
    runs: list[Run] = []
    journal: list[Event] = []
    state.journal = journal
    for number, line in enumerate(lines, 1):
        is_chance = line.actor == CHANCE
        if not runs or runs[-1].is_chance != is_chance:
            now = Estimate(state.copy(), seats)
            if runs:
                runs[-1].after = now
            runs.append(Run(number, now, is_chance))
        runs[-1].lines.append(line)
        before = len(journal)
        state.apply(line.actor, state.read(line.text))
        runs[-1].told += [state.describe(event, OMNISCIENT) for event in journal[before:]]
    if runs:
        runs[-1].after = Estimate(state.copy(), seats)
    return runs


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


def _stroke(run: Run, seats: int) -> Stroke:
    """In the words of the record; `worded` puts them into those of a language."""
    return Stroke(run.number, _lines(run), _spreads(run, seats), run.told)


def _deeds(run: Run, seats: int) -> Deeds:
    actors = [line.actor for line in run.lines]
    return Deeds(run.number, actors, _lines(run), _spreads(run, seats), run.told)


def _lines(run: Run) -> list[str]:
    return [line.text for line in run.lines]


def _spreads(run: Run, seats: int) -> list[Spread]:
    """How much a run helped each seat."""
    found = []
    for seat in range(seats):
        value = run.after.mean(seat) - run.before.mean(seat)
        variance = run.after.variance(seat) + run.before.variance(seat)
        found.append(_spread(value, variance))
    return found
