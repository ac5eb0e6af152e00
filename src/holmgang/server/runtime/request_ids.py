"""Every request has a name, which stands in its answer and in whatever is logged about it."""

import re
import secrets

import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

HEADER = "x-request-id"
GIVEN = re.compile(rb"[\w-]{8,64}")
"""What a proxy may call a request. Anything else gets a name of ours."""


def named(app: ASGIApp) -> ASGIApp:
    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        structlog.contextvars.bind_contextvars(request=of(scope))
        await app(scope, receive, send)

    return enter


def of(scope: Scope) -> str:
    """The name of a request; whoever asks first gives it."""
    state = scope["state"]
    if HEADER not in state:
        given = dict(scope["headers"]).get(HEADER.encode(), b"")
        state[HEADER] = given.decode() if GIVEN.fullmatch(given) else secrets.token_hex(8)
    return str(state[HEADER])
