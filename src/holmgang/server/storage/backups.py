"""Backups: a copy of everything in one file of SQLite, whichever kind of database it comes from.

It is read in one transaction, so it is of one moment, and the server may go on meanwhile. It
can be put back into a database of either kind; so this is also the way from one to the other.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select

from holmgang.server.errors import BadCopy, CopyTaken, DatabaseFull, StartError
from holmgang.server.runtime.private_files import keep_private
from holmgang.server.settings import Settings
from holmgang.server.storage import migrations
from holmgang.server.storage.database import make_engine
from holmgang.server.storage.schema import METADATA, USERS

CHUNK = 2000


def backup(settings: Settings, path: Path) -> int:
    """Copy everything into a new file; how many rows it has."""
    if path.exists():
        raise CopyTaken(path=str(path))
    keep_private(path)
    with _opened(make_engine(settings)) as source, _opened(_file(path)) as target:
        migrations.upgrade(source)
        migrations.upgrade(target)
        with _moment(source) as here, target.begin() as there:
            return _copy(here, there)


def restore(settings: Settings, path: Path, replace: bool) -> int:
    """Put a copy into the database; into one that has people in it only if that is asked for."""
    if not path.is_file():
        raise BadCopy(path=str(path))
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "copy.sqlite3"
        shutil.copyfile(path, fresh)  # of an older version, it is upgraded first
        with _opened(make_engine(settings)) as target, _opened(_file(fresh)) as source:
            _upgrade(source, path)
            migrations.upgrade(target)
            with source.connect() as here, target.begin() as there:
                if not replace and there.execute(select(func.count()).select_from(USERS)).scalar():
                    raise DatabaseFull
                return _copy(here, there)


def _upgrade(source: Engine, path: Path) -> None:
    try:
        with source.connect() as connection:
            if not migrations.version(connection):
                raise BadCopy(path=str(path))
        migrations.upgrade(source)
    except StartError:
        raise
    except Exception as error:
        raise BadCopy(path=str(path)) from error


def _copy(here: Connection, there: Connection) -> int:
    for table in reversed(METADATA.sorted_tables):
        there.execute(delete(table))
    count = 0
    for table in METADATA.sorted_tables:
        names = table.c.keys()
        found = here.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.partitions(CHUNK):
            there.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
            count += len(rows)
    return count


def _file(path: Path) -> Engine:
    return create_engine(f"sqlite:///{path.absolute().as_posix()}")


@contextmanager
def _opened(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _moment(engine: Engine) -> Iterator[Connection]:
    """A connection for which nothing changes any more."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("begin")
        yield connection
        connection.rollback()
