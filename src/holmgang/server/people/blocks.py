"""Whom people do not want to meet: no remarks, no seats at one table."""

from sqlalchemy import delete, insert, or_, select

from holmgang.server.errors import Blocked, NotFound, TooFast
from holmgang.server.storage.schema import BLOCKS, USERS
from holmgang.server.storage.store import Store
from holmgang.server.wire.messages.moderation import BlockInfo

MOST = 500


class Blocks:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user: str) -> frozenset[str]:
        """Whom somebody has blocked."""
        if not user:
            return frozenset()
        rows = await self.store.rows(select(BLOCKS.c.other_id).where(BLOCKS.c.user_id == user))
        return frozenset(row.other_id for row in rows)

    async def listed(self, user: str) -> list[BlockInfo]:
        query = select(USERS.c.id, USERS.c.name).join(BLOCKS, BLOCKS.c.other_id == USERS.c.id)
        rows = await self.store.rows(query.where(BLOCKS.c.user_id == user).order_by(USERS.c.name))
        return [BlockInfo(row.id, row.name) for row in rows]

    async def add(self, user: str, other: str) -> None:
        known = await self.of(user)
        if len(known) >= MOST:
            raise TooFast(seconds=0)
        if (
            other == user
            or await self.store.row(select(USERS.c.id).where(USERS.c.id == other)) is None
        ):
            raise NotFound(what="person")
        if other not in known:
            await self.store.write(insert(BLOCKS).values(user_id=user, other_id=other))

    async def drop(self, user: str, other: str) -> None:
        mine = (BLOCKS.c.user_id == user) & (BLOCKS.c.other_id == other)
        await self.store.write(delete(BLOCKS).where(mine))

    async def require_peace(self, user: str, others: set[str]) -> None:
        """Whether nobody of these has blocked him, and he none of them."""
        by_him = (BLOCKS.c.user_id == user) & BLOCKS.c.other_id.in_(others)
        by_them = (BLOCKS.c.other_id == user) & BLOCKS.c.user_id.in_(others)
        if await self.store.row(select(BLOCKS).where(or_(by_him, by_them)).limit(1)) is not None:
            raise Blocked
