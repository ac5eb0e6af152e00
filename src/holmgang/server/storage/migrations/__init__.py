"""Databases of older versions become those of this one: numbered steps, forward only.

All of it happens in one transaction, under a lock: of servers that start together one
does the work and the others find it done, and a step that fails leaves everything as it
was. A file of SQLite is copied before its first step.

Why not Alembic: we have one line of steps and no way back, so what it is good at (branches,
downgrades, scripts made from differences) is not needed, and what is needed (the lock, the
copy, one transaction for all steps) would have to be written around it all the same. A test
holds what it would check: old databases end up with the same tables as new ones.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import structlog
from sqlalchemy import URL, Connection, Engine, delete, insert, inspect, select, text

from holmgang.server.errors import DatabaseForeign, DatabaseNewer
from holmgang.server.runtime.private_files import keep_private
from holmgang.server.storage.migrations.steps import STEPS
from holmgang.server.storage.schema import METADATA, VERSION

FIRST = 1
"""What databases are that were made before versions were counted."""
NEWEST = FIRST + len(STEPS)
LOCK = 0x484F4C4D
"""Names our lock to PostgreSQL; the same number in every server."""

log = structlog.get_logger()


def upgrade(engine: Engine) -> None:
    """Make the tables, or bring them up to this version."""
    with _alone(engine) as connection:
        found = version(connection)
        if found > NEWEST:
            raise DatabaseNewer(database=shown(engine.url), found=found, known=NEWEST)
        if found == 0:
            _create(connection)
        elif found < NEWEST:
            _climb(connection, found)
        _require_ours(connection)


def version(connection: Connection) -> int:
    """Which version a database is of; 0 if there is nothing yet."""
    tables = inspect(connection)
    if tables.has_table(VERSION.name):
        return int(connection.execute(select(VERSION.c.version)).scalar_one())
    return FIRST if tables.has_table("log") and tables.has_table("users") else 0


def shown(url: URL) -> str:
    """The address without its password, and without the driver that we chose."""
    return url.render_as_string(hide_password=True).replace("+psycopg", "")


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """One transaction, and nobody else who upgrades at the same time."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("begin immediate")
        yield connection
        connection.commit()


def _create(connection: Connection) -> None:
    for name in inspect(connection).get_table_names():
        if name in METADATA.tables:
            raise DatabaseForeign(database=shown(connection.engine.url), table=name)
    METADATA.create_all(connection)
    _note(connection)


def _climb(connection: Connection, found: int) -> None:
    copy = _copy(connection.engine, found)
    for step in STEPS[found - FIRST :]:
        step(connection)
    _note(connection)
    log.info("database-upgraded", before=found, now=NEWEST, copy=copy)


def _note(connection: Connection) -> None:
    VERSION.create(connection, checkfirst=True)
    connection.execute(delete(VERSION))
    connection.execute(insert(VERSION).values(version=NEWEST))


def _copy(engine: Engine, found: int) -> str:
    """A file of SQLite beside itself; an administrator of PostgreSQL has copies of his own."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return ""
    copy = f"{path}.version-{found}"
    keep_private(Path(copy))
    # Readers see what was there before our transaction began.
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def _require_ours(connection: Connection) -> None:
    found = inspect(connection)
    for table in METADATA.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)}
        if columns != {column.name for column in table.columns}:
            raise DatabaseForeign(database=shown(connection.engine.url), table=table.name)
