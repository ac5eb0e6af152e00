"""Servers are killed without warning while games go on: nothing acknowledged may be lost."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from holmgang.core import record as records
from holmgang.core.replay import prove
from holmgang.games import find
from server.hands import Enduring, compare, count, read_record, wait_for_moves
from server.harness import Live, Person, Process, free_port

STALE = 2.0
"""Seconds after which every server knows what was acknowledged by any of them."""


KEY = b"k" * 32
"""The same at every server, or they would refuse each other's sessions."""


class Kind(NamedTuple):
    """A table of one person, who plays all its seats that are not a bot's."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]


LONG = {"units": "24"}
KINDS = [
    Kind("shieldwall", ("me", "hot"), LONG),
    Kind("berserk", ("me", "hot"), {"south": "forests", "north": "swamp"}),
    Kind("berzerka", ("me", "hot", "hot"), {}),
    Kind("shieldwall", ("me", "greedy"), LONG),
    Kind("berserkers", ("me",), {}),
    Kind("berserk", ("me", "greedy"), {"pack": "kub", "south": "minions", "north": "defenders"}),
]


class Campaign:
    """Tables at one or more servers of one database, played on through every kill."""

    def __init__(self, folder: Path, database: str, servers: int, kinds: list[Kind]) -> None:
        self.folder = folder
        self.database = database
        self.rng = random.Random(11)
        self.servers = [self._server(free_port(), i) for i in range(servers)]
        self.person = Person(self.servers[0].url)
        self.kinds = kinds
        self.hands = [self._hand(kind, i) for i, kind in enumerate(kinds)]
        self.finished: list[Enduring] = []

    def _server(self, port: int, number: int) -> Process:
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        (folder / "secret.key").write_bytes(KEY)
        return Process(folder, port, self.database)

    def _hand(self, kind: Kind, number: int) -> Enduring:
        table = self.person.table(*kind.seats, game=kind.game, options=kind.options, ready=True)[
            "id"
        ]
        urls = [server.url for server in self.servers]
        hand = Enduring(self.person, table, number, urls[number % len(urls) :] + urls)
        hand.start()
        return hand

    def kill(self, moves: int) -> None:
        """After so many moves one server goes, is looked after, and comes back."""
        wait_for_moves(list(self.hands), moves)
        number = self.rng.randrange(len(self.servers))
        victim = self.servers[number]
        victim.kill()
        self._check(self.servers[:number] + self.servers[number + 1 :])
        self.servers[number] = self._server(victim.port, number)
        self._check(self.servers)
        self._replace()

    def _check(self, servers: list[Process]) -> None:
        """The log holds what was acknowledged, and those who live know it soon."""
        assert all(hand.is_over or hand.thread.is_alive() for hand in self.hands)
        known = [(hand.table_id, hand.version) for hand in self.hands]
        compare(self.database, list(self.hands))
        for server in servers:
            for table, version in known:
                self._wait_for(server, table, version)

    def _wait_for(self, server: Process, table: str, version: int) -> None:
        with Live(self.person, table, server.url) as live:
            end = time.monotonic() + STALE
            while live.table["version"] < version:
                live.receive(end - time.monotonic())

    def _replace(self) -> None:
        """New tables for those that came to their end, so that the load goes on."""
        for i, hand in enumerate(self.hands):
            if hand.is_over:
                self._prove(hand, self.kinds[i].game)
                self.finished.append(hand)
                self.hands[i] = self._hand(self.kinds[i], 100 + len(self.finished))

    def _prove(self, hand: Enduring, game: str) -> None:
        """A finished game that was interrupted many times still proves its dice."""
        text = read_record(self.database, hand.table_id)
        assert prove(find(game), records.read(text)) > 0

    def acknowledged(self) -> int:
        return count([*self.hands, *self.finished])

    def end(self) -> None:
        for hand in self.hands:
            hand.stop()
        for server in self.servers:
            server.kill()


def campaign(
    folder: Path, database: str, kills: int, servers: int = 1, kinds: list[Kind] = KINDS
) -> Iterator[Campaign]:
    """As it stands after every kill."""
    war = Campaign(folder, database, servers, kinds)
    try:
        for _ in range(kills):
            war.kill(war.rng.randrange(5, 60))
            yield war
    finally:
        war.end()
