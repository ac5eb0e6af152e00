"""SIGHUP: the server restarts in place, and nobody loses anything."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Person, Process, free_port

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no SIGHUP")


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Process]:
    server = Process(tmp_path, free_port(), database)
    yield server
    assert server.stop() in (0, -signal.SIGTERM)


def test_the_same_process_goes_on(server: Process) -> None:
    pid = server.process.pid
    person = Person(server.url)
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        os.kill(pid, signal.SIGHUP)
        live.receive_until(lambda m: m["type"] == "closing")
    with person.sit(table["id"]) as live:
        assert live.table["version"] >= 1
    assert server.process.poll() is None
