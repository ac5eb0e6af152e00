"""A memory of one's games: what came of them, in pages, and nothing that is not finished."""

import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, Select, text

from holmgang import games
from holmgang.server.people import memory
from holmgang.server.storage.database import make_engine
from holmgang.server.storage.migrations import upgrade
from holmgang.server.storage.schema import RESULTS, RIVALS
from holmgang.server.tables import results
from server.databases import new_database
from server.harness import Person, Running, play, settings
from server.past_games import past_games, remember

MANY = 1200
MUCH, LITTLE = "a" * 16, "b" * 16
WEAKEST = games.registration("shieldwall").levels["beginner"]


@pytest.mark.parametrize(
    ("scores", "came"),
    [
        ([1.0, -1.0], ["won", "lost"]),
        ([0.0, 0.0], ["drawn", "drawn"]),
        ([1.0, 0.0, -1.0], ["won", "lost", "lost"]),
        ([0.5, 0.5, -1.0], ["won", "won", "lost"]),
        ([0.4], ["won"]),
        ([-1.0], ["lost"]),
    ],
)
def test_whoever_shares_the_best_score_has_won(scores: list[float], came: list[str]) -> None:
    assert [results.outcome(scores, seat) for seat in range(len(scores))] == came


def against_a_bot(person: Person, **more: Any) -> str:
    table: str = person.table("me", WEAKEST, ready=True, **more)["id"]
    with person.sit(table) as live:
        play({0: live}, lambda texts: texts[0])
    return table


def test_a_finished_game_is_remembered(server: Running) -> None:
    person = server.person(name="Rememberer")
    table = against_a_bot(person)
    [game] = person.get("/api/me/games")["games"]
    assert (game["table_id"], game["game"]) == (table, "shieldwall")
    assert game["moves"] > 2 and game["seconds"] >= 0 and len(game["rivals"]) == 1
    said = person.get("/api/me/profile")
    [tally] = said["games"]
    assert tally[game["outcome"]] == 1 and tally["won"] + tally["lost"] + tally["drawn"] == 1
    [level] = said["levels"]
    assert (level["game"], level["level"]) == ("shieldwall", "beginner")
    assert [rival["rival"] for rival in said["rivals"]] == [f"@{WEAKEST}"]
    assert abs(said["streak"]) == (game["outcome"] != "drawn")
    assert said["best_streak"] == (game["outcome"] == "won") and said["running"] == 0


def test_two_people_remember_each_other(server: Running) -> None:
    one, two = server.person(name="Hild"), server.person(name="Hogni")
    table = one.table("me", "open", ready=True)["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
        live.do("resign", seat=1)
    for person, other, came in ((one, two, "won"), (two, one, "lost")):
        [rival] = person.get("/api/me/profile")["rivals"]
        assert (rival["rival"], rival["name"]) == (other.id, other.me["user"]["name"])
        [game] = person.get(f"/api/me/games?rival={other.id}")["games"]
        assert game["outcome"] == came and game["rivals"] == [other.me["user"]["name"]]
    assert one.get("/api/me/games?rival=nobody")["games"] == []


def test_a_game_under_way_says_only_that_it_runs(server: Running) -> None:
    person = server.person()
    table = person.table("me", "random", ready=True)["id"]
    said = person.http.get("/api/me/profile").text
    assert person.get("/api/me/profile") == {
        "games": [],
        "levels": [],
        "rivals": [],
        "decks": [],
        "streak": 0,
        "best_streak": 0,
        "running": 1,
    }
    assert table not in said and person.get("/api/me/games") == {"games": [], "next": None}


def test_nobody_reads_the_memory_of_another(server: Running) -> None:
    person, other = server.person(), server.person()
    against_a_bot(person)
    assert other.get("/api/me/games")["games"] == [] == other.get("/api/me/profile")["games"]
    for path in ("/api/me/profile", "/api/me/games"):
        assert httpx.get(server.url + path).status_code == 401


def test_guided_forked_and_shared_games_are_listed_but_not_counted(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True)["id"]
    person.post(f"/api/tables/{table}/leave", {}, 200)
    lesson = person.post("/api/lessons/shieldwall")["id"]
    person.post(f"/api/tables/{lesson}/leave", {}, 200)
    came = [game["outcome"] for game in person.get("/api/me/games")["games"]]
    assert came == ["none", "none"] and person.get("/api/me/profile")["games"] == []


def test_a_table_that_was_closed_before_it_began_is_no_game(server: Running) -> None:
    person = server.person()
    table = person.table("me", "open")["id"]
    person.post(f"/api/tables/{table}/leave", {}, 200)
    assert person.get("/api/me/games")["games"] == []


def test_decks_are_remembered_by_their_names(server: Running) -> None:
    person = server.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "berserk", "seats": seats, "options": {"south": "forests"}, "ready": True}
    table = person.post("/api/tables", wish)["id"]
    person.post(f"/api/tables/{table}/leave", {}, 200)
    [deck] = person.get("/api/me/profile")["decks"]
    assert (deck["deck"], deck["option"], deck["lost"]) == ("forests", "south", 1)
    assert results.deck("grey-wolf*3 lynx*2") == "own" and results.deck("") == ""


def test_a_guest_who_registers_keeps_all_of_it(server: Running) -> None:
    person = server.person()
    against_a_bot(person)
    before = person.get("/api/me/profile"), person.get("/api/me/games")
    account = {"name": "Remembered for good", "password": "a long password"}
    person.post("/api/register", account, 200)
    assert (person.get("/api/me/profile"), person.get("/api/me/games")) == before


def test_whoever_goes_takes_his_memory_along_and_his_name_from_others(server: Running) -> None:
    one, two = server.person(name="Stays"), server.person(name="Goes away")
    table = one.table("me", "open", ready=True)["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
        live.do("resign", seat=1)
    two.post("/api/me/delete", {"password": ""}, 200)
    assert one.get("/api/me/profile")["rivals"] == []
    [game] = one.get("/api/me/games")["games"]
    assert game["rivals"] == ["red"] and "Goes away" not in one.http.get("/api/me/games").text


# Where one goes on


def test_what_is_not_over_is_found_whatever_came_after_it(server: Running) -> None:
    person = server.person()
    table = person.table("me", "random", ready=True)["id"]
    remember(server.services.store.engine, past_games(person.id, 200))
    assert [one["id"] for one in person.get("/api/tables?state=going")] == [table]
    person.post(f"/api/tables/{table}/leave", {}, 200)
    assert person.get("/api/tables?state=going") == []


# Thousands of games


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def past(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """A database in which one person has played much, and another little."""
    folder = tmp_path_factory.mktemp("past")
    is_postgres = request.param == "postgresql"
    database = new_database(request.getfixturevalue("postgres_url")) if is_postgres else ""
    engine = make_engine(settings(folder, database=database))
    upgrade(engine)
    remember(engine, past_games(MUCH, MANY))
    remember(engine, past_games(LITTLE, 20))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("analyze"))
    yield engine
    engine.dispose()


FILTERS = list(itertools.product(("", "berserk"), ("", "@greedy")))


def all_pages(engine: Engine, game: str, rival: str) -> Iterator[tuple[float, str]]:
    before = ""
    with engine.connect() as connection:
        while True:
            rows = connection.execute(memory.page(MUCH, game, rival, before)).all()
            yield from ((row.ended, row.table_id) for row in rows[: memory.PAGE])
            if len(rows) <= memory.PAGE:
                return
            last = rows[memory.PAGE - 1]
            before = memory.place_of(last)


def test_pages_follow_each_other_without_a_gap(past: Engine) -> None:
    for game, rival in FILTERS:
        seen = list(all_pages(past, game, rival))
        assert seen == sorted(set(seen), reverse=True)
        every = (2 if game else 1) * (3 if rival else 1)
        assert len(seen) in (MANY // every, MANY // every + 1)


def test_an_index_leads_to_every_page(past: Engine) -> None:
    """Nothing is sorted and no table is read through, at the first page and at a late one."""
    for game, rival in FILTERS:
        wanted = "rivals_by_time" if rival else "results_by_game" if game else "results_by_time"
        for before in ("", f"{MANY / 4!r}/{MUCH}"):
            plan = explain(past, memory.page(MUCH, game, rival, before))
            assert wanted in plan, plan
            slow = ("TEMP B-TREE", "Sort", "SCAN ", "Seq Scan")
            assert not any(word in plan for word in slow), plan


def test_counting_reads_one_s_own_games_alone(past: Engine) -> None:
    for table, by in ((RESULTS, "game"), (RIVALS, "rival")):
        plan = explain(past, memory.counted(table, LITTLE, by))
        assert f"SEARCH {table.name}" in plan or "Index" in plan, plan


def explain(engine: Engine, query: Select[Any]) -> str:
    """How the database goes about it."""
    is_postgres = engine.dialect.name == "postgresql"
    said = query.compile(engine, compile_kwargs={"literal_binds": True})
    verb = "explain" if is_postgres else "explain query plan"
    with engine.connect() as connection:
        rows = connection.execute(text(f"{verb} {str(said).replace(':', chr(92) + ':')}")).all()
    return "\n".join(str(row[-1]) for row in rows)
