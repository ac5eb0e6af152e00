"""`kill -9` at any moment loses nothing that was acknowledged."""

from pathlib import Path

import pytest

from server.harness import Person, Process, free_port
from server.kills import campaign

KILLS = 8


@pytest.mark.long
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """In any game. `bench/kills.py` goes on for longer, and with two servers on PostgreSQL."""
    database = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    *_, war = campaign(tmp_path, database, KILLS)
    assert war.acknowledged() > KILLS


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Killed while the bot owes a choice; nobody is connected when it comes back."""
    port = free_port()
    server = Process(tmp_path, port)
    person = Person(server.url)
    table = person.table("me", "ismcts:2000ms", ready=True, options={"first": "red"})
    server.kill()
    server = Process(tmp_path, port)
    try:
        with person.sit(table["id"]) as live:
            if not live.table["view"]["seats"][1]["weapon"]:
                live.receive_until(lambda m: m["type"] == "update")
            assert live.table["view"]["seats"][1]["weapon"]
    finally:
        server.kill()


def test_a_graceful_end_is_announced(tmp_path: Path) -> None:
    server = Process(tmp_path, free_port())
    person = Person(server.url)
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        server.process.terminate()
        live.receive_until(lambda m: m["type"] == "closing")
    assert server.process.wait(20) in (0, -15)
