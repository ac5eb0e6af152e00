"""The application: all routes, and what holds for every request."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Litestar, Request, Response, post
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send

import holmgang
from holmgang import games
from holmgang.core.action import OMNISCIENT
from holmgang.games.registration import load
from holmgang.server.asyncapi import games_schema, websocket_schema
from holmgang.server.errors import BadRequest
from holmgang.server.routes.account import Account
from holmgang.server.routes.conduct import Peace
from holmgang.server.routes.failures import FAILURES, refuse
from holmgang.server.routes.health import healthz, metrics_page, readyz
from holmgang.server.routes.lessons import Lessons
from holmgang.server.routes.library import Asking, Library
from holmgang.server.routes.lobby import Lobby, film
from holmgang.server.routes.pages import page
from holmgang.server.routes.profile import Profiles
from holmgang.server.routes.sign_in import People
from holmgang.server.routes.table_socket import table_socket
from holmgang.server.routes.visitors import Caller, Visitor, check_csrf, identify
from holmgang.server.runtime import limits, metrics, request_ids
from holmgang.server.runtime.addresses import household, is_here
from holmgang.server.runtime.compression import compressed
from holmgang.server.runtime.limits import Limits
from holmgang.server.services import Services, TheServices
from holmgang.server.settings import Settings
from holmgang.server.wire.messages.finished import Frames, Proof, RecordText
from holmgang.server.workers.replays import ProofJob

LARGEST_BODY = 500_000
LONGEST_ADDRESS = 2_000

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make(settings: Settings) -> Litestar:
    services = Services(settings)
    app = Litestar(
        [*ROUTES, *_own_routes()],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(_visitor),
        },
        exception_handlers={Exception: refuse},
        middleware=[request_ids.named, compressed, _door(services.limits)],
        before_send=[_finish],
        lifespan=[services.lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Holmgang",
            version=holmgang.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.state.services = services
    # Made now, it is nobody's request that takes so long.
    documents: Any = app.plugins.get("OpenAPIPlugin")
    documents.provide_openapi_schema()
    return app


def _door(known: Limits) -> Callable[[ASGIApp], ASGIApp]:
    """Addresses that nothing here has are refused before anybody looks for what they name, and
    so is whoever asks for more than a house full of people would."""

    def guarded(app: ASGIApp) -> ASGIApp:
        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            asked = scope["path"].encode() + unquote_to_bytes(scope["query_string"])
            if b"\0" in asked or len(asked) > LONGEST_ADDRESS:
                raise BadRequest(reason="no such address")
            _count(known, scope)
            await app(scope, receive, send)

        return enter

    return guarded


def _count(known: Limits, scope: Scope) -> None:
    """A request; what is asked over a socket is counted there."""
    client = scope["client"]
    if scope["type"] == ScopeType.HTTP and client and not is_here(client[0]):
        known.spend(limits.ANYTHING, household(client[0]))


def _own_routes() -> list[ControllerRouterHandler]:
    """What games answer that no other game has."""
    return [load(game.api) for game in games.registered().values() if game.api]


async def _visitor(request: Request[Any, Any, Any], services: TheServices) -> Visitor:
    visitor = await identify(request, services)
    visitor.spend(limits.REQUESTS)
    check_csrf(request, request.method, visitor)
    return visitor


async def _finish(message: Message, scope: Scope) -> None:
    """What holds for every response."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers[request_ids.HEADER] = request_ids.of(scope)
    metrics.REQUESTS.labels(scope["method"], message["status"]).inc()  # type: ignore[typeddict-item]  # only HTTP gets here


@post("/api/replays", status_code=200, responses=FAILURES, tags=["replays"])
async def check(visitor: Caller, data: JSONBody[RecordText]) -> Proof:
    """Whether a record keeps the rules and its chance follows from its seed."""
    visitor.spend(limits.REPORTS)
    job = ProofJob(data.record, visitor.lang)
    return await visitor.services.workers.report(job, Proof, visitor.who)


@post("/api/replays/frames", status_code=200, responses=FAILURES, tags=["replays"])
async def replay_frames(
    request: Asking, visitor: Caller, data: JSONBody[RecordText]
) -> Response[Frames]:
    """A whole record line by line."""
    visitor.spend(limits.REPORTS)
    return await film(request, visitor, data.record, OMNISCIENT)


ROUTES: list[ControllerRouterHandler] = [
    *(People, Account, Profiles, Peace, Lobby, Lessons, Library, table_socket),
    *(websocket_schema, games_schema),
    *(check, replay_frames, healthz, readyz, metrics_page, page),
]
