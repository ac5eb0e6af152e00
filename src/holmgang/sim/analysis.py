"""A game looked at again: each choice beside the expert's, and who stood better when.

Only what a seat knew judges its choice. The expert is asked as that seat. Where it would have
chosen something else, both choices are tried in the same worlds, which the seat could not tell
from the true one. In each world the game's quick bot plays on for a while with the same dice,
and the game's own `outlook` says who stands how. The mean difference is what the choice cost.
"""

import math
import time
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

import msgspec

from holmgang import bots
from holmgang.core.action import CHANCE, SPECTATOR, Action
from holmgang.core.chance import Quick
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.record import Record
from holmgang.core.replay import replay
from holmgang.core.seat import Seat
from holmgang.core.state import State
from holmgang.sim.playing_on import Mean, play_on, policy
from holmgang.sim.stats import Z95

QUESTIONS = 12
"""How long a world is played on before it is judged."""
WORLDS = 16
"""Worlds that a choice is tried in at a time."""
MOST_WORLDS = 256
LEAST_SHARE = 0.1
"""Of its usual thought that the expert has at least. With less it would be no expert."""
LEAST_LOSS = 0.02
"""What costs less is no mistake, however sure we are."""
WORST = 3
MOST_POINTS = 200
"""Of the graph."""


class Effort(NamedTuple):
    """How long to think about a whole game: a time, or iterations for each choice.

    With iterations the same record gives the same analysis.
    """

    seconds: float = 20.0
    iterations: int = 0


class Part(NamedTuple):
    """Every so manieth choice, so that the work can be done piece by piece."""

    number: int = 0
    of: int = 1


WHOLE = Part()


class Graded(msgspec.Struct, frozen=True):
    """A choice beside the expert's; both are the same where he agrees.

    `number` is the line of the record. `loss` is in points of the result, from -1 to 1.
    """

    number: int
    seat: int
    round: int | None
    chosen: str
    better: str
    loss: float = 0.0
    interval: tuple[float, float] = (0.0, 0.0)

    @property
    def is_mistake(self) -> bool:
        """Whether the choice cost something, and chance alone does not explain it."""
        return self.interval[0] > 0 and self.loss >= LEAST_LOSS


class Standing(msgspec.Struct, frozen=True):
    """How each seat stood after a line of the record, from -1 to 1."""

    number: int
    seats: list[float]


class Method(msgspec.Struct, frozen=True):
    """How it was found out; `choices` could have been others, and `graded` of them were graded."""

    bot: str
    policy: str
    horizon: int
    worlds: int
    choices: int
    graded: int
    confidence: float = 0.95


class Analysis(msgspec.Struct, frozen=True):
    choices: list[Graded]
    standing: list[Standing]
    method: Method

    def worst(self, seat: int) -> list[Graded]:
        """The mistakes that cost a seat most, the worst first."""
        mine = [one for one in self.choices if one.seat == seat and one.is_mistake]
        return sorted(mine, key=lambda one: -one.loss)[:WORST]


class Moment:
    """A choice that could have been another one, and the position as it was before it."""

    def __init__(self, number: int, state: State, seat: int, action: Action) -> None:
        self.number = number
        self.state = state
        self.seat = seat
        self.action = action
        self.better: Action | None = None
        self.loss = Mean()

    @property
    def is_open(self) -> bool:
        """Whether more worlds could tell more; what is surely no mistake needs none."""
        if self.better in (None, self.action) or self.loss.count >= MOST_WORLDS:
            return False
        return self.loss.count == 0 or self.interval[1] >= LEAST_LOSS

    @property
    def interval(self) -> tuple[float, float]:
        loss, reach = self.loss.value, Z95 * math.sqrt(self.loss.variance)
        return round(loss - reach, 4), round(loss + reach, 4)

    def grade(self) -> Graded:
        state = self.state
        assert self.better is not None, "the expert was asked"
        found = state.view(SPECTATOR).get("round")
        return Graded(
            self.number,
            self.seat,
            found if isinstance(found, int) else None,
            state.write(self.action),
            state.write(self.better),
            round(self.loss.value, 4),
            self.interval,
        )


class Expert:
    """Grades moments within an effort. The clock can be a test's own."""

    def __init__(
        self, game: Game, spec: str, effort: Effort, seed: str, clock: Callable[[], float]
    ) -> None:
        self.game = game
        self.spec = f"{spec.partition(':')[0]}:{effort.iterations}" if effort.iterations else spec
        self.effort = effort
        self.seed = seed
        self.clock = clock
        self.policy, self.policy_name = policy(game)
        self.end = clock() + effort.seconds
        self.cost = Mean()
        """Seconds that a choice takes the expert if he has all his time."""

    def grade(self, moments: list[Moment]) -> None:
        """All of them if time allows, or else some of the whole game; then more exactly."""
        order = list(range(len(moments)))
        Quick(self.seed).shuffle(order)
        for done, place in enumerate(order):
            if self._is_late():
                return
            self._advise(moments[place], len(order) - done)
            self._try(moments[place])
        self._try_more(moments)

    def _try_more(self, moments: list[Moment]) -> None:
        while not self.effort.iterations and any(moment.is_open for moment in moments):
            for moment in moments:
                if self._is_late():
                    return
                self._try(moment)

    def _is_late(self) -> bool:
        return not self.effort.iterations and self.clock() >= self.end

    def _advise(self, moment: Moment, left: int) -> None:
        """What the expert would have done; half of the time that is left is his."""
        share = self._share(left)
        begun = self.clock()
        bot = bots.make(self.spec, self.game, share)
        rng = Quick(f"{self.seed}/{moment.number}")
        moment.better = bot.weigh(Seat(moment.state, moment.seat), rng)[0][0]
        self.cost.add((self.clock() - begun) / share)

    def _share(self, left: int) -> float:
        if self.effort.iterations:
            return 1.0
        each = (self.end - self.clock()) / 2 / left
        usual = self.cost.value if self.cost.count else 1.0
        return min(1.0, max(LEAST_SHARE, each / max(usual, 1e-6)))

    def _try(self, moment: Moment) -> None:
        if not moment.is_open:
            return
        first = moment.loss.count
        for world in range(first, first + max(WORLDS, self.effort.iterations)):
            moment.loss.add(self._difference(moment, f"{self.seed}/{moment.number}/{world}"))

    def _difference(self, moment: Moment, seed: str) -> float:
        """What the better choice brings more than the one that was made, in one world."""
        seat = moment.seat
        world = moment.state.determinize(seat, Quick(seed))
        assert moment.better is not None, "the expert was asked"
        better, chosen = (
            play_on(world.copy(), self.policy, Quick(f"{seed}/on"), QUESTIONS, {seat: action})
            for action in (moment.better, moment.action)
        )
        return better[seat] - chosen[seat]


def analyse(
    game: Game,
    record: Record,
    seats: Collection[int],
    effort: Effort,
    spec: str = "",
    part: Part = WHOLE,
    seed: str = "analysis",
    clock: Callable[[], float] = time.perf_counter,
) -> Analysis:
    """Grade the choices of some seats. Refuses a record that breaks the rules."""
    match = replay(game, record)
    known = [moment for moment in moments(match) if moment.seat in seats]
    mine = known[part.number :: part.of]
    expert = Expert(match.game, spec or bots.adviser(game.id), effort, seed, clock)
    expert.grade(mine)
    graded = [moment.grade() for moment in mine if moment.better is not None]
    worlds = sum(moment.loss.count for moment in mine)
    method = Method(expert.spec, expert.policy_name, QUESTIONS, worlds, len(mine), len(graded))
    return Analysis(graded, standing(match), method)


def moments(match: Match) -> Iterator[Moment]:
    """Every choice between several. Who chose at the same time knew nothing of each other."""
    state = before = match.game.new(match.options)
    ply = -1
    for number, line in enumerate(match.lines, 1):
        if line.ply != ply:
            before, ply = state.copy(), line.ply
        action = state.read(line.text)
        if line.actor != CHANCE:
            legal = before.legal(line.actor)
            if len(legal) > 1 and action in legal:
                yield Moment(number, before, line.actor, action)
        state.apply(line.actor, action)


def standing(match: Match) -> list[Standing]:
    """Who stood how before each question, and at the end."""
    state = match.game.new(match.options)
    found = []
    for number, line in enumerate(match.lines):
        if line.actor != CHANCE:
            found.append(_standing(number, state.outlook()))
        state.apply(line.actor, state.read(line.text))
    step = max(1, math.ceil(len(found) / MOST_POINTS))
    last = match.scores() if match.is_over() else state.outlook()
    return [*found[::step], _standing(len(match.lines), last)]


def _standing(number: int, seats: list[float]) -> Standing:
    return Standing(number, [round(value, 4) for value in seats])


def together(parts: list[Analysis]) -> Analysis:
    """One analysis of its parts."""
    methods = [part.method for part in parts]
    choices = sorted((one for part in parts for one in part.choices), key=lambda one: one.number)
    method = msgspec.structs.replace(
        methods[0],
        worlds=sum(one.worlds for one in methods),
        choices=sum(one.choices for one in methods),
        graded=sum(one.graded for one in methods),
    )
    return Analysis(choices, parts[0].standing, method)
