"""Games at the pace of days: their clocks, and tables that need not be in memory for them."""

from pathlib import Path

import pytest

from holmgang.server.tables.absence import missing
from holmgang.server.tables.clocks import Clocks
from holmgang.server.wire.messages.tables import ClockRules
from server.harness import Person, Running, running
from server.test_clocks import Hours

DAY = 86_400.0
THREE_DAYS = {"initial": 3 * DAY, "each": True}


def slow_table(one: Person, two: Person) -> str:
    table: str = one.table("me", "open", ready=True, clock=THREE_DAYS)["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
    return table


async def forget(server: Running, table: str) -> None:
    """Let a table leave the memory as one that nobody uses does."""
    tables = server.services.tables
    tables.loaded[table].used = -1e9
    await tables.sweep()
    assert table not in tables.loaded


def test_every_choice_has_the_whole_time() -> None:
    clocks = Clocks(ClockRules(3 * DAY, each=True), 2)
    clocks.skip(0)
    clocks.run([0])
    clocks.advance(2 * DAY)
    clocks.add([0])
    assert clocks.left == [3 * DAY, 3 * DAY] and clocks.rewards(is_interruption=True)


def test_whoever_takes_a_choice_back_gains_no_time() -> None:
    clocks = Clocks(ClockRules(3 * DAY, each=True), 2)
    clocks.skip(0)
    clocks.run([0])
    clocks.advance(2 * DAY)
    clocks.add([0])
    clocks.add([0], -1)
    assert clocks.left == [DAY, 3 * DAY]


def test_two_days_of_thought_are_no_trouble_and_three_lose_the_game(tmp_path: Path) -> None:
    with running(tmp_path, idle=0) as server:
        hours = Hours(server)
        one, two = server.person(), server.person()
        table = slow_table(one, two)
        hours.passed(2 * DAY)
        with one.sit(table) as live:
            assert live.table["clocks"]["0"] == pytest.approx(DAY, abs=5)
            live.choose(0)
            assert live.table["clocks"]["0"] == pytest.approx(3 * DAY, abs=5)
            live.choose(0)  # sealed: only the other one is awaited now
        tables = server.services.tables
        server.run(forget(server, table))
        hours.passed(2 * DAY)
        server.run(tables.look_at_clocks())
        assert table not in tables.loaded, "nobody need look yet"
        hours.passed(DAY + 1)
        server.run(tables.look_at_clocks())
        result = one.get(f"/api/tables/{table}")["result"]
        assert (result["ending"], result["loser"]) == ("clock", 1)
        assert two.get("/api/me/games")["games"][0]["outcome"] == "lost"


def test_a_list_says_who_is_awaited_without_the_table_in_memory(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        one, two = server.person(), server.person()
        table = slow_table(one, two)
        with one.sit(table) as live:
            live.choose(0)
            live.choose(0)  # sealed
        server.services.tables.loaded.pop(table)
        for person, seat in ((one, 0), (two, 1)):
            [going] = person.get("/api/tables?state=going")
            assert going["turn"] == [1] and going["your_seats"] == [seat]
            assert going["clock"]["each"] is True


def test_nobody_is_missed_at_the_pace_of_days(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        one, two = server.person(), server.person()
        slow, brisk = slow_table(one, two), one.table("me", "open", ready=True)["id"]
        two.post(f"/api/tables/{brisk}/join", {}, 200)
        with two.sit(brisk) as live:
            live.do("ready", seat=1)
        loaded = server.services.tables.loaded
        assert missing(loaded[slow].table, {one.id}) == []
        assert missing(loaded[brisk].table, {one.id}) == [1]
        loaded[slow].used = loaded[brisk].used = -1e9
        assert loaded[slow].is_idle(120), "it comes back when somebody looks, or its time is over"


def test_the_days_in_which_no_server_was_there_are_nobody_s(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hours = Hours(server)
        one, two = server.person(), server.person()
        table = slow_table(one, two)
        hours.passed(DAY)
        begun = server.services.tables.now()
    with running(tmp_path) as again:
        assert table not in again.services.tables.loaded, "it is not needed for that"
        live = again.run(again.services.tables.load(table))
        clocks = live.table.clocks
        assert clocks is not None and begun > 0
        assert clocks.shown(clocks.at)["0"] == pytest.approx(2 * DAY, abs=60)
