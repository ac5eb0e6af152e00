"""Starting and stopping: uvicorn around the application."""

import asyncio
import errno
import socket
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress

import structlog
import uvicorn
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from holmgang.server import app as application
from holmgang.server.errors import HostUnknown, PortForbidden, PortTaken
from holmgang.server.runtime import collector, connections, logs, metrics, processes, restart
from holmgang.server.runtime.connections import Connections, PatientHttp
from holmgang.server.runtime.raw_socket import RawSocket
from holmgang.server.runtime.threads import TURN
from holmgang.server.services import Services
from holmgang.server.settings import Settings

log = structlog.get_logger()

PORT = 8642
PORTS_TO_TRY = 20
LARGEST_MESSAGE = 65_536
"""Bytes after which a WebSocket is closed instead of answered."""
LAST_WORDS = 0.1
"""Seconds for a request that is on its way when the server goes."""
UNHEARD_SECONDS = 60
"""How long somebody may take nothing of what he is sent until he is cut off."""
BACKLOG = 2048
"""Connections that may wait until they are answered, as while the server restarts."""


class Server(uvicorn.Server):
    """Tells the clients before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app
        self.services: Services = app.state.services
        self.is_restarting = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collector.begin()
        sys.setswitchinterval(TURN)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Nobody new is let in only to be sent away; who is in has a moment to ask.
        for server in self.servers:
            server.close()
        await self.services.tables.close()
        await self.services.workers.close()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        with super().capture_signals(), restart.heard(self._restart, self._end):
            yield

    def _restart(self) -> None:
        self.is_restarting = self.should_exit = True

    def _end(self) -> None:
        self.is_restarting = False
        self.should_exit = True


def make_server(settings: Settings, host: str, port: int) -> Server:
    app: Litestar = application.make(settings)
    files = connections.allow_files()
    most = connections.most(settings.connections, files)
    allowed = Connections(most, settings.connections_each, settings.proxies)
    metrics.MOST_CONNECTIONS.set(allowed.most)
    if allowed.most < settings.connections:
        log.warning("few-files", files=files, connections=allowed.most)
    config = connections.Config(
        with_head(app),
        connections=allowed,
        http=PatientHttp,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws=RawSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app)


def with_head(app: Litestar) -> ASGIApp:
    """HEAD is answered as GET is. uvicorn still knows what was asked, and sends no body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def listen(host: str, port: int | None) -> socket.socket:
    """Listen where we are told to, or at the first of the usual ports that is free."""
    tried = [port] if port is not None else range(PORT, PORT + PORTS_TO_TRY)
    for number in tried:
        with suppress(PortTaken):
            return _listen(host, number)
    raise PortTaken(port=str(tried[0]))


def _listen(host: str, port: int) -> socket.socket:
    try:
        return bind(host, port)
    except (OSError, UnicodeError) as error:  # a name may not even be one
        if getattr(error, "errno", 0) == errno.EADDRINUSE:
            raise PortTaken(port=str(port)) from error
        if isinstance(error, PermissionError):
            raise PortForbidden(port=str(port)) from error
        raise HostUnknown(host=host) from error


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; of port 0 the system chooses one."""
    if restart.is_again():
        return restart.inherited()
    [(family, *_, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(
            socket, "TCP_USER_TIMEOUT"
        ):  # connections have it from here; not on every system
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNHEARD_SECONDS)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def serve(settings: Settings, host: str, port: int, sockets: list[socket.socket]) -> None:
    """Until it is stopped; asked to restart, it comes back as the build that is installed then."""
    restart.hold()
    logs.configure()
    server = make_server(settings, host, port)
    listener = sockets[0].dup()  # uvicorn closes those it is given
    with shown_metrics(settings):
        server.run(sockets=sockets)
    if server.is_restarting:
        restart.again(listener)
    listener.close()


@contextmanager
def shown_metrics(settings: Settings) -> Iterator[None]:
    """The figures at a port of their own, if they are to have one."""
    if settings.metrics in ("open", "off"):
        yield
        return
    try:
        server = metrics.serve(settings.metrics, processes.number())
    except OSError as error:
        raise PortTaken(port=settings.metrics) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
