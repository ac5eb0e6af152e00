"""Answers that stay the same as long as the server runs: made once, in a thread, and compressed."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection

from holmgang.server.runtime.compression import accepts_gzip
from holmgang.server.runtime.packing import pack
from holmgang.server.runtime.threads import in_thread
from holmgang.server.wire.messages.fields import encode


async def unchanging(
    request: ASGIConnection[Any, Any, Any, Any], make: Callable[..., Any], *about: str
) -> Response[Any]:
    """What `make` makes of words that hardly differ: a game, a pack, a language."""
    plain, packed = await in_thread(_made, make, *about)
    headers = {"Vary": "Accept-Encoding"}
    if not accepts_gzip(request.headers):
        return Response(plain, media_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed, media_type="application/json", headers=headers)


@lru_cache(maxsize=256)
def _made(make: Callable[..., Any], *about: str) -> tuple[bytes, bytes]:
    text = encode(make(*about))
    return text, pack(text)
