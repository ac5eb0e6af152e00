"""The help of a command, in our words and in the language of its app."""

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holmgang import bots, games
from holmgang.cli import screen
from holmgang.cli.app import BOTS, GAMES
from holmgang.cli.console import Screen
from holmgang.texts import LANGUAGES, Texts

Row = tuple[str, str]


def show(command: click.Command, ctx: click.Context, texts: Texts) -> None:
    console = screen.out()
    console.print()
    console.print(Padding.indent(Text(command.help or ""), 1))
    console.print()
    console.print(Padding.indent(_usage(command, ctx, texts), 1))
    if isinstance(command, click.Group):
        rows = [(name, _first_line(child.help)) for name, child in command.commands.items()]
        _show_rows(console, texts("help-commands"), rows)
    arguments = [_argument(p) for p in command.params if isinstance(p, click.Argument)]
    _show_rows(console, texts("help-arguments"), arguments)
    options = [_option(p, ctx, texts) for p in command.params if isinstance(p, click.Option)]
    _show_rows(console, texts("help-options"), [*options, *_everywhere(texts)])
    console.print()


def _usage(command: click.Command, ctx: click.Context, texts: Texts) -> Text:
    words = [ctx.command_path]
    if isinstance(command, click.Group):
        words.append(texts("help-a-command"))
    for param in command.params:
        if isinstance(param, click.Argument):
            name = param.human_readable_name
            words.append(name if param.required else f"[{name}]")
    words.append(f"[{texts('help-some-options')}]")
    return Text.assemble((texts("help-usage"), "bold"), " ", " ".join(words))


def _show_rows(console: Screen, title: str, rows: list[Row]) -> None:
    if not rows:
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for name, text in rows:
        grid.add_row(Text(name), Text(text))
    console.print()
    console.print(Padding.indent(Text(title, style="bold"), 1))
    console.print(Padding.indent(grid, 3))


def _argument(param: click.Argument) -> Row:
    return param.human_readable_name, _described(param)


def _option(param: click.Option, ctx: click.Context, texts: Texts) -> Row:
    names = ", ".join([*param.opts, *param.secondary_opts])
    shown = names if param.is_flag else f"{names} {param.metavar or texts('help-value')}"
    text = _described(param)
    usual = param.get_default(ctx)
    # Where there is none, Click says so by a mark of its own.
    if not param.is_flag and isinstance(usual, str | int | float) and usual != "":
        text += " " + texts("help-default", value=str(usual))
    return shown, text


def _described(param: click.Argument | click.Option) -> str:
    text = param.help or ""
    if GAMES in text:
        text = text.replace(GAMES, ", ".join(games.GAMES))
    if BOTS in text:
        known = dict.fromkeys(bot for game in games.GAMES for bot in bots.names(game))
        text = text.replace(BOTS, ", ".join(known))
    return text


def _everywhere(texts: Texts) -> list[Row]:
    """Options that every command takes."""
    return [
        (f"--lang {'|'.join(LANGUAGES)}", texts("help-lang")),
        ("--help", texts("help-help")),
    ]


def _first_line(text: str | None) -> str:
    return (text or "").partition("\n")[0]
