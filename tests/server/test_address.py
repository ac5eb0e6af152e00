"""Where others reach a server, for the links by which people invite each other."""

from pathlib import Path

import pytest

from holmgang.server.errors import BadAddress
from holmgang.server.settings import from_environment
from server.harness import running


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLMGANG_DATA", str(tmp_path))


def test_everybody_is_told_the_address_that_was_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOLMGANG_PUBLIC_URL", "https://holmgang.example/")
    address = from_environment().public_url
    with running(tmp_path, public_url=address) as server:
        assert server.person().me["address"] == "https://holmgang.example"


def test_nobody_is_told_one_that_was_not() -> None:
    assert from_environment().public_url == ""


@pytest.mark.parametrize("given", ["holmgang.example", "ftp://holmgang.example", "https://"])
def test_what_is_no_address_keeps_the_server_from_starting(
    monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv("HOLMGANG_PUBLIC_URL", given)
    with pytest.raises(BadAddress):
        from_environment()
