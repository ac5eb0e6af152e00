"""A real server in a thread or a process, and clients that talk to it as a browser would."""

import asyncio
import itertools
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Union

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher, profiles
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import holmgang
from holmgang.server.routes import visitors
from holmgang.server.run import Server, bind, make_server
from holmgang.server.services import Services
from holmgang.server.settings import Settings
from holmgang.server.wire.messages.live import MESSAGES
from holmgang.server.workers.job_queue import Rank

SOURCES = Path(holmgang.__file__).parents[1]
"""Where the tests import Holmgang from: servers of their own run the same build."""
KEYS = itertools.count()
MESSAGE = msgspec.json.Decoder(Union[tuple(MESSAGES)])  # noqa: UP007  # known only now
OPEN: "list[Person]" = []
"""Everybody who came in during a test, to be shown out after it."""

PATIENCE = 300.0
"""Seconds. A healthy test never waits so long, on the busiest machine."""
HASHER = PasswordHasher.from_parameters(profiles.CHEAPEST)
"""What a password costs to guess matters to one test; the others need not wait for it."""
TRUST = ssl.create_default_context()
"""Made once: httpx would read all certificates again for every client."""


class Running:
    """A server in a thread of this process, open to inspection."""

    def __init__(self, settings: Settings) -> None:
        self.listener = bind("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.server: Server = make_server(settings, "127.0.0.1", self.port)
        self.services: Services = self.server.services
        self.services.accounts.hasher = HASHER
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listener])

        asyncio.run(serve())

    def start(self) -> "Running":
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def run(self, coroutine: Any) -> Any:
        """Do something inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    @contextmanager
    def occupied(self) -> Iterator[None]:
        """All workers that think are busy with something else."""
        queue = self.services.workers.thinkers
        taken = [self.run(queue.get(Rank.BOT)) for _ in range(self.services.settings.workers)]
        try:
            yield
        finally:
            assert self.loop is not None
            for worker in taken:
                self.loop.call_soon_threadsafe(queue.put, worker)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, **settings: Any) -> "Person":
        return Person(self.url, **settings)


def show_out() -> None:
    for person in OPEN:
        person.http.close()
    OPEN.clear()


def settings(folder: Path, **changes: Any) -> Settings:
    usual: dict[str, Any] = {"key": b"k" * 32, "rate": 0, "bot_delay": 0, "workers": 1}
    usual |= {"analysis": 0}  # nobody looks at it but the test of it
    usual |= {"advice": PATIENCE, "patience": PATIENCE}  # a busy machine is slow
    return Settings(folder=folder, **(usual | changes))


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    server = Running(settings(folder, **changes)).start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(
        self, folder: Path, port: int, database: str = "", terminal: int | None = None, by: str = ""
    ) -> None:
        """`by` is what starts it, as `nohup`; with a terminal it is the first in a session."""
        env = os.environ | {
            "PYTHONPATH": str(SOURCES),
            "HOLMGANG_DATA": str(folder),
            "HOLMGANG_DATABASE_URL": database,
            "HOLMGANG_RATE": "0",
            "HOLMGANG_BOT_DELAY": "0.001",
            "HOLMGANG_ANALYSIS": "0",
        }
        attach = (
            "import contextlib, fcntl, termios\n"
            "with contextlib.suppress(OSError):\n"  # it is gone when the server comes back
            f"    fcntl.ioctl({terminal}, termios.TIOCSCTTY, 0)\n"
        )
        code = (
            f"{attach if terminal is not None else ''}"
            "from holmgang.server.run import bind, serve\n"
            "from holmgang.server.settings import from_environment\n"
            f"serve(from_environment(), '127.0.0.1', {port}, [bind('127.0.0.1', {port})])"
        )
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.database = database
        self.process = subprocess.Popen(
            [*by.split(), sys.executable, "-c", code],
            env=env,
            pass_fds=[] if terminal is None else [terminal],
            start_new_session=terminal is not None,
        )
        wait_for(self.is_up)

    def is_up(self) -> bool:
        try:
            return httpx.get(self.url + "/healthz", timeout=1, verify=TRUST).is_success
        except httpx.TransportError:
            assert self.process.poll() is None, "the server did not start"
            return False

    def health(self) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(
            self.url + "/healthz", timeout=PATIENCE, verify=TRUST
        ).json()
        return found

    def restart(self) -> None:
        """Ask for it, and wait until the one that was started then answers."""
        before = self.health()["started"]
        self.process.send_signal(signal.SIGHUP)
        wait_for(lambda: self.health().get("started", before) != before)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def note_addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whom the server takes for the one who asks, from now on."""
    seen: list[str] = []
    known = visitors.address

    def note(asked: visitors.Connection) -> str:
        seen.append(known(asked))
        return seen[-1]

    monkeypatch.setattr(visitors, "address", note)
    return seen


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


class Person:
    """Somebody with a session and a browser's manners."""

    def __init__(self, url: str, lang: str = "en", name: str = "", stays: bool = False) -> None:
        if not stays:
            OPEN.append(self)
        headers = {"Accept-Language": lang}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=TRUST)
        self.me = self.get("/api/me")
        self.headers = {"X-CSRF-Token": self.me["csrf"]}
        if name:
            self.me = self.call("PATCH", "/api/me", {"name": name}).json()

    @property
    def id(self) -> str:
        return str(self.me["user"]["id"])

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def call(self, method: str, path: str, data: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=data, headers=self.headers)

    def post(self, path: str, data: Any = None, status: int = 201) -> Any:
        response = self.call("POST", path, {} if data is None else data)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def table(self, *kinds: str, game: str = "shieldwall", **more: Any) -> dict[str, Any]:
        """A table with seats such as `me`, `open`, `hot` or the name of a bot."""
        seats = [_seat(kind) for kind in kinds]
        short = {"units": "2", "first": "black"} if game == "shieldwall" else {}
        options = short | more.pop("options", {})
        data = {"game": game, "seats": seats, "options": options, **more}
        table: dict[str, Any] = self.post("/api/tables", data)
        return table

    def sit(self, table_id: str, **query: Any) -> "Live":
        return Live(self, table_id, **query)

    @property
    def proof(self) -> dict[str, str]:
        """What shows who one is: a token, or a cookie."""
        token = self.http.headers.get("Authorization")
        return {"Authorization": token} if token else {"Cookie": self.cookie}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def _seat(kind: str) -> dict[str, str]:
    if kind in ("me", "open", "hot"):
        return {"kind": kind}
    return {"kind": "bot", "bot": kind}


class Live:
    """The socket of a table. It keeps the latest view and every byte it was sent."""

    def __init__(self, person: Person | None, table_id: str, url: str = "", **query: Any) -> None:
        base = url or str(person.http.base_url if person else "").rstrip("/")
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        headers = person.proof if person else {}
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                f"{base.replace('http', 'ws')}/api/tables/{table_id}/live?{asked}",
                additional_headers=headers,
                origin=Origin(base),
                ssl=TRUST if base.startswith("https") else None,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
            )
        )
        self.table: dict[str, Any] = {}
        self.raw: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []

    def __enter__(self) -> "Live":
        self.receive_until(lambda m: m["type"] in ("state", "update"))
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        MESSAGE.decode(raw)  # it is what its type says
        message: dict[str, Any] = json.loads(raw)
        self.messages.append(message)
        if message["type"] in ("state", "update"):
            fresh = message["type"] == "state"
            self.events = message["events"] if fresh else self.events + message["events"]
            self.table = message
        return message

    def receive_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def drain(self) -> None:
        """Take what has already arrived."""
        try:
            while True:
                self.receive(0.02)
        except TimeoutError:
            pass

    def send(self, do: str, **fields: Any) -> str:
        key = str(fields.pop("key", f"k{next(KEYS)}"))
        self.socket.send(json.dumps({"do": do, "key": key, **fields}))
        return key

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        key = self.send(do, **fields)
        return self.receive_until(lambda m: m["type"] == "answer" and m["key"] == key)

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        self.receive_to(answer.get("version", 0))
        return answer

    def refuse(self, do: str, **fields: Any) -> str:
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        assert answer["error"]["text"]
        return str(answer["error"]["code"])

    def receive_to(self, version: int) -> None:
        """Wait until the view is at least as new as a version (chat counts as seen)."""
        seen = max([m.get("version", 0) for m in self.messages if m["type"] != "answer"] or [0])
        while seen < version:
            message = self.receive()
            if message["type"] != "answer":
                seen = max(seen, message.get("version", 0))

    def choose(self, seat: int, text: str | None = None) -> dict[str, Any]:
        text = text or self.table["legal"][str(seat)][0]["text"]
        return self.do("choose", seat=seat, text=text, decision=self.table["decision"])


def play(lives: dict[int, Live], pick: Callable[[list[str]], str], most: int = 10_000) -> None:
    """Let every seat choose over its own socket until the game is over."""
    for _ in range(most):
        for live in lives.values():
            live.receive_to(max(other.table["version"] for other in lives.values()))
        table = next(iter(lives.values())).table
        if table["over"] is not None:
            return
        seat = next((seat for seat in table["actors"] if seat in lives), None)
        if seat is None:
            version = table["version"]
            next(iter(lives.values())).receive_to(version + 1)
            continue
        live = lives[seat]
        live.choose(seat, pick([option["text"] for option in live.table["legal"][str(seat)]]))
