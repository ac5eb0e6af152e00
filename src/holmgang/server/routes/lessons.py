"""Guided first games: real games against bots, with dice that always fall the same.

`packs/<game>/lesson.yaml` says with which seed and options; what is explained when
is known to the web app.
"""

from asyncio import to_thread
from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import PathParameter

from holmgang import games, packs
from holmgang.core.seed import secret_of
from holmgang.packs.source import Source
from holmgang.server.errors import NotFound
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.library import levels
from holmgang.server.routes.lobby import created, summary_for
from holmgang.server.routes.visitors import Caller, Visitor
from holmgang.server.runtime import limits
from holmgang.server.wire.messages.tables import LESSON, SeatRequest, Summary, TableRequest

GameId = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9-]{0,31}$")]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    options: dict[str, str] = {}


class Lessons(Controller):
    path = "/api/lessons"
    tags = ("tables",)

    @post("/{game_id:str}", responses=FAILURES)
    async def begin(self, visitor: Caller, game_id: GameId) -> Summary:
        """A table for the guided first game, against bots."""
        lesson = await to_thread(_lesson, games.find(game_id).id)
        return await lay(visitor, game_id, lesson.options, secret_of(lesson.seed).hex())


def _lesson(game_id: str) -> Lesson:
    path = packs.home(game_id) / "lesson.yaml"
    if not path.is_file():
        raise NotFound
    return Source(path).read(Lesson)


async def lay(visitor: Visitor, game_id: str, options: dict[str, str], secret: str) -> Summary:
    """The visitor sits in the first seat, the friendliest bots in all others."""
    visitor.require()
    visitor.spend(limits.TABLES)
    others = games.find(game_id).seats - 1
    bots = [SeatRequest("bot", levels(game_id)[0].spec)] * others
    wish = TableRequest(game_id, [SeatRequest("me"), *bots], options, private=True, ready=True)
    body = await to_thread(created, visitor, wish)
    body.secret = secret
    body.match_id = LESSON
    return summary_for(await visitor.services.tables.create(visitor.user.id, body), visitor)
