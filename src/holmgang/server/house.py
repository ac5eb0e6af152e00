"""Everything the server is made of, opened and closed together."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import NamedDependency

from holmgang.server.accounts import Accounts
from holmgang.server.hall import Hall
from holmgang.server.limits import Limits
from holmgang.server.minds import Minds
from holmgang.server.settings import Settings
from holmgang.server.store import Store


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = time.time()
        self.limits = Limits(settings.rate)
        self.store = Store(settings)
        self.minds = Minds(settings)
        self.accounts = Accounts(self.store, settings.key)
        self.hall = Hall(settings, self.store, self.minds)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        await self.hall.open()
        try:
            yield
        finally:
            await self.hall.close()
            await self.minds.close()
            await self.store.close()


TheHouse = NamedDependency[House]
"""The house, as handlers get it."""
