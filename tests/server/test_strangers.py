"""What somebody may try who means no good, and what two sockets do at the same moment."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from holmgang.core.errors import HolmgangError
from holmgang.server.errors import NotFound
from holmgang.server.routes import own_data
from holmgang.server.storage.schema import LOG
from holmgang.server.tables import entries, forks, leaving, live_table
from holmgang.server.tables.entries import Chosen, Joined, Left, Offered, Readied
from holmgang.server.tables.live_table import LiveTable
from server.databases import new_database
from server.harness import Person, Running
from server.test_store import created, opened, run


def of_two(server: Running) -> tuple[Person, Person, str]:
    """Two people and the table at which they play."""
    one, two = server.person(), server.person()
    table = one.table("me", "open", ready=True)["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
    return one, two, table


def held(server: Running, live: LiveTable, *deeds: Callable[[], Awaitable[Any]]) -> list[Any]:
    """What comes of deeds that all begin while the table is busy; in their order they go on."""

    async def together() -> list[Any]:
        async with live.lock:
            tasks = [asyncio.ensure_future(deed()) for deed in deeds]
            await asyncio.sleep(0.05)
        return await asyncio.gather(*tasks, return_exceptions=True)

    found: list[Any] = server.run(together())
    return found


# How much somebody may do


def test_who_looks_on_cannot_fill_a_table_for_those_who_play(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, table = of_two(server)
    stranger, other = server.person(), server.person()
    monkeypatch.setattr(live_table, "MOST_OTHERS", 5)
    with stranger.sit(table) as his, other.sit(table) as hers:
        for _ in range(3):
            his.do("chat", text="again")
        for _ in range(2):
            hers.do("chat", text="and again")
        for watching in (his, hers):
            assert watching.refuse("chat", text="and again") == "table-full"
    with one.sit(table) as live:
        live.choose(0)


def test_nobody_fills_a_table_while_it_is_another_s_turn(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the clock of whoever cannot choose any more would fall."""
    one, two, table = of_two(server)
    monkeypatch.setattr(live_table, "MOST_ENTRIES", 20)
    with two.sit(table) as live:
        done = 2  # he sat down and was ready
        while done < 10:
            live.do("draw", seat=1)
            done += 1
        assert live.refuse("draw", seat=1) == "table-full"
    with one.sit(table) as live:
        live.choose(0)
        live.do("resign", seat=0)


# At the same moment


def test_a_seat_is_left_once(server: Running) -> None:
    """Who leaves twice at once does not leave for whoever sat down there meanwhile."""
    owner, person, heir = server.person(), server.person(), server.person()
    table = owner.table("me", "open", ready=True)["id"]
    person.post(f"/api/tables/{table}/join", {}, 200)
    live = server.services.tables.loaded[table]
    sit = Joined(1, heir.id, "Heir")
    answers = held(
        server,
        live,
        lambda: leaving.leave(live, person.id),
        lambda: live.perform(heir.id, "", lambda _: sit),
        lambda: live.perform(heir.id, "", lambda _: Readied(1)),
        lambda: leaving.leave(live, person.id),
    )
    assert [getattr(one, "code", "") for one in answers] == ["", "", "", "not-seated"]
    assert live.table.places[1].user == heir.id and live.table.state == "running"


def test_nobody_is_made_ready_but_by_himself(server: Running) -> None:
    """By a rematch that was asked for as another sat down in the same seat."""
    owner, person, heir = server.person(), server.person(), server.person()
    table = owner.table("me", "open")["id"]
    person.post(f"/api/tables/{table}/join", {}, 200)
    live = server.services.tables.loaded[table]
    held(
        server,
        live,
        lambda: live.perform(person.id, "", lambda _: Left(1)),
        lambda: live.perform(heir.id, "", lambda _: Joined(1, heir.id, "Heir")),
        lambda: forks._be_ready(live, person.id),
    )
    assert live.table.places[1].user == heir.id and not live.table.places[1].is_ready


def test_who_sits_down_twice_has_one_seat(server: Running) -> None:
    owner, person = server.person(), server.person()
    table = owner.table("me", "open", "open", game="berzerka")["id"]
    person.post(f"/api/tables/{table}/join", {}, 200)
    for wish in ({}, {"seat": 2}):
        again = person.call("POST", f"/api/tables/{table}/join", wish)
        assert again.status_code == 409 and again.json()["error"]["code"] == "seat-taken"
    assert person.get(f"/api/tables/{table}")["your_seats"] == [1]


def test_what_was_offered_ends_with_the_game(server: Running) -> None:
    one, two, table = of_two(server)
    live = server.services.tables.loaded[table]
    choice = Chosen(0, live.table.match.legal(0)[0], live.table.match.decision)
    server.run(live.perform(one.id, "", lambda _: choice))
    server.run(live.perform(one.id, "", lambda _: Offered(0, "takeback")))
    server.run(live.perform(two.id, "", lambda _: Offered(1, "draw")))
    server.run(live.perform(one.id, "", lambda _: entries.Resigned(0)))
    assert live.table.proposals == {}
    with one.sit(table) as mine, two.sit(table) as his:
        assert mine.table["offers"] == []
        assert mine.refuse("respond", seat=0, offer="draw", accept=True) == "closed"
        assert his.refuse("respond", seat=1, offer="takeback", accept=True) == "closed"


def test_a_refused_entry_changes_nothing(server: Running) -> None:
    """A game that ended with an offer on the table, as older logs may hold it."""
    one, two, table = of_two(server)
    live = server.services.tables.loaded[table]
    server.run(live.perform(two.id, "", lambda _: Offered(1, "draw")))
    offered = live.table.proposals["draw"]
    server.run(live.perform(one.id, "", lambda _: entries.Resigned(0)))
    live.table.proposals["draw"] = offered
    with pytest.raises(HolmgangError):
        server.run(live.perform(one.id, "", lambda _: entries.Answered(0, "draw", True)))
    assert live.table.proposals == {"draw": offered} and offered.awaited == {0}


# Whoever goes


def test_the_seat_of_somebody_who_deleted_his_account_is_open_in_a_rematch(
    server: Running,
) -> None:
    one, two, table = of_two(server)
    assert two.call("POST", "/api/me/delete", {}).is_success
    new = one.post(f"/api/tables/{table}/rematch", {})
    assert sorted(seat["kind"] for seat in new["seats"]) == ["human", "open"]
    heir = server.person()
    heir.post(f"/api/tables/{new['id']}/join", {}, 200)


def test_who_deletes_his_account_as_his_game_ends_is_forgotten_there_too(server: Running) -> None:
    one, two, table = of_two(server)
    live = server.services.tables.loaded[table]
    deleted = held(
        server,
        live,
        lambda: live.perform(one.id, "", lambda _: entries.Resigned(0)),
        lambda: asyncio.to_thread(two.call, "POST", "/api/me/delete", {}),
    )[1]
    assert deleted.is_success
    assert live.table.places[1].user == live.table.places[1].name == ""


def test_who_deletes_his_account_is_forgotten_at_every_server(
    postgres_url: str, tmp_path: Path
) -> None:
    """Even at one that hears of it when his name has gone from the log already."""
    database = new_database(postgres_url)

    async def test() -> None:
        async with opened(database, tmp_path) as one, opened(database, tmp_path) as two:
            here = await one.create("anna", created())
            await here.perform("olav", "", lambda table: Readied(1))
            there = await two.load(here.id)
            async with there.lock:
                services: Any = SimpleNamespace(tables=one, store=one.store)
                await own_data._erase_at(services, "anna", here.id)
            await there.catch_up(here.table.version)
            assert there.table.places[0].user == there.table.places[0].name == ""

    run(test)


def test_a_rematch_that_has_expired_is_laid_anew(server: Running) -> None:
    one, two, table = of_two(server)
    one.post(f"/api/tables/{table}/leave", {}, 200)
    first = one.post(f"/api/tables/{table}/rematch", {})["id"]
    server.services.tables.loaded.pop(first, None)
    server.run(server.services.store.write(LOG.delete().where(LOG.c.table_id == first)))
    with pytest.raises(NotFound):
        server.run(server.services.tables.load(first))
    second = two.post(f"/api/tables/{table}/rematch", {})["id"]
    assert second != first
    assert one.post(f"/api/tables/{table}/rematch", {})["id"] == second
