"""Work for other processes: what a bot chooses, a hint, odds.

A job gets the lines of a match, rebuilds the position and hands a bot its
seat, nothing else. Choices that others have sealed are not among the lines.
"""

import time
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec.structs import asdict

from holmgang import bots, games
from holmgang.core.action import OMNISCIENT, Action
from holmgang.core.chance import Quick, Random
from holmgang.core.event import Event
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State, playout
from holmgang.games.registration import Registration
from holmgang.server.errors import BadRequest
from holmgang.server.wire.messages.live import Answer, Odds, Shares, Weighed
from holmgang.sim import playing_on
from holmgang.sim.stats import wilson

Lines = list[tuple[int, str]]
MOST_POSITIONS = 32

ODDS_SECONDS = 0.6
MOST_WORLDS = 4000
LONGEST_BATTLE = 200
"""Choices after which a world that has not decided anything is given up."""


class Played(msgspec.Struct, array_like=True):
    """A match as far as it has gone."""

    id: str
    game: str
    options: dict[str, str]
    lines: Lines


class ChoiceJob(msgspec.Struct, array_like=True, tag=True):
    """`share` is how much of its usual time the bot may think.

    `notes` are what it wrote down at its last choice of this game, wherever that was made.
    """

    match: Played
    seat: int
    bot: str
    seed: str
    share: float = 1.0
    notes: list[int] = []


class HintJob(msgspec.Struct, array_like=True, tag=True):
    match: Played
    seat: int
    seed: str


class OddsJob(msgspec.Struct, array_like=True, tag=True):
    match: Played
    seat: int
    text: str
    seed: str
    seconds: float = ODDS_SECONDS


class ForecastJob(msgspec.Struct, array_like=True, tag=True):
    match: Played
    seat: int
    texts: list[str]


# Positions

_positions: OrderedDict[str, tuple[Lines, State]] = OrderedDict()


def position(match: Played) -> State:
    """The state after the lines; one that was built before is played on."""
    done, state = _positions.pop(match.id, ([], None))
    if state is None or done != match.lines[: len(done)]:
        done, state = [], games.find(match.game).new(match.options)
    for actor, text in match.lines[len(done) :]:
        state.apply(actor, state.read(text))
    _positions[match.id] = (match.lines, state)
    if len(_positions) > MOST_POSITIONS:
        _positions.popitem(last=False)
    return state


# Choices


def choose(job: ChoiceJob) -> tuple[str, list[int]]:
    """What a bot chooses, and its notes."""
    game = games.find(job.match.game)
    state = position(job.match)
    rng = Quick(job.seed)
    bot = bots.make(job.bot, game, job.share, is_awaited=True)
    if job.notes:
        bot.recall(job.notes)
    action = bot.choose(Seat(state, job.seat), rng)
    return state.write(action), bot.notes()


def hint(job: HintJob) -> Answer:
    """What a strong bot would do, and how it divided its attention."""
    game = games.find(job.match.game)
    state = position(job.match)
    adviser = bots.adviser(game.id)
    shares = bots.make(adviser, game, is_awaited=True).weigh(Seat(state, job.seat), Quick(job.seed))
    options = [Weighed(state.write(action), round(share, 4)) for action, share in shares]
    return Answer(hint=options[0].text, options=options, bot=adviser)


# Odds


class Tally:
    """Won, drawn and lost worlds."""

    def __init__(self) -> None:
        self.win = 0
        self.draw = 0
        self.lose = 0

    def add(self, sign: float) -> None:
        self.win += sign > 0
        self.draw += sign == 0
        self.lose += sign < 0

    def shares(self) -> Shares | None:
        count = self.win + self.draw + self.lose
        if count == 0:
            return None
        low, high = wilson(self.win, count)
        return Shares(
            win=round(self.win / count, 4),
            draw=round(self.draw / count, 4),
            lose=round(self.lose / count, 4),
            interval=(round(low, 4), round(high, 4)),
            samples=count,
        )


def odds(job: OddsJob) -> Answer:
    """How worlds end that this seat cannot tell from the true one, after its choice.

    Up to the end of the battle all seats play as the policy bot does, after it
    at random. The figures say how good a choice is, not what will happen.
    """
    state = position(job.match)
    action = state.read(job.text)
    if action not in state.legal(job.seat):
        raise BadRequest(reason="illegal", text=job.text)
    policy, name = playing_on.policy(games.find(job.match.game))
    game = games.registration(job.match.game)
    rng = Quick(job.seed)
    battle, whole = Tally(), Tally()
    end = time.perf_counter() + job.seconds
    while time.perf_counter() < end and whole.win + whole.draw + whole.lose < MOST_WORLDS:
        world = state.determinize(job.seat, rng)
        _sample(world, job.seat, action, policy, rng, game, battle, whole)
    shares = whole.shares()
    assert shares is not None, "one world at least was played"
    return Answer(odds=Odds(**asdict(shares), battle=battle.shares(), policy=name))


def forecast(job: ForecastJob) -> Answer:
    """What choices lead to at once, counted over all throws of the dice."""
    state = position(job.match)
    legal = state.legal(job.seat)
    found: dict[str, Any] = {}
    for text in job.texts:
        action = state.read(text)
        if action not in legal:
            raise BadRequest(reason="illegal", text=text)
        found[text] = state.forecast(job.seat, action)
    return Answer(forecasts=found)


def _sample(
    world: State,
    seat: int,
    action: Action,
    policy: Bot,
    rng: Random,
    game: Registration,
    battle: Tally,
    whole: Tally,
) -> None:
    journal: list[Event] = []
    world.journal = journal
    first = {seat: action}
    for _ in range(LONGEST_BATTLE):
        if world.is_over() or _is_part_over(world, journal, seat, game, battle):
            break
        playing_on.answer(world, policy, rng, first)
        first = {}
    world.journal = None
    playout(world, rng)
    whole.add(world.scores()[seat])


def _is_part_over(
    world: State, journal: list[Event], seat: int, game: Registration, battle: Tally
) -> bool:
    """Whether the battle at hand has ended, and for whom, if somebody wins battles here."""
    for event in journal:
        if game.part and world.describe(event, OMNISCIENT)["event"] == game.part:
            if game.part_is_won:
                battle.add(0.0 if event.seat < 0 else 1.0 if event.seat == seat else -1.0)
            return True
    journal.clear()
    return False
