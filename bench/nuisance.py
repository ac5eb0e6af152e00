"""What one client can do to the others: absurd decks, tiny requests and frames by the thousand,
many reports, half-sent requests.

    .venv/bin/python bench/nuisance.py

Each line says how long others waited meanwhile, beside how long they wait when nobody is a
nuisance. The server runs alone in a process of its own, with one worker and its usual limits off.
"""

import json
import multiprocessing
import os
import socket
import statistics
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import uvloop
from servers.ours import Holmgang
from servers.table import answers

DECKS = 60
REPORTS = 32
HALF_REQUESTS = 3000


class Guest:
    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=120)
        self.headers = {"X-CSRF-Token": self.http.get("/api/me").json()["csrf"]}

    def post(self, path: str, data: Any) -> httpx.Response:
        return self.http.post(path, json=data, headers=self.headers)


def waits(url: str, nuisance: Callable[[str], Any]) -> dict[str, float]:
    """How long somebody else waits for a small answer while a nuisance goes on, in milliseconds."""
    other = Guest(url)
    worker = multiprocessing.Process(target=nuisance, args=[url])
    worker.start()
    seen: list[float] = []
    while worker.is_alive() or len(seen) < 100:
        begun = time.perf_counter()
        other.http.get("/api/me")
        seen.append(1000 * (time.perf_counter() - begun))
    worker.join()
    return {"median_ms": round(statistics.median(seen), 1), "worst_ms": round(max(seen), 1)}


def nothing(url: str) -> None:
    time.sleep(3)


def decks(url: str) -> None:
    """Sixty at once, as long as a deck may be, of names that nobody knows."""
    text = "\n".join(f"{n} nobody knows this card" for n in range(299))
    guests = [Guest(url) for _ in range(6)]
    with ThreadPoolExecutor(12) as many:
        asked = [
            many.submit(guests[n % 6].post, "/api/berserk/decks", {"text": text})
            for n in range(DECKS)
        ]
        assert {one.result().status_code for one in asked} == {200}


def tiny_requests(url: str) -> None:
    """Forty thousand, as fast as one connection takes them."""
    flood(url, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 8_000, 5)


def tiny_frames(url: str) -> None:
    """Two hundred thousand pings over one socket."""
    guest = Guest(url)
    seats = [{"kind": "me"}, {"kind": "hot"}]
    made = guest.post("/api/tables", {"game": "shieldwall", "seats": seats, "ready": True}).json()
    lines = [
        f"GET /api/tables/{made['id']}/live HTTP/1.1",
        *("Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: aG9sbWdhbmctbG9hZC0xMg==",
    ]
    flood(url, b"\x89\x80\0\0\0\0" * 20_000, 10, "\r\n".join([*lines, "", ""]).encode())


def flood(url: str, words: bytes, times: int, hello: bytes = b"") -> None:
    with socket.create_connection(("127.0.0.1", httpx.URL(url).port or 80)) as wire:
        wire.settimeout(20)
        if hello:
            wire.sendall(hello)
            wire.recv(10_000)
        threading.Thread(target=heard, args=[wire], daemon=True).start()
        with suppress(OSError):  # it may be hung up on
            for _ in range(times):
                wire.sendall(words)
            time.sleep(1)


def heard(wire: socket.socket) -> None:
    with suppress(OSError):
        while wire.recv(1_000_000):
            pass


def finished(guest: Guest) -> str:
    """A game of two that one person has resigned, and its record."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = guest.post("/api/tables", {"game": "berserk", "seats": seats, "ready": True}).json()
    time.sleep(1)
    guest.post(f"/api/tables/{made['id']}/leave", {})
    return str(made["id"])


def reports(url: str) -> list[threading.Thread]:
    """Thirty-two luck reports of as many games wait at once; each takes seconds."""
    guests = [Guest(url) for _ in range(8)]
    games = [(guest, finished(guest)) for guest in guests for _ in range(REPORTS // 8)]
    asked = [
        threading.Thread(target=guest.http.get, args=[f"/api/tables/{game}/luck"], daemon=True)
        for guest, game in games
    ]
    for one in asked:
        one.start()
    return asked


def bot_answers(url: str) -> float:
    """Seconds until a bot that attacks first has made its choice."""
    guest = Guest(url)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    data = {"game": "shieldwall", "seats": seats, "options": {"first": "red"}, "ready": True}
    begun = time.perf_counter()
    table = guest.post("/api/tables", data).json()["id"]
    while guest.http.get(f"/api/tables/{table}").json()["turn"] == [1]:
        time.sleep(0.02)
    return round(time.perf_counter() - begun, 2)


def home(url: str) -> float:
    begun = time.perf_counter()
    httpx.get(url + "/", timeout=60)
    return round(time.perf_counter() - begun, 2)


def half_requests(port: int, stack: ExitStack) -> None:
    for _ in range(HALF_REQUESTS):
        wire = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        wire.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")


def main() -> None:
    os.environ |= {"HOLMGANG_WORKERS": "1"}
    server = Holmgang()
    try:
        while not uvloop.run(answers(server.url + "/healthz")):
            time.sleep(0.2)
        time.sleep(3)  # until all words are read
        bot_answers(server.url)  # the worker is started once
        found: dict[str, Any] = {"nobody": waits(server.url, nothing)}
        found["decks"] = waits(server.url, decks)
        found["tiny_requests"] = waits(server.url, tiny_requests)
        found["tiny_frames"] = waits(server.url, tiny_frames)
        found["bot_alone_seconds"] = bot_answers(server.url)
        reports(server.url)
        time.sleep(1)
        found["bot_beside_reports_seconds"] = [bot_answers(server.url) for _ in range(3)]
        found["home_alone_seconds"] = home(server.url)
        with ExitStack() as stack:
            half_requests(server.port, stack)
            found["home_beside_half_requests_seconds"] = home(server.url)
        print(json.dumps(found, indent=2))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
