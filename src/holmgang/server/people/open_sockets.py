"""Open sockets, by the session or token that opened them and by whose they are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Close = Callable[[], None]


class Visits:
    def __init__(self) -> None:
        self._open: dict[str, set[Close]] = {}

    @contextmanager
    def during(self, marks: set[str], close: Close) -> Iterator[None]:
        """As long as a socket is open, whoever withdraws one of its marks closes it."""
        for mark in marks:
            self._open.setdefault(mark, set()).add(close)
        try:
            yield
        finally:
            for mark in marks:
                self._open[mark].discard(close)
                if not self._open[mark]:
                    del self._open[mark]

    def end(self, mark: str) -> None:
        for close in list(self._open.get(mark, ())):
            close()
