"""What nobody comes back to goes; nobody fills the lobby."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, select, update

from holmgang.server.operation import expiry
from holmgang.server.storage.schema import LOG, MEMBERS, SESSIONS, TABLES, USERS
from holmgang.server.tables import waiting_tables
from holmgang.server.workers.job_queue import Who
from server.harness import Running, running

DAY = 86_400.0


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database=database) as server:
        yield server


def count(server: Running, table: Table) -> int:
    row = server.run(server.services.store.row(select(func.count()).select_from(table)))
    return int(row[0])


def pass_days(server: Running, days: float) -> None:
    """All that is stored was stored so long ago, and nobody has anything in memory."""
    store, past = server.services.store, days * DAY
    kept = (LOG.c.at, TABLES.c.updated, USERS.c.created, SESSIONS.c.created, SESSIONS.c.used)
    for column in kept:
        change: Any = {column.name: column - past}
        server.run(store.write(update(column.table).values(change)))


def expire(server: Running) -> None:
    while server.run(server.services.expiry.step()):
        pass


def test_tables_that_nobody_came_to_go_and_games_stay_longer(server: Running) -> None:
    person = server.person()
    waiting = person.table("me", "open")["id"]
    game = person.table("me", "hot", ready=True)["id"]
    pass_days(server, 2)
    expire(server)
    assert person.get(f"/api/tables/{waiting}", 404) and person.get(f"/api/tables/{game}")
    pass_days(server, 60)
    expire(server)
    assert person.get(f"/api/tables/{game}", 404)
    assert [count(server, table) for table in (LOG, TABLES, MEMBERS)] == [0, 0, 0]


def test_a_table_at_the_pace_of_days_waits_for_two_weeks(server: Running) -> None:
    person = server.person()
    clock = {"initial": 3 * DAY, "each": True}
    slow = person.table("me", "open", clock=clock)["id"]
    quick = person.table("me", "open", clock={"initial": 600})["id"]
    pass_days(server, 13)
    expire(server)
    assert person.get(f"/api/tables/{slow}") and person.get(f"/api/tables/{quick}", 404)
    pass_days(server, 2)
    expire(server)
    assert person.get(f"/api/tables/{slow}", 404)


def test_a_table_with_somebody_at_it_stays(server: Running) -> None:
    person = server.person()
    table = person.table("me", "open")["id"]
    with person.sit(table):
        pass_days(server, 2)
        expire(server)
        assert person.get(f"/api/tables/{table}")


def test_a_game_that_goes_on_stays_however_long_ago_it_began(server: Running) -> None:
    """The index of tables is not told of every move; the log is."""
    person = server.person()
    table = person.table("me", "hot", ready=True)["id"]
    pass_days(server, 100)
    with person.sit(table) as live:
        live.choose(live.table["actors"][0])
    expire(server)
    assert person.get(f"/api/tables/{table}")


def test_finished_games_stay(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True)["id"]
    with person.sit(table) as live:
        live.do("resign", seat=0)
    pass_days(server, 1000)
    expire(server)
    assert count(server, TABLES) == 1


def test_guests_who_never_sat_down_go(server: Running) -> None:
    player, keeper, gone = server.person(), server.person(), server.person()
    table = player.table("me", "hot", ready=True)["id"]
    with player.sit(table) as live:
        live.do("resign", seat=0)
    keeper.post("/api/register", {"name": "Sigrid", "password": "a long password"}, 200)
    pass_days(server, 31)
    new = server.person()
    expire(server)
    left = {row[0] for row in server.run(server.services.store.rows(select(USERS.c.id)))}
    assert left == {player.id, keeper.id, new.id} and gone.id not in left
    assert count(server, SESSIONS) == 3


def test_sessions_that_let_nobody_in_go(server: Running) -> None:
    server.person().post("/api/register", {"name": "Sigrid", "password": "a long password"}, 200)
    pass_days(server, 200)
    expire(server)
    assert count(server, SESSIONS) == 0 and count(server, USERS) == 1


def test_what_is_kept_for_ever_stays(database: str, tmp_path: Path) -> None:
    kept = ("keep_waiting", "keep_waiting_slow", "keep_abandoned", "keep_guests")
    forever = dict.fromkeys(kept, 0)
    with running(tmp_path, database=database, **forever) as server:
        server.person().table("me", "open")
        server.person().table("me", "open", clock={"initial": DAY, "each": True})
        server.person()
        pass_days(server, 100)
        expire(server)
        assert (count(server, TABLES), count(server, USERS)) == (2, 3)


def test_much_goes_in_batches(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "BATCH", 3)
    for _ in range(8):
        server.person()
    pass_days(server, 31)
    left = []
    while server.run(server.services.expiry.step()):
        left.append(count(server, USERS))
    assert left == [5, 2, 0]


def test_long_games_go_a_few_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch is counted by what is written, and a game that is longer goes by itself."""
    monkeypatch.setattr(expiry, "MOST_ROWS", 2)
    person = server.person()
    long = person.table("me", "hot", ready=True)["id"]
    with person.sit(long) as live:
        for _ in range(4):
            live.choose(live.table["actors"][0])
    for _ in range(3):
        person.table("me", "hot", ready=True)
    pass_days(server, 61)
    left = []
    while server.run(server.services.expiry.step()):
        left.append(count(server, TABLES))
    assert left[-1] == 0 and len(left) >= 3 and count(server, LOG) == 0


# The lobby


def lay(person: Any) -> int:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = person.call("POST", "/api/tables", {"game": "shieldwall", "seats": seats})
    return 0 if answer.status_code == 201 else int(answer.status_code)


def test_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path, rate=1) as server:
        guests = [server.person() for _ in range(6)]
        answers = [lay(guest) for guest in guests for _ in range(7)]
        each, address = waiting_tables.MOST_EACH
        assert answers.count(0) == address and answers[: each + 1] == [0] * each + [409]
        assert len(guests[0].get("/api/tables")) == address
        elsewhere = server.services.openings.require_room(Who("olav", "192.0.2.1"))
        assert server.run(elsewhere) is None


def test_a_table_that_begins_or_is_closed_makes_room(tmp_path: Path) -> None:
    with running(tmp_path, rate=1) as server:
        person, other = server.person(), server.person()
        for _ in range(waiting_tables.MOST_EACH[0]):
            assert lay(person) == 0
        assert lay(person) == 409
        first, second = (table["id"] for table in person.get("/api/tables?state=mine")[:2])
        person.post(f"/api/tables/{first}/leave", {}, 200)
        assert lay(person) == 0 and lay(person) == 409
        other.post(f"/api/tables/{second}/join", {}, 200)
        with other.sit(second) as theirs, person.sit(second) as mine:
            theirs.do("ready", seat=1)
            mine.do("ready", seat=0)
        assert lay(person) == 0 and lay(person) == 409


def test_a_rematch_that_waits_is_counted(tmp_path: Path) -> None:
    """Else two people could fill the lobby with tables that nobody else can sit down at."""
    with running(tmp_path, rate=1) as server:
        anna, olav = server.person(), server.person()
        codes = []
        for _ in range(waiting_tables.MOST_EACH[0] + 1):
            table = anna.table("me", "open", ready=True)["id"]
            olav.post(f"/api/tables/{table}/join", {}, 200)
            with olav.sit(table) as live:
                live.do("ready", seat=1)
            olav.post(f"/api/tables/{table}/leave", {}, 200)
            codes.append(olav.call("POST", f"/api/tables/{table}/rematch").status_code)
        assert codes == [201] * waiting_tables.MOST_EACH[0] + [409]


def test_what_waits_no_longer_is_forgotten(tmp_path: Path) -> None:
    """However many tables people lay: nobody is counted by what once waited."""
    with running(tmp_path, rate=1) as server:
        person, other = server.person(), server.person()
        kept = other.table("me", "open")["id"]
        for _ in range(3):
            table = person.table("me", "open")["id"]
            person.post(f"/api/tables/{table}/leave", {}, 200)
        openings = server.services.openings
        server.run(openings.tidy())
        assert set().union(*openings.laid.values()) == {kept}


def test_tables_that_begin_at_once_are_not_counted(tmp_path: Path) -> None:
    with running(tmp_path, rate=1) as server:
        person = server.person()
        for _ in range(waiting_tables.MOST_EACH[0] + 1):
            person.table("me", "hot", ready=True)
