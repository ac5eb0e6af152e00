"""Clocks, told the time by the test."""

import time
from pathlib import Path

import pytest

from holmgang.server.tables.clocks import Clocks
from holmgang.server.wire.messages.tables import ClockRules
from server.harness import Running, running


def test_only_those_who_are_asked_pay() -> None:
    clocks = Clocks(ClockRules(60, 5), 2)
    clocks.skip(100)
    clocks.run([0])
    clocks.advance(110)
    assert clocks.left == [50, 60]
    clocks.run([0, 1])
    clocks.advance(120)
    assert clocks.left == [40, 50]


def test_the_first_to_run_out_has_fallen() -> None:
    clocks = Clocks(ClockRules(10, 0), 2)
    clocks.skip(0)
    clocks.left = [10, 7]
    clocks.run([0, 1])
    assert clocks.deadline() == 7
    assert clocks.fallen(6.9) is None
    assert clocks.fallen(12) == 1


def test_a_time_that_goes_backwards_gives_nothing_back() -> None:
    clocks = Clocks(ClockRules(60, 0), 1)
    clocks.skip(100)
    clocks.run([0])
    clocks.advance(130)
    clocks.advance(90)
    clocks.advance(130)
    assert clocks.left == [30]


def test_a_wall_clock_that_was_set_back_while_the_server_was_away_stops_no_clock() -> None:
    clocks = Clocks(ClockRules(60, 0), 1)
    clocks.skip(5000)
    clocks.run([0])
    clocks.skip(1400)  # an hour earlier
    clocks.advance(1410)
    assert clocks.left == [50]


def test_a_jump_of_the_wall_clock_flags_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: wall() + ahead[0])
    with running(tmp_path) as server:
        person = server.person()
        table = person.table("me", "hot", ready=True, clock={"initial": 600})
        with person.sit(table["id"]) as live:
            for ahead[0] in (7200.0, -7200.0):
                server.run(server.services.tables.tick())
                live.choose(live.table["actors"][0])
                assert live.table["over"] is None
            assert min(live.table["clocks"].values()) > 500


class Hours:
    """A time of day that passes when the test says so."""

    def __init__(self, server: Running) -> None:
        self.at = 1_000_000.0
        self.server = server
        server.services.tables.now = lambda: self.at

    def passed(self, seconds: float) -> None:
        self.at += seconds
        self.server.run(self.server.services.tables.tick())


def test_whose_time_runs_out_loses(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hours = Hours(server)
        person = server.person()
        clock = {"initial": 60, "increment": 5}
        table = person.table("me", "hot", ready=True, clock=clock)
        with person.sit(table["id"]) as live:
            assert live.table["clocks"] == {"0": 60, "1": 60}
            assert live.table["clock_running"] == [0]
            hours.passed(20)
            live.choose(0)
            assert live.table["clocks"] == {"0": 45, "1": 60}
            assert live.table["clock_running"] == [0, 1]
            hours.passed(10)
            live.choose(0)
            assert live.table["clocks"] == {"0": 35, "1": 50}
            assert live.table["clock_running"] == [1]
            hours.passed(51)
            live.receive_until(lambda m: m["type"] in ("state", "update") and m["over"])
            assert live.table["over"]["ending"] == "clock"
            assert live.table["over"]["scores"] == [1.0, -1.0]


def test_a_choice_after_the_flag_comes_too_late(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hours = Hours(server)
        person = server.person()
        table = person.table("me", "hot", ready=True, clock={"initial": 30})
        with person.sit(table["id"]) as live:
            text = live.table["legal"]["0"][0]["text"]
            hours.at += 31
            assert live.refuse("choose", seat=0, text=text, decision=0) == "closed"


def test_changing_a_sealed_choice_earns_no_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        Hours(server)
        person = server.person()
        table = person.table("me", "hot", ready=True, clock={"initial": 60, "increment": 5})
        with person.sit(table["id"]) as live:
            live.choose(0)
            live.choose(0)
            before = live.table["clocks"]
            live.do("unseal", seat=0, decision=live.table["decision"])
            live.choose(0)
            assert live.table["clocks"] == before


def test_nobody_pays_while_the_server_is_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        hours = Hours(server)
        person = server.person()
        table = person.table("me", "hot", ready=True, clock={"initial": 60})
        hours.passed(10)
        start = hours.at
    later = start + 5000
    with running(tmp_path) as again:
        live = again.run(again.services.tables.load(table["id"]))
        clocks = live.table.clocks
        assert clocks is not None and clocks.left[0] > 0
        assert clocks.shown(clocks.at)["0"] > 0 and later > start
        assert live.table.state == "running"


def test_an_interruption_has_some_time_that_nobody_pays_for() -> None:
    clocks = Clocks(ClockRules(60, 5), 2)
    clocks.skip(100)
    clocks.run([1], question=7, grace=6)
    assert clocks.grace(104) == 2
    assert clocks.deadline() == 166
    clocks.advance(105)
    clocks.run([1], question=7, grace=6)  # somebody chats: the grace is not given again
    clocks.advance(110)
    assert clocks.left == [60, 56]
    clocks.run([1], question=8, grace=6)
    clocks.advance(114)
    assert clocks.left == [60, 56]
    assert clocks.fallen(171.9) is None
    assert clocks.fallen(172) == 1


def test_a_grace_outlasts_a_time_that_nobody_pays_for() -> None:
    """A server restarts four seconds into the six that are free."""
    clocks = Clocks(ClockRules(60, 5), 2)
    clocks.skip(100)
    clocks.run([1], question=7, grace=6)
    clocks.advance(104)
    clocks.skip(130)
    assert clocks.grace(130) == 2
    clocks.advance(135)
    assert clocks.left == [60, 57]


def test_a_quick_answer_in_the_other_s_turn_neither_costs_nor_earns_time(tmp_path: Path) -> None:
    """A protector is named: some seconds are free, and there is no increment."""
    with running(tmp_path) as server:
        hours = Hours(server)
        person = server.person()
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Other"}]
        clock = {"initial": 600, "increment": 5}
        table = person.post(
            "/api/tables",
            {
                "game": "berserk",
                "seats": seats,
                "options": {"battle": "lesson"},
                "clock": clock,
                "ready": True,
            },
        )
        with person.sit(table["id"]) as live:
            for text in ("move b3 b4", "strike b4 b5"):
                assert live.table["clock_grace"] == 0
                hours.passed(4)
                live.choose(0, text)
            assert live.table["view"]["asking"] == "protector"
            assert live.table["clocks"] == {"0": 602, "1": 600}
            assert live.table["clock_grace"] == 6
            hours.passed(5)
            live.choose(1, "pass")
            assert live.table["clocks"]["1"] == 600
