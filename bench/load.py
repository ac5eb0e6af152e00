"""How many tables the server carries, beside boardgame.io's own server in the same run.

    .venv/bin/python bench/load.py [--tables 500] [--seconds 20] [--json FILE]

Both servers run alone in a process of their own and are driven by the same
kind of clients over loopback WebSockets: two seats a table, each with its own
connection. A move counts as done when every seat has been told of it.

- human rate: every table moves once in two seconds, at a random moment;
- full rate: every table moves again as soon as every seat was told.

Holmgang plays Shieldwall, with every move on disk before it is answered.
boardgame.io plays the simple game in `boardgameio/`, kept in memory, which is
the storage it starts with. It is fetched with npm into a temporary folder.
"""

import argparse
import asyncio
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
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
IDLE = 2.0
"""Seconds after which the server may let an idle table go; its usual two minutes are long."""
PAUSE = 2.0
"""Seconds between two moves of a table at the human rate."""

Json = dict[str, Any]
decode = msgspec.json.Decoder().decode


class Player:
    """One connection: the latest thing it was told, and when."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.changed = asyncio.Event()
        self.position: Any = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            await self.hear(raw)

    async def hear(self, raw: Any) -> None:
        raise NotImplementedError

    def news(self, position: Any) -> None:
        self.position = position
        self.changed.set()

    async def until(self, reached: Callable[[Any], bool]) -> None:
        while not (self.position is not None and reached(self.position)):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)

    async def close(self) -> None:
        self.reader.cancel()
        await self.socket.close()


class Table:
    """Two players that move in turn."""

    def __init__(self, players: list[Any]) -> None:
        self.players = players

    async def move(self) -> bool:
        """Make one move and wait until every seat was told; False if the game is over."""
        raise NotImplementedError

    async def close(self) -> None:
        for player in self.players:
            await player.close()


# Holmgang


class Seat(Player):
    def __init__(self, socket: ClientConnection, seat: int) -> None:
        super().__init__(socket)
        self.seat = seat
        self.count = 0

    async def hear(self, raw: Any) -> None:
        message = decode(raw)
        if message["type"] in ("state", "update"):
            self.news(message)
        elif message["type"] == "answer" and not message["ok"]:
            raise AssertionError(message)

    async def choose(self, rng: random.Random) -> None:
        self.count += 1
        legal = self.position["legal"][str(self.seat)]
        command = {
            "do": "choose",
            "seat": self.seat,
            "text": rng.choice(legal)["text"],
            "decision": self.position["decision"],
            "key": f"{self.seat}-{self.count}",
        }
        await self.socket.send(json.dumps(command))


class Shieldwall(Table):
    def __init__(self, players: list[Seat], rng: random.Random) -> None:
        super().__init__(players)
        self.rng = rng

    async def move(self) -> bool:
        position = self.players[0].position
        if not position["actors"]:
            return False
        version = position["version"] + 1
        await self.players[position["actors"][0]].choose(self.rng)
        for player in self.players:
            await player.until(lambda p: p["version"] >= version)
        return True


class Holmgang:
    name = "holmgang"

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="holmgang-load-")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.cookies: list[tuple[str, str]] = []
        self.plain = 0
        env = os.environ | {
            "HOLMGANG_DATA": self.folder,
            "HOLMGANG_RATE": "0",
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
            socket = await connect(uri, additional_headers={"Cookie": cookie}, compression=None)
            players.append(Seat(socket, seat))
        for player in players:
            await player.until(lambda p: True)
        await players[1].socket.send(json.dumps({"do": "ready", "seat": 1, "key": "ready"}))
        for player in players:
            await player.until(lambda p: p["started"])
        return Shieldwall(players, random.Random(number))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def headers(person: tuple[str, str]) -> dict[str, str]:
    return {"Cookie": person[0], "X-CSRF-Token": person[1]}


# boardgame.io, spoken to in the words of socket.io: 0 open, 2 ping, 3 pong, 4 message


class Bearer(Player):
    """A client of boardgame.io's `SocketIO` transport."""

    def __init__(self, socket: ClientConnection, match: str, seat: int, secret: str) -> None:
        super().__init__(socket)
        self.match = match
        self.seat = seat
        self.secret = secret

    async def hear(self, raw: Any) -> None:
        if raw.startswith("0"):
            await self.socket.send("40/relay,")
        elif raw == "2":
            await self.socket.send("3")
        elif raw.startswith("40/relay"):
            await self.emit("sync", self.match, str(self.seat), self.secret)
        elif raw.startswith("42/relay,"):
            self.told(decode(raw[9:]))

    def told(self, message: list[Any]) -> None:
        if message[0] == "sync":
            self.news(message[2]["state"])
        elif message[0] == "update":
            self.news(message[2])

    async def emit(self, *message: Any) -> None:
        await self.socket.send("42/relay," + json.dumps(message))

    async def play(self) -> None:
        state = self.position
        move = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "play",
                "args": [0],
                "playerID": str(self.seat),
                "credentials": self.secret,
            },
        }
        await self.emit("update", move, state["_stateID"], self.match, str(self.seat))


class Relay(Table):
    async def move(self) -> bool:
        state = self.players[0].position
        if state["ctx"].get("gameover") is not None:
            return False
        wanted = state["_stateID"] + 1
        await self.players[int(state["ctx"]["currentPlayer"])].play()
        for player in self.players:
            await player.until(lambda s: s["_stateID"] >= wanted)
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
                socket = await connect(uri, compression=None, max_size=None)
                players.append(Bearer(socket, match, seat, secret))
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
    full = await drive(server, tables[:50], min(10.0, seconds), 0.0)
    plain = await plain_rate(server, min(10.0, seconds)) if server.name == "holmgang" else full
    for table in [warm, *tables]:
        await table.close()
    return {
        "server": server.name,
        "kb_per_idle_table": await idle_memory(server, min(count, 100)),
        "human_rate": human,
        "full_rate": full,
        "full_rate_plain": plain,
        "kb_per_live_table": round((played - before) / count, 1),
        "kb_per_new_table": round((laid - before) / count, 1),
    }


async def plain_rate(server: Any, seconds: float) -> Json:
    """The full rate for programs, which need no sentences; boardgame.io never has any."""
    server.plain = 1
    tables = [await server.table(20_000 + number) for number in range(50)]
    rate = await drive(server, tables, seconds, 0.0)
    for table in tables:
        await table.close()
    return rate


async def idle_memory(server: Any, count: int) -> float:
    """What a table costs that was played at and left. Sockets are closed one by one."""
    before = memory(server.process.pid)
    for number in range(count):
        table = await server.table(10_000 + number)
        await table.move()
        await table.close()
    await asyncio.sleep(IDLE + 6)  # longer than the server keeps them in memory
    return round((memory(server.process.pid) - before) / count, 1)


def compare(ours: Json, theirs: Json) -> Json:
    """Above 1: Holmgang is the faster. `plain` is the same work; the others add sentences."""
    ratios = {}
    for rate in ("full_rate", "full_rate_plain"):
        one, two = ours[rate], theirs[rate]
        ratios[f"{rate}_moves"] = one["moves_per_second"] / two["moves_per_second"]
        ratios[f"{rate}_cpu"] = two["cpu_ms_per_move"] / one["cpu_ms_per_move"]
    for figure in ("p50_ms", "p99_ms"):
        ratios[f"human_rate_{figure}"] = theirs["human_rate"][figure] / ours["human_rate"][figure]
    return {name: round(value, 2) for name, value in ratios.items()}


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
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    report = asyncio.run(run(asked.tables, min(asked.seconds, 120.0), asked.alone))
    text = json.dumps(report, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
