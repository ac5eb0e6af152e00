"""Starting and stopping: uvicorn around the application."""

import gc
import socket

import uvicorn
from litestar import Litestar

from holmgang.server import app as application
from holmgang.server import logs
from holmgang.server.house import House
from holmgang.server.line import Line
from holmgang.server.settings import Settings

LARGEST_MESSAGE = 65_536
"""Bytes after which a WebSocket is closed instead of answered."""
COLLECT = (50_000, 20, 100)
"""When the garbage collector looks: tables are long-lived and hold no cycles of their own."""


class Server(uvicorn.Server):
    """Tells the clients before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded by now stays for good: nobody need look through it again.
        gc.freeze()
        gc.set_threshold(*COLLECT)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.hall.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int) -> Server:
    app: Litestar = application.make(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app.state.house)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; of port 0 the system chooses one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(2048)
    return listener


def serve(settings: Settings, host: str, port: int, sockets: list[socket.socket]) -> None:
    logs.configure()
    make_server(settings, host, port).run(sockets=sockets)
