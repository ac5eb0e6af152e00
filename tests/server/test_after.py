"""What is left of a finished game: its record, its frames, a rematch, a fork, its luck."""

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from holmgang import games
from holmgang.core import record as records
from holmgang.core.record import Record
from holmgang.core.replay import replay
from holmgang.server.storage.schema import ANALYSES
from holmgang.server.tables import analyses
from holmgang.server.wire.messages.finished import Luck, LuckMethod
from holmgang.server.workers.job_queue import NOBODY
from holmgang.server.workers.luck import LuckJob
from holmgang.sim.analysis import Analysis, Graded, Method, Moment, moments
from holmgang.texts import Texts
from server.harness import Live, Person, Running, play, wait_for


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[tuple[Person, dict[str, Any]]]:
    person = server.person(stays=True)
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        play({0: live}, random.Random(7).choice)
    yield person, table
    person.http.close()


def test_the_record_is_whole_and_proven(finished: tuple[Person, dict[str, Any]]) -> None:
    person, table = finished
    record = person.http.get(f"/api/tables/{table['id']}/record?download=1")
    assert "attachment" in record.headers["content-disposition"]
    assert "\nseed " in record.text and "?" not in record.text
    checked = person.post("/api/replays", {"record": record.text}, 200)
    assert checked["ok"] and checked["proof"]["rolls"] >= 9 and checked["error"] is None
    weapon = re.search(r"weapon (\w+)", record.text)
    assert weapon is not None
    other = "bows" if weapon[1] != "bows" else "swords"
    broken = record.text.replace(weapon[0], f"weapon {other}", 1)
    refused = person.post("/api/replays", {"record": broken}, 200)
    assert not refused["ok"] and refused["error"]["code"] == "bad-record"


def test_frames_show_the_game_line_by_line(finished: tuple[Person, dict[str, Any]]) -> None:
    person, table = finished
    told = person.get(f"/api/tables/{table['id']}/frames?lang=fr")
    frames = told["frames"]
    assert told["viewer"] == "all" and [f["number"] for f in frames] == list(range(len(frames)))
    assert frames[-1]["view"]["asking"] == "over"
    assert any(e["told"]["event"] == "battle" for f in frames for e in f["events"])
    record = person.http.get(f"/api/tables/{table['id']}/record").text
    uploaded = person.post("/api/replays/frames?lang=fr", {"record": record}, 200)
    assert uploaded["frames"] == frames


def test_a_record_cannot_name_a_pack_by_path(finished: tuple[Person, dict[str, Any]]) -> None:
    from holmgang.core import record as records

    person, table = finished
    record = records.read(person.http.get(f"/api/tables/{table['id']}/record").text)
    record.options["pack"] = "/etc"
    evil = record.write(-3)
    assert person.post("/api/replays", {"record": evil}, 200)["ok"] is False
    assert person.call("POST", "/api/replays/frames", {"record": evil}).status_code == 400


def test_luck_is_told_with_intervals_and_its_method(
    finished: tuple[Person, dict[str, Any]],
) -> None:
    person, table = finished
    luck = person.get(f"/api/tables/{table['id']}/luck")
    black, red = luck["seats"]
    assert black["luck"] == pytest.approx(-red["luck"], abs=0.01)
    for seat in luck["seats"]:
        low, high = seat["interval"]
        assert low <= seat["luck"] <= high
    assert luck["method"]["samples"] >= 16 and luck["strokes"][0]["labels"]
    numbers = [run["number"] for run in (*luck["strokes"], *luck["choices"])]
    assert 1 in numbers and len(set(numbers)) == len(numbers)
    assert {actor for run in luck["choices"] for actor in run["actors"]} == {0, 1}


def test_luck_is_reckoned_once_for_all_who_ask(
    server: Running, finished: tuple[Person, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table = finished
    first = person.get(f"/api/tables/{table['id']}/luck")

    async def reckon(*_: object) -> None:
        raise AssertionError("it was kept")

    monkeypatch.setattr(server.services.workers, "report", reckon)
    again = person.get(f"/api/tables/{table['id']}/luck?lang=ru")
    assert again["seats"] == first["seats"] and again["method"] == first["method"]
    words = [stroke["labels"] for luck in (first, again) for stroke in luck["strokes"][:1]]
    assert words[0] != words[1]


def test_who_asks_for_luck_while_it_is_reckoned_waits_for_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    luck = Luck([], [], LuckMethod("playouts", "random", 40, 16, 0.95))

    async def reckon(job: LuckJob, *_: object) -> Luck:
        asked.append(job)
        await asyncio.sleep(0)
        return luck

    monkeypatch.setattr(server.services.workers, "report", reckon)

    async def ask(table: Any) -> list[Luck]:
        reports = server.services.luck
        return await asyncio.gather(*(reports.of(table, NOBODY) for _ in range(5)))

    person = server.person()
    made = person.table("me", "hot", ready=True)
    live = server.run(server.services.tables.load(made["id"]))
    assert server.run(ask(live.table)) == [luck] * 5 and len(asked) == 1


# What the expert thinks of it


@pytest.fixture(scope="module")
def analysed(server: Running) -> Iterator[tuple[Person, dict[str, Any]]]:
    """A game that was thought about when it ended."""
    person = server.person(stays=True)
    table = person.table("me", "greedy", ready=True, options={"units": "2"})
    server.services.settings.analysis = 0.4
    with person.sit(table["id"]) as live:
        play({0: live}, lambda legal: legal[-1])
    yield person, table
    server.services.settings.analysis = 0
    person.http.close()


def test_an_analysis_is_begun_when_a_game_ends_and_kept(
    server: Running, analysed: tuple[Person, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table = analysed
    store, id = server.services.store, table["id"]
    wait_for(lambda: server.run(store.report(ANALYSES.c.analysis, id)) is not None)

    async def study(*_: object) -> None:
        raise AssertionError("it was kept")

    monkeypatch.setattr(server.services.workers, "study", study)
    first, again = (person.get(f"/api/tables/{id}/analysis?lang={one}") for one in ("en", "ru"))
    assert again["standing"] == first["standing"] and again["method"] == first["method"]
    assert first["standing"][-1]["seats"] in ([1.0, -1.0], [-1.0, 1.0])
    assert 0 < first["method"]["graded"] <= first["method"]["choices"]
    assert {one["seat"] for one in first["worst"]} <= {0}


def test_the_end_of_a_game_is_heard_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []
    monkeypatch.setattr(server.services.tables, "on_over", lambda table: ended.append(table.id))
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        live.do("resign", seat=0)
        live.do("chat", text="Well played")
    assert ended == [table["id"]]


def test_an_analysis_puts_its_mistakes_into_words() -> None:
    method = Method("greedy", "greedy", 12, 16, 3, 3)
    fine = Graded(4, 0, 1, "force 1", "force 2", 0.01, (-0.1, 0.12))
    found = Analysis(
        [
            Graded(2, 0, 1, "force 1", "force 2", 0.1, (0.05, 0.15)),
            fine,
            Graded(9, 0, 2, "weapon bows", "weapon swords", 0.2, (0.1, 0.3)),
        ],
        [],
        method,
    )
    told = analyses.worded(found, "shieldwall", Texts("en", "shieldwall"))
    assert [one.number for one in told.worst] == [9, 2]
    assert told.worst[0].text == "weapon swords" != told.worst[0].better
    assert told.worst[1].cost == "It cost you about half a unit."


def test_where_nobody_thinks_there_is_no_analysis(
    finished: tuple[Person, dict[str, Any]], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table = finished
    monkeypatch.setattr(server.services.settings, "analysis", 0)
    assert person.get(f"/api/tables/{table['id']}/analysis", 404)["error"]["code"] == "not-found"


def test_the_better_choice_can_be_played_on(analysed: tuple[Person, dict[str, Any]]) -> None:
    """At a question to one, and at one to both: the other's choice is not known yet."""
    person, table = analysed
    lines = person.get(f"/api/tables/{table['id']}/frames")["frames"]
    record = records.read(person.http.get(f"/api/tables/{table['id']}/record").text)
    moments = [one for one in moments_of(record) if one.seat == 0]
    for one in (moments[0], next(one for one in moments if len(one.state.actors) > 1)):
        other = next(a for a in one.state.legal(0) if a != one.action)
        wish = {"number": one.number - 1, "seat": 0, "bot": "greedy"}
        text = one.state.write(other)
        fork = person.post(f"/api/tables/{table['id']}/fork", wish | {"text": text})
        played = person.http.get(f"/api/tables/{fork['id']}/record").text
        assert text in played and lines[one.number]["text"] != text
    refused = person.call("POST", f"/api/tables/{table['id']}/fork", wish | {"text": "force 99"})
    assert refused.status_code in (400, 409)


def test_a_rematch_turns_the_seats_and_is_one_table(server: Running) -> None:
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    early = black.call("POST", f"/api/tables/{table['id']}/rematch")
    assert early.status_code == 409
    with red.sit(table["id"]) as two:
        two.do("ready", seat=1)
        two.do("resign", seat=1)
    one = black.post(f"/api/tables/{table['id']}/rematch")
    two_ = red.post(f"/api/tables/{table['id']}/rematch")
    assert one["id"] == two_["id"] != table["id"]
    assert one["your_seats"] == [1] and two_["your_seats"] == [0]
    assert black.get(f"/api/tables/{table['id']}")["rematch"] == one["id"]
    assert one["state"] == "waiting" and two_["state"] == "running"


def test_against_bots_a_rematch_begins_at_once(finished: tuple[Person, dict[str, Any]]) -> None:
    person, table = finished
    assert person.post(f"/api/tables/{table['id']}/rematch")["state"] == "running"


def test_one_plays_on_from_a_moment(finished: tuple[Person, dict[str, Any]]) -> None:
    person, table = finished
    frames = person.get(f"/api/tables/{table['id']}/frames")["frames"]
    for number in (0, 12, len(frames) // 2):
        fork = person.post(
            f"/api/tables/{table['id']}/fork", {"number": number, "seat": 0, "bot": "greedy"}
        )
        assert fork["state"] == "running" and fork["forked"] == table["id"]
        with person.sit(fork["id"]) as live:
            play({0: live}, random.Random(number).choice)
            assert live.table["over"] is not None
        record = person.http.get(f"/api/tables/{fork['id']}/record").text
        assert person.post("/api/replays", {"record": record}, 200)["ok"]
    over = {"number": len(frames) - 1, "seat": 0, "bot": "greedy"}
    assert person.call("POST", f"/api/tables/{table['id']}/fork", over).status_code == 409


def test_reports_wait_for_the_end(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    for path in ("luck", "analysis"):
        assert person.get(f"/api/tables/{table['id']}/{path}", 409)["error"]["code"] == "closed"
    fork = {"number": 3, "seat": 0, "bot": "greedy"}
    assert person.call("POST", f"/api/tables/{table['id']}/fork", fork).status_code == 409


def test_hints_and_odds_come_from_the_seat_alone(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True, advice=True)
    with person.sit(table["id"]) as live:
        legal = [option["text"] for option in live.table["legal"]["0"]]
        hint = live.do("hint", seat=0)
        assert hint["hint"] in legal
        assert hint["options"][0]["text"] == hint["hint"]
        assert {option["text"] for option in hint["options"]} == set(legal)
        assert sum(option["share"] for option in hint["options"]) == pytest.approx(1, abs=0.001)
        odds = live.do("odds", seat=0, text=legal[0])["odds"]
        _check(odds)
        _check(odds["battle"])
        assert live.refuse("odds", seat=0, text="force 3") == "bad-request"
        assert live.refuse("odds", seat=1, text="force 3") == "not-your-turn"


def moments_of(record: Record) -> list[Moment]:
    return list(moments(replay(games.find(record.game), record)))


def _check(odds: dict[str, Any]) -> None:
    assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1, abs=0.001)
    low, high = odds["interval"]
    assert low <= odds["win"] <= high and odds["samples"] >= 1


def test_a_spectator_may_replay_a_finished_public_game(
    server: Running, finished: tuple[Person, dict[str, Any]]
) -> None:
    _, table = finished
    with Live(None, table["id"], server.url) as watching:
        assert watching.table["over"]["seed"]
    assert server.person().get(f"/api/tables/{table['id']}/frames")["viewer"] == "all"
