"""Databases of older versions go on: nothing is lost, and games under way are played on.

`versions/1` is what Holmgang left behind before versions were counted: an account, a guest, their
sessions and a token; a table that waits, two games under way and one that is over.
"""

import json
import random
import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import MetaData, create_engine, select, text

from holmgang.core import record as records
from holmgang.core.replay import prove
from holmgang.games import find
from holmgang.server.errors import DatabaseForeign, DatabaseNewer
from holmgang.server.settings import with_driver
from holmgang.server.storage import look_alikes, migrations
from holmgang.server.storage.database import check, make_engine
from holmgang.server.storage.migrations import steps
from holmgang.server.storage.schema import METADATA, USERS, VERSION
from holmgang.server.tables import results
from server.harness import OPEN, TRUST, Person, Running, running, settings

OLD = Path(__file__).parent / "versions"
KNOWN: dict[str, str] = json.loads((OLD / "1" / "known.json").read_text())


@pytest.fixture
def old(database: str) -> str:
    """A database of the first version."""
    kind = database.partition(":")[0]
    script = "".join((OLD / "1" / f"{name}.sql").read_text("utf-8") for name in (kind, "rows"))
    if kind == "sqlite":
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        connection.close()
    else:
        with psycopg.connect(database) as session:
            session.execute(script.encode())
    return database


def upgraded(database: str, folder: Path) -> None:
    check(settings(folder, database=database))


def back(server: Running, who: str) -> Person:
    """Somebody who kept his cookie."""
    person = Person.__new__(Person)
    OPEN.append(person)
    cookie = {"Cookie": KNOWN[who]}
    person.http = httpx.Client(base_url=server.url, headers=cookie, verify=TRUST)
    person.http.cookies.set(*KNOWN[who].split("=", 1))
    person.me = person.get("/api/me")
    person.headers = {"X-CSRF-Token": person.me["csrf"]}
    return person


def described(database: str) -> dict[str, Any]:
    """The tables as the database knows them, whatever way they came there."""
    engine = create_engine(with_driver(database))
    found = MetaData()
    found.reflect(engine)
    engine.dispose()
    return {
        table.name: (
            sorted(f"{c.name} {c.type} {c.nullable} {c.primary_key}" for c in table.columns),
            sorted(f"{sorted(i.columns.keys())} {bool(i.unique)}" for i in table.indexes),
            sorted(str(sorted(key.column_keys)) for key in table.foreign_key_constraints),
        )
        for table in found.sorted_tables
    }


def test_an_old_database_becomes_the_same_as_a_new_one(old: str, tmp_path: Path) -> None:
    before = described(old)
    upgraded(old, tmp_path)
    engine = make_engine(settings(tmp_path, database=old))
    with engine.begin() as connection:
        assert migrations.version(connection) == migrations.NEWEST
        climbed = described(old)
        METADATA.drop_all(connection)
    engine.dispose()
    upgraded(old, tmp_path)
    assert climbed == described(old) != before


def test_games_under_way_go_on_after_an_upgrade(old: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    with running(tmp_path, database=old) as server:
        sigrid, ulf = back(server, "sigrid"), back(server, "ulf")
        assert (sigrid.me["user"]["name"], sigrid.me["user"]["guest"]) == ("Sigrid", False)
        assert (ulf.me["user"]["name"], ulf.me["lang"]) == ("Ulf", "ru")
        with sigrid.sit(KNOWN["running"]) as here, ulf.sit(KNOWN["running"]) as there:
            assert len(here.table["chat"]) == 1 and here.table["clocks"]["0"] > 80_000
            for _ in range(1000):
                for live in (here, there):
                    live.receive_to(max(here.table["version"], there.table["version"]))
                if here.table["over"]:
                    break
                seat = here.table["actors"][0]
                live = (here, there)[seat]
                live.choose(seat, rng.choice(live.table["legal"][str(seat)])["text"])
            assert here.table["over"]
        text = sigrid.http.get(f"/api/tables/{KNOWN['running']}/record").text
        assert prove(find("shieldwall"), records.read(text)) > 0


def test_all_else_is_still_there_after_an_upgrade(old: str, tmp_path: Path) -> None:
    with running(tmp_path, database=old) as server:
        sigrid, ulf = back(server, "sigrid"), back(server, "ulf")
        mine = {table["id"]: table["state"] for table in sigrid.get("/api/tables?state=mine")}
        assert mine == {
            KNOWN["waiting"]: "waiting",
            KNOWN["running"]: "running",
            KNOWN["over"]: "over",
        }
        assert ulf.post(f"/api/tables/{KNOWN['waiting']}/join", {}, 200)["your_seats"] == [1]
        with ulf.sit(KNOWN["bot"]) as live:
            live.choose(0)
        token = {"Authorization": f"Bearer {KNOWN['token']}"}
        assert httpx.get(f"{server.url}/api/me", headers=token).json()["user"]["id"] == sigrid.id
        again = server.person()
        again.post("/api/login", {"name": "sigrid", "password": "a long password"}, 200)


def test_games_that_were_finished_before_are_remembered(old: str, tmp_path: Path) -> None:
    with running(tmp_path, database=old) as server:
        sigrid = back(server, "sigrid")
        [game] = sigrid.get("/api/me/games")["games"]
        assert game["table_id"] == KNOWN["over"] and game["moves"] > 0
        assert game["outcome"] == "none", "she played it with herself"
        assert sigrid.get("/api/me/profile")["running"] == 1
        going = {table["id"] for table in sigrid.get("/api/tables?state=going")}
        assert going == {KNOWN["waiting"], KNOWN["running"]}


@pytest.mark.parametrize("scores", [[1, -1], [0, 0], [0.5, 0.5, -1], [1, 0, -1], [0.4], [-1], [0]])
def test_old_games_count_as_new_ones_do(scores: list[float]) -> None:
    seats = [{"seat": seat, "user_id": str(seat)} for seat in range(len(scores))]
    card = {"seats": seats, "result": {"scores": scores}}
    for seat in range(len(scores)):
        assert steps._outcome(card, str(seat)) == results.outcome(scores, seat)


def test_names_are_looked_at_again_after_an_upgrade(old: str, tmp_path: Path) -> None:
    """Else who bears one that is seen with other eyes now would be protected no more."""
    engine = make_engine(settings(tmp_path, database=old))
    change = text("update users set name = 'Ө', login = 'ө' where login = 'sigrid'")
    with engine.begin() as connection:
        connection.execute(change)
    engine.dispose()
    upgraded(old, tmp_path)
    with engine.begin() as connection:
        found = connection.execute(select(USERS.c.shape).where(USERS.c.login == "ө")).scalar_one()
    engine.dispose()
    assert found == look_alikes.of("O")


def test_servers_that_start_together_upgrade_once(old: str, tmp_path: Path) -> None:
    _start_together(old, tmp_path)


def test_servers_that_start_together_make_the_tables_once(database: str, tmp_path: Path) -> None:
    _start_together(database, tmp_path)


def _start_together(database: str, folder: Path) -> None:
    failures: list[Exception] = []

    def start() -> None:
        try:
            upgraded(database, folder)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_step_that_fails_leaves_everything_as_it_was(
    old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: object) -> None:
        raise RuntimeError("in the middle")

    before = described(old)
    monkeypatch.setattr(migrations, "STEPS", [*steps.STEPS, fail])
    with pytest.raises(RuntimeError):
        upgraded(old, tmp_path)
    assert described(old) == before


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "holmgang.sqlite3"
    with sqlite3.connect(path) as connection:
        for name in ("sqlite", "rows"):
            connection.executescript((OLD / "1" / f"{name}.sql").read_text("utf-8"))
    connection.close()
    before = described(f"sqlite:///{path}")
    upgraded("", tmp_path)
    copy = tmp_path / "holmgang.sqlite3.version-1"
    assert described(f"sqlite:///{copy}") == before
    with sqlite3.connect(copy) as kept:
        assert kept.execute("select count(*) from log").fetchone()[0] > 20
    kept.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    upgraded("", tmp_path)
    copies = [
        p for p in tmp_path.iterdir() if ".version-" in p.name and not p.name.endswith("-shm")
    ]
    assert copies == [copy], "nothing is copied that need not change"


def test_a_database_of_a_newer_version_is_left_alone(database: str, tmp_path: Path) -> None:
    upgraded(database, tmp_path)
    engine = make_engine(settings(tmp_path, database=database))
    with engine.begin() as connection:
        connection.execute(VERSION.update().values(version=migrations.NEWEST + 1))
    with pytest.raises(DatabaseNewer):
        upgraded(database, tmp_path)
    with engine.connect() as connection:
        assert migrations.version(connection) == migrations.NEWEST + 1
    engine.dispose()


def test_a_database_of_another_program_is_left_alone(database: str, tmp_path: Path) -> None:
    engine = make_engine(settings(tmp_path, database=database))
    with engine.begin() as connection:
        connection.execute(text("create table users (email varchar(80) primary key)"))
    before = described(database)
    with pytest.raises(DatabaseForeign):
        upgraded(database, tmp_path)
    assert described(database) == before
    engine.dispose()


def test_the_first_version_held_what_the_tests_say(old: str, tmp_path: Path) -> None:
    engine = create_engine(with_driver(old))
    with engine.connect() as connection:
        assert migrations.version(connection) == migrations.FIRST
        names = {row.name for row in connection.execute(select(USERS.c.name))}
    engine.dispose()
    assert names >= {"Sigrid", "Ulf"}
