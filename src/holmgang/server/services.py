"""Everything the server is made of, opened and closed together."""

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import NamedDependency

from holmgang import games, packs
from holmgang.server.operation.expiry import Expiry
from holmgang.server.people import names
from holmgang.server.people.accounts import Accounts
from holmgang.server.people.blocks import Blocks
from holmgang.server.people.mail import Mail
from holmgang.server.people.memory import Memory
from holmgang.server.people.moderation import Moderation
from holmgang.server.people.open_sockets import Visits
from holmgang.server.people.recovery import Recovery
from holmgang.server.people.withdrawals import Withdrawals
from holmgang.server.runtime.collector import Collector
from holmgang.server.runtime.limits import Limits
from holmgang.server.runtime.threads import in_thread
from holmgang.server.settings import Settings
from holmgang.server.storage.store import Store
from holmgang.server.tables.all_tables import Tables
from holmgang.server.tables.analyses import Analyses
from holmgang.server.tables.luck_reports import luck_reports
from holmgang.server.tables.waiting_tables import Openings
from holmgang.server.wire import cached_texts
from holmgang.server.workers.pool import WorkerPool
from holmgang.texts import LANGUAGES


class Readiness:
    """What was found when somebody last asked whether the server can work."""

    def __init__(self) -> None:
        self.at = -math.inf
        self.lack = ""


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = time.time()
        self.readiness = Readiness()
        self.limits = Limits(settings.rate)
        self.store = Store(settings)
        self.workers = WorkerPool(settings)
        self.accounts = Accounts(self.store, settings.key)
        self.recovery = Recovery(self.store)
        self.mail = Mail(settings.smtp, settings.mail_from)
        self.visits = Visits()
        self.blocks = Blocks(self.store)
        self.memory = Memory(self.store)
        self.moderation = Moderation(self.store)
        self.accounts.on_withdrawal = self.visits.end
        self.tables = Tables(settings, self.store, self.workers)
        self.luck = luck_reports(self.store, self.workers)
        self.analyses = Analyses(self.store, self.workers)
        self.tables.on_over = self.analyses.begin
        self.collector = Collector(lambda: self.store.written)
        self.openings = Openings(self.store)
        self.expiry = Expiry(settings, self.store, self.tables)
        self.chores = (self.expiry, self.collector, self.openings)
        self.withdrawals = Withdrawals(self.accounts, self.tables)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        await self.withdrawals.open()
        await self.tables.open()
        chores = [asyncio.create_task(one.run()) for one in self.chores]
        self.warming = asyncio.create_task(in_thread(warm_up))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await self.withdrawals.close()
            await self.tables.close()
            await self.workers.close()
            await self.store.close()


def warm_up() -> None:
    """Read all words before somebody has to wait for them."""
    names.reserved()
    for game in games.GAMES:
        for pack in [None, *packs.shipped(game)]:
            for lang in LANGUAGES:
                cached_texts.find(lang, game, pack).has("")


TheServices = NamedDependency[Services]
"""The services, as handlers get them."""
