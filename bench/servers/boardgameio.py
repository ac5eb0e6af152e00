"""boardgame.io's server, spoken to in the words of socket.io: 0 open, 2 ping, 3 pong, 4 message."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

from servers.line import Line, dial
from servers.table import Player, Table, answers, free_port

GAME = Path(__file__).parents[1] / "boardgameio"

encode = msgspec.json.Encoder().encode


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
            shutil.copy(GAME / name, self.folder)
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
