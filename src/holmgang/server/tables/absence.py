"""Players who are gone while others wait for them.

The log says when somebody was missed and for how long the others wait before they may claim the
game or let a bot go on for him; so the countdown is the same for everybody and survives a restart.
Only the server at which somebody sees him says that he is back.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from holmgang.core.errors import HolmgangError, Stale
from holmgang.server.tables import entries
from holmgang.server.tables.entries import Body
from holmgang.server.tables.host import Host
from holmgang.server.tables.table import Table

GRACE = 10.0
"""Seconds in which a connection may come back before anybody is missed."""


class Attended(Protocol):
    """A live table, as far as it matters who is there."""

    host: Host
    table: Table

    def online(self) -> set[str]: ...

    async def perform(self, by: str, key: str, make: Callable[[Table], Body]) -> int: ...


class Absence:
    def __init__(self, live: Attended) -> None:
        self.live = live
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Somebody came or went: see in a while who is missing."""
        if self.live.table.state == "running" and len(self.live.table.users()) > 1:
            self._begin(self._look())

    def welcome(self) -> None:
        """Whoever was missed and is here is back."""
        for seat, absent in list(self.live.table.absent.items()):
            if not absent.left and self.live.table.places[seat].user in self.live.online():
                self._begin(self._say(entries.Came(seat)))

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self) -> None:
        await asyncio.sleep(GRACE)
        for seat in missing(self.live.table, self.live.online()):
            await self._say(entries.Gone(seat, self.live.host.absence))

    async def _say(self, body: entries.Gone | entries.Came) -> None:
        def make(table: Table) -> Body:
            is_here = table.places[body.seat].user in self.live.online()
            if is_here != isinstance(body, entries.Came):
                raise Stale(seat=body.seat)  # he came or went meanwhile
            return body

        with suppress(HolmgangError):
            await self.live.perform("", "", make)


def missing(table: Table, online: set[str]) -> list[int]:
    """Seats whose players are away while another player is there."""
    here = table.users() & online
    if table.state != "running" or not here or table.is_slow:
        return []
    return [
        seat
        for seat, place in enumerate(table.places)
        if place.is_manned and place.user not in online and seat not in table.absent
    ]
