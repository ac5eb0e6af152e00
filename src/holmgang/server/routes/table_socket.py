"""The WebSocket of a table: commands in, answers and views out."""

from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import BadRequest, Forbidden, ServerError, TooLarge
from holmgang.server.routes import commands
from holmgang.server.routes.commands import Asker, Command
from holmgang.server.routes.lobby import enter
from holmgang.server.routes.visitors import Visitor, identify
from holmgang.server.runtime import limits, metrics, raw_socket
from holmgang.server.services import Services, TheServices
from holmgang.server.tables import projection
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.onlooker import Onlooker
from holmgang.server.wire import cached_texts, languages
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.live import Answer, Refused

WITHDRAWN = 4401
"""Closes a socket whose session or token is good no more."""
LONGEST = 4096
"""Characters of a command. No honest one comes near."""

log = structlog.get_logger()


class Connection:
    """One open socket: who speaks, and who looks."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        visitor: Visitor,
        seen: int | None,
        plain: bool,
        blocked: frozenset[str],
    ) -> None:
        self.socket = socket
        self.send = raw_socket.of(socket.scope).write
        self.onlooker = Onlooker(
            visitor.user.id, visitor.lang, self.send, seen, plain, visitor.who.address, blocked
        )
        self.asker = Asker(visitor, self.onlooker)

    @property
    def lang(self) -> str:
        return self.onlooker.lang

    def withdraw(self) -> None:
        """Whoever opened it may no longer. Who may still comes back by himself."""
        raw_socket.of(self.socket.scope).end(WITHDRAWN)


@websocket("/api/tables/{table_id:str}/live")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    services: TheServices,
    table_id: Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")],
    seen: Annotated[int | None, QueryParameter(name="seen", required=False)] = None,
    invite: Annotated[str | None, QueryParameter(name="invite", max_length=64)] = None,
    plain: Annotated[bool, QueryParameter(name="plain")] = False,
) -> None:
    """Look at a table and play at it. A program may ask for it plain, without sentences."""
    await socket.accept()
    try:
        check_origin(socket, services)
        visitor = await identify(socket, services)
        visitor.spend(limits.WHOLE)
        live = await enter(visitor, table_id, invite)
        blocked = await services.blocks.of(visitor.user.id)
    except HolmgangError as error:
        await _turn_away(socket, error)
        return
    connection = Connection(socket, visitor, seen, plain, blocked)
    with services.visits.during({visitor.mark, visitor.user.id} - {""}, connection.withdraw):
        await _serve(connection, live)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: HolmgangError) -> None:
    """Say why before closing: a browser cannot read a refused handshake."""
    texts = cached_texts.find(languages.accepted(socket.headers.get("accept-language", "")))
    message = Refused(cached_texts.reason(error, texts))
    with suppress(Exception):
        await socket.send_data(encode(message).decode())
        await socket.close(4404 if error.code == "not-found" else 4403)


def check_origin(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """Browsers say which page opened a socket; only our own may, for cookies come with it."""
    origin = socket.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return
    if urlsplit(origin).netloc != socket.headers.get("host", ""):
        raise Forbidden(reason="origin")


async def _serve(connection: Connection, live: LiveTable) -> None:
    metrics.SOCKETS.inc()
    try:
        await live.enter(connection.onlooker)
        while True:
            data = await connection.socket.receive_data("text")
            answer = await _answer(connection, live, data)
            connection.send(raw_socket.frame(encode(answer)))
    except WebSocketDisconnect:
        pass
    finally:
        raw_socket.let_go(connection.socket)
        live.leave(connection.onlooker)
        metrics.SOCKETS.dec()


async def _answer(connection: Connection, live: LiveTable, data: Any) -> Answer:
    """Every message gets exactly one answer, and no message ends the connection."""
    key: str | None = None
    try:
        command = _read(data)
        key = command.key
        answer = await commands.obey(command, live, connection.asker)
        answer.key = key
        return answer
    except HolmgangError as error:
        key = key or _key(data)
        texts = projection.table_texts(live.table, connection.lang)
        reason = cached_texts.reason(error, texts)
    except Exception as error:
        log.error("command-failed", table=live.id, error=repr(error), exc_info=error)
        reason = cached_texts.reason(ServerError(), cached_texts.find(connection.lang))
    return Answer(key=key, ok=False, error=reason)


def _read(data: Any) -> Command:
    if not isinstance(data, str):
        raise BadRequest(reason="text expected")
    if len(data) > LONGEST:
        raise TooLarge
    try:
        return commands.read(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRequest(reason=str(error)) from error


class _Keyed(msgspec.Struct):
    key: str


_read_key = msgspec.json.Decoder(_Keyed).decode


def _key(data: Any) -> str | None:
    """The key of a message that may be anything."""
    with suppress(msgspec.DecodeError, TypeError, RecursionError):
        return _read_key(data).key[:64] if len(data) <= LONGEST else None
    return None
