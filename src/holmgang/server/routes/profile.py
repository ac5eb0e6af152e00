"""A memory of one's games over REST."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.visitors import Caller
from holmgang.server.wire.messages.fields import STORABLE
from holmgang.server.wire.messages.profile import PlayedGames, ProfileInfo

Words = Annotated[str, QueryParameter(max_length=64, pattern=STORABLE)]


class Profiles(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/profile", responses=FAILURES)
    async def profile(self, visitor: Caller) -> ProfileInfo:
        """What has come of my games: by game, opponent, level of bots, and deck."""
        return await visitor.services.memory.profile(visitor.require().id, visitor.lang)

    @get("/games", responses=FAILURES)
    async def games(
        self, visitor: Caller, game: Words = "", rival: Words = "", before: Words = ""
    ) -> PlayedGames:
        """My finished games, the latest first; `before` is the `next` of the page before."""
        return await visitor.services.memory.games(visitor.require().id, game, rival, before)
