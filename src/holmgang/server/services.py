"""Everything the server is made of, opened and closed together."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import NamedDependency

from holmgang.server.accounts import Accounts
from holmgang.server.limits import Limits
from holmgang.server.luck_reports import LuckReports
from holmgang.server.settings import Settings
from holmgang.server.store import Store
from holmgang.server.tables import Tables
from holmgang.server.workers import WorkerPool


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = time.time()
        self.limits = Limits(settings.rate)
        self.store = Store(settings)
        self.workers = WorkerPool(settings)
        self.accounts = Accounts(self.store, settings.key)
        self.tables = Tables(settings, self.store, self.workers)
        self.luck = LuckReports(self.store, self.workers)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        await self.tables.open()
        try:
            yield
        finally:
            await self.tables.close()
            await self.workers.close()
            await self.store.close()


TheServices = NamedDependency[Services]
"""The services, as handlers get them."""
