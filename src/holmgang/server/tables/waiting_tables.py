"""How many tables somebody may have waiting for others, so that nobody fills the lobby."""

from holmgang.server.errors import TooManyTables
from holmgang.server.storage.store import Store
from holmgang.server.tables.entries import Created
from holmgang.server.workers.job_queue import Who

MOST_EACH = (5, 20)
"""Tables of one person, and of one address, that may wait."""


class Openings:
    """Tables that were laid here and wait. A restart forgets whose they are."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.laid: dict[str, Who] = {}

    async def require_room(self, who: Who) -> None:
        if self._is_full(who):
            await self._look_again(who)
        if self._is_full(who):
            raise TooManyTables

    def _is_full(self, who: Who) -> bool:
        return any(self._count(who, place) >= most for place, most in enumerate(MOST_EACH))

    def _count(self, who: Who, place: int) -> int:
        return sum(1 for other in self.laid.values() if other[place] == who[place])

    async def _look_again(self, who: Who) -> None:
        """Some of them have begun meanwhile, or were closed."""
        known = [table for table, other in self.laid.items() if set(other) & set(who)]
        waiting = await self.store.waiting(known)
        for table in known:
            if table not in waiting:
                self.laid.pop(table, None)


def waits(body: Created) -> bool:
    """Whether a table does not begin at once."""
    return any(place.kind == "open" or not place.is_ready for place in body.places)
