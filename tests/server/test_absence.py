"""Opponents who are gone, games that go on without somebody, tables nobody can play any more."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from holmgang.server.storage.schema import LOG
from holmgang.server.tables import absence
from holmgang.server.tables.all_tables import Tables
from server.harness import Live, Person, Running, running, wait_for


@pytest.fixture
def house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(absence, "GRACE", 0.05)
    with running(tmp_path, database=database, absence=1000.0) as server:
        yield server


def pair(house: Running) -> tuple[Person, Person, str]:
    one, two = house.person(name="Sigrid"), house.person(name="Ulf")
    table = one.table("me", "open", ready=True, options={"units": "9"})["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
    return one, two, table


def gone(live: Live, *seats: int) -> None:
    live.receive_until(lambda m: "away" in m and set(m["away"]) == {str(seat) for seat in seats})


def later(house: Running, seconds: float) -> None:
    """Let time pass for the tables."""
    tables: Tables = house.services.tables
    before = tables.now
    tables.now = lambda: before() + seconds


def test_who_is_gone_is_counted_down_and_may_come_back(house: Running) -> None:
    one, two, table = pair(house)
    with one.sit(table) as here:
        gone(here, 1)
        assert 900 < here.table["away"]["1"] <= 1000
        assert here.refuse("claim", seat=0, gone=1) == "too-fast"
        with two.sit(table):
            gone(here)
        gone(here, 1)


def test_after_the_time_the_game_may_be_claimed(house: Running) -> None:
    one, _, table = pair(house)
    with one.sit(table) as here:
        gone(here, 1)
        later(house, 1001)
        here.do("claim", seat=0, gone=1)
        assert here.table["over"]["scores"][0] > here.table["over"]["scores"][1]


def test_or_a_bot_goes_on_for_him(house: Running) -> None:
    one, two, table = pair(house)
    with one.sit(table) as here:
        gone(here, 1)
        later(house, 1001)
        here.do("claim", seat=0, gone=1, bot=True)
        assert here.table["summary"]["seats"][1]["kind"] == "bot" and here.table["away"] == {}
        for _ in range(4):
            wait_for(lambda: _asked(here))
            here.choose(0)
        live = house.services.tables.loaded[table]
        wait_for(lambda: _asked(here) and not live.thinking)
    assert two.get(f"/api/tables/{table}")["your_seats"] == []
    assert house.run(house.services.tables.read(table)).match.save() == live.table.match.save()


def _asked(live: Live) -> bool:
    """Whether a choice is awaited; a sealed one may still be changed, and is legal as well."""
    live.drain()
    return 0 in live.table["actors"]


def test_nobody_claims_against_who_is_there_or_himself(house: Running) -> None:
    one, two, table = pair(house)
    with one.sit(table) as here, two.sit(table):
        assert here.refuse("claim", seat=0, gone=1) == "stale"
        assert here.refuse("claim", seat=0, gone=0) == "not-seated"
        assert here.refuse("claim", seat=0, gone=9) == "not-seated"
        assert here.refuse("claim", seat=1, gone=0) == "not-seated"


def test_alone_against_bots_nobody_is_missed(house: Running) -> None:
    one = house.person()
    table = one.table("me", "greedy", ready=True)["id"]
    with one.sit(table):
        pass
    with one.sit(table) as again:
        again.choose(0)
        assert again.table["away"] == {}


def three(house: Running) -> tuple[list[Person], str]:
    people = [house.person(name=name) for name in ("Sigrid", "Ulf", "Kari")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "berzerka", "seats": seats, "ready": True}
    table = people[0].post("/api/tables", wish)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/join", {}, 200)
        with person.sit(table) as live:
            live.do("ready", seat=seat)
    return people, table


def test_who_is_away_already_may_leave_as_well(house: Running) -> None:
    people, table = three(house)
    with people[0].sit(table) as here, people[1].sit(table):
        gone(here, 2)
        people[2].post(f"/api/tables/{table}/leave", {}, 200)
        here.receive_until(lambda m: m.get("away") == {"2": 0})
        assert here.table["over"] is None


@pytest.mark.parametrize("way", ["leave", "resign"])
@pytest.mark.parametrize("bot", [True, False])
def test_when_one_of_three_leaves_the_others_go_on_or_end_it(
    house: Running, way: str, bot: bool
) -> None:
    people, table = three(house)
    with people[0].sit(table) as here, people[1].sit(table):
        if way == "leave":
            people[2].post(f"/api/tables/{table}/leave", {}, 200)
        else:
            with people[2].sit(table) as his:
                his.do("resign", seat=2)
        here.receive_until(lambda m: m.get("away") == {"2": 0})
        assert here.table["over"] is None
        here.do("claim", seat=0, gone=2, bot=bot)
        assert (here.table["over"] is None) == bot
        going = [len(person.get("/api/tables?state=going")) for person in people]
        assert going == ([1, 1, 0] if bot else [0, 0, 0])


# At once


def test_two_who_ask_for_a_rematch_at_once_get_one_table(house: Running) -> None:
    one, two, table = pair(house)
    one.post(f"/api/tables/{table}/leave", {}, 200)

    def ask(person: Person) -> Any:
        return person.post(f"/api/tables/{table}/rematch")["id"]

    with ThreadPoolExecutor(2) as pool:
        found = set(pool.map(ask, [one, two]))
    assert len(found) == 1
    waiting = {t["id"] for t in one.get("/api/tables?state=mine") if t["state"] != "over"}
    assert waiting == found


def test_a_bot_goes_on_after_a_takeback(house: Running) -> None:
    person = house.person()
    table = person.table("me", "greedy", ready=True, options={"units": "9"})["id"]
    with person.sit(table) as live:
        for _ in range(6):
            wait_for(lambda: _asked(live))
            live.choose(0)
            live.do("takeback", seat=0)
        for _ in range(3):
            wait_for(lambda: _asked(live))
            live.choose(0)


# Rules of another day


def outdate(house: Running, table: str) -> None:
    """As if its cards had been changed while nobody looked."""
    store = house.services.store
    [first, *_] = house.run(store.entries(table))
    content = house.services.tables.loaded.pop(table).table.setup.content
    body = first.body.replace(content, "0" * len(content))
    place = (LOG.c.table_id == table) & (LOG.c.seq == 1)
    house.run(store.write(LOG.update().where(place).values(body=body)))


def test_a_game_whose_cards_have_changed_can_be_left_and_read(house: Running) -> None:
    one, two, table = pair(house)
    with one.sit(table) as here, two.sit(table) as there:
        seat = here.table["actors"][0]
        (here, there)[seat].choose(seat)
    outdate(house, table)
    assert one.get(f"/api/tables/{table}", 409)["error"]["code"] == "outdated"
    stranger = house.person()
    assert stranger.call("POST", f"/api/tables/{table}/leave", {}).status_code == 403
    left = one.post(f"/api/tables/{table}/leave", {}, 200)
    assert left["state"] == "over" and left["result"]["ending"] == "stopped"
    assert {t["id"]: t["state"] for t in two.get("/api/tables?state=mine")}[table] == "over"
    read = two.http.get(f"/api/tables/{table}/record").text
    assert read.startswith("shieldwall version") and f"\n{seat} " in read
