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
from holmgang.server import commands, limits, line, metrics, sight, words
from holmgang.server.errors import BadRequest, Forbidden, ServerError, TooLarge
from holmgang.server.house import House, TheHouse
from holmgang.server.lobby import enter
from holmgang.server.messages import Chat, Hint, Json, Odds, Reckon, SetLang, read_command
from holmgang.server.room import Room
from holmgang.server.table import Table
from holmgang.server.visitors import Visitor, identify

LONGEST = 4096
"""Characters of a command. No honest one comes near."""

log = structlog.get_logger()


class Socket:
    """One open connection, and what it has been shown."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], visitor: Visitor, seen: int | None, plain: bool
    ) -> None:
        self.socket = socket
        self.send = line.of(socket.scope).write
        self.visitor = visitor
        self.user_id = visitor.user.id
        self.lang = visitor.lang
        self.is_plain = plain
        self.seen = -1 if seen is None else seen
        self.viewer: int | None = None
        self.is_new = True

    def eyes(self, table: Table) -> sight.Eyes:
        """Who looks; whoever makes the sentences himself is sent none."""
        return sight.Eyes(tuple(table.seats_of(self.user_id)), "" if self.is_plain else self.lang)

    def refresh(self, room: Room, shown: dict[object, bytes]) -> None:
        """Send what is new, or everything if the past or the viewer changed."""
        table = room.table
        eyes = self.eyes(table)
        viewer = table.viewer_of(list(eyes.seats))
        same = viewer == self.viewer if not self.is_new else len(eyes.seats) < 2
        fits = same and table.events_since(self.seen) is not None
        kind, since = ("update", self.seen) if fits else ("state", 0)
        key = (eyes, kind, since)
        if key not in shown:
            now = room.hall.now()
            told = sight.show(table, eyes, room.online(), now, since, kind)
            shown[key] = line.frame(told)
        self.seen, self.viewer, self.is_new = table.version, viewer, False
        self.send(shown[key])


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: TheHouse,
    table_id: Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")],
    seen: Annotated[int | None, QueryParameter(name="seen", required=False)] = None,
    invite: Annotated[str | None, QueryParameter(name="invite", max_length=64)] = None,
    plain: Annotated[bool, QueryParameter(name="plain")] = False,
) -> None:
    """Look at a table and play at it. A program may ask for it plain, without sentences."""
    await socket.accept()
    try:
        check_origin(socket, house)
        visitor = await identify(socket, house)
        visitor.spend(limits.COMMANDS)
        room = await enter(visitor, table_id, invite)
    except HolmgangError as error:
        await _turn_away(socket, error)
        return
    await _serve(Socket(socket, visitor, seen, plain), room)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: HolmgangError) -> None:
    """Say why before closing: a browser cannot read a refused handshake."""
    texts = words.texts(words.accepted(socket.headers.get("accept-language", "")))
    message = {"type": "refused", "error": words.fault(error, texts)}
    with suppress(Exception):
        await socket.send_data(sight.encode(message).decode())
        await socket.close(4404 if error.code == "not-found" else 4403)


def check_origin(socket: WebSocket[Any, Any, Any], house: House) -> None:
    """Browsers say which page opened a socket; only our own may, for cookies come with it."""
    origin = socket.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return
    if urlsplit(origin).netloc != socket.headers.get("host", ""):
        raise Forbidden(reason="origin")


async def _serve(socket: Socket, room: Room) -> None:
    metrics.SOCKETS.inc()
    room.enter(socket)
    try:
        while True:
            data = await socket.socket.receive_data("text")
            answer = await _answer(socket, room, data)
            socket.send(line.frame(sight.encode(answer)))
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(socket)
        metrics.SOCKETS.dec()


async def _answer(socket: Socket, room: Room, data: Any) -> Json:
    """Every message gets exactly one answer, and no message ends the connection."""
    key: str | None = None
    try:
        command = _read(data)
        key = command.key
        _limit(socket, command)
        if isinstance(command, SetLang):
            socket.lang = command.lang
            socket.seen = -1
            socket.refresh(room, {})
            answer: Json = {}
        else:
            answer = await commands.obey(room, socket.visitor, command)
        return {"type": "answer", "key": key, "ok": True} | answer
    except HolmgangError as error:
        key = key or _key(data)
        fault = words.fault(error, sight.table_texts(room.table, socket.lang))
    except Exception as error:
        log.error("command-failed", table=room.id, error=repr(error), exc_info=error)
        fault = words.fault(ServerError(), words.texts(socket.lang))
    return {"type": "answer", "key": key, "ok": False, "error": fault}


def _read(data: Any) -> commands.Command:
    if not isinstance(data, str):
        raise BadRequest(reason="text expected")
    if len(data) > LONGEST:
        raise TooLarge
    try:
        return read_command(data)
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


def _limit(socket: Socket, command: commands.Command) -> None:
    socket.visitor.spend(limits.COMMANDS)
    if isinstance(command, Chat):
        socket.visitor.spend(limits.CHAT)
    if isinstance(command, Hint | Odds | Reckon):
        socket.visitor.spend(limits.THOUGHTS)
