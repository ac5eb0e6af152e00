"""The commands that play many games: `sim`, `arena` and `bench`."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from holmgang import bots, games
from holmgang.cli import screen
from holmgang.core.errors import OptionError
from holmgang.core.game import Game
from holmgang.sim import arena, bench, series
from holmgang.sim.stats import Interval, Rate
from holmgang.texts import Texts

INTERRUPTED = 130

Tick = Callable[[int, int], None]


# sim


def run_sim(
    texts: Texts,
    game_id: str,
    names: str | None,
    count: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    game = games.find(game_id)
    specs = split(names) if names is not None else ["random"] * game.seats
    given = read_options(options)
    with progress(texts("sim-progress")) as tick:
        report = series.simulate(
            game,
            specs,
            count,
            seed,
            jobs_or_cores(jobs),
            given,
            lambda done: tick(done, count),
            cluster or "",
        )
    if as_json:
        print_json(report)
    elif report.games > 0:
        show_report(texts.of(game.id), report)
    finish(texts, report)


def show_report(texts: Texts, report: series.Report) -> None:
    say = sayer()
    name = texts(f"{report.game}-name")
    say(texts("sim-title", game=name, games=report.games, seed=str(report.seed)), style="bold")
    table = Table("", *(texts(f"sim-column-{key}") for key in ("wins", "share", "interval")))
    for spec, rate in zip(report.bots, report.rates, strict=True):
        table.add_row(spec, texts("sim-count", value=rate.wins), *rate_cells(texts, rate))
    align(table)
    say(table)
    say(texts("sim-draws", draws=report.draws))
    say(length_line(texts, report))
    if report.first.games > 0:
        say(texts("sim-first", **rate_args(report.first)))
    for seat in report.seats:
        colour = texts.word("colour", seat.colour)
        say(texts("sim-seat", colour=colour, **rate_args(seat.rate)))
    say(speed_line(texts, report))
    warn_of_clock(texts, report.repeatable)


def length_line(texts: Texts, report: series.Report) -> str:
    if report.mean_rounds is None:
        return texts("sim-length", actions=report.mean_actions or 0.0)
    return texts("sim-length-rounds", actions=report.mean_actions or 0.0, rounds=report.mean_rounds)


# arena


def run_arena(
    texts: Texts,
    game_id: str,
    names: str | None,
    count: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    options: Sequence[str],
    as_json: bool,
) -> None:
    game = games.find(game_id)
    specs = split(names) if names is not None else bots.names(game.id)
    given = read_options(options)
    total = arena.size(game, specs, count)
    with progress(texts("arena-progress")) as tick:
        table = arena.compete(
            game,
            specs,
            count,
            seed,
            jobs_or_cores(jobs),
            given,
            lambda done: tick(done, total),
            cluster or "",
        )
    if as_json:
        print_json(table)
    elif table.games > 0:
        show_arena(texts, game, table)
    finish(texts, table)


def show_arena(texts: Texts, game: Game, table: arena.Table) -> None:
    say = sayer()
    name = texts.of(game.id)(f"{game.id}-name")
    say(texts("arena-title", game=name, games=table.games, seed=str(table.seed)), style="bold")
    say(ratings_table(texts, table))
    say(texts("arena-rating-note"))
    say(pairs_table(texts, table))
    say(texts("arena-pairs-note"))
    say(speed_line(texts, table))
    warn_of_clock(texts, table.repeatable)


def ratings_table(texts: Texts, table: arena.Table) -> Table:
    columns = ("rating", "strength", "doubt", "games")
    grid = Table("", *(texts(f"arena-column-{key}") for key in columns))
    for rating in table.ratings:
        figures = (rating.ordinal, rating.mu, rating.sigma)
        cells = [texts("sim-decimal", value=figure) for figure in figures]
        grid.add_row(rating.bot, *cells, texts("sim-count", value=rating.games))
    align(grid)
    return grid


def pairs_table(texts: Texts, table: arena.Table) -> Table:
    """Every bot against every other, each meeting seen from both sides."""
    cells: dict[tuple[str, str], str] = {}
    for pair in table.pairwise:
        us, them = pair.bots
        cells[us, them] = "\n".join(rate_cells(texts, pair.rate))
        cells[them, us] = "\n".join(rate_cells(texts, mirrored(pair.rate)))
    grid = Table("", *table.bots, show_lines=True)
    for row in table.bots:
        grid.add_row(row, *(cells.get((row, column), "") for column in table.bots))
    align(grid)
    return grid


def mirrored(rate: Rate) -> Rate:
    """The other side of a rate between two."""
    share = None if rate.rate is None else 1 - rate.rate
    interval = Interval(1 - rate.interval.high, 1 - rate.interval.low)
    return Rate(rate.games - rate.wins, rate.games, share, interval)


# bench


def run_bench(
    texts: Texts,
    game_id: str,
    seconds: float,
    repeats: int,
    options: Sequence[str],
    as_json: bool,
) -> None:
    given = read_options(options)
    with progress(texts("bench-progress")) as tick:
        result = bench.measure(game_id, seconds, repeats, tick, options=given)
    if as_json:
        print_json(result)
    else:
        show_bench(texts.of(result.game), result)
    if as_json and result.peer_version is None:
        screen.complain(texts("bench-no-peer"))
    if result.interrupted:
        screen.complain(texts("bench-interrupted"))
        raise click.exceptions.Exit(INTERRUPTED)


def show_bench(texts: Texts, result: bench.Bench) -> None:
    say = sayer()
    name = texts(f"{result.game}-name")
    say(texts(f"bench-title-{result.build}", game=name), style="bold")
    columns = ("ours", "peer", "theirs", "ratio")
    table = Table("", *(texts(f"bench-column-{key}") for key in columns))
    for row in result.rows:
        table.add_row(texts(f"bench-row-{row.name}"), *bench_cells(texts, row))
    align(table)
    say(table)
    say(texts("bench-method", repeats=result.repeats))
    if result.peer_version is None:
        say(texts("bench-no-peer"))
    else:
        say(texts("bench-peer", version=result.peer_version))


def bench_cells(texts: Texts, row: bench.Row) -> list[str]:
    ours = texts("sim-count", value=round(row.ours))
    if row.peer is None or row.peer_value is None or row.ratio is None:
        return [ours, "", "", ""]
    theirs = texts("sim-count", value=round(row.peer_value))
    return [ours, row.peer.split()[-1], theirs, texts("bench-ratio", ratio=row.ratio)]


# What they share


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if sign == "":
            raise OptionError(option=name, value="", expected="name-value")
        options[name] = value
    return options


def jobs_or_cores(jobs: int | None) -> int:
    if jobs is not None:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def sayer() -> Callable[..., None]:
    """Prints whole lines: what is piped must not be broken at a width nobody has."""
    return partial(screen.out().print, soft_wrap=True)


def print_json(result: msgspec.Struct) -> None:
    print(msgspec.json.format(msgspec.json.encode(result)).decode())


@contextmanager
def progress(title: str) -> Iterator[Tick]:
    """A bar on the error stream, so that output can be piped; none where nobody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def align(table: Table) -> None:
    for column in table.columns[1:]:
        column.justify = "right"


def rate_args(rate: Rate) -> dict[str, float]:
    """A rate in per cent, as arguments of a message."""
    low, high = rate.interval
    return {"share": 100 * (rate.rate or 0.0), "low": 100 * low, "high": 100 * high}


def rate_cells(texts: Texts, rate: Rate) -> tuple[str, str]:
    if rate.rate is None:
        return "–", "–"
    return texts("sim-share", **rate_args(rate)), texts("sim-interval", **rate_args(rate))


def speed_line(texts: Texts, result: series.Account) -> str:
    return texts(
        "sim-speed",
        actions=result.actions,
        seconds=result.seconds,
        speed=round(result.actions_per_second),
    )


def warn_of_clock(texts: Texts, is_repeatable: bool) -> None:
    if not is_repeatable:
        sayer()(texts("sim-clock"), style="yellow")


def finish(texts: Texts, result: series.Account) -> None:
    if result.interrupted:
        screen.complain(texts("sim-interrupted", done=result.games, games=result.asked))
        raise click.exceptions.Exit(INTERRUPTED)
