"""Every command: its name, what it takes, and its help in the language of the texts.

What carries a command out is imported when the command is called. So help,
the version and refusals come at once, whatever games, bots and the server need.
"""

from functools import partial
from pathlib import Path
from typing import Any

import click

from holmgang import games
from holmgang.cli import admin, serve
from holmgang.cli.app import Command
from holmgang.cli.taken import Row, Taken
from holmgang.games.registration import load
from holmgang.texts import Texts


def commands(texts: Texts) -> list[click.Command]:
    """One row a command."""
    t, take = texts, Taken(texts)
    rows: list[Row] = [
        ("games", t("games-help"), _games, [take.json()]),
        ("rules", t("rules-help"), _rules, [take.game(), take.rule()]),
        ("play", t("play-help"), _play, take.table()),
        ("serve", t("serve-help"), _serve, take.server()),
        ("replay", t("replay-help"), _replay, [take.record(), take.json()]),
        ("verify", t("verify-help"), _verify, [take.record()]),
        ("analyse", t("analyse-help"), _analyse, take.analysis()),
        ("sim", t("sim-help"), _sim, [take.game(), *take.series("sim-arg-games", 100)]),
        ("arena", t("arena-help"), _arena, [take.game(), *take.series("arena-arg-games", 20)]),
        ("bench", t("bench-help"), _bench, take.measurement()),
    ]
    for game in games.SHIPPED.values():
        rows += load(game.commands)(t) if game.commands else []
    usual = [
        Command(name, callback=partial(run, texts), params=params, help=help)
        for name, help, run, params in rows
    ]
    return [*usual, admin.group(texts)]


# What they do


def _games(texts: Texts, as_json: bool) -> None:
    from holmgang.cli import info

    info.list_games(texts, as_json)


def _rules(texts: Texts, game_id: str, query: tuple[str, ...]) -> None:
    from holmgang.cli import rules

    rules.read_rules(texts, game_id, " ".join(query))


def _play(texts: Texts, game_id: str | None, saved: Path | None, **wishes: Any) -> None:
    from holmgang.cli import play

    play.play(texts, game_id, play.Wishes(**wishes), saved)


def _serve(texts: Texts, **settings: Any) -> None:
    serve.run(texts, **settings)


def _replay(texts: Texts, file: Path, as_json: bool) -> None:
    from holmgang.cli import records

    records.print_record(texts, file, as_json)


def _verify(texts: Texts, file: Path) -> None:
    from holmgang.cli import records

    records.verify(texts, file)


def _analyse(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import analyse

    analyse.run(texts, **wishes)


def _sim(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_sim(texts, **wishes)


def _arena(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_arena(texts, **wishes)


def _bench(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_bench(texts, **wishes)
