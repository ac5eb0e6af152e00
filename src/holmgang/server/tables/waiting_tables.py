"""How many tables somebody may have waiting for others, so that nobody fills the lobby."""

import asyncio

import structlog

from holmgang.server.errors import TooManyTables
from holmgang.server.storage.store import Store
from holmgang.server.tables.entries import Created
from holmgang.server.workers.job_queue import Who

MOST_EACH = (5, 20)
"""Tables of one person, and of one address, that may wait."""

EVERY = 600.0
"""Seconds until those are forgotten that wait no longer."""

log = structlog.get_logger()


class Openings:
    """Tables that were laid here and wait, by their person and by his address.

    A restart forgets whose they are.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.laid: dict[tuple[int, str], set[str]] = {}

    async def require_room(self, who: Who) -> None:
        if self._is_full(who):
            await self._look_again(self._shares(who))
        if self._is_full(who):
            raise TooManyTables

    def note(self, table_id: str, who: Who) -> None:
        for share in self._shares(who):
            self.laid.setdefault(share, set()).add(table_id)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.tidy()
            except Exception as error:
                log.error("chore-failed", chore="waiting-tables", error=repr(error))

    async def tidy(self) -> None:
        """Forget tables that wait no longer, whoever laid them."""
        for share in list(self.laid):
            await self._look_again([share])

    def _is_full(self, who: Who) -> bool:
        shares = zip(self._shares(who), MOST_EACH, strict=True)
        return any(len(self.laid.get(share, ())) >= most for share, most in shares)

    def _shares(self, who: Who) -> list[tuple[int, str]]:
        return list(enumerate(who))

    async def _look_again(self, shares: list[tuple[int, str]]) -> None:
        """Some of them have begun meanwhile, or were closed."""
        for share in shares:
            known = set(self.laid.get(share, ()))
            waiting = await self.store.waiting(list(known))
            left = self.laid.pop(share, set()) - (known - waiting)
            if left:
                self.laid[share] = left


def waits(body: Created) -> bool:
    """Whether a table does not begin at once."""
    return any(place.kind == "open" or not place.is_ready for place in body.places)
