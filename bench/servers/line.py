"""A WebSocket client that costs little: many of them share the machine with the server."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx


class Line(asyncio.Protocol):
    """A client's end of a WebSocket: of RFC 6455 only what two well-behaved servers use.

    The client shares the machine with the server it measures, so it must cost little.
    """

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.early: list[bytes] = []
        self.hear: Callable[[bytes], None] = self.early.append

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self.buffer = rest
            self.is_open = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame from the buffer, if there is one."""
        data = self.buffer
        if len(data) < 2:
            return False
        size, at = data[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        kind, body = data[0], bytes(data[at : at + size])
        del data[: at + size]
        assert kind & 0x80, "no message comes in parts"
        if kind == 0x81:
            self.hear(body)
        elif kind == 0x89:
            self._write(0x8A, body)
        return True

    def listen(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        for message in self.early:
            hear(message)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A mask of zeros leaves the text as it is.
        self.transport.write(bytes([kind]) + length + bytes(4) + body)

    def close(self) -> None:
        self._write(0x88, b"\x03\xe8")
        self.transport.close()


async def dial(uri: str, headers: dict[str, str]) -> Line:
    url = httpx.URL(uri)
    lines = [
        f"GET {url.raw_path.decode()} HTTP/1.1",
        f"Host: {url.host}:{url.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: aG9sbWdhbmctbG9hZC0xMg==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request), url.host, url.port or 80)
    await line.opened
    return line
