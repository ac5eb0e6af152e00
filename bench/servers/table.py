"""What every server under load has: tables, players, an address that answers."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import httpx

from servers.line import Line


class Player:
    """One connection: the latest thing it was told."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.position: Any = None
        self.reached: Callable[[Any], bool] | None = None
        self.arrival: asyncio.Future[None] | None = None
        line.listen(self.hear)

    def hear(self, raw: bytes) -> None:
        raise NotImplementedError

    def news(self, position: Any) -> None:
        self.position = position
        if self.arrival is not None and self.reached is not None and self.reached(position):
            self.arrival.set_result(None)
            self.arrival = None

    async def until(self, reached: Callable[[Any], bool]) -> None:
        if self.position is None or not reached(self.position):
            self.reached = reached
            self.arrival = asyncio.get_running_loop().create_future()
            await self.arrival

    def close(self) -> None:
        self.line.close()


class Table:
    """Two players that move in turn."""

    def __init__(self, players: list[Any]) -> None:
        self.players = players

    async def move(self) -> bool:
        """Make one move and wait until every seat was told; False if the game is over."""
        raise NotImplementedError

    async def renew(self) -> bool:
        """Begin another game, where that is wanted."""
        return False

    def close(self) -> None:
        for player in self.players:
            player.close()


async def answers(url: str) -> bool:
    try:
        async with httpx.AsyncClient() as http:
            return (await http.get(url)).status_code == 200
    except httpx.TransportError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
