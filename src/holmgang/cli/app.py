"""Typer with every word of its own replaced by ours."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from holmgang.cli import screen
from holmgang.cli.errors import ExtraArgument, UnknownCommand
from holmgang.texts import LANGUAGES, Texts

Row = tuple[str, str]


class Command(TyperCommand):
    """A command that explains itself in the language of its app."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx, ctx.obj)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise ExtraArgument(argument=" ".join(rest))
        return rest


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx, ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            close = get_close_matches(args[0], list(self.commands), n=1)
            raise UnknownCommand(command=args[0], close="".join(close))
        return super().resolve_command(ctx, args)


class App(typer.Typer):
    """An app whose commands are all of our class, whoever adds them."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, add_completion=False, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": Command, **settings})


def _show_help(command: TyperCommand | TyperGroup, ctx: Any, texts: Texts) -> None:
    console = screen.out()
    console.print()
    console.print(Padding.indent(Text(command.help or ""), 1))
    console.print()
    console.print(Padding.indent(_usage(command, ctx, texts), 1))
    if isinstance(command, TyperGroup):
        rows = [(name, _first_line(child.help)) for name, child in command.commands.items()]
        _show_rows(console, texts("help-commands"), rows)
    arguments = [_argument(p) for p in command.params if isinstance(p, TyperArgument)]
    _show_rows(console, texts("help-arguments"), arguments)
    options = [_option(p, texts) for p in command.params if isinstance(p, TyperOption)]
    _show_rows(console, texts("help-options"), [*options, *_everywhere(texts)])
    console.print()


def _usage(command: TyperCommand | TyperGroup, ctx: Any, texts: Texts) -> Text:
    words = [ctx.command_path]
    if isinstance(command, TyperGroup):
        words.append(texts("help-a-command"))
    for param in command.params:
        if isinstance(param, TyperArgument):
            name = param.metavar or param.name.upper()
            words.append(name if param.required else f"[{name}]")
    words.append(f"[{texts('help-some-options')}]")
    return Text.assemble((texts("help-usage"), "bold"), " ", " ".join(words))


def _show_rows(console: screen.Screen, title: str, rows: list[Row]) -> None:
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


def _argument(param: TyperArgument) -> Row:
    return param.metavar or param.name.upper(), param.help or ""


def _option(param: TyperOption, texts: Texts) -> Row:
    names = ", ".join([*param.opts, *param.secondary_opts])
    shown = names if param.is_flag else f"{names} {param.metavar or texts('help-value')}"
    text = param.help or ""
    is_told = param.show_default and not param.is_flag and param.default not in (None, [], "")
    if is_told:
        text += " " + texts("help-default", value=str(param.default))
    return shown, text


def _everywhere(texts: Texts) -> list[Row]:
    """Options that every command takes."""
    return [
        (f"--lang {'|'.join(LANGUAGES)}", texts("help-lang")),
        ("--help", texts("help-help")),
    ]


def _first_line(text: str | None) -> str:
    return (text or "").partition("\n")[0]
