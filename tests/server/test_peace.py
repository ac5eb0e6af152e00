"""Names that are nobody else's, blocking, reporting and moderating."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, Row, insert
from websockets.exceptions import ConnectionClosed

from holmgang.server.people import blocks
from holmgang.server.storage import look_alikes
from holmgang.server.storage.schema import BLOCKS
from holmgang.server.storage.store import Store
from server.harness import Live, Person, Running, running
from server.test_account import refused, registered


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database=database) as server:
        yield server


def moderator(server: Running, name: str = "Gudrun") -> Person:
    person = registered(server, name)
    server.run(server.services.moderation.do("", "moderator", person.id))
    server.run(server.services.withdrawals.hear())
    assert person.get("/api/me")["moderator"]
    return person


# Names

ALIKE = ["SIGRID", "Sígrid", "Sigrld", "Sigr1d", "5igrid", "S i g r i d", "sig.rid", "Ｓigrid"]
ALIKE += ["Sɨgrid", "Sigriɗ", "ƨigrid"]


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_bears_a_name_that_looks_like_an_account(house: Running, name: str) -> None:
    registered(house, "Sigrid")
    other = house.person()
    assert refused(other, "/api/me", {"name": name}, "PATCH") == "name-taken"
    assert refused(other, "/api/register", {"name": name, "password": "a long one"}) == "name-taken"
    seats = [{"kind": "me"}, {"kind": "hot", "name": name}]
    assert refused(other, "/api/tables", {"game": "shieldwall", "seats": seats}) == "name-taken"


@pytest.mark.parametrize(
    "name", ["Sіgrid", "Sιgrid", "ᏚᎥgrid", "ᎪᎷ", "Sǀgrid", "ꜱɪɢʀɪᴅ", "Sigriɖʟ"]
)
def test_a_name_keeps_to_one_alphabet(server: Running, name: str) -> None:
    assert refused(server.person(), "/api/me", {"name": name}, "PATCH") == "name-mixed"


@pytest.mark.parametrize("name", ["Бьорн", "Björn", "Χάρης", "たろうと花", "지민", "Ulf 2", "Ɛkɔw"])
def test_names_of_all_alphabets_that_people_tell_apart_are_taken(
    server: Running, name: str
) -> None:
    person = server.person()
    assert person.call("PATCH", "/api/me", {"name": name}).json()["user"]["name"] == name


def test_names_that_do_not_look_alike_have_shapes_of_their_own() -> None:
    names = ["Sigrid", "Sigurd", "Ulf", "Ulf 2", "Olaf", "Бьорн", "Björk", "Jan", "Ian", "花"]
    assert len({look_alikes.of(name) for name in names}) == len(names)


def test_an_account_may_keep_its_own_name(server: Running) -> None:
    person = registered(server, "Ragnheid")
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Ragnheid"}]
    assert person.post("/api/tables", {"game": "shieldwall", "seats": seats})


def test_guests_are_marked_and_remarks_say_whose_they_are(server: Running) -> None:
    person, guest = registered(server, "Thorgerd"), server.person(name="Kari")
    table = person.table("me", "open", ready=True)["id"]
    guest.post(f"/api/tables/{table}/join", {}, 200)
    with guest.sit(table) as live:
        assert [seat["guest"] for seat in live.table["summary"]["seats"]] == [False, True]
        live.do("chat", text="Hail")
        [said] = [m for m in live.messages if m["type"] == "chat"]
        assert (said["by"], said["user_id"], said["guest"]) == ("Kari", guest.id, True)
    with person.sit(table) as live:
        assert live.table["chat"][0]["user_id"] == guest.id and live.table["chat"][0]["guest"]


# Blocking


def test_who_is_blocked_is_not_heard_and_sits_at_no_table_of_mine(house: Running) -> None:
    person, other = registered(house, "Sigrid"), registered(house, "Ulf")
    table = person.table("me", "greedy", ready=True)["id"]
    assert person.call("PUT", f"/api/me/blocks/{other.id}").status_code == 200
    assert person.get("/api/me/blocks") == [{"user_id": other.id, "name": "Ulf"}]
    with person.sit(table) as mine, other.sit(table) as his:
        his.do("chat", text="You cannot hear me")
        answer = mine.do("chat", text="Nor do I")
        assert [m["text"] for m in mine.messages if m["type"] == "chat"] == ["Nor do I"]
        assert mine.table["version"] <= answer["version"]
    with person.sit(table) as mine:
        assert [line["text"] for line in mine.table["chat"]] == ["Nor do I"]
    for one, two in ((person, other), (other, person)):
        waiting = one.table("me", "open")["id"]
        assert refused(two, f"/api/tables/{waiting}/join", {}) == "blocked"
    shown = {one["id"] for one in person.get("/api/tables?state=open")}
    assert waiting not in shown
    assert person.call("DELETE", f"/api/me/blocks/{other.id}").status_code == 204
    person.post(f"/api/tables/{waiting}/join", {}, 200)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows each question to the database was answered with."""
    found: list[int] = []
    usual = Store._rows

    def rows(store: Store, statement: Executable) -> Sequence[Row[Any]]:
        answer = usual(store, statement)
        if "FROM withdrawals" not in str(statement):  # which the server asks for by itself
            found.append(len(answer))
        return answer

    monkeypatch.setattr(Store, "_rows", rows)
    return found


def test_the_lobby_costs_who_blocks_many_one_more_question(
    house: Running, asked: list[int]
) -> None:
    """One for the tables, one for those who are blocked, however many there are of both."""
    person, other = house.person(), house.person()
    rows = [{"user_id": person.id, "other_id": f"nobody{n}"} for n in range(blocks.MOST - 1)]
    rows.append({"user_id": person.id, "other_id": other.id})
    house.run(house.services.store.write(insert(BLOCKS).values(rows)))
    mine, _ = person.table("me", "open"), [other.table("me", "open") for _ in range(20)]
    person.get("/api/tables?state=open")
    for state, shown in (("open", [mine["id"]]), ("running", [])):
        asked.clear()
        assert [one["id"] for one in person.get(f"/api/tables?state={state}")] == shown
        assert sorted(asked) == [21 if shown else 0, blocks.MOST]
        asked.clear()
        person.get("/api/tables?state=mine")
        assert asked == [1]


def test_who_reports_and_reports_is_asked_to_wait(tmp_path: Path) -> None:
    """Guests cost nothing: those of one address together report as often as one."""
    with running(tmp_path, rate=1, proxies=["127.0.0.1"]) as server:
        server.services.limits.clock = lambda: 0.0
        about = server.person().id
        report = {"text": "rude", "user_id": about}
        codes = []
        for _ in range(7):
            guest = server.person()
            guest.http.headers["X-Forwarded-For"] = "192.0.2.1"
            codes.append(guest.call("POST", "/api/reports", report).status_code)
        assert codes == [201] * 5 + [429] * 2


def test_nobody_blocks_himself_or_nobody(server: Running) -> None:
    person = server.person()
    assert refused(person, f"/api/me/blocks/{person.id}", {}, "PUT") == "not-found"
    assert refused(person, "/api/me/blocks/nobody", {}, "PUT") == "not-found"


# Moderation


def reported(house: Running, by: Person, about: Person) -> dict[str, Any]:
    table = about.table("me", "greedy", ready=True)["id"]
    with about.sit(table) as live:
        version = live.do("chat", text="Something foul")["version"]
    by.post("/api/reports", {"table_id": table, "version": version, "text": "Not nice"})
    [report] = moderator(house).get("/api/moderation/reports")
    return dict(report)


def test_a_remark_is_reported_with_what_was_said(house: Running) -> None:
    person, other = registered(house, "Sigrid"), registered(house, "Ulf")
    report = reported(house, person, other)
    assert (report["remark"], report["text"]) == ("Something foul", "Not nice")
    assert (report["by_name"], report["about_name"]) == ("Sigrid", "Ulf")
    person.post("/api/reports", {"user_id": other.id, "text": "He does it again"})
    assert refused(person, "/api/reports", {"text": "About nobody"}) == "not-found"
    assert (
        refused(person, "/api/reports", {"table_id": "x", "version": 3, "text": ""}) == "not-found"
    )


@pytest.mark.parametrize("path", ["reports", "acts"])
def test_only_moderators_see_what_was_reported_and_done(server: Running, path: str) -> None:
    answer = server.person().http.get(f"/api/moderation/{path}")
    assert answer.status_code == 403


def test_who_is_muted_plays_on_in_silence_and_may_speak_once_it_is_undone(house: Running) -> None:
    other = registered(house, "Ulf")
    judge = moderator(house)
    table = other.table("me", "greedy", ready=True)["id"]
    act = judge.post("/api/moderation/acts", {"deed": "mute", "about": other.id, "hours": 1})
    with other.sit(table) as live:
        assert live.refuse("chat", text="But") == "muted"
        live.choose(0)
    assert judge.call("DELETE", f"/api/moderation/acts/{act['id']}").status_code == 204
    with other.sit(table) as live:
        live.do("chat", text="Thank you")
    acts = judge.get("/api/moderation/acts")
    assert [(one["deed"], one["undone"] is not None) for one in acts] == [
        ("mute", True),
        ("moderator", False),
    ]
    assert refused(judge, f"/api/moderation/acts/{act['id']}", {}, "DELETE") == "not-found"
    named = acts[1]["id"]
    assert refused(judge, f"/api/moderation/acts/{named}", {}, "DELETE") == "forbidden"


def test_who_is_banned_is_sent_away_at_once_and_let_in_once_it_is_undone(house: Running) -> None:
    other = registered(house, "Ulf")
    report = reported(house, registered(house, "Sigrid"), other)
    judge = moderator(house, "Hallgerd")
    table = other.table("me", "greedy", ready=True)["id"]
    with other.sit(table) as live:
        wish = {"deed": "ban", "about": other.id, "reason": "foul", "report": report["id"]}
        act = judge.post("/api/moderation/acts", wish)
        with pytest.raises(ConnectionClosed):
            live.receive_until(lambda m: False)
    assert judge.get("/api/moderation/reports") == []
    assert other.get("/api/me", 403)["error"]["code"] == "banned"
    live = Live(other, table)
    assert live.receive()["error"]["code"] == "banned"
    live.stack.close()
    judge.call("DELETE", f"/api/moderation/acts/{act['id']}")
    assert other.get("/api/me")["user"]["id"] == other.id


def test_a_table_is_closed_and_opened_again(house: Running) -> None:
    other = registered(house, "Ulf")
    judge = moderator(house)
    table = other.table("me", "greedy", ready=True)["id"]
    with other.sit(table) as live:
        act = judge.post("/api/moderation/acts", {"deed": "close", "about": table})
        live.receive_until(lambda m: m.get("summary", {}).get("state") == "over")
        assert live.table["summary"]["result"]["ending"] == "stopped"
        assert refused(judge, "/api/moderation/acts", {"deed": "close", "about": table}) == "closed"
        judge.call("DELETE", f"/api/moderation/acts/{act['id']}")
        live.receive_until(lambda m: m.get("summary", {}).get("state") == "running")
        live.choose(0)
