"""Every command: its name, what it takes, and its help in the language of the texts.

What carries a command out is imported when the command is called. So help,
the version and refusals come at once, whatever games, bots and the server need.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click

from holmgang import bots, games
from holmgang.cli import serve
from holmgang.cli.app import Command, Number
from holmgang.texts import Texts


def commands(texts: Texts) -> list[click.Command]:
    """One row a command."""
    t, take = texts, Taken(texts)
    rows: list[tuple[str, str, Callable[..., None], list[click.Parameter]]] = [
        ("games", t("games-help"), _games, [take.json()]),
        ("rules", t("rules-help"), _rules, [take.game(), take.rule()]),
        ("play", t("play-help"), _play, take.table()),
        ("serve", t("serve-help"), _serve, take.server()),
        ("replay", t("replay-help"), _replay, [take.record(), take.json()]),
        ("verify", t("verify-help"), _verify, [take.record()]),
        ("sim", t("sim-help"), _sim, [take.game(), *take.series("sim-arg-games", 100)]),
        ("arena", t("arena-help"), _arena, [take.game(), *take.series("arena-arg-games", 20)]),
        ("bench", t("bench-help"), _bench, take.measurement()),
        ("cards", t("cards-help"), _cards, take.cards()),
    ]
    return [
        Command(name, callback=partial(run, texts), params=params, help=help)
        for name, help, run, params in rows
    ]


class Taken:
    """What commands take, described in a language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def _argument(self, name: str, metavar: str, help: str, **settings: Any) -> click.Argument:
        return click.Argument([name], metavar=metavar, help=help, **settings)

    def _option(self, flag: str, help: str, metavar: str = "", **settings: Any) -> click.Option:
        shown = self.texts(metavar) if metavar else None
        return click.Option(flag.split(), help=help, metavar=shown, **settings)

    # By themselves

    def game(self, **settings: Any) -> click.Argument:
        help = self.texts("arg-game", known=", ".join(games.GAMES))
        return self._argument("game_id", self.texts("meta-game"), help, **settings)

    def rule(self) -> click.Argument:
        t = self.texts
        return self._argument("query", t("meta-rule"), t("rules-arg-query"), nargs=-1)

    def record(self) -> click.Argument:
        t = self.texts
        return self._argument("file", t("meta-file"), t("arg-record"), type=Path)

    def json(self) -> click.Option:
        return self._option("--json as_json", self.texts("json-help"), is_flag=True)

    def options(self) -> click.Option:
        help = self.texts("arg-option")
        return self._option("--option options", help, "meta-option", multiple=True)

    # For one command

    def table(self) -> list[click.Parameter]:
        t = self.texts
        known = ", ".join(dict.fromkeys(bot for game in games.GAMES for bot in bots.names(game)))
        return [
            self.game(required=False),
            self._option("--seat", t("play-arg-seat"), "meta-seat"),
            self._option("--bots", t("play-arg-bots", known=known), "meta-bots"),
            self._option("--seed", t("play-arg-seed"), "meta-seed"),
            self.options(),
            self._option("--mix", t("play-arg-mix"), "meta-words"),
            self._option("--name", t("play-arg-name"), "meta-name"),
            self._option("--resume saved", t("play-arg-resume"), "meta-file", type=Path),
        ]

    def server(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self._option("--host", t("serve-host"), default=serve.HOST),
            self._option("--port", t("serve-port"), type=Number(most=serve.LAST_PORT)),
            self._option("--open/--no-open opens", t("serve-open"), default=True),
            self._option("--database", t("serve-database")),
        ]

    def series(self, games_help: str, usual: int) -> list[click.Parameter]:
        t = self.texts
        return [
            self._option("--bots names", t("sim-arg-bots"), "meta-bots"),
            self._option("--games count", t(games_help), type=Number(), default=usual),
            self._option("--seed", t("sim-arg-seed"), type=Number(), default=1),
            self._option("--jobs", t("sim-arg-jobs"), type=Number()),
            self.options(),
            self.json(),
        ]

    def measurement(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self.game(default="shieldwall"),
            self._option("--seconds", t("bench-arg-seconds"), type=Number(float), default=0.3),
            self._option("--repeats", t("bench-arg-repeats"), type=Number(), default=5),
            self.options(),
            self.json(),
        ]

    def cards(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self._argument("deed", "lint | show", t("cards-arg-deed")),
            self._argument("name", t("meta-cards"), t("cards-arg-name"), default="realms"),
            self._option("--set pack", t("cards-arg-set"), default=""),
        ]


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

    records.tell(texts, file, as_json)


def _verify(texts: Texts, file: Path) -> None:
    from holmgang.cli import records

    records.verify(texts, file)


def _sim(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_sim(texts, **wishes)


def _arena(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_arena(texts, **wishes)


def _bench(texts: Texts, **wishes: Any) -> None:
    from holmgang.cli import simulate

    simulate.run_bench(texts, **wishes)


def _cards(texts: Texts, deed: str, name: str, pack: str) -> None:
    from holmgang.cli import berserk

    berserk.cards(texts, deed, name, pack)
