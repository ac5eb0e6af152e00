"""Nonsense of every kind is refused in order, on both databases: no 500, no lost connection.

Schemathesis makes requests that the schema allows and forbids; the rest is ours: what clients send
over the socket, bent in every way we can think of, and heads of requests that no browser sends.
Each is a fixed number of tries from a fixed seed.
"""

import json
import socket
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from holmgang.server.routes import commands, failures, table_socket
from server.harness import PATIENCE, Live, Person, Running, running

pytestmark = pytest.mark.long

SLOW = {"/api/tables/{table_id}/luck"}
"""Reports that take seconds by design."""
LEAVING = {"/api/logout", "/api/me/delete", "/api/me/sessions"}
"""After these the caller is nobody, and would be let in nowhere."""
BUSY = 503
"""All workers have enough to do, or the web app is not built: no failure."""


def tries(count: int) -> settings:
    return settings(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@pytest.fixture
def server(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One that notes whatever it did not expect."""
    unexpected: list[Any] = []

    class Log:
        def error(self, event: str, **details: Any) -> None:
            unexpected.append((event, details))

    monkeypatch.setattr(failures, "log", Log())
    monkeypatch.setattr(table_socket, "log", Log())
    with running(tmp_path, database=database) as server:
        yield server
    assert unexpected == []


# REST


@pytest.mark.parametrize(("mode", "count"), [("positive", 4), ("negative", 10)])
def test_requests_by_the_schema_and_against_it(server: Running, mode: str, count: int) -> None:
    from server.schema_checks import Config, GenerationMode, openapi

    config = Config()
    config.projects.default.generation.modes = [GenerationMode(mode)]
    schema: Any = openapi.from_url(f"{server.url}/schema/openapi.json", config=config)
    caller = server.person()
    table = caller.table("me", "hot", ready=True)["id"]
    operations = [result.ok() for result in schema.get_all_operations()]
    asked = [one for one in operations if one.path not in SLOW | LEAVING]
    assert sum(_ask(one, caller, table, mode, count) for one in asked) >= 15


def _ask(operation: Any, caller: Person, table: str, mode: str, count: int) -> bool:
    """Whether something could be asked: where nothing is given, nothing can be wrong."""
    from server.schema_checks import GenerationMode, SkipTest, not_a_server_error

    @tries(count)
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)))
    def ask(case: Any) -> None:
        if mode == "positive" and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        headers = {**caller.headers, "Cookie": caller.cookie}
        response = case.call(headers=headers, timeout=PATIENCE)
        if response.status_code != BUSY:
            case.validate_response(response, checks=[not_a_server_error])

    try:
        ask()
    except SkipTest:
        return False
    return True


HEADS = [
    "authorization",
    "accept-encoding",
    "accept-language",
    "content-type",
    "content-length",
    "cookie",
    "host",
    "if-none-match",
    "origin",
    "range",
    "sec-websocket-key",
    "transfer-encoding",
    "upgrade",
    "x-csrf-token",
    "x-forwarded-for",
]
ODD = st.one_of(
    st.binary(max_size=60).map(lambda b: b.replace(b"\r", b"").replace(b"\n", b"")),
    st.sampled_from(
        [b"http://[", b"%00", b"%ff%fe", b"../..", b"\xff", b";;=,", b"0" * 5000, b"[::1]:x", b"\0"]
    ),
)
PATHS = st.one_of(
    st.text(string.printable, max_size=40).map(lambda s: s.encode()),
    st.binary(max_size=40),
    st.sampled_from([b"api/tables/%00", b"%", b"%zz", b"api/" + b"a/" * 900, b"t/%2e%2e/x"]),
)


def test_heads_that_no_browser_sends(server: Running) -> None:
    @tries(150)
    @given(
        method=st.sampled_from([b"GET", b"POST", b"PATCH", b"DELETE", b"PUT", b"X"]),
        path=PATHS,
        heads=st.dictionaries(st.sampled_from(HEADS), ODD, max_size=5),
    )
    def ask(method: bytes, path: bytes, heads: dict[str, bytes]) -> None:
        clean = path.replace(b"\r", b"").replace(b"\n", b"").replace(b" ", b"%20")
        lines = [method + b" /" + clean + b" HTTP/1.1", b"connection: close"]
        lines += [name.encode() + b": " + value for name, value in heads.items()]
        answer = spoken(server, b"\r\n".join([*lines, b"", b""]))
        status = int(answer.split()[1]) if answer else 400
        assert status < 500 or status == BUSY, (lines, answer)

    ask()


def spoken(server: Running, words: bytes) -> bytes:
    """The first line of what a server says; nothing if it only hangs up or waits for more."""
    with socket.create_connection(("127.0.0.1", server.port)) as wire:
        wire.settimeout(0.5)
        try:
            wire.sendall(words)
            wire.shutdown(socket.SHUT_WR)
            return wire.recv(4000).partition(b"\r\n")[0]
        except OSError:
            return b""


def test_bodies_that_are_none(server: Running) -> None:
    caller = server.person()
    paths = ["/api/tables", "/api/replays", "/api/berserk/decks", "/api/register", "/api/tokens"]

    @tries(120)
    @given(path=st.sampled_from(paths), body=st.one_of(BENT, st.binary(max_size=200)))
    def ask(path: str, body: str | bytes) -> None:
        headers = {**caller.headers, "content-type": "application/json"}
        data = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        answer = caller.http.post(path, content=data, headers=headers)
        assert answer.status_code < 500 or answer.status_code == BUSY, (path, body)

    ask()


# The socket

WORDS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["\0", "a\0b", "\ud800", "\u202e", "x" * 5000, "", "strike", "pass"]),
)
NUMBERS = st.one_of(
    st.integers(-3, 20),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.sampled_from([2**31, 2**63, -(2**63), 1e308, -0.0]),
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=10,
)
KINDS = [str(kind.__struct_config__.tag) for kind in commands.ALL]
FIELDS = sorted({name for kind in commands.ALL for name in kind.__struct_fields__})
GOOD = {
    "key": "k",
    "seat": 0,
    "text": "weapon bows",
    "texts": ["weapon bows"],
    "decision": 0,
    "offer": "draw",
    "accept": True,
    "words": "w",
    "to": 1,
    "gone": 1,
    "bot": True,
    "lang": "en",
    "wish": ["hire"],
}


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A command with some of its fields bent, missing or too many; then its text bent too."""
    kind = draw(st.sampled_from(KINDS))
    names = next(c for c in commands.ALL if c.__struct_config__.tag == kind).__struct_fields__
    data: dict[str, Any] = {"do": kind, **{name: GOOD[name] for name in names}}
    for name in draw(st.lists(st.sampled_from([*FIELDS, "do", "more"]), max_size=3)):
        data[name] = draw(VALUES)
    for name in draw(st.lists(st.sampled_from(sorted(data)), max_size=1)):
        del data[name]
    text = json.dumps(data)
    cut = draw(st.one_of(st.just(0), st.integers(1, 40)))
    text = text[: len(text) - cut]
    return draw(
        st.sampled_from([text, text * 2, "[" * 3000 + text, text.replace('"', "'", 1), text])
    )


BENT = bent()


def test_commands_bent_in_every_way(server: Running) -> None:
    """Each gets one answer, which is no failure of the server; then the table plays on."""
    anna = server.person()
    table = anna.table("me", "hot", ready=True)["id"]
    with anna.sit(table) as live:

        @tries(400)
        @given(text=BENT)
        def send(text: str) -> None:
            if '"resign"' in text or '"draw"' in text:
                return  # they end the game, and are played by all other tests
            live.socket.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            answer = live.receive_until(lambda message: message["type"] == "answer")
            assert answer["ok"] or answer["error"]["code"] != "server", (text, answer)

        send()
        live.drain()
        assert_plays_on(live)


def assert_plays_on(live: Live) -> None:
    live.do("ping")
    live.do("lang", lang="en")
    if live.table["over"] is None:
        live.choose(live.table["actors"][0])


@pytest.mark.parametrize(
    "frame", [b"\xff\xfe", b"{}", b"\x00" * 200], ids=["no text", "json", "zeros"]
)
def test_frames_that_are_no_text(server: Running, frame: bytes) -> None:
    """Others at the table notice nothing."""
    anna = server.person()
    table = anna.table("me", "hot", ready=True)["id"]
    with anna.sit(table) as live, anna.sit(table) as other:
        live.socket.send(frame)
        other.do("ping")
        other.choose(other.table["actors"][0])
