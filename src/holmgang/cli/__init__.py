"""The command line. Words come from Fluent files, so the language is settled first."""

import platform
import sys

import click

from holmgang import __version__
from holmgang.build import kind
from holmgang.cli import screen
from holmgang.cli.app import Group
from holmgang.cli.commands import commands
from holmgang.cli.errors import MissingValue, Refusal, UnknownLanguage, from_click
from holmgang.core.errors import HolmgangError
from holmgang.texts import LANGUAGES, Texts, pick

INTERRUPTED = 130
"""What shells expect of a program ended by Ctrl-C."""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 only if it did what was asked."""
    screen.prepare_streams()
    texts = Texts(pick())
    try:
        lang, args = take_language(sys.argv[1:] if argv is None else argv)
        texts = Texts(pick(lang))
        code = run(texts, args)
        screen.flush()
        return code
    except BrokenPipeError:
        screen.abandon_output()
        return refuse(texts("error-broken-pipe"), 1)
    except KeyboardInterrupt:
        return refuse(texts("error-interrupted"), INTERRUPTED)
    except EOFError:
        return refuse(texts("error-no-input"), 1)
    except Refusal as refusal:
        return refuse(str(refusal), refusal.exit_code)
    except click.ClickException as problem:
        return _refuse_error(texts, from_click(problem))
    except HolmgangError as error:
        return _refuse_error(texts, error)


def refuse(text: str, exit_code: int) -> int:
    if exit_code == INTERRUPTED and sys.stderr is not None and sys.stderr.isatty():
        screen.complain("")  # the terminal has just shown ^C
    screen.complain(text)
    return exit_code


def _refuse_error(texts: Texts, error: HolmgangError) -> int:
    return refuse(texts.error(error), getattr(error, "exit_code", 1))


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere; it is taken out before the rest is read."""
    rest: list[str] = []
    lang: str | None = None
    words = iter(args)
    for word in words:
        if word == "--":
            return lang, [*rest, word, *words]
        if word == "--lang":
            lang = _known(next(words, None))
        elif word.startswith("--lang="):
            lang = _known(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return lang, rest


def _known(lang: str | None) -> str:
    if lang is None:
        raise MissingValue(flag="--lang")
    if lang not in LANGUAGES:
        raise UnknownLanguage(language=lang, known=", ".join(LANGUAGES))
    return lang


def run(texts: Texts, args: list[str]) -> int:
    # Click's own `main` would print some refusals itself, in English.
    command = build(texts)
    try:
        with command.make_context("holmgang", args or ["--help"], obj=texts) as ctx:
            command.invoke(ctx)
    except click.exceptions.Exit as exit:
        return exit.exit_code
    return 0


def build(texts: Texts) -> click.Command:
    def show_version(ctx: click.Context, flag: click.Parameter, asked: bool) -> None:
        if asked:
            print(version(texts))
            ctx.exit()

    flag = click.Option(
        ["--version"],
        help=texts("cli-version-help"),
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_version,
    )
    return Group(commands=commands(texts), params=[flag], help=texts("cli-help"))


def version(texts: Texts) -> str:
    """Which version this is, and whether its engine is compiled."""
    python = platform.python_version()
    return texts("cli-version", version=__version__, build=kind(), python=python)
