"""What commands take, described in a language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from holmgang import games
from holmgang.cli import serve
from holmgang.cli.app import BOTS, GAMES, Number
from holmgang.texts import Texts

Row = tuple[str, str, Callable[..., None], list[click.Parameter]]
"""A command: its name, its help, what carries it out, what it takes."""


class Taken:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def argument(self, name: str, metavar: str, help: str, **settings: Any) -> click.Argument:
        return click.Argument([name], metavar=metavar, help=help, **settings)

    def option(self, flag: str, help: str, metavar: str = "", **settings: Any) -> click.Option:
        shown = self.texts(metavar) if metavar else None
        return click.Option(flag.split(), help=help, metavar=shown, **settings)

    # By themselves

    def game(self, **settings: Any) -> click.Argument:
        help = self.texts("arg-game", known=GAMES)
        return self.argument("game_id", self.texts("meta-game"), help, **settings)

    def rule(self) -> click.Argument:
        t = self.texts
        return self.argument("query", t("meta-rule"), t("rules-arg-query"), nargs=-1)

    def record(self) -> click.Argument:
        t = self.texts
        return self.argument("file", t("meta-file"), t("arg-record"), type=Path)

    def json(self) -> click.Option:
        return self.option("--json as_json", self.texts("json-help"), is_flag=True)

    def options(self) -> click.Option:
        help = self.texts("arg-option")
        return self.option("--option options", help, "meta-option", multiple=True)

    # For one command

    def table(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self.game(required=False),
            self.option("--seat", t("play-arg-seat"), "meta-seat"),
            self.option("--bots", t("play-arg-bots", known=BOTS), "meta-bots"),
            self.option("--seed", t("play-arg-seed"), "meta-seed"),
            self.options(),
            self.option("--mix", t("play-arg-mix"), "meta-words"),
            self.option("--name", t("play-arg-name"), "meta-name"),
            self.option("--resume saved", t("play-arg-resume"), "meta-file", type=Path),
        ]

    def server(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self.option("--host", t("serve-host"), default=serve.HOST),
            self.option("--port", t("serve-port"), type=Number(most=serve.LAST_PORT)),
            self.option("--open/--no-open opens", t("serve-open"), default=True),
            self.option("--database", t("serve-database")),
            self.option("--processes", t("serve-processes"), type=Number(most=64), default=1),
        ]

    def series(self, games_help: str, usual: int) -> list[click.Parameter]:
        t = self.texts
        return [
            self.option("--bots names", t("sim-arg-bots"), "meta-bots"),
            self.option("--games count", t(games_help), type=Number(), default=usual),
            self.option("--seed", t("sim-arg-seed"), type=Number(), default=1),
            self.option("--jobs", t("sim-arg-jobs"), type=Number()),
            self.option("--cluster", t("sim-arg-cluster")),
            self.options(),
            self.json(),
        ]

    def measurement(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self.game(default=games.OURS[0]),
            self.option("--seconds", t("bench-arg-seconds"), type=Number(float), default=0.3),
            self.option("--repeats", t("bench-arg-repeats"), type=Number(), default=5),
            self.options(),
            self.json(),
        ]

    def analysis(self) -> list[click.Parameter]:
        t = self.texts
        return [
            self.record(),
            self.option("--seat", t("analyse-arg-seat"), "meta-seat"),
            self.option("--bot", t("analyse-arg-bot"), "meta-bots"),
            self.option(
                "--seconds", t("analyse-arg-seconds"), type=Number(float, 3600), default=20.0
            ),
            self.option(
                "--iterations", t("analyse-arg-iterations"), type=Number(most=100_000), default=0
            ),
            self.option("--svg", t("analyse-arg-svg"), "meta-file", type=Path),
            self.json(),
        ]
