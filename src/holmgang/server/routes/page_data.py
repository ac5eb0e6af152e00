"""Answers that a page will ask for at once, sent with the page itself.

They are what the REST side would answer, under the same addresses; a table
comes with the state that its live connection would begin with.
"""

import re
from typing import Any

from litestar import Request

from holmgang import packs
from holmgang.core.errors import HolmgangError
from holmgang.server.routes import library, sign_in
from holmgang.server.routes.lobby import enter, summary_for
from holmgang.server.routes.visitors import Visitor, identify
from holmgang.server.runtime import limits
from holmgang.server.runtime.threads import in_thread
from holmgang.server.services import Services
from holmgang.server.tables import projection
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.wire.messages.fields import Json, encode
from holmgang.server.wire.messages.live import State

TABLE = re.compile(r"/?t/([0-9a-f]{16})/?")


async def of(request: Request[Any, Any, Any], services: Services, path: str) -> Json:
    """What belongs to a page. Nothing of it is more than its visitor may ask for."""
    if path.strip("/") == "":
        return {"/games": library.all_games()}
    found = TABLE.fullmatch(path)
    if found is None or found[1] not in services.tables.loaded:
        return {}
    invite = request.query_params.get("invite", "")
    try:
        visitor = await identify(request, services)
        visitor.spend(limits.WHOLE)
        live = await enter(visitor, found[1], invite)
    except HolmgangError:
        return {}
    if not visitor.is_known:
        return {}
    async with live.lock:
        return await in_thread(_table, live, visitor, invite)


def _table(live: LiveTable, visitor: Visitor, invite: str) -> Json:
    table = live.table
    viewer = projection.Viewer(tuple(table.seats_of(visitor.user.id)), "")
    state = projection.show(table, viewer, live.online(), live.host.now(), State)
    query = f"?invite={invite}" if invite else ""
    known: Json = {
        "/me": sign_in.me_of(visitor),
        f"/tables/{live.id}{query}": summary_for(live, visitor),
        f"live:{live.id}": state,
    }
    pack = table.setup.options.get("pack", "standard")
    if packs.is_shipped(table.setup.game, pack):
        content = library.components(table.setup.game, pack)
        known[f"/games/{table.setup.game}/content?pack={pack}"] = content
    return known


def asking(known: Json, table: str) -> str:
    """What is asked at a table, as far as its page tells it."""
    state = known.get(f"live:{table}")
    return str(state.view.get("asking", "")) if isinstance(state, State) else ""


def block(known: Json) -> str:
    """Data for the page; it is no script, and cannot end the block it stands in."""
    text = encode(known).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="page-data">{text}</script>\n' if known else ""
