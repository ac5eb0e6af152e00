"""Whether two builds of the server send the same bytes, in games that are played the same way.

`python bench/same_bytes.py OLD NEW`; each of OLD and NEW is a folder with the package and the built
web app in it. Every kind of game is played on a real server of either build, with the same seeds,
keys and time of day: by people with and without sentences, in three languages, before spectators,
at a shared device, against bots. What each connection was sent is compared byte by byte, and so is
what REST answers. `--ignore view` leaves a field out on both sides. The exit code is 1 if anything
differs.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
from same_games import KINDS
from websockets.sync.client import connect

PATIENCE = 120.0
LONGEST = 120
"""Choices after which a game is resigned: enough to see everything."""

SERVER = """
import collections, itertools, secrets, sys, time, zlib
counts = collections.defaultdict(lambda: itertools.count(1))
def number():  # Of each kind its own: requests that ask whether it is up are not counted as tables.
    kind = sys._getframe(2).f_code.co_name
    return (zlib.crc32(kind.encode()) % 251 << 16) + next(counts[kind])
secrets.token_hex = lambda size=32: number().to_bytes(size, "big").hex()
secrets.token_urlsafe = lambda size=32: f"{number():032d}"
secrets.choice = lambda several: several[number() % len(several)]  # names of guests
time.time = lambda: 1_700_000_000.0
from holmgang.server.run import bind, serve
from holmgang.server.runtime.steady_time import SteadyTime
from holmgang.server.settings import from_environment
SteadyTime.now = lambda self: time.time()
listener = bind("127.0.0.1", 0)
port = listener.getsockname()[1]
print(port, flush=True)
settings = from_environment()
settings.patience = settings.advice = 300.0  # a busy machine changes nothing
serve(settings, "127.0.0.1", port, [listener])
"""

Json = dict[str, Any]
Sent = dict[str, list[str]]
"""By connection or address, all that was sent there."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs=2, help="folders with the package, the older first")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--ignore", nargs="*", default=[], help="fields to leave out")
    given = parser.parse_args()
    return max(compare(kind, given.trees, given.ignore) for kind in given.kinds)


def compare(kind: str, trees: list[str], ignored: list[str]) -> int:
    old, new = (everything_sent(tree, kind) for tree in trees)
    if old.keys() != new.keys():
        print(f"{kind}: not the same connections: {sorted(old.keys() ^ new.keys())}")
        return 1
    for place in old:
        for number, (one, other) in enumerate(zip_longest(old[place], new[place])):
            if one != other and without(one, ignored) != without(other, ignored):
                print(f"{kind}: message {number} of {place} differs")
                show_difference(one, other)
                return 1
    messages = [text for place in old.values() for text in place]
    size = sum(len(text.encode()) for text in messages)
    print(f"{kind}: {len(messages)} messages, {size} bytes, all equal")
    return 0


def without(text: str | None, ignored: list[str]) -> Any:
    """A message without the fields that may differ; in the order in which it was sent."""
    if text is None or not ignored:
        return text
    return json.dumps(_pruned(json.loads(text), ignored))


def _pruned(value: Any, ignored: list[str]) -> Any:
    if isinstance(value, dict):
        return {k: _pruned(v, ignored) for k, v in value.items() if k not in ignored}
    return [_pruned(one, ignored) for one in value] if isinstance(value, list) else value


def show_difference(one: str | None, other: str | None) -> None:
    one, other = one or "(nothing)", other or "(nothing)"
    pairs = enumerate(zip_longest(one, other))
    at = next(number for number, (left, right) in pairs if left != right)
    print(f"  - …{one[max(0, at - 60) : at + 100]}…\n  + …{other[max(0, at - 60) : at + 100]}…")


# A server of one build, and those who play there


@contextmanager
def served(tree: str) -> Iterator[str]:
    folder = tempfile.mkdtemp(prefix="holmgang-bytes-")
    env = {**os.environ, "PYTHONPATH": tree, "PYTHONHASHSEED": "0", "HOLMGANG_DATA": folder}
    env |= {
        "HOLMGANG_RATE": "0",
        "HOLMGANG_BOT_DELAY": "0",
        "HOLMGANG_WORKERS": "1",
        "HOLMGANG_DATABASE_URL": "",
    }
    Path(folder, "secret.key").write_bytes(b"k" * 32)
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVER], env=env, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        url = f"http://127.0.0.1:{int(process.stdout.readline())}"
        _wait_until(lambda: httpx.get(url + "/healthz").is_success)
        yield url
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if condition():
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError


class Person:
    def __init__(self, url: str, lang: str, sent: Sent) -> None:
        self.lang = lang
        self.sent = sent
        self.http = httpx.Client(
            base_url=url, headers={"Accept-Language": lang}, timeout=PATIENCE, trust_env=False
        )
        me = self.http.get("/api/me").json()
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = self.http.request(method, path, json=data)
        self.sent.setdefault(f"{self.lang} {method} {path}", []).append(answer.text)
        return answer

    def sit(self, name: str, table: str, **query: Any) -> "Socket":
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        base = str(self.http.base_url).rstrip("/").replace("http", "ws")
        return Socket(f"{base}/api/tables/{table}/live?{asked}", cookie, self.sent, name)


class Socket:
    """A connection that keeps every byte it was sent."""

    def __init__(self, url: str, cookie: str, sent: Sent, name: str) -> None:
        headers = {"Cookie": cookie}
        dialled = connect(url, additional_headers=headers, compression=None, max_size=None)
        self.socket = dialled.__enter__()
        self.raw = sent.setdefault(name, [])
        self.state: Json = {}
        self.number = 0
        self.until(lambda message: message["type"] == "presence")

    def receive(self) -> Json:
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        if message["type"] in ("state", "update"):
            self.state = message
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def do(self, do: str, **fields: Any) -> Json:
        self.number += 1
        key = f"{do} {self.number}"
        self.socket.send(json.dumps({"do": do, "key": key, **fields}))
        return self.until(lambda m: m["type"] == "answer" and m["key"] == key)

    def reach(self, version: int) -> None:
        while self.state["version"] < version:
            self.receive()


# What is played


def everything_sent(tree: str, kind: str) -> Sent:
    sent: Sent = {}
    with served(tree) as url:
        people = [Person(url, lang, sent) for lang in ("en", "ru", "fr", "en-GB")]
        _look_around(people[0], kind)
        table = _among_people(people, kind)
        _at_one_device(people, kind)
        _look_around(people[1], kind)
        _against_bots(people, kind)
        fork = {"number": 3, "seat": 0, "bot": "greedy"}
        people[0].ask("POST", f"/api/tables/{table}/fork", fork)
    return sent


def _look_around(person: Person, kind: str) -> None:
    game = KINDS[kind][0]
    for tail in ("games", f"games/{game}/rules", "tables/0123456789abcdef", "nothing"):
        person.ask("GET", f"/api/{tail}")
    for state in ("open", "running", "mine"):
        person.ask("GET", f"/api/tables?state={state}")


def _seats(person: Person, game: str, options: dict[str, str]) -> int:
    found = {card["id"]: card for card in person.http.get("/api/games").json()}[game]
    return int(options.get(found["seats_option"], found["seats"]))


def _among_people(people: list[Person], kind: str) -> str:
    """Everybody has a seat; one of them without sentences. A stranger looks on."""
    game, options = KINDS[kind]
    seats = _seats(people[0], game, options)
    wish = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    clock = {"initial": 600, "increment": 2}
    wish_all = {"game": game, "options": options, "seats": wish, "clock": clock}
    table = people[0].ask("POST", "/api/tables", wish_all).json()["id"]
    for person in people[1:seats]:
        person.ask("POST", f"/api/tables/{table}/join", {})
    lives = [
        person.sit(f"seat {seat}", table, lang=person.lang, plain=int(seat == 0))
        for seat, person in enumerate(people[:seats])
    ]
    watcher = people[3].sit("watcher", table, lang="fr")
    for seat, live in enumerate(lives):
        live.do("mix", seat=seat, words=f"word {seat}")
    for seat, live in enumerate(lives):
        live.do("ready", seat=seat)
    _catch_up([*lives, watcher])
    _play(lives, watcher, random.Random(kind))
    _after(people, lives, watcher, table)
    return table


def _catch_up(lives: list[Socket]) -> None:
    version = max(live.state["version"] for live in lives)
    for live in lives:
        live.reach(version)


def _play(lives: list[Socket], watcher: Socket, rng: random.Random) -> None:
    for count in range(LONGEST):
        _catch_up([*lives, watcher])
        if lives[0].state["over"]:
            return
        seat = lives[0].state["actors"][0]
        live = lives[seat]
        if count % 10 == 3:
            _disturb(lives, seat, rng)
            _catch_up([*lives, watcher])
        text = rng.choice(live.state["legal"][str(seat)])["text"]
        live.do("choose", seat=seat, text=text, decision=live.state["decision"])


def _disturb(lives: list[Socket], seat: int, rng: random.Random) -> None:
    """All that can be said beside a choice, allowed or not."""
    live, other = lives[seat], (seat + 1) % len(lives)
    decision = live.state["decision"]
    live.do("choose", seat=seat, text="nonsense", decision=decision)
    live.do("choose", seat=seat, text=live.state["legal"][str(seat)][0]["text"], decision=0)
    live.do("undo", seat=15)
    live.do("unseal", seat=seat, decision=decision)
    live.do("reckon", seat=seat)
    live.do("ping")
    live.do("nothing")
    texts = [choice["text"] for choice in live.state["legal"][str(seat)][:3]]
    live.do("forecast", seat=seat, texts=texts)
    if other != seat:
        live.do("draw", seat=seat)
        lives[other].do("respond", seat=other, offer="draw", accept=False)
    live.do("lang", lang=rng.choice(["en", "ru", "fr"]))


def _after(people: list[Person], lives: list[Socket], watcher: Socket, table: str) -> None:
    if not lives[-1].state["over"]:
        lives[-1].do("resign", seat=len(lives) - 1)
    _catch_up([*lives, watcher])
    again = people[3].sit("watcher again", table, lang="ru", seen=2)
    again.do("ping")
    for person in people:
        for tail in ("", "/record", "/frames"):
            person.ask("GET", f"/api/tables/{table}{tail}")
    record = people[0].http.get(f"/api/tables/{table}/record").text
    for path in ("/api/replays", "/api/replays/frames"):
        people[2].ask("POST", path, {"record": record})
    people[2].ask("POST", "/api/replays", {"record": record.replace("1", "2")})
    people[0].ask("POST", f"/api/tables/{table}/rematch", {})
    page = people[0].http.get(f"/t/{table}").text
    sent = people[0].sent.setdefault("page", [])
    sent += re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', page, re.DOTALL)


def _against_bots(people: list[Person], kind: str) -> None:
    """The first seat is a person's, all others are bots."""
    _alone(people[1], kind, "with bots", {"kind": "bot", "bot": "greedy"})


def _at_one_device(people: list[Person], kind: str) -> None:
    _alone(people[2], kind, "at one device", {"kind": "hot"})


def _alone(person: Person, kind: str, name: str, others: dict[str, str]) -> None:
    game, options = KINDS[kind]
    own = {"kind": "hot" if others["kind"] == "hot" else "me"}
    wish = [own, *[others] * (_seats(person, game, options) - 1)]
    wish_all = {"game": game, "options": options, "seats": wish}
    table = person.ask("POST", "/api/tables", wish_all).json()["id"]
    live = person.sit(name, table, plain=1)
    for seat in live.state["summary"]["your_seats"]:
        live.do("ready", seat=seat)
    rng = random.Random(kind)
    for _ in range(LONGEST // 4):
        while not live.state["over"] and not _is_waited_for(live):
            live.receive()
        if live.state["over"]:
            return
        seat = live.state["actors"][0]
        text = rng.choice(live.state["legal"][str(seat)])["text"]
        answer = live.do("choose", seat=seat, text=text, decision=live.state["decision"])
        live.reach(answer["version"])


def _is_waited_for(live: Socket) -> bool:
    """Whether all others have chosen: who is faster would change the order of messages."""
    actors = live.state["actors"]
    return bool(actors) and set(actors) <= set(live.state["summary"]["your_seats"])


if __name__ == "__main__":
    sys.exit(main())
