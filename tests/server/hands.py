"""Players who go on through crashes and restarts, and what the log must hold of their moves."""

import itertools
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import create_engine, select
from websockets.exceptions import WebSocketException

from holmgang.server.settings import with_driver
from holmgang.server.storage.schema import LOG, TABLES
from server.harness import Live, Person, wait_for

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
"""What a client meets when the server goes."""


class Hand:
    """Plays one table as fast as it can, and writes down what was acknowledged."""

    def __init__(self, person: Person, table_id: str, seed: int, url: str = "") -> None:
        self.person = person
        self.url = url
        self.table_id = table_id
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.pending: dict[str, Any] | None = None
        """A choice that was sent and not answered: it is sent again, as a browser does."""
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
            with Live(self.person, self.table_id, self.url, seen=self.version) as live:
                self._check(live.table)
                if self.pending is not None:
                    self._send(live, self.pending)
                while live.table["over"] is None:
                    self._move(live)
                self.is_over = True
        except GONE:
            pass

    def _check(self, table: dict[str, Any]) -> None:
        assert table["version"] >= self.version, "the table fell behind what was acknowledged"
        assert self.commitment in ("", table["commitment"])
        self.commitment = table["commitment"]

    def _move(self, live: Live) -> None:
        table = live.table
        seat = table["viewer"]
        if seat not in table["actors"] or not table["legal"].get(str(seat)):
            live.receive_to(table["version"] + 1)
            return
        text = self.rng.choice(table["legal"][str(seat)])["text"]
        key = f"{self.rng.getrandbits(64):x}"
        self._send(live, {"seat": seat, "text": text, "decision": table["decision"], "key": key})

    def _send(self, live: Live, choice: dict[str, Any]) -> None:
        self.pending = choice
        answer = live.ask("choose", **choice)
        self.pending = None
        if answer["ok"]:
            self.acknowledged[choice["key"]] = (answer["version"], choice["text"])
            self.version = answer["version"]
            live.receive_to(answer["version"])


class Enduring(Hand):
    """Comes back whenever the server has gone, to the next of several, until it is told to stop."""

    is_wanted = True

    def __init__(self, person: Person, table_id: str, seed: int, urls: Sequence[str] = ()) -> None:
        super().__init__(person, table_id, seed)
        self.urls = itertools.cycle(urls or [""])

    def _play(self) -> None:
        while self.is_wanted and not self.is_over:
            self.url = next(self.urls)
            super()._play()
            time.sleep(0.05)  # who knocks without a pause leaves no time to start

    def stop(self) -> None:
        self.is_wanted = False


def count(hands: list[Hand]) -> int:
    """Moves that were acknowledged so far."""
    return sum(len(hand.acknowledged) for hand in hands)


def wait_for_moves(hands: list[Hand], moves: int) -> None:
    """Until so many more moves were acknowledged."""
    wanted = count(hands) + moves
    wait_for(lambda: count(hands) >= wanted or all(hand.is_over for hand in hands))


def read_log(url: str) -> dict[tuple[str, str], tuple[int, str]]:
    """All choices and remarks in the log, by table and key; no key stands in it twice."""
    engine = create_engine(with_driver(url))
    with engine.connect() as connection:
        rows = connection.execute(select(*LOG.c["table_id", "key", "seq", "body"])).all()
    engine.dispose()
    assert max(Counter((row.table_id, row.key) for row in rows if row.key).values()) == 1
    return {
        (row.table_id, row.key): (row.seq, json.loads(row.body).get("text", "")) for row in rows
    }


def compare(url: str, hands: list[Hand]) -> None:
    """What was acknowledged so far stands in the log, where it was said to stand."""
    acknowledged = [(hand.table_id, dict(hand.acknowledged)) for hand in hands]
    log = read_log(url)
    for table, moves in acknowledged:
        for key, kept in moves.items():
            assert log.get((table, key)) == kept


def read_record(url: str, table_id: str) -> str:
    """What is kept of a finished game."""
    engine = create_engine(with_driver(url))
    with engine.connect() as connection:
        text = connection.execute(select(TABLES.c.record).where(TABLES.c.id == table_id)).scalar()
    engine.dispose()
    assert text
    return str(text)
