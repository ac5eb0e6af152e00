"""What the command line refuses by itself, and Typer's own refusals in our words.

HolmgangError
└── CliError                 the text is `error-<code>`, as for every other error
    ├── UsageError           exit code 2: the command was typed wrongly
    │   ├── UnknownCommand, UnknownFlag, UnknownLanguage
    │   ├── MissingArgument, MissingValue, NeedlessValue, ExtraArgument
    │   ├── BadValue
    │   └── NotTogether
    ├── FileProblem          a file cannot be read or written
    ├── FileTaken            a file is there and is not ours to overwrite
    ├── NothingFound         no rule fits the search
    └── UnknownCard          no card of the sets has this name
"""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from holmgang.core.errors import HolmgangError
from holmgang.texts import Texts


class CliError(HolmgangError):
    code = "cli"
    exit_code = 1


class UsageError(CliError):
    code = "usage"
    exit_code = 2


class UnknownCommand(UsageError):
    code = "unknown-command"


class UnknownFlag(UsageError):
    code = "unknown-flag"


class UnknownLanguage(UsageError):
    code = "unknown-language"


class MissingArgument(UsageError):
    code = "missing-argument"


class MissingValue(UsageError):
    code = "missing-value"


class NeedlessValue(UsageError):
    code = "needless-value"


class ExtraArgument(UsageError):
    code = "extra-argument"


class BadValue(UsageError):
    code = "bad-value"


class NotTogether(UsageError):
    code = "not-together"


class FileProblem(CliError):
    code = "bad-file"


class FileTaken(CliError):
    code = "file-taken"


class NothingFound(CliError):
    code = "nothing-found"


class UnknownCard(CliError):
    code = "unknown-card"


class Refusal(Exception):
    """An error already in words: one line for the person, a code for the shell."""

    def __init__(self, text: str, exit_code: int = 1) -> None:
        super().__init__(text)
        self.exit_code = exit_code


@contextmanager
def spoken_by(texts: Texts) -> Iterator[None]:
    """Put errors into the words of a game while it is known which one it is."""
    try:
        yield
    except HolmgangError as error:
        raise Refusal(texts.error(error), getattr(error, "exit_code", 1)) from error


def from_typer(error: typer.TyperException) -> CliError:
    """Typer says what is wrong in English; take only what it is about.

    Its classes besides `BadParameter` are private, so they are told by name.
    """
    kind = type(error).__name__
    flag = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        close = [str(name) for name in getattr(error, "possibilities", None) or []]
        return UnknownFlag(flag=flag, close=", ".join(sorted(close)))
    if kind == "BadOptionUsage":
        is_needless = "not take" in str(error)
        return NeedlessValue(flag=flag) if is_needless else MissingValue(flag=flag)
    name = _parameter(error)
    if kind == "MissingParameter":
        return MissingArgument(argument=name)
    if isinstance(error, typer.BadParameter):
        return BadValue(argument=name, value=_value(error), expected=_expected(error))
    return UsageError(detail=error.format_message())


def _parameter(error: typer.TyperException) -> str:
    param = getattr(error, "param", None)
    if param is None:
        return ""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return str(param.metavar or param.name)


def _value(error: typer.BadParameter) -> str:
    """What was typed; the validator behind Typer keeps it."""
    details = getattr(error.__cause__, "errors", None)
    found = details() if callable(details) else []
    return str(found[0].get("input", "")) if found else ""


def _expected(error: typer.BadParameter) -> str:
    low, high = getattr(error.param, "min", None), getattr(error.param, "max", None)
    if low is not None and high is not None:
        return f"{low}–{high}"
    return f"≥ {low}" if low is not None else "number"
