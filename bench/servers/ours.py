"""Our server, and clients that choose at random."""

import functools
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from typing import Any

import httpx
import msgspec

from servers.line import Line, dial
from servers.table import Player, Table, answers, free_port

IDLE = 2.0
"""Seconds after which the server may let an idle table go; its usual two minutes are long."""

encode = msgspec.json.Encoder().encode


class Option(msgspec.Struct):
    text: str


class Told(msgspec.Struct):
    """What a client of ours needs of any message; the rest is skipped."""

    type: str
    version: int = 0
    decision: int = 0
    started: bool = False
    actors: list[int] = []
    legal: dict[str, list[Option]] = {}
    ok: bool = True


class Seat(Player):
    read = msgspec.json.Decoder(Told).decode

    def __init__(self, line: Line, seat: int) -> None:
        self.seat = seat
        self.count = 0
        super().__init__(line)

    def hear(self, raw: bytes) -> None:
        message = Seat.read(raw)
        if message.type in ("state", "update"):
            self.news(message)
        elif not message.ok:
            raise AssertionError(raw)

    def choose(self, rng: random.Random) -> None:
        self.count += 1
        command = {
            "do": "choose",
            "seat": self.seat,
            "text": rng.choice(self.position.legal[str(self.seat)]).text,
            "decision": self.position.decision,
            "key": f"{self.seat}-{self.count}",
        }
        self.line.send(encode(command))


class Shieldwall(Table):
    def __init__(self, players: list[Seat], rng: random.Random) -> None:
        super().__init__(players)
        self.rng = rng

    async def move(self) -> bool:
        position = self.players[0].position
        if not position.actors:
            return False
        version = position.version + 1
        self.players[position.actors[0]].choose(self.rng)
        for player in self.players:
            await player.until(lambda p: p.version >= version)
        return True


class AnyTable(Table):
    """Any game: people choose at random when they are asked, bots choose by themselves."""

    def __init__(self, players: list[Seat], people: int, rng: random.Random, again: Any) -> None:
        super().__init__(players)
        self.people = people
        self.rng = rng
        self.again = again

    async def move(self) -> bool:
        player = await self._asked()
        if player is None:
            return False
        version = player.position.version + 1
        player.choose(self.rng)
        for other in self.players:
            await other.until(lambda p: p.version >= version)
        return True

    async def renew(self) -> bool:
        self.close()
        new = await self.again()
        self.players, self.again = new.players, new.again
        return True

    async def _asked(self) -> Seat | None:
        """Somebody who owes a choice, once the bots have made theirs; nobody if it is over."""
        while True:
            newest = max((player.position for player in self.players), key=lambda p: p.version)
            if not newest.actors:
                return None
            for seat in newest.actors:
                if seat < self.people:
                    player: Seat = self.players[seat]
                    await player.until(lambda p, v=newest.version: p.version >= v)  # type: ignore[misc]
                    if player.position.legal.get(str(seat)) and seat in player.position.actors:
                        return player
            await self.players[0].until(lambda p, v=newest.version: p.version > v)


GAMES = {"shieldwall": 2, "berzerka": 3, "berserkers": 1, "berserk": 2}


class Holmgang:
    name = "holmgang"

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="holmgang-load-")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.cookies: list[tuple[str, str]] = []
        self.plain = 1  # as the web app does, which makes the sentences itself
        env = os.environ | {
            "HOLMGANG_DATA": self.folder,
            "HOLMGANG_RATE": "0",
            "HOLMGANG_CONNECTIONS_EACH": "10000",  # all of them come from one address
            "HOLMGANG_IDLE": str(IDLE),
            "HOLMGANG_DATABASE_URL": "",
        }
        code = (
            "from holmgang.server.run import bind, serve\n"
            "from holmgang.server.settings import from_environment\n"
            f"serve(from_environment(), '127.0.0.1', {self.port}, [bind('127.0.0.1', {self.port})])"
        )
        self.process = subprocess.Popen([sys.executable, "-c", code], env=env)

    async def is_up(self) -> bool:
        return await answers(self.url + "/healthz")

    async def people(self, count: int) -> None:
        """Guests are made once and play at all tables."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            for _ in range(count):
                http.cookies.clear()
                csrf = (await http.get("/api/me")).json()["csrf"]
                cookie = "; ".join(f"{k}={v}" for k, v in http.cookies.items())
                self.cookies.append((cookie, csrf))

    async def any_table(self, number: int, game: str, bots: bool, watched: bool) -> "AnyTable":
        """A table of any game, with a guest at every seat, or bots at all but the first."""
        seats = GAMES[game]
        people = self.cookies[: 1 if bots else seats]
        others = [{"kind": "bot", "bot": "greedy"} if bots else {"kind": "open"}] * (seats - 1)
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            data = {"game": game, "seats": [{"kind": "me"}, *others], "ready": True}
            made = await http.post("/api/tables", json=data, headers=headers(people[0]))
            table = made.json()["id"]
            for person in people[1:]:
                await http.post(f"/api/tables/{table}/join", json={}, headers=headers(person))
        looking = [*people, self.cookies[-1]] if watched else people
        uri = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?plain={self.plain}&lang=en"
        lines = [await dial(uri, {"Cookie": cookie}) for cookie, _ in looking]
        players = [Seat(line, seat) for seat, line in enumerate(lines)]
        for player in players:
            await player.until(lambda p: True)
        for seat in range(1, len(people)):
            players[seat].line.send(encode({"do": "ready", "seat": seat, "key": "ready"}))
        for player in players:
            await player.until(lambda p: p.started)
        again = functools.partial(self.any_table, number + 100_000, game, bots, watched)
        return AnyTable(players, len(people), random.Random(number), again)

    async def table(self, number: int) -> Shieldwall:
        one, two = self.cookies[0], self.cookies[1]
        async with httpx.AsyncClient(base_url=self.url) as http:
            seats = [{"kind": "me"}, {"kind": "open"}]
            data = {"game": "shieldwall", "seats": seats, "options": {"units": "24"}, "ready": True}
            made = await http.post("/api/tables", json=data, headers=headers(one))
            table = made.json()["id"]
            await http.post(f"/api/tables/{table}/join", json={}, headers=headers(two))
        players = []
        for seat, (cookie, _) in enumerate((one, two)):
            uri = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?plain={self.plain}"
            players.append(Seat(await dial(uri, {"Cookie": cookie}), seat))
        for player in players:
            await player.until(lambda p: True)
        players[1].line.send(encode({"do": "ready", "seat": 1, "key": "ready"}))
        for player in players:
            await player.until(lambda p: p.started)
        return Shieldwall(players, random.Random(number))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def headers(person: tuple[str, str]) -> dict[str, str]:
    return {"Cookie": person[0], "X-CSRF-Token": person[1]}
