"""For operators: whether the server lives, whether it can do its work, and its figures."""

import asyncio
import shutil
import time
from typing import Literal

import msgspec
import structlog
from litestar import get
from litestar.response import Response
from sqlalchemy import select, update

import holmgang
from holmgang import build
from holmgang.server.errors import Closing, NotFound, NotReady
from holmgang.server.routes.failures import FAILURES
from holmgang.server.runtime import metrics
from holmgang.server.services import Services, TheServices
from holmgang.server.storage import migrations
from holmgang.server.storage.schema import VERSION

LEAST_SPACE = 50_000_000
"""Bytes that must be free beside the database."""
PATIENCE = 5.0
"""Seconds that a write may take."""
REMEMBERED = 1.0
"""Seconds for which an answer is good: nobody keeps the disk busy by asking."""

log = structlog.get_logger()


class Health(msgspec.Struct):
    status: Literal["ok"]
    version: str
    build: str
    started: float
    tables: int


class ReadyInfo(msgspec.Struct):
    status: Literal["ok"]
    schema: int


@get("/healthz", responses=FAILURES, tags=["operation"])
async def healthz(services: TheServices) -> Health:
    """Whether it lives. It asks nothing else, so that a slow database ends no server."""
    return Health(
        status="ok",
        version=holmgang.__version__,
        build=build.kind(),
        started=services.started,
        tables=len(services.tables.loaded),
    )


@get("/readyz", responses=FAILURES, tags=["operation"])
async def readyz(services: TheServices) -> ReadyInfo:
    """Whether it can write: the database, the space on its disk, and tables as this version has."""
    if services.tables.is_closing:
        raise Closing
    known = services.readiness
    if time.monotonic() - known.at > REMEMBERED:
        known.lack = await _lack(services)
        known.at = time.monotonic()
    if known.lack:
        raise NotReady(what=known.lack)
    return ReadyInfo("ok", migrations.NEWEST)


async def _lack(services: Services) -> str:
    """What keeps it from working; empty if nothing does."""
    settings = services.settings
    if not settings.is_postgres and shutil.disk_usage(settings.folder).free < LEAST_SPACE:
        return "disk"
    try:
        async with asyncio.timeout(PATIENCE):
            row = await services.store.row(select(VERSION.c.version))
            if row is None or row.version != migrations.NEWEST:
                return "schema"
            await services.store.write(update(VERSION).values(version=VERSION.c.version))
    except Exception as error:
        log.error("not-ready", error=repr(error))
        return "database"
    return ""


@get("/metrics", media_type="text/plain", tags=["operation"])
async def metrics_page(services: TheServices) -> Response[bytes]:
    """For Prometheus, unless it has a port of its own."""
    if services.settings.metrics != "open":
        raise NotFound(what="page")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
