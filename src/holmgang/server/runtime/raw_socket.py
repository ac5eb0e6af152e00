"""A WebSocket as uvicorn speaks it, with a short way out.

What a table tells is made once and goes to everybody who looks. On its usual
way out, each copy would pass a queue, a task of its own and four wrappers.
"""

from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_UNSENT = 1_000_000
"""Bytes that may wait for a slow client before it is cut off; it comes back for the gap."""
PIECE = 2048
"""Bytes that are taken in one step: no command is longer, and of the smallest frames hundreds."""


class RawSocket(WebSocketsSansIOProtocol):
    is_served = False
    """Whether the application has done with it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unsent = bytearray()
        """Frames of this moment: each call of the system costs more than making one."""
        self.unread = bytearray()
        """What has arrived and waits for its turn."""
        self.is_due = False
        """Whether its turn has been asked for."""

    def data_received(self, data: bytes) -> None:
        """The system hands over a quarter of a megabyte at once, of frames as small as two bytes.

        Others have their turn between pieces; what a piece says is answered before the next.
        """
        if not self.handshake_initiated or not (self.unread or len(data) > PIECE):
            super().data_received(data)
            return
        self.unread += data
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        is_heard = self.queue.empty() or self.close_sent
        if self.unread and is_heard and not self.is_due:
            self.is_due = True
            self.loop.call_soon(self._read_piece)

    def _read_piece(self) -> None:
        self.is_due = False
        if self.disconnected or self.conn.parser_exc is not None:
            return
        piece = bytes(self.unread[:PIECE])
        del self.unread[:PIECE]
        super().data_received(piece)
        self._listen()

    def _listen(self) -> None:
        """To what waits, or to the wire again if nothing does."""
        if self.unread:
            self._go_on()
        elif self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if not self.disconnected:
            self._listen()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["raw_socket"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)  # type: ignore[attr-defined]  # ours
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.is_served = True
        self._let_go()

    def _let_go(self) -> None:
        """Of what holds us in turn, once nobody needs it.

        Else it stays until old garbage is looked for, which is rare, and takes 20 KB so long.
        """
        if self.is_served and self.disconnected:
            self.scope["state"].pop("raw_socket", None)
            self.conn.parser.close()  # it waits for bytes of this connection
            self.scope = None  # type: ignore[assignment]
            self.conn = None  # type: ignore[assignment]
            self.transport = None  # type: ignore[assignment]

    def write(self, frame: bytes) -> None:
        """Send a whole frame, with all that is said in the same moment: a view and an answer.

        A gap in the middle would be worse than none of it.
        """
        if self.disconnected or self.close_sent:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += frame

    def flush(self) -> None:
        if self.unsent and not (self.disconnected or self.close_sent):
            self.transport.write(bytes(self.unsent))
        self.unsent.clear()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def end(self, code: int) -> None:
        """Close it now; whoever listens on our side is told that it is gone."""
        if self.disconnected or self.close_sent:
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def of(scope: Any) -> RawSocket:
    """The socket that a connection came in by."""
    found = scope["state"]["raw_socket"]
    assert isinstance(found, RawSocket)
    return found


def let_go(socket: Any) -> None:
    """Litestar's socket holds functions that hold it; nobody hears or says anything any more."""
    socket.receive = socket.send = None


def frame(text: bytes) -> bytes:
    """A text as one frame of RFC 6455; what a server sends is never masked."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
