"""How many tables the server carries, beside boardgame.io's own server in the same run.

    .venv/bin/python bench/load.py [--tables 500] [--seconds 20] [--json FILE]
    .venv/bin/python bench/load.py --mixed [--seconds 20]
    .venv/bin/python bench/load.py --churn 720

Both servers run alone in a process of their own and are driven by the same
kind of clients over loopback WebSockets: two seats a table, each with its own
connection. A move counts as done when every seat has been told of it.

- human rate: every table moves once in two seconds, at a random moment;
- full rate: every table moves again as soon as every seat was told.

The clients ask for what the web app asks for: views without sentences, which
it makes itself. What the server's own sentences cost is measured besides.

`--mixed` is a mixed load on our server alone: all games in turn, sentences on, bots at every third
table, somebody who looks on at every second one. It says what a move costs in each game, and how
many tables at the human rate are told of every move within 100 ms, 99 times of 100. `--churn` lays
tables, plays a little and leaves them for so many seconds, and says how much memory that takes.

Holmgang plays Shieldwall, with every move on disk before it is answered.
boardgame.io plays the simple game in `boardgameio/`, kept in memory, which is
the storage it starts with. It is fetched with npm into a temporary folder.
"""

import argparse
import asyncio
import functools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

HERE = Path(__file__).parent
IDLE = 2.0
"""Seconds after which the server may let an idle table go; its usual two minutes are long."""
PAUSE = 2.0
"""Seconds between two moves of a table at the human rate."""

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """A client's end of a WebSocket: of RFC 6455 only what two well-behaved servers use.

    The client shares the machine with the server it measures, so it must cost little.
    """

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.early: list[bytes] = []
        self.hear: Callable[[bytes], None] = self.early.append

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self.buffer = rest
            self.is_open = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame from the buffer, if there is one."""
        data = self.buffer
        if len(data) < 2:
            return False
        size, at = data[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        kind, body = data[0], bytes(data[at : at + size])
        del data[: at + size]
        assert kind & 0x80, "no message comes in parts"
        if kind == 0x81:
            self.hear(body)
        elif kind == 0x89:
            self._write(0x8A, body)
        return True

    def listen(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        for message in self.early:
            hear(message)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A mask of zeros leaves the text as it is.
        self.transport.write(bytes([kind]) + length + bytes(4) + body)

    def close(self) -> None:
        self._write(0x88, b"\x03\xe8")
        self.transport.close()


async def dial(uri: str, headers: dict[str, str]) -> Line:
    url = httpx.URL(uri)
    lines = [
        f"GET {url.raw_path.decode()} HTTP/1.1",
        f"Host: {url.host}:{url.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: aG9sbWdhbmctbG9hZC0xMg==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request), url.host, url.port)
    await line.opened
    return line


class Player:
    """One connection: the latest thing it was told."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.position: Any = None
        self.reached: Callable[[Any], bool] | None = None
        self.arrival: asyncio.Future[None] | None = None
        line.listen(self.hear)

    def hear(self, raw: bytes) -> None:
        raise NotImplementedError

    def news(self, position: Any) -> None:
        self.position = position
        if self.arrival is not None and self.reached is not None and self.reached(position):
            self.arrival.set_result(None)
            self.arrival = None

    async def until(self, reached: Callable[[Any], bool]) -> None:
        if self.position is None or not reached(self.position):
            self.reached = reached
            self.arrival = asyncio.get_running_loop().create_future()
            await self.arrival

    def close(self) -> None:
        self.line.close()


class Table:
    """Two players that move in turn."""

    def __init__(self, players: list[Any]) -> None:
        self.players = players

    async def move(self) -> bool:
        """Make one move and wait until every seat was told; False if the game is over."""
        raise NotImplementedError

    async def renew(self) -> bool:
        """Begin another game, where that is wanted."""
        return False

    def close(self) -> None:
        for player in self.players:
            player.close()


# Holmgang


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
            await self.players[0].until(lambda p, v=newest.version: p.version > v)  # type: ignore[misc]


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


# boardgame.io, spoken to in the words of socket.io: 0 open, 2 ping, 3 pong, 4 message


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # its name there
    gameover: Any = None


class Position(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: Position


class Update(msgspec.Struct, array_like=True):
    name: str
    match: str
    state: Position


class Synced(msgspec.Struct, array_like=True):
    name: str
    match: str
    sync: Sync


class Bearer(Player):
    """A client of boardgame.io's `SocketIO` transport."""

    read_sync = msgspec.json.Decoder(Synced).decode
    read_update = msgspec.json.Decoder(Update).decode

    def __init__(self, line: Line, match: str, seat: int, secret: str) -> None:
        self.match = match
        self.seat = seat
        self.secret = secret
        super().__init__(line)

    def hear(self, raw: bytes) -> None:
        if raw.startswith(b"0"):
            self.line.send(b"40/relay,")
        elif raw == b"2":
            self.line.send(b"3")
        elif raw.startswith(b"40/relay"):
            self.emit("sync", self.match, str(self.seat), self.secret)
        elif raw.startswith(b'42/relay,["update"'):
            self.news(Bearer.read_update(raw[9:]).state)
        elif raw.startswith(b'42/relay,["sync"'):
            self.news(Bearer.read_sync(raw[9:]).sync.state)

    def emit(self, *message: Any) -> None:
        self.line.send(b"42/relay," + encode(message))

    def play(self) -> None:
        move = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "play",
                "args": [0],
                "playerID": str(self.seat),
                "credentials": self.secret,
            },
        }
        self.emit("update", move, self.position.number, self.match, str(self.seat))


class Relay(Table):
    async def move(self) -> bool:
        state = self.players[0].position
        if state.ctx.gameover is not None:
            return False
        wanted = state.number + 1
        self.players[int(state.ctx.currentPlayer)].play()
        for player in self.players:
            await player.until(lambda s: s.number >= wanted)
        return True


class BoardgameIo:
    name = "boardgame.io"

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="boardgameio-load-")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        for name in ("server.js", "package.json"):
            shutil.copy(HERE / "boardgameio" / name, self.folder)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=self.folder, check=True, timeout=300)
        env = os.environ | {"PORT": str(self.port)}
        self.process = subprocess.Popen(
            ["node", "server.js"], cwd=self.folder, env=env, stdout=subprocess.DEVNULL
        )

    async def is_up(self) -> bool:
        return await answers(self.url + "/games")

    async def people(self, count: int) -> None:
        pass

    async def table(self, number: int) -> Relay:
        async with httpx.AsyncClient(base_url=self.url) as http:
            made = await http.post("/games/relay/create", json={"numPlayers": 2})
            match = made.json()["matchID"]
            players = []
            for seat in range(2):
                data = {"playerID": str(seat), "playerName": f"p{seat}"}
                joined = await http.post(f"/games/relay/{match}/join", json=data)
                secret = joined.json()["playerCredentials"]
                uri = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
                players.append(Bearer(await dial(uri, {}), match, seat, secret))
        for player in players:
            await player.until(lambda s: True)
        return Relay(players)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


# Measuring


async def answers(url: str) -> bool:
    try:
        async with httpx.AsyncClient() as http:
            return (await http.get(url)).status_code == 200
    except httpx.TransportError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(pid: int) -> float:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


Step = Callable[[Table], Awaitable[None]]


async def drive(server: Any, tables: list[Table], seconds: float, pause: float) -> Json:
    """Let all tables move for a time; latencies in milliseconds."""
    used = cpu(server.process.pid)
    latencies: list[float] = []
    end = time.perf_counter() + seconds
    rng = random.Random(7)

    async def moves(table: Table, delay: float) -> None:
        await asyncio.sleep(delay)
        while time.perf_counter() < end:
            begun = time.perf_counter()
            if not await table.move():
                if await table.renew():
                    continue
                return
            took = time.perf_counter() - begun
            latencies.append(took * 1000)
            await asyncio.sleep(max(0.0, pause - took))

    begun = time.perf_counter()
    await asyncio.gather(*(moves(table, rng.random() * pause) for table in tables))
    spent = time.perf_counter() - begun
    return {
        "tables": len(tables),
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / spent, 1),
        "p50_ms": round(quantile(latencies, 0.5), 2),
        "p99_ms": round(quantile(latencies, 0.99), 2),
        "worst_ms": round(max(latencies, default=0.0), 2),
        "cpu_ms_per_move": round(1000 * (cpu(server.process.pid) - used) / len(latencies), 3),
    }


async def until_up(server: Any) -> None:
    for _ in range(300):
        if await server.is_up():
            return
        await asyncio.sleep(0.1)
    raise SystemExit(f"{server.name} did not start")


async def measure(server: Any, count: int, seconds: float) -> Json:
    await until_up(server)
    await server.people(2)
    warm = await server.table(0)
    await warm.move()
    before = memory(server.process.pid)
    tables: list[Table] = []
    for number in range(0, count, 20):
        batch = range(number, min(count, number + 20))
        tables += await asyncio.gather(*(server.table(1 + i) for i in batch))
    laid = memory(server.process.pid)
    human = await drive(server, tables, seconds, PAUSE)
    played = memory(server.process.pid)
    full = await drive(server, tables, min(10.0, seconds), 0.0)
    told = await told_rate(server, min(10.0, seconds)) if server.name == "holmgang" else full
    for table in [warm, *tables]:
        table.close()
    return {
        "server": server.name,
        "kb_per_idle_table": await idle_memory(server, min(count, 100)),
        "human_rate": human,
        "full_rate": full,
        "full_rate_with_sentences": told,
        "kb_per_live_table": round((played - before) / count, 1),
        "kb_per_new_table": round((laid - before) / count, 1),
    }


async def mixed(server: Any, seconds: float) -> Json:
    """What a move costs in each game, and how many tables are told in time."""
    await until_up(server)
    await server.people(5)
    server.plain = 0
    costs = {}
    for game in GAMES:
        tables = await laid(server, 40, [game], bots=False)
        await drive(server, tables, 3.0, 0.0)  # the first sentences are made once
        costs[game] = await drive(server, tables, min(10.0, seconds), 0.0)
        closed(tables)
    steps = []
    for count in STEPS:
        tables = await laid(server, count, list(GAMES), bots=True)
        steps.append(await drive(server, tables, seconds, PAUSE))
        closed(tables)
        print(json.dumps(steps[-1]), file=sys.stderr)
        if steps[-1]["p99_ms"] >= IN_TIME:
            break
    fit = [step["tables"] for step in steps if step["p99_ms"] < IN_TIME]
    return {"costs": costs, "mixed": steps, "live_tables": max(fit, default=0)}


STEPS = (50, 100, 200, 300, 400, 600, 800)
IN_TIME = 100.0


async def laid(server: Any, count: int, games: list[str], bots: bool) -> list[Table]:
    tables: list[Table] = []
    for first in range(0, count, 10):
        batch = range(first, min(count, first + 10))
        wanted = [
            server.any_table(n, games[n % len(games)], bots and n % 3 == 0, bots and n % 2 == 0)
            for n in batch
        ]
        tables += await asyncio.gather(*wanted)
    return tables


def closed(tables: list[Table]) -> None:
    for table in tables:
        table.close()


async def churn(server: Any, seconds: float) -> Json:
    """Lay tables, play a little, leave them; resident megabytes each minute."""
    await until_up(server)
    await server.people(2)
    begun = time.perf_counter()
    count, seen = 0, []
    while time.perf_counter() - begun < seconds:
        tables = await asyncio.gather(*(server.table(count + n) for n in range(10)))
        for table in tables:
            for _ in range(6):
                await table.move()
            table.close()
        count += len(tables)
        if time.perf_counter() - begun > 60 * (len(seen) + 1):
            seen.append(round(memory(server.process.pid) / 1024, 1))
            print(count, seen[-1], file=sys.stderr)
    await asyncio.sleep(IDLE + 35)  # until they are let go and everything is looked through
    end = round(memory(server.process.pid) / 1024, 1)
    return {"tables": count, "mb_each_minute": seen, "mb_at_the_end": end}


async def told_rate(server: Any, seconds: float) -> Json:
    """The full rate for clients that want sentences; boardgame.io never has any."""
    server.plain = 0
    tables = [await server.table(20_000 + number) for number in range(50)]
    rate = await drive(server, tables, seconds, 0.0)
    for table in tables:
        table.close()
    return rate


async def idle_memory(server: Any, count: int) -> float:
    """What a table costs that was played at and left. Sockets are closed one by one."""
    before = memory(server.process.pid)
    for number in range(count):
        table = await server.table(10_000 + number)
        await table.move()
        table.close()
    await asyncio.sleep(IDLE + 6)  # longer than the server keeps them in memory
    return round((memory(server.process.pid) - before) / count, 1)


def compare(ours: Json, theirs: Json) -> Json:
    """Above 1: Holmgang is the better."""
    one, two = ours["full_rate"], theirs["full_rate"]
    ratios = {
        "full_rate_moves": one["moves_per_second"] / two["moves_per_second"],
        "full_rate_cpu": two["cpu_ms_per_move"] / one["cpu_ms_per_move"],
    }
    for figure in ("p50_ms", "p99_ms"):
        ratios[f"human_rate_{figure}"] = theirs["human_rate"][figure] / ours["human_rate"][figure]
    return {name: round(value, 2) for name, value in ratios.items()}


async def run_alone(work: Callable[[Any, float], Awaitable[Json]], seconds: float) -> Json:
    server = Holmgang()
    try:
        return await work(server, seconds)
    finally:
        server.stop()


async def run(count: int, seconds: float, alone: bool) -> Json:
    results: list[Json] = []
    for maker in (Holmgang,) if alone else (Holmgang, BoardgameIo):
        server = maker()
        try:
            results.append(await measure(server, count, seconds))
        finally:
            server.stop()
    report: Json = {"results": results}
    if not alone:
        report["ratio"] = compare(*results)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500, choices=range(1, 2001), metavar="N")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--mixed", action="store_true", help="all games, bots and spectators")
    parser.add_argument("--churn", type=float, metavar="SECONDS", help="memory while tables go")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    seconds = min(asked.seconds, 120.0)
    if asked.churn:
        report = uvloop.run(run_alone(churn, asked.churn))
    elif asked.mixed:
        report = uvloop.run(run_alone(mixed, seconds))
    else:
        report = uvloop.run(run(asked.tables, seconds, asked.alone))
    text = json.dumps(report, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
