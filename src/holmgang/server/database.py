"""The way to the database, and whether it can be gone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from holmgang.server import facts
from holmgang.server.errors import BadDatabaseUrl, DatabaseForeign, DatabaseLost, DriverMissing
from holmgang.server.schema import METADATA
from holmgang.server.settings import Settings

CONNECT_SECONDS = 10
"""How long a PostgreSQL may take to let us in, unless its URL says otherwise."""
LOCKED_SECONDS = 10.0
"""How long to wait for another program that writes to the same file."""
LONGEST_DETAIL = 160
LOCK = 0x484F4C4D
"""Names our lock to PostgreSQL; the same number in every server."""


def make_engine(settings: Settings) -> Engine:
    # What people wrote, hashes and tokens stay out of errors, and so out of the logs.
    if settings.is_postgres:
        url = make_url(settings.database)
        wait = {"connect_timeout": str(CONNECT_SECONDS), **url.query}
        return create_engine(url.set(query=wait), pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(settings.database, hide_parameters=True)
    event.listen(engine, "connect", _harden)
    return engine


def _harden(connection: Any, _: object) -> None:
    """A commit is on disk before it is acknowledged, even if the power fails."""
    wait = f"busy_timeout={int(1000 * LOCKED_SECONDS)}"
    for pragma in (wait, "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}").close()


def check(settings: Settings) -> None:
    """Whether the database is there, is ours and can be written; the tables are made if not."""
    with _explained(settings.database):
        engine = make_engine(settings)
        try:
            make_tables(engine)
            _require_ours(engine)
            if settings.is_postgres:
                facts.require_key(engine, settings.key, _shown(settings.database))
            else:
                _require_writable(engine)
        finally:
            engine.dispose()


def make_tables(engine: Engine) -> None:
    """Of servers that start together, one makes them and the others find them."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        METADATA.create_all(connection)


def _require_ours(engine: Engine) -> None:
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)}
        if columns != set(table.columns.keys()):
            raise DatabaseForeign(database=_shown(engine.url.render_as_string()), table=table.name)


def _require_writable(engine: Engine) -> None:
    """A file can be read-only, or locked by another program."""
    with engine.connect() as connection:
        connection.exec_driver_sql("begin immediate")
        connection.rollback()


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
        raise DatabaseLost(database=_shown(url), detail=detail[:LONGEST_DETAIL]) from error


def _shown(url: str) -> str:
    """The address without its password, and without the driver that we chose."""
    return make_url(url).render_as_string(hide_password=True).replace("+psycopg", "")
