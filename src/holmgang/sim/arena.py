"""A tournament: every bot against every other, and ratings from all the games."""

import math
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from holmgang.core.game import Game
from holmgang.sim import pool
from holmgang.sim.errors import BadLineup, at_least
from holmgang.sim.play import Played
from holmgang.sim.pool import Plan, Run, Task, Tick
from holmgang.sim.series import Account, account, schedule
from holmgang.sim.stats import Rate, rate


class Rating(msgspec.Struct, frozen=True):
    """What openskill believes: strength, its uncertainty, and the cautious guess."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Pair(msgspec.Struct, frozen=True):
    """Two bots that met. In a game of more seats, whoever scored more has won."""

    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    rate: Rate


class Table(Account, frozen=True, kw_only=True):
    """Ratings from the best bot down; pairs in the order the bots were named."""

    ratings: list[Rating]
    pairwise: list[Pair]


def compete(
    game: Game,
    specs: list[str],
    count: int,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    tick: Tick = lambda done: None,
    cluster: str = "",
) -> Table:
    """Play `count` games for every group of bots that fills the table."""
    game = game.seated(game.fill_options(options or {}))
    check_field(game, specs)
    at_least("games", count, 1)
    plan = pool.prepare(game, options or {}, specs)
    tasks = fixtures(game.seats, specs, count, seed)
    return tabulate(plan, tasks, seed, jobs, pool.run(plan, tasks, jobs, tick, cluster))


def check_field(game: Game, specs: list[str]) -> None:
    if game.seats < 2:
        raise BadLineup(reason="lineup-solo")
    if len(specs) < game.seats:
        raise BadLineup(reason="lineup-few", given=len(specs), needed=game.seats)
    for spec in specs:
        if specs.count(spec) > 1:
            raise BadLineup(reason="lineup-twice", spec=spec)


def size(game: Game, specs: list[str], count: int) -> int:
    """How many games a tournament has."""
    return count * math.comb(len(specs), game.seats)


def fixtures(seats: int, specs: list[str], count: int, seed: int) -> list[Task]:
    """All games, one of each group after the other: ratings favour nobody's late games."""
    groups = combinations(range(len(specs)), seats)
    columns = [
        schedule(specs, group, count, seed, f"{'-'.join(map(str, group))}/") for group in groups
    ]
    return [task for row in zip(*columns, strict=True) for task in row]


def tabulate(plan: Plan, tasks: list[Task], seed: int, jobs: int, run: Run[Played]) -> Table:
    rows = [(tasks[number], played) for number, played in run.played.items()]
    pairs = combinations(range(len(plan.bots)), 2)
    return Table(
        **msgspec.structs.asdict(account(plan, tasks, seed, jobs, run)),
        ratings=ratings(plan.bots, rows),
        pairwise=[_pair(plan.bots, rows, a, b) for a, b in pairs],
    )


def ratings(specs: tuple[str, ...], rows: list[tuple[Task, Played]]) -> list[Rating]:
    model = PlackettLuce()
    known: list[PlackettLuceRating] = [model.rating() for _ in specs]
    played = [0] * len(specs)
    for task, result in rows:
        teams = [[known[player]] for player in task.players]
        for player, team in zip(
            task.players, model.rate(teams, scores=list(result.scores)), strict=True
        ):
            known[player] = team[0]
            played[player] += 1
    table = [
        Rating(spec, known[i].mu, known[i].sigma, known[i].ordinal(), played[i])
        for i, spec in enumerate(specs)
    ]
    return sorted(table, key=lambda rating: -rating.ordinal)


def _pair(specs: tuple[str, ...], rows: list[tuple[Task, Played]], a: int, b: int) -> Pair:
    wins = [0, 0]
    met = 0
    for task, played in rows:
        if a in task.players and b in task.players:
            met += 1
            ours = played.scores[task.players.index(a)]
            theirs = played.scores[task.players.index(b)]
            if ours != theirs:
                wins[ours < theirs] += 1
    return Pair(
        bots=(specs[a], specs[b]),
        games=met,
        wins=(wins[0], wins[1]),
        draws=met - sum(wins),
        rate=rate(wins[0], sum(wins)),
    )
