"""Answers, compressed for whoever takes that; large ones in a thread, where nobody waits for it."""

from asyncio import to_thread

from litestar import enums
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from holmgang.server.runtime import packing

SMALLEST = 800
"""Bytes below which it is not worth it."""
LARGE = 20_000
"""Bytes from which it takes longer than a thread does to start."""
WORDY = ("text/", "application/json", "application/vnd.oai")
"""Kinds of answers that shrink; pictures and fonts do not."""


def compressed(app: ASGIApp) -> ASGIApp:
    """What Litestar's own does, away from the loop, and not twice."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != enums.ScopeType.HTTP or not accepts_gzip(Headers.from_scope(scope)):
            await app(scope, receive, send)
            return
        start: Message | None = None

        async def pack(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                first, start = start, None
                message = await _packed(first, message)
                await send(first)
            await send(message)

        await app(scope, receive, pack)

    return answer


def accepts_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


async def _packed(start: Message, message: Message) -> Message:
    headers = MutableScopeHeaders.from_message(start)
    body = message.get("body", b"")
    assert isinstance(body, bytes)
    is_wordy = headers.get("content-type", "").startswith(WORDY)
    is_whole = not message.get("more_body") and "content-encoding" not in headers
    if not (is_wordy and is_whole and len(body) >= SMALLEST):
        return message
    packed = await to_thread(packing.pack, body) if len(body) >= LARGE else packing.pack(body)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(packed))
    headers.extend_header_value("vary", "Accept-Encoding")
    return {"type": "http.response.body", "body": packed, "more_body": False}
