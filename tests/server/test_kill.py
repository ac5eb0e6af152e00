"""`kill -9` at any moment loses nothing that was acknowledged."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from holmgang.core import record as records
from holmgang.core.replay import prove
from holmgang.games import find
from server.hands import Hand, compare, wait_for_moves
from server.harness import Person, Process, free_port

KILLS = 20
TABLES = 6


@pytest.mark.long
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    rng = random.Random(11)
    port = free_port()
    server = Process(tmp_path, port)
    person = Person(server.url)
    options = {"units": "24"}
    kinds = [("me", "hot"), ("me", "greedy"), ("me", "hot")]
    hands = [
        Hand(person, person.table(*kinds[i % 3], ready=True, options=options)["id"], i)
        for i in range(TABLES)
    ]
    kills = 0
    try:
        while kills < KILLS:
            for hand in hands:
                hand.start()
            wait_for_moves(hands, rng.randrange(5, 60))
            server.kill()
            kills += 1
            for hand in hands:
                hand.thread.join(30)
            compare(f"sqlite:///{tmp_path / 'holmgang.sqlite3'}", hands)
            for hand in hands:
                if hand.is_over:
                    _prove(tmp_path, hand)
            server = Process(tmp_path, port)
            _replace(hands, person, kinds, options)
    finally:
        server.kill()


def _replace(hands: list[Hand], person: Person, kinds: Any, options: Any) -> None:
    """New tables for those that came to their end, so that the load goes on."""
    for i, hand in enumerate(hands):
        if hand.is_over:
            table = person.table(*kinds[i % 3], ready=True, options=options)
            hands[i] = Hand(person, table["id"], 100 + len(hand.acknowledged))


def _prove(folder: Path, hand: Hand) -> None:
    """A finished game that was interrupted many times still proves its dice."""
    with sqlite3.connect(folder / "holmgang.sqlite3") as database:
        query = "select record from tables where id = ?"
        (text,) = database.execute(query, [hand.table_id]).fetchone()
    database.close()
    assert prove(find("shieldwall"), records.read(text)) > 0


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
