"""Blocking, reporting and moderating over REST."""

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from holmgang.server.errors import Forbidden
from holmgang.server.people.accounts import MODERATOR, User
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.visitors import Caller, Visitor
from holmgang.server.runtime import limits
from holmgang.server.wire.messages.fields import Done
from holmgang.server.wire.messages.moderation import (
    ActInfo,
    ActRequest,
    BlockInfo,
    ReportInfo,
    ReportRequest,
)


class Peace(Controller):
    path = "/api"
    tags = ("peace",)

    @get("/me/blocks", responses=FAILURES)
    async def blocks(self, visitor: Caller) -> list[BlockInfo]:
        """Whom the caller does not want to meet."""
        return await visitor.services.blocks.listed(visitor.require().id)

    @put("/me/blocks/{user_id:str}", status_code=200, responses=FAILURES)
    async def block(self, visitor: Caller, user_id: FromPath[str]) -> Done:
        """See no remark of somebody, and sit at no table with him."""
        user = visitor.require().id
        await visitor.services.blocks.add(user, user_id)
        visitor.services.visits.end(user)  # his sockets come back and know it
        return Done()

    @delete("/me/blocks/{user_id:str}", responses=FAILURES)
    async def unblock(self, visitor: Caller, user_id: FromPath[str]) -> None:
        user = visitor.require().id
        await visitor.services.blocks.drop(user, user_id)
        visitor.services.visits.end(user)

    @post("/reports", responses=FAILURES)
    async def report(self, visitor: Caller, data: JSONBody[ReportRequest]) -> Done:
        """Tell the moderators of a remark or a person."""
        # Guests cost nothing, so those of one address have the share of one.
        visitor.spend(limits.COMPLAINTS)
        if visitor.who.address:
            visitor.services.limits.spend(limits.COMPLAINTS, visitor.who.address)
        await visitor.services.moderation.report(visitor.require().id, data)
        return Done()

    @get("/moderation/reports", responses=FAILURES)
    async def reports(self, visitor: Caller) -> list[ReportInfo]:
        """What moderators have not dealt with."""
        _moderator(visitor)
        return await visitor.services.moderation.reports()

    @delete("/moderation/reports/{report_id:str}", responses=FAILURES)
    async def close_report(self, visitor: Caller, report_id: FromPath[str]) -> None:
        """Nothing need be done about it, or something was."""
        _moderator(visitor)
        await visitor.services.moderation.close_report(report_id)

    @get("/moderation/acts", responses=FAILURES)
    async def acts(self, visitor: Caller) -> list[ActInfo]:
        """What moderators did, the latest first."""
        _moderator(visitor)
        return await visitor.services.moderation.acts()

    @post("/moderation/acts", responses=FAILURES)
    async def act(self, visitor: Caller, data: JSONBody[ActRequest]) -> ActInfo:
        """Mute or ban a person, or close a table."""
        act = await visitor.services.moderation.act(_moderator(visitor).id, data)
        await visitor.services.withdrawals.hear()
        return act

    @delete("/moderation/acts/{act_id:str}", responses=FAILURES)
    async def undo(self, visitor: Caller, act_id: FromPath[str]) -> None:
        """Take an act back; that it was done stays on record."""
        user = _moderator(visitor)
        for act in await visitor.services.moderation.acts(act_id):
            if act.deed == MODERATOR:  # operators name them, and nobody else un-names them
                raise Forbidden
        await visitor.services.moderation.undo(user.id, act_id)
        await visitor.services.withdrawals.hear()


def _moderator(visitor: Visitor) -> User:
    user = visitor.require()
    if user.role != MODERATOR:
        raise Forbidden
    return user
