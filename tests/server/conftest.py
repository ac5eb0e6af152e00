"""One server for all tests that need no other, and the databases to store on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.databases import new_database, postgres
from server.harness import Running, running, show_out


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def _show_out() -> Iterator[None]:
    yield
    show_out()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    return new_database(request.getfixturevalue("postgres_url"))
