"""The way to the database, and whether it can be gone."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from holmgang.server.errors import BadDatabaseUrl, DatabaseLost, DriverMissing
from holmgang.server.runtime.private_files import keep_private
from holmgang.server.settings import Settings
from holmgang.server.storage import migrations, shared_facts

CONNECT_SECONDS = 10
"""How long a PostgreSQL may take to let us in, unless its URL says otherwise."""
LOCKED_SECONDS = 10.0
"""How long to wait for another program that writes to the same file."""
LONGEST_DETAIL = 160


def make_engine(settings: Settings) -> Engine:
    # What people wrote, hashes and tokens stay out of errors, and so out of the logs.
    if settings.is_postgres:
        url = make_url(settings.database)
        wait = {"connect_timeout": str(CONNECT_SECONDS), **url.query}
        return create_engine(url.set(query=wait), pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(settings.database, hide_parameters=True)
    with suppress(OSError):  # SQLite itself says what is wrong with a file
        keep_private(Path(engine.url.database or ""))
    event.listen(engine, "connect", _harden)
    return engine


def _harden(connection: Any, _: object) -> None:
    """A commit is on disk before it is acknowledged, even if the power fails."""
    wait = f"busy_timeout={int(1000 * LOCKED_SECONDS)}"
    for pragma in (wait, "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}").close()


def check(settings: Settings) -> None:
    """Whether the database is there, is ours and can be written; it is brought up to date."""
    with _explained(settings.database):
        engine = make_engine(settings)
        try:
            prepare(engine, settings)
        finally:
            engine.dispose()


def prepare(engine: Engine, settings: Settings) -> None:
    """Bring it up to date; no server uses it whose sessions the others would refuse."""
    migrations.upgrade(engine)
    if settings.is_postgres and settings.key:
        shared_facts.require_key(engine, settings.key, migrations.shown(engine.url))


@contextmanager
def _explained(url: str) -> Iterator[None]:
    """Put what SQLAlchemy and the drivers raise into words of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        if not url.startswith("postgresql"):
            raise BadDatabaseUrl from error
        raise DriverMissing(package=error.name or "psycopg") from error
    except ArgumentError as error:
        raise BadDatabaseUrl from error
    except SQLAlchemyError as error:
        detail = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise DatabaseLost(
            database=migrations.shown(make_url(url)), detail=detail[:LONGEST_DETAIL]
        ) from error
