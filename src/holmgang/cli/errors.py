"""What the command line refuses by itself, and Click's own refusals in our words.

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
    ├── CareNeeded           the database has tables that are broken
    └── UnknownCard          no card of the sets has this name
"""

from collections.abc import Iterator
from contextlib import contextmanager

import click

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


class CareNeeded(CliError):
    code = "care-needed"


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


def from_click(error: click.ClickException) -> CliError:
    """Click says what is wrong in English; take only what it is about."""
    if isinstance(error, click.NoSuchOption):
        return UnknownFlag(
            flag=error.option_name, close=", ".join(sorted(error.possibilities or []))
        )
    if isinstance(error, click.BadOptionUsage):
        is_needless = "not take" in error.message
        return (NeedlessValue if is_needless else MissingValue)(flag=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return MissingArgument(argument=error.param.human_readable_name)
    return UsageError(detail=error.format_message())
