"""What one server withdraws, or an operator from outside, all servers of the database hear of."""

import asyncio
import time

import structlog
from sqlalchemy import delete, select

from holmgang.server.people.accounts import Accounts
from holmgang.server.storage.schema import WITHDRAWALS
from holmgang.server.tables.all_tables import Tables

EVERY = 1.0
OVERLAP = 30.0
"""Seconds that the clocks of two servers may differ, or a commit may take."""
KEPT = 86_400.0

log = structlog.get_logger()


class Withdrawals:
    def __init__(self, accounts: Accounts, tables: Tables) -> None:
        self.accounts = accounts
        self.tables = tables
        self.heard: dict[tuple[str, float], None] = {}
        self._chore: asyncio.Task[None] | None = None

    async def open(self) -> None:
        old = WITHDRAWALS.c.at < time.time() - KEPT
        await self.accounts.store.write(delete(WITHDRAWALS).where(old))
        self._chore = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.hear()
            except Exception as error:
                log.error("withdrawals-failed", error=repr(error))

    async def hear(self) -> None:
        recent = WITHDRAWALS.c.at > time.time() - OVERLAP
        rows = await self.accounts.store.rows(select(WITHDRAWALS).where(recent))
        found = {(row.mark, row.at): None for row in rows}
        for mark, at in found:
            if (mark, at) not in self.heard:
                await self._heed(mark)
        self.heard = found

    async def _heed(self, mark: str) -> None:
        self.accounts.forget(mark)
        live = self.tables.loaded.get(mark)
        if live is not None:
            await live.catch_up(live.table.version + 1)
