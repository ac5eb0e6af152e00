"""SIGHUP: the server restarts in place, and nobody loses anything."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server.databases import new_database
from server.hands import GONE, Enduring, compare, read_log, wait_for_moves
from server.harness import (
    KEYS,
    PATIENCE,
    TRUST,
    Live,
    Person,
    Process,
    free_port,
    running,
    wait_for,
)
from server.test_clocks import Hours

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no SIGHUP"),
]


both = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    """One for all tests: each finds it as the restarts of the others left it."""
    folder = tmp_path_factory.mktemp("restart")
    database = f"sqlite:///{folder / 'test.sqlite3'}"
    if getattr(request, "param", "sqlite") == "postgresql":
        database = new_database(request.getfixturevalue("postgres_url"))
    server = Process(folder, free_port(), database)
    yield server
    assert server.stop() in (0, -signal.SIGTERM)


@pytest.fixture
def person(server: Process) -> Person:
    return Person(server.url)


# What goes on


@both
def test_no_acknowledged_move_is_lost_and_none_is_made_twice(
    server: Process, person: Person
) -> None:
    """People, bots, sealed choices and clocks, and restarts in the middle of it all."""
    clock = {"initial": 600, "increment": 1}
    seats = [("me", "hot"), ("me", "greedy"), ("me", "ismcts:50ms")]
    options = {"units": "24"}
    hands = [
        Enduring(person, person.table(*kinds, ready=True, options=options, clock=clock)["id"], i)
        for i, kinds in enumerate(seats)
    ]
    for hand in hands:
        hand.start()
    for _ in range(2):
        wait_for_moves(list(hands), 10)
        server.restart()
    wait_for_moves(list(hands), 10)
    for hand in hands:
        hand.stop()
    server.restart()
    for hand in hands:
        hand.thread.join(PATIENCE)
        assert not hand.thread.is_alive()
    compare(server.database, list(hands))


@both
def test_a_burst_of_commands_is_obeyed_once_each(server: Process, person: Person) -> None:
    table = person.table("me", "open")["id"]
    said = {f"burst{next(KEYS)}": f"word {i}" for i in range(60)}
    waiting = dict(said)
    before = server.health()["started"]
    while waiting:
        with person.sit(table) as live:
            try:
                for i, (key, text) in enumerate(list(waiting.items())):
                    live.send("chat", key=key, text=text)
                    if i == 20 and len(waiting) == len(said):
                        os.kill(server.process.pid, signal.SIGHUP)
                while waiting:
                    answer = live.receive_until(lambda m: m["type"] == "answer")
                    assert answer["ok"]
                    del waiting[answer["key"]]
            except GONE:
                pass
    wait_for(lambda: server.health().get("started", before) != before)
    log = read_log(server.database)
    assert {key: log[table, key][1] for key in said} == said


def test_a_sealed_choice_stays_sealed(server: Process, person: Person) -> None:
    other = Person(server.url)
    table = person.table("me", "open", ready=True)["id"]
    other.post(f"/api/tables/{table}/join", {"seat": 1}, 200)
    with person.sit(table) as mine, other.sit(table) as theirs:
        theirs.do("ready", seat=1)
        mine.receive_to(theirs.table["version"])
        mine.choose(0)
        mine.choose(0)
        assert mine.table["actors"] == [1]
        chosen = mine.table["sealed"]["0"]
    server.restart()
    with person.sit(table) as mine, other.sit(table) as theirs:
        assert mine.table["sealed"] == {"0": chosen}
        assert theirs.table["sealed_seats"] == [0] and theirs.table["sealed"] == {}
        theirs.choose(1)
        mine.receive_to(theirs.table["version"])
        assert mine.table["sealed_seats"] == []


def test_a_bot_thinks_on_though_nobody_looks(server: Process, person: Person) -> None:
    table = person.table("me", "ismcts:500ms", ready=True, options={"first": "red"})["id"]
    server.restart()
    with person.sit(table) as live:
        if not live.table["view"]["seats"][1]["weapon"]:
            live.receive_until(lambda m: m["type"] == "update")
        assert live.table["view"]["seats"][1]["weapon"]


def test_a_hint_that_is_cut_short_may_be_asked_for_again(server: Process, person: Person) -> None:
    """It is refused with a code that says so, or not answered at all."""
    table = person.table("me", "greedy", ready=True)["id"]
    with person.sit(table) as live:
        live.send("hint", seat=0, key="hint")
        os.kill(server.process.pid, signal.SIGHUP)
        try:
            answer = live.receive_until(lambda m: m["type"] == "answer")
        except GONE:
            answer = {"ok": False, "error": {"code": "closing"}}
        assert answer["ok"] or answer["error"]["code"] == "closing"
    with person.sit(table) as live:
        answer = live.ask("hint", seat=0, key="hint")
        assert answer["ok"] or answer["error"]["code"] == "busy"


# Time


def test_the_time_of_a_restart_is_nobody_s(tmp_path: Path) -> None:
    """What was used before it is paid, what passes meanwhile is not."""
    with running(tmp_path) as server:
        hours = Hours(server)
        person = server.person()
        table = person.table("me", "hot", ready=True, clock={"initial": 60})["id"]
        hours.passed(10)
    with running(tmp_path) as again:
        clocks = again.run(again.services.tables.load(table)).table.clocks
        assert clocks.left == [50, 60] and clocks.running == [0]


# The process


def test_it_is_the_same_process_and_leaves_nothing_behind(server: Process, person: Person) -> None:
    person.table("me", "greedy", ready=True, options={"first": "red"})
    server.restart()
    before = _belongings(server.process.pid)
    server.restart()
    assert server.process.poll() is None
    assert server.health()["build"] in ("interpreted", "compiled")
    wait_for(lambda: _belongings(server.process.pid) <= before)


def _belongings(pid: int) -> tuple[int, int]:
    """How many dead children and how many sockets a process has."""
    proc = Path("/proc")
    if not proc.is_dir():
        pytest.skip("this system does not tell")
    children = (proc / f"{pid}/task/{pid}/children").read_text().split()
    states = _still(lambda child: (proc / child / "stat").read_text(), children)
    links = _still(os.readlink, [str(link) for link in (proc / f"{pid}/fd").iterdir()])
    gone = [state for state in states if ") Z " in state]
    return len(gone), sum(link.startswith("socket") for link in links)


def _still(tell: Callable[[str], str], names: list[str]) -> list[str]:
    """What is told of those that are still there: they come and go while one looks."""
    told = []
    for name in names:
        with suppress(OSError):
            told.append(tell(name))
    return told


def test_whoever_comes_meanwhile_is_not_turned_away(server: Process) -> None:
    """Every one of them has a connection of his own."""
    url = f"{server.url}/api/games"
    found: list[object] = []
    is_wanted = True

    def come() -> None:
        while is_wanted:
            try:
                found.append(httpx.get(url, timeout=PATIENCE, verify=TRUST).status_code)
            except httpx.TransportError as error:
                found.append(repr(error))

    visitors = [threading.Thread(target=come) for _ in range(3)]
    for visitor in visitors:
        visitor.start()
    server.restart()
    is_wanted = False
    for visitor in visitors:
        visitor.join(PATIENCE)
    assert set(found) == {200}


def test_a_second_wish_during_a_restart_is_kept(server: Process, person: Person) -> None:
    table = person.table("me", "greedy", ready=True)["id"]
    before = server.health()["started"]
    with person.sit(table) as live:
        os.kill(server.process.pid, signal.SIGHUP)
        live.receive_until(lambda m: m["type"] == "closing")
        for _ in range(5):
            os.kill(server.process.pid, signal.SIGHUP)
    wait_for(lambda: server.health().get("started", before) != before)
    with Live(person, table) as live:
        assert live.table["version"] >= 1
    assert server.process.poll() is None


def test_the_end_of_a_terminal_is_the_end_of_the_server(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    server = Process(tmp_path, free_port(), terminal=theirs)
    os.close(theirs)
    os.close(ours)
    assert server.process.wait(PATIENCE) == 0


def test_started_with_nohup_it_outlives_its_terminal(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    server = Process(tmp_path, free_port(), terminal=theirs, by="nohup")
    before = server.health()["started"]
    os.close(theirs)
    os.close(ours)
    wait_for(lambda: server.health().get("started", before) != before)
    server.restart()
    assert server.stop() == -signal.SIGTERM


def test_told_to_stop_while_it_restarts_it_stops(tmp_path: Path) -> None:
    server = Process(tmp_path, free_port())
    os.kill(server.process.pid, signal.SIGHUP)
    os.kill(server.process.pid, signal.SIGTERM)
    assert server.process.wait(PATIENCE) == -signal.SIGTERM
