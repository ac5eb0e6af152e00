"""Click with every word of its own replaced by ours."""

from difflib import get_close_matches
from typing import Any

import click

from holmgang.cli.errors import BadValue, ExtraArgument, UnknownCommand

GAMES, BOTS = "\ue000", "\ue001"
"""Marks in a help where the names of all games or bots belong. They are looked for when the help
is read: finding what is installed takes longer than most commands."""


class Command(click.Command):
    """A command that explains itself in the language of its texts."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _show_help(self, ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise ExtraArgument(argument=" ".join(rest))
        return rest


class Group(click.Group):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _show_help(self, ctx)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args[0] not in self.commands:
            close = get_close_matches(args[0], list(self.commands), n=1)
            raise UnknownCommand(command=args[0], close="".join(close))
        return super().resolve_command(ctx, args)


def _show_help(command: click.Command, ctx: click.Context) -> None:
    from holmgang.cli import help  # lays it out with Rich, which other commands do without

    help.show(command, ctx, ctx.obj)


class Number(click.ParamType[Any]):
    """A number in a range, or at least of a kind."""

    name = "number"

    def __init__(self, kind: type[int] | type[float] = int, most: int | None = None) -> None:
        self.kind = kind
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = self.kind(value)
        except ValueError:
            raise self._refusal(value, param) from None
        if self.most is not None and not 0 <= number <= self.most:
            raise self._refusal(value, param)
        return number

    def _refusal(self, value: object, param: click.Parameter | None) -> BadValue:
        expected = "number" if self.most is None else f"0–{self.most}"
        name = param.opts[0] if param else ""
        return BadValue(argument=name, value=str(value), expected=expected)
