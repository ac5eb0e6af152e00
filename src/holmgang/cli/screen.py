"""Where words for people go: the screen, and the streams behind it.

Rich takes its time to load, so only what is laid out for people is shown by it.
"""

import json
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holmgang.cli.console import Screen


def out() -> "Screen":
    from holmgang.cli.console import Screen

    return Screen(highlight=False, markup=False, emoji=False)


def print_json(facts: dict[str, object]) -> None:
    """One object on one line; escaped where the terminal would not show its letters."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(json.dumps(facts, ensure_ascii=not encoding.lower().startswith("utf")))


def complain(text: str) -> None:
    """One line to standard error, unless even that is closed."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(text, file=sys.stderr, flush=True)


def prepare_streams() -> None:
    """Show a question mark rather than fail on a letter the terminal does not know."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def flush() -> None:
    """Write out what is pending, so that a closed pipe is noticed here and not at exit."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_output() -> None:
    """Let go of a closed pipe, or Python complains once more at exit."""
    with suppress(OSError, ValueError):
        sys.stdout.close()
