"""Whoever says nothing keeps nobody out."""

import gc
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from holmgang.server import run
from holmgang.server.runtime import collector, connections, metrics
from holmgang.server.runtime.addresses import household
from holmgang.server.runtime.connections import Connections, PatientHttp, most
from holmgang.server.runtime.raw_socket import PIECE, RawSocket
from holmgang.server.tables.onlooker import Onlooker
from server.harness import PATIENCE, Running, running, wait_for


class Wire:
    """A connection as the system shows it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_cut = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1) if name == "peername" else None

    def abort(self) -> None:
        self.is_cut = True


def test_one_address_may_not_take_all_places() -> None:
    found = Connections(most=10, each=2)
    wires = [Wire("192.0.2.1") for _ in range(3)]
    assert [found.enter(wire) for wire in wires] == [True, True, False]
    assert found.enter(Wire("192.0.2.2"))
    found.leave(wires[0])
    assert found.enter(wires[2])


def test_a_proxy_on_this_machine_speaks_for_many() -> None:
    found = Connections(most=10, each=2)
    assert all(found.enter(Wire("127.0.0.1")) for _ in range(10))


@pytest.mark.parametrize("named", ["192.0.2.7", "192.0.2.0/24", "*"])
def test_a_named_proxy_on_another_machine_speaks_for_many(named: str) -> None:
    found = Connections(most=10, each=2, proxies=["198.51.100.1", named])
    assert all(found.enter(Wire("192.0.2.7")) for _ in range(10))


def test_who_is_not_named_speaks_for_himself() -> None:
    found = Connections(most=10, each=2, proxies=["192.0.2.0/24", "not an address"])
    assert [found.enter(Wire("203.0.113.9")) for _ in range(3)] == [True, True, False]


def test_the_server_knows_its_proxies(tmp_path: Path) -> None:
    with running(tmp_path, proxies=["192.0.2.7"]) as server:
        assert allowed(server).proxies == ["192.0.2.7"]


def test_who_has_asked_for_nothing_makes_room() -> None:
    found = Connections(most=2, each=9)
    silent, asking, late = Wire("192.0.2.1"), Wire("192.0.2.2"), Wire("192.0.2.3")
    assert found.enter(silent) and found.enter(asking)
    found.silent[silent] = None
    assert found.enter(late) and silent.is_cut
    assert not found.enter(Wire("192.0.2.4"))
    assert list(found.open) == [asking, late]


def test_as_many_as_files_may_be_open() -> None:
    assert most(10_000, 1_024) == 824
    assert most(100, 1_024) == 100
    assert most(100, 0) == most(100, -1) == 100


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, connections=30) as server:
        yield server


def allowed(server: Running) -> Connections:
    config = server.server.config
    assert isinstance(config, connections.Config)
    return config.connections


def half(server: Running, words: bytes = b"GET / HTTP/1.1\r\nhost: x\r\n") -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", server.port))
    wire.sendall(words)
    return wire


def test_half_requests_do_not_shut_others_out(small: Running) -> None:
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(half(small))
        assert httpx.get(f"{small.url}/healthz").status_code == 200


def test_half_requests_are_hung_up_on(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.05)
    body = b"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"
    for words in (b"", b"GET / HTTP/1.1\r\n", body):
        with half(small, words) as wire:
            assert wire.recv(1_000).partition(b"\r\n")[0][:12] in (b"", b"HTTP/1.1 400")


def test_an_endless_head_is_refused(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 3_600)
    with half(small) as wire:
        with suppress(ConnectionError):  # it may hang up before it has heard all
            wire.sendall(b"x: " + b"y" * 700_000)
            assert wire.recv(1_000) in (b"", connections.TOO_LARGE)
        wait_for(lambda: not allowed(small).silent)


def test_a_socket_that_is_asked_for_wrongly_is_hung_up_on(small: Running) -> None:
    """Where nobody shakes hands, nobody is asked for a sign of life either."""
    upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    head = b"GET /api/tables/" + b"0" * 16 + b"/live HTTP/1.1\r\nhost: x\r\n" + upgrade
    for more in (b"", b"sec-websocket-key: x\r\n", b"x: " + b"y" * 9_000 + b"\r\n"):
        with half(small, head + more + b"\r\n") as wire:
            wire.settimeout(PATIENCE)
            assert wire.recv(1_000).startswith(b"HTTP/1.1 400")
        wait_for(lambda: not allowed(small).open)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has none")
def test_who_takes_nothing_of_what_he_is_sent_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else he has his place for ever, and what he does not take stays in memory."""
    monkeypatch.setattr(run, "UNHEARD_SECONDS", 1)
    with (
        run.bind("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as wire,
        pytest.raises(TimeoutError),  # of the system; nothing here waits by a clock
    ):
        wire.sendall(b"x" * 1_000_000_000)


def heads(count: int) -> bytes:
    return b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * count


def test_requests_that_wait_behind_each_other_are_few(small: Running) -> None:
    """Thousands fit into one packet, and would hold everybody up for seconds."""
    with half(small, heads(5)) as wire:
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 5:
            heard += wire.recv(10_000)
    asked = metrics.REQUESTS.labels("GET", 200)._value.get()
    with half(small, heads(5_000)) as wire, suppress(ConnectionError):
        while wire.recv(100_000):
            pass
    assert httpx.get(f"{small.url}/healthz").status_code == 200
    assert metrics.REQUESTS.labels("GET", 200)._value.get() - asked < 100


def test_a_request_has_no_thousands_of_headers(small: Running) -> None:
    with half(small, heads(1)[:-2] + b"a: b\r\n" * 100 + b"\r\n") as wire:
        assert b" 200 " in wire.recv(1_000)
    with half(small, heads(1)[:-2] + b"a: b\r\n" * 2_000 + b"\r\n") as wire:
        assert wire.recv(1_000).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("kind", [0x81, 0x89, 0x8A], ids=["text", "ping", "pong"])
def test_frames_are_taken_a_few_at_a_time(small: Running, kind: int) -> None:
    """Tens of thousands come in one packet; others have their turn in between."""
    sizes: list[int] = []
    anna = small.person()
    table = anna.table("me", "hot", ready=True)["id"]
    with pytest.MonkeyPatch.context() as patch, anna.sit(table) as live:
        known = ServerProtocol.receive_data

        def noted(conn: ServerProtocol, data: bytes) -> None:
            sizes.append(len(data))
            known(conn, data)

        patch.setattr(ServerProtocol, "receive_data", noted)
        live.socket.socket.sendall(bytes((kind, 0x80, 0, 0, 0, 0)) * 20_000)
        live.do("ping")
    assert sum(sizes) > 120_000 and max(sizes) <= PIECE


def test_a_long_message_arrives_whole_however_it_is_cut(small: Running) -> None:
    anna = small.person()
    table = anna.table("me", "open")["id"]
    with anna.sit(table) as live:
        keys = [live.send("chat", text=f"{number} " + "ж" * 490) for number in range(100)]
        while len(keys) > sum(message["type"] == "answer" for message in live.messages):
            live.receive()
        heard = [m["key"] for m in live.messages if m["type"] == "answer"]
        said = [m["text"].split()[0] for m in live.messages if m["type"] == "chat"]
    assert heard == keys and said == [str(number) for number in range(100)]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::", "2001:db8:1:3::"),
        ("::1", "::1"),
        ("a socket", "a socket"),
    ],
)
def test_whoever_has_a_network_of_ipv6_is_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_a_network_of_ipv6_has_the_places_of_one() -> None:
    found = Connections(most=10, each=2)
    wires = [Wire(f"2001:db8::{number}") for number in range(3)]
    assert [found.enter(wire) for wire in wires] == [True, True, False]
    assert found.enter(Wire("2001:db8:0:1::1"))
    found.leave(wires[0])
    assert found.enter(wires[2])


def test_a_socket_leaves_nothing_behind(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody who looks for garbage."""
    monkeypatch.setattr(collector, "OFTEN", 3_600)
    anna = small.person()
    table = anna.table("me", "hot", ready=True)

    def alive() -> int:
        kinds = {RawSocket, WebSocket, PatientHttp, ServerProtocol, Onlooker}
        return sum(type(one) in kinds for one in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        with anna.sit(table["id"]):
            pass
        wait_for(lambda: not small.services.tables.loaded[table["id"]].onlookers)
        before = alive()
        for _ in range(5):
            with anna.sit(table["id"]) as live:
                live.do("ping")
        wait_for(lambda: alive() <= before, 30)
    finally:
        gc.enable()


def test_places_are_given_back(small: Running) -> None:
    anna, olav = small.person(), small.person()
    table = anna.table("me", "open", ready=True)
    for _ in range(40):
        with olav.sit(table["id"]):
            pass
        with half(small):
            pass
    wait_for(lambda: len(allowed(small).open) <= 4 and not allowed(small).silent)
