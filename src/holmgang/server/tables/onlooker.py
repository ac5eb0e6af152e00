"""Somebody who looks at a live table, and what he has been shown."""

from collections.abc import Callable

from holmgang.server.tables.projection import Viewer
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.live import State, TableMessage, Update

Wanted = tuple[Viewer, type[TableMessage], int]
"""Who is to be told what: everything, or what came after a version."""


class Onlooker:
    """`send` takes whole frames. Whoever makes the sentences himself (`is_plain`) is sent none."""

    def __init__(
        self,
        user_id: str,
        lang: str,
        send: Callable[[bytes], None],
        seen: int | None = None,
        is_plain: bool = False,
        address: str = "",
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        self.user_id = user_id
        self.lang = lang
        self.send = send
        self.is_plain = is_plain
        self.address = address
        self.blocked = blocked
        self.seen = -1 if seen is None else seen
        self.seat: int | None = None
        self.is_new = True

    def viewer(self, table: Table) -> Viewer:
        lang = "" if self.is_plain else self.lang
        return Viewer(tuple(table.seats_of(self.user_id)), lang, self.blocked)

    def next_message(self, table: Table) -> Wanted:
        """What to send him next: what is new, or everything if the past or the viewer changed."""
        viewer = self.viewer(table)
        seat = table.viewer_of(list(viewer.seats))
        same = seat == self.seat if not self.is_new else len(viewer.seats) < 2
        fits = same and table.events_since(self.seen) is not None
        since = self.seen if fits else 0
        self.seen, self.seat, self.is_new = table.version, seat, False
        return viewer, Update if fits else State, since

    def speak(self, lang: str) -> None:
        """From now on in this language; all that was said is said again."""
        self.lang = lang
        self.seen = -1
