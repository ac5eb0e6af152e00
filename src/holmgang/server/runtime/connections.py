"""Who may be connected: so many in all, so many from one address, and nobody who says nothing."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from holmgang.server.runtime.addresses import household, is_here, is_within

HEAD_SECONDS = 8.0
"""How long the head of a request may take to arrive."""
BODY_SECONDS = 60.0
"""How long all of it may take; a record is large, and a phone may be slow."""
LARGEST_HEAD = 65_536
MOST_HEADERS = 128
MOST_PIPELINED = 8
"""Requests that may wait behind the one that is answered; browsers send none so."""
RESERVED_FILES = 200
"""Files that the server needs besides its connections."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
BAD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


class Connections:
    """All that are open, by address. Who has not asked for anything yet makes room first."""

    def __init__(self, most: int, each: int, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self.each = each
        self.proxies = proxies
        self.open: dict[Any, str] = {}
        self.by_address: Counter[str] = Counter()
        self.silent: dict[Any, None] = {}
        """Those whose request has not arrived, the longest first."""

    def enter(self, transport: Any) -> bool:
        peer = address_of(transport)
        address = household(peer)
        if self.by_address[address] >= self.each and not self._speaks_for_many(peer):
            return False
        if len(self.open) >= self.most and not self._make_room():
            return False
        self.open[transport] = address
        self.by_address[address] += 1
        return True

    def _speaks_for_many(self, address: str) -> bool:
        """As a proxy does, on this machine or where whoever runs the server has named it."""
        return is_here(address) or any(is_within(address, named) for named in self.proxies)

    def _make_room(self) -> bool:
        for transport in self.silent:
            self.leave(transport)
            transport.abort()
            return True
        return False

    def leave(self, transport: Any) -> None:
        self.silent.pop(transport, None)
        address = self.open.pop(transport, None)
        if address is None:
            return
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def address_of(transport: Any) -> str:
    """Empty where there is none, as at a socket in the file system."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


class TooMany(Exception):
    """Headers, or requests at once: one packet holds thousands, and each takes its time."""


class Config(uvicorn.Config):
    """uvicorn's, and the connections of one server."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.connections = connections


class PatientHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to its patience."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.timer: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of a head that is not complete."""
        self.answered: RequestResponseCycle | None = None
        """The request that is answered now; others wait behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        if not self.config.connections.enter(transport):
            self._hang_up(FULL)
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._give_up()
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.head += len(data) if self.transport in self.config.connections.silent else 0
        super().data_received(data)
        if self.head > LARGEST_HEAD:
            self._hang_up(TOO_LARGE)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMany
        super().on_message_begin()
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMany
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._arrived()
        self.timer = self.loop.call_later(BODY_SECONDS, self._hang_up)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if not socket.handshake_initiated:
            self._hang_up(BAD)  # it waits for a request that it could read
        self.parser = None  # type: ignore[assignment]  # it holds us, and nobody would ever let go

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._give_up()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up(self) -> None:
        """Nobody hears any more what was asked for."""
        self.pipeline.clear()
        if self.answered is not None:
            self.answered.disconnected = True
            self.answered.message_event.set()

    def _expect_head(self) -> None:
        self._stop()
        self.head = 0
        self.config.connections.silent[self.transport] = None
        self.timer = self.loop.call_later(HEAD_SECONDS, self._hang_up)

    def _arrived(self) -> None:
        self._stop()
        self.head = 0
        self.config.connections.silent.pop(self.transport, None)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _hang_up(self, words: bytes = b"") -> None:
        self._stop()
        if words:
            self.transport.write(words)
        self.transport.close()


def allow_files() -> int:
    """Raise the number of files this process may open as far as it may; how many that is."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != soft:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def most(wanted: int, files: int) -> int:
    """How many connections there may be, if that many files may be open; 0 is no limit."""
    return wanted if files <= 0 else max(1, min(wanted, files - RESERVED_FILES))
