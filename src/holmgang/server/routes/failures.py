"""Refusals over REST: every error becomes its status, its code and a sentence."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.openapi.datastructures import ResponseSpec

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import BadRequest, NotFound, ServerError, TooFast, TooLarge, status_of
from holmgang.server.routes.visitors import language
from holmgang.server.runtime import request_ids
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.refusals import Failure

log = structlog.get_logger()

FAILURES = {
    status: ResponseSpec(Failure, description=text, generate_examples=False)
    for status, text in {
        400: "The request does not have the shape it should",
        401: "Nobody knows who is asking",
        403: "It is somebody else's, or the CSRF token is missing",
        404: "There is no such thing",
        409: "The rules of the game or of the table forbid it",
        413: "The request is too large",
        429: "Too many requests",
        503: "Come back later",
    }.items()
}


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    allowed = _allowed(error)
    if not isinstance(error, HolmgangError):
        error = _translate(error)
    reason = cached_texts.reason(error, cached_texts.find(language(request, None)))
    response = Response(
        Failure(reason, request_ids.of(request.scope)),
        status_code=status_of(error),
        media_type=MediaType.JSON,
    )
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(int(error.details.get("seconds", 1) or 1) + 1)  # type: ignore[call-overload]  # a number by construction
    if allowed:
        response.headers["Allow"] = allowed
    return response


def _allowed(error: Exception) -> str:
    """By which methods an address may be asked, where it was asked by another."""
    if not isinstance(error, MethodNotAllowedException):
        return ""
    methods = (error.headers or {}).get("allow", "")
    return methods.replace("GET", "GET, HEAD")


def _translate(error: Exception) -> HolmgangError:
    if isinstance(error, RecursionError):
        return BadRequest(reason="nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return BadRequest(reason="not UTF-8")
    if not isinstance(error, HTTPException):
        log.error("unexpected", error=repr(error), exc_info=error)
        return ServerError()
    if error.status_code == 404:
        return NotFound(what="page")
    if error.status_code == 413:
        return TooLarge()
    if error.status_code < 500:
        refusal = BadRequest(reason=_reason(error))
        refusal.status = error.status_code
        return refusal
    log.error("unexpected", error=repr(error), exc_info=error)
    return ServerError()


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra[:5]]
    return "; ".join(parts) or error.detail.partition("\n")[0][:200]
