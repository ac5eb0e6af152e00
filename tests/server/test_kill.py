"""`kill -9` at any moment loses nothing that was acknowledged."""

import json
import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from holmgang.core import record as records
from holmgang.core.replay import prove
from holmgang.games import find
from server.harness import Live, Person, Process, free_port, wait_for

KILLS = 20
TABLES = 6


class Hand:
    """Plays one table as fast as it can, and writes down what was acknowledged."""

    def __init__(self, person: Person, table_id: str, seed: int) -> None:
        self.person = person
        self.table_id = table_id
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.commitment = ""
        self.is_over = False
        self.version = 0
        self.thread = threading.Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        """Until the server is gone or the game is over."""
        try:
            with Live(self.person, self.table_id, seen=self.version) as live:
                self._check(live.table)
                while live.table["over"] is None:
                    self._move(live)
                self.is_over = True
        except (WebSocketException, OSError, TimeoutError, EOFError):
            pass

    def _check(self, table: dict[str, Any]) -> None:
        assert table["version"] >= self.version, "the table fell behind what was acknowledged"
        assert self.commitment in ("", table["commitment"])
        self.commitment = table["commitment"]

    def _move(self, live: Live) -> None:
        table = live.table
        seat = table["viewer"]
        if seat not in table["actors"]:
            live.receive_to(table["version"] + 1)
            return
        text = self.rng.choice(table["legal"][str(seat)])["text"]
        key = f"{self.rng.getrandbits(64):x}"
        answer = live.ask("choose", seat=seat, text=text, decision=table["decision"], key=key)
        if answer["ok"]:
            self.acknowledged[key] = (answer["version"], text)
            self.version = answer["version"]
            live.receive_to(answer["version"])


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
            _wait(hands, rng.randrange(5, 60))
            server.kill()
            kills += 1
            for hand in hands:
                hand.thread.join(30)
            _compare(tmp_path, hands)
            for hand in hands:
                if hand.is_over:
                    _prove(tmp_path, hand)
            server = Process(tmp_path, port)
            _replace(hands, person, kinds, options)
    finally:
        server.kill()


def _wait(hands: list[Hand], moves: int) -> None:
    """Until so many more moves were acknowledged."""
    wanted = _count(hands) + moves
    wait_for(lambda: _count(hands) >= wanted or all(hand.is_over for hand in hands), 60)


def _count(hands: list[Hand]) -> int:
    """Moves that were acknowledged so far."""
    return sum(len(hand.acknowledged) for hand in hands)


def _replace(hands: list[Hand], person: Person, kinds: Any, options: Any) -> None:
    """New tables for those that came to their end, so that the load goes on."""
    for i, hand in enumerate(hands):
        if hand.is_over:
            table = person.table(*kinds[i % 3], ready=True, options=options)
            hands[i] = Hand(person, table["id"], 100 + len(hand.acknowledged))


def _log(folder: Path) -> dict[tuple[str, str], tuple[int, str]]:
    """All choices in the log, by table and key."""
    with sqlite3.connect(folder / "holmgang.sqlite3") as database:
        rows = database.execute("select table_id, key, seq, body from log").fetchall()
    database.close()
    return {(table, key): (seq, json.loads(body).get("text", "")) for table, key, seq, body in rows}


def _compare(folder: Path, hands: list[Hand]) -> None:
    log = _log(folder)
    for hand in hands:
        for key, kept in hand.acknowledged.items():
            assert log.get((hand.table_id, key)) == kept


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
