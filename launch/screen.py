"""Lines for people, and one line below them that is rewritten in place."""

import errno
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from launch.processes import ROOT, Problem
from launch.words import complain, words, write

UNWRITABLE = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)
SELDOM = 20
"""Seconds between two states where a line cannot be rewritten, as in a log."""


class Screen:
    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.is_terminal = sys.stdout.isatty()
        self.is_hushed = False
        self.below = ""
        self.next_state = 0.0

    def say(self, name: str, **values: object) -> None:
        self.show(words(name, **values) + "\n")

    def show(self, text: str) -> None:
        with self.lock:
            self._write(self._clear() + text + self.below)

    def state(self, name: str = "", **values: object) -> None:
        """How far something is. Without a name the line goes away."""
        text = words(name, **values) if name else ""
        with self.lock:
            if self.is_terminal:
                shown = self._clear() + text[: shutil.get_terminal_size().columns - 1]
                self.below = text
                self._write(shown)
            elif text and time.monotonic() >= self.next_state:
                self.next_state = time.monotonic() + SELDOM
                self._write(text + "\n")

    def explain(self, error: Problem | OSError) -> None:
        """One line what is wrong, and one what to do."""
        problem = error if isinstance(error, Problem) else from_system(error)
        with self.lock:
            self._write(self._clear())
            complain(problem.code, **problem.values)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Say what was done, and in how many seconds."""
        begin = time.monotonic()
        yield
        self.say(name, seconds=round(time.monotonic() - begin))

    def hush(self) -> None:
        """From now on the terminal belongs to somebody else."""
        self.is_hushed = True

    def _clear(self) -> str:
        return "\r\x1b[K" if self.below else ""

    def _write(self, text: str) -> None:
        if not self.is_hushed:
            write(sys.stdout, text)


def from_system(error: OSError) -> Problem:
    code = "no-write" if error.errno in UNWRITABLE else "trouble"
    return Problem(code, file=error.filename or ROOT, reason=error.strerror)


screen = Screen()
