"""A series of games between the same bots, and what can be said about it."""

from collections.abc import Iterable

import msgspec

from holmgang import games
from holmgang.core.game import Game
from holmgang.sim import pool
from holmgang.sim.errors import BadLineup, at_least
from holmgang.sim.play import DRAW, NOBODY, Played, winner
from holmgang.sim.pool import Plan, Run, Task, Tick
from holmgang.sim.stats import Rate, clustered, rate


class SeatRate(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    rate: Rate


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of any run: what was asked for, what was done, how long it took."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    jobs: int
    games: int
    asked: int
    interrupted: bool
    repeatable: bool
    actions: int
    seconds: float
    actions_per_second: float


class Report(Account, frozen=True, kw_only=True):
    """A series in figures. Rates are shares of the decided games."""

    wins: list[int]
    draws: int
    rates: list[Rate]
    seats: list[SeatRate]
    first: Rate
    mean_actions: float | None
    mean_rounds: float | None


def simulate(
    game: Game,
    specs: list[str],
    count: int,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    tick: Tick = lambda done: None,
    cluster: str = "",
) -> Report:
    """Play a series. Its results do not depend on the number of jobs."""
    game = game.seated(game.fill_options(options or {}))
    if len(specs) != game.seats:
        raise BadLineup(reason="lineup-count", given=len(specs), needed=game.seats)
    at_least("games", count, 1)
    plan = pool.prepare(game, options or {}, specs)
    tasks = schedule(specs, tuple(range(len(specs))), count, seed)
    return report(plan, tasks, seed, jobs, pool.run(plan, tasks, jobs, tick, cluster))


def schedule(
    specs: list[str], lineup: tuple[int, ...], count: int, seed: int, name: str = ""
) -> list[Task]:
    """Games of one lineup in which the bots take every seat in turn.

    Different bots play the same deal from every seat, so that luck cancels
    out. Equal bots would only repeat themselves: they get a new deal each time.
    """
    tasks: list[Task] = []
    share = len(lineup) if len({specs[player] for player in lineup}) > 1 else 1
    for index in range(count):
        turn = index % len(lineup)
        players = lineup[turn:] + lineup[:turn]
        tasks.append(Task(players, f"{seed}/{name}{index}", f"{seed}/{index // share}"))
    return tasks


def account(plan: Plan, tasks: list[Task], seed: int, jobs: int, run: Run[Played]) -> Account:
    actions = sum(played.actions for played in run.played.values())
    return Account(
        game=plan.game,
        options=plan.options,
        bots=list(plan.bots),
        seed=seed,
        jobs=jobs,
        games=len(run.played),
        asked=len(tasks),
        interrupted=run.is_interrupted,
        repeatable=pool.is_repeatable(plan),
        actions=actions,
        seconds=run.seconds,
        actions_per_second=actions / run.seconds if run.seconds > 0 else 0.0,
    )


def report(plan: Plan, tasks: list[Task], seed: int, jobs: int, run: Run[Played]) -> Report:
    game = games.find(plan.game).seated(plan.options)
    rows = [(tasks[number], played) for number, played in run.played.items()]
    winners = [winner(played.scores) for _, played in rows]
    draws = winners.count(DRAW)
    wins = [0] * len(plan.bots)
    for (task, _), seat in zip(rows, winners, strict=True):
        if seat >= 0:
            wins[task.players[seat]] += 1
    return Report(
        **msgspec.structs.asdict(account(plan, tasks, seed, jobs, run)),
        wins=wins,
        draws=draws,
        rates=[rate(won, len(rows) - draws) for won in wins],
        seats=[
            SeatRate(seat, game.colours[seat], _rate_of_seat(rows, seat))
            for seat in range(game.seats)
        ],
        first=_rate_of_first(rows),
        mean_actions=mean(played.actions for _, played in rows),
        mean_rounds=mean(played.rounds for _, played in rows if played.rounds is not None),
    )


def _rate_of_seat(rows: list[tuple[Task, Played]], seat: int) -> Rate:
    return _by_deal((task.deal, winner(played.scores), seat) for task, played in rows)


def _rate_of_first(rows: list[tuple[Task, Played]]) -> Rate:
    """How often the seat that was asked first wins, where one was."""
    return _by_deal(
        (task.deal, winner(played.scores), played.first)
        for task, played in rows
        if played.first != NOBODY
    )


def _by_deal(results: Iterable[tuple[str, int, int]]) -> Rate:
    """The rate of (deal, winner, seat) in which that seat won."""
    deals: dict[str, tuple[int, int]] = {}
    for deal, won, seat in results:
        if won != DRAW:
            wins, played = deals.get(deal, (0, 0))
            deals[deal] = (wins + (won == seat), played + 1)
    return clustered(deals.values())


def mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return sum(known) / len(known) if known else None
