"""`holmgang serve --processes N`, and who is believed about who is asking."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from cli_terminal import Terminal, settle

from server.databases import new_database
from server.harness import (
    PATIENCE,
    SOURCES,
    TRUST,
    Person,
    free_port,
    note_addresses,
    running,
    wait_for,
)


def test_sqlite_is_not_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settle(monkeypatch, tmp_path)
    result = Terminal(monkeypatch, capsys)("serve", "--no-open", "--processes", "2")
    assert result.code == 1 and result.err.startswith("Several processes cannot share")


@contextmanager
def family(url: str, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    env = {"HOLMGANG_DATA": str(folder), "HOLMGANG_DATABASE_URL": url, "HOLMGANG_RATE": "0"}
    env |= {"PYTHONPATH": str(SOURCES), "HOLMGANG_WORKERS": "1"}
    command = [sys.executable, "-m", "holmgang", "serve", "--no-open"]
    command += ["--port", str(port), "--processes", "2"]
    process = subprocess.Popen(command, env=os.environ | env)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def starts(port: int) -> set[float]:
    """Which processes answer; each connection may meet another."""
    found: set[float] = set()
    for _ in range(10):
        try:
            asked = httpx.get(f"http://127.0.0.1:{port}/healthz", verify=TRUST, timeout=PATIENCE)
            found.add(asked.json()["started"])
        except httpx.TransportError:
            continue
    return found


def children(process: subprocess.Popen[bytes]) -> list[int]:
    told = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(pid) for pid in told.split()]


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc")
def test_several_processes_share_one_address_and_one_dies(
    postgres_url: str, tmp_path: Path
) -> None:
    port = free_port()
    with family(new_database(postgres_url), tmp_path, port) as process:
        wait_for(lambda: len(starts(port)) == 2)
        person = Person(f"http://127.0.0.1:{port}")
        table = person.table("me", "greedy", ready=True, options={"units": "9"})["id"]
        with person.sit(table) as live:
            live.choose(0)
        before = children(process)
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(set(children(process)) - {before[0]}) == 2)
        with person.sit(table) as live:
            assert live.table["version"] > 1


@pytest.mark.parametrize("trusted", [True, False])
def test_only_a_named_proxy_says_who_is_asking(
    tmp_path: Path, trusted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = note_addresses(monkeypatch)
    with running(tmp_path, proxies=["127.0.0.1"] if trusted else []) as server:
        httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": "203.0.113.9"})
    assert seen == ["203.0.113.9" if trusted else "127.0.0.1"]
