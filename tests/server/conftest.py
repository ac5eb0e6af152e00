"""One server for all tests that need no other."""

from collections.abc import Iterator

import pytest

from server.harness import Running, running, show_out


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(autouse=True)
def _show_out() -> Iterator[None]:
    yield
    show_out()
