"""Whoever waits may remind the player who owes a choice, once a minute."""

from collections.abc import Iterator

import pytest

from server.harness import Live, Running, running

Pair = tuple[Live, Live]


class Clock:
    def __init__(self, server: Running) -> None:
        self.at = 1000.0
        server.services.tables.now = lambda: self.at


@pytest.fixture
def seated(server: Running) -> Iterator[Pair]:
    """Two people at a table that has begun; the first is to act."""
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)["id"]
    red.post(f"/api/tables/{table}/join", {}, 200)
    with black.sit(table) as one, red.sit(table) as two:
        two.do("ready", seat=1)
        one.receive_to(two.table["version"])
        yield one, two


def test_the_nudged_is_told_by_whom(seated: Pair) -> None:
    one, two = seated
    version = two.do("nudge", seat=1, to=0)["version"]
    one.receive_to(version)
    assert one.messages[-1] == {"type": "nudge", "version": version, "by": 1, "to": 0}
    one.choose(0)


def test_nobody_is_nudged_who_owes_nothing(seated: Pair) -> None:
    one, two = seated
    assert one.refuse("nudge", seat=0, to=1) == "stale"
    assert one.refuse("nudge", seat=0, to=0) == "stale"
    assert two.refuse("nudge", seat=1, to=9) == "stale"
    one.do("resign", seat=0)
    assert two.refuse("nudge", seat=1, to=0) == "stale"


def test_bots_and_ones_own_seats_are_not_nudged(server: Running) -> None:
    person = server.person()
    with server.occupied():
        bot = person.table("me", "random", ready=True, options={"first": "red"})["id"]
        with person.sit(bot) as live:
            assert live.table["actors"] == [1]
            assert live.refuse("nudge", seat=0, to=1) == "stale"
    shared = person.table("hot", "hot", ready=True)["id"]
    with person.sit(shared) as live:
        assert live.refuse("nudge", seat=1, to=0) == "stale"


def test_once_a_minute_also_after_the_table_was_read_again(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("nudge")) as server:
        clock = Clock(server)
        black, red = server.person(), server.person()
        table = black.table("me", "open", ready=True)["id"]
        red.post(f"/api/tables/{table}/join", {}, 200)
        with red.sit(table) as live:
            live.do("ready", seat=1)
            live.do("nudge", seat=1, to=0)
        del server.services.tables.loaded[table]
        with red.sit(table) as live:
            clock.at += 59
            refused = live.ask("nudge", seat=1, to=0)["error"]
            assert refused["code"] == "too-fast" and refused["details"]["seconds"] == 1
            clock.at += 1
            live.do("nudge", seat=1, to=0)


def test_whoever_comes_back_is_not_nudged_again(server: Running, seated: Pair) -> None:
    one, two = seated
    seen = two.do("nudge", seat=1, to=0)["version"]
    one.receive_to(seen)
    with Live(None, one.table["summary"]["id"], server.url, seen=seen) as again:
        assert again.table["type"] == "update" and again.table["version"] == seen
        again.drain()
        assert {m["type"] for m in again.messages} == {"update", "presence"}
