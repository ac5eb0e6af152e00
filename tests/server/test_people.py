"""Guests, accounts, tokens, and what protects them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from holmgang.server.runtime import limits
from holmgang.server.tables import live_table
from server.harness import OPEN, TRUST, Live, Person, Running, running

PASSWORD = {"password": "a long password"}


def test_a_visitor_becomes_a_guest_and_stays_one(server: Running) -> None:
    person = server.person(lang="fr")
    assert person.me["user"]["guest"] and person.me["user"]["name"]
    assert person.me["lang"] == "fr"
    assert person.get("/api/me")["user"]["id"] == person.id
    cookie = next(iter(person.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert person.call("PATCH", "/api/me", {"name": "Ulf", "lang": "ru"}).json()["lang"] == "ru"
    assert person.get("/api/me")["user"]["name"] == "Ulf"


NAMES = ["greedy", "Greedy:5ms", "black", "Жадный бот", " GREEDY BOT ", "leif", "Лейф", "greedy@x"]


@pytest.mark.parametrize("name", NAMES)
def test_nobody_bears_the_name_of_a_bot_or_a_colour(server: Running, name: str) -> None:
    person = server.person()
    refused = person.call("PATCH", "/api/me", {"name": name})
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "name-reserved"
    account = person.call("POST", "/api/register", {"name": name, **PASSWORD})
    assert account.json()["error"]["code"] == "name-reserved"
    seats = [{"kind": "me"}, {"kind": "hot", "name": name}]
    table = person.call("POST", "/api/tables", {"game": "shieldwall", "seats": seats})
    assert table.json()["error"]["code"] == "name-reserved"


def test_a_forged_session_is_nobody(server: Running) -> None:
    person = server.person()
    forged = person.cookie[:-1] + ("0" if person.cookie[-1] != "0" else "1")
    response = httpx.get(server.url + "/api/tables?state=mine", headers={"Cookie": forged})
    assert response.status_code == 401


def test_an_account_keeps_its_tables_on_another_device(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy")
    me = person.post("/api/register", {"name": "Gudrun", **PASSWORD}, 200)
    assert not me["user"]["guest"] and me["user"]["id"] == person.id
    elsewhere = server.person()
    wrong = elsewhere.call("POST", "/api/login", {"name": "gudrun", "password": "not this one"})
    assert wrong.status_code == 401 and wrong.json()["error"]["code"] == "bad-credentials"
    there = elsewhere.post("/api/login", {"name": "gudrun", **PASSWORD}, 200)
    assert there["user"]["id"] == person.id
    elsewhere.headers = {"X-CSRF-Token": there["csrf"]}
    assert [t["id"] for t in elsewhere.get("/api/tables?state=mine")] == [table["id"]]
    assert elsewhere.call("POST", "/api/logout").status_code == 200
    elsewhere.http.cookies.clear()
    assert elsewhere.get("/api/tables?state=mine", 401)["error"]["code"] == "no-session"


def test_a_session_that_was_logged_out_is_worth_nothing(server: Running) -> None:
    person = server.person()
    stolen = person.cookie
    person.call("POST", "/api/logout")
    response = httpx.get(server.url + "/api/tables?state=mine", headers={"Cookie": stolen})
    assert response.status_code == 401


def test_a_program_plays_with_a_token(server: Running) -> None:
    person = server.person()
    made = person.post("/api/tokens", {"name": "my bot"})
    assert [t["name"] for t in person.get("/api/tokens")] == ["my bot"]
    assert "token" not in person.get("/api/tokens")[0]
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=server.url, headers=headers) as program:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made_table = program.post("/api/tables", json={"game": "shieldwall", "seats": seats})
        assert made_table.status_code == 201 and made_table.json()["your_seats"] == [0]
        assert person.call("DELETE", f"/api/tokens/{made['id']}").status_code == 204
        assert program.get("/api/tables?state=mine").status_code == 401


@pytest.mark.parametrize("token", ["", "wrong"])
def test_a_change_needs_the_csrf_token(server: Running, token: str) -> None:
    person = server.person()
    person.headers = {"X-CSRF-Token": token}
    response = person.call("POST", "/api/tables", {"game": "shieldwall", "seats": []})
    assert response.status_code == 403 and response.json()["error"]["code"] == "csrf"


def test_without_a_session_nothing_can_be_changed(server: Running) -> None:
    data = {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "open"}]}
    response = httpx.post(server.url + "/api/tables", json=data)
    assert response.status_code == 401 and response.json()["error"]["code"] == "no-session"


def test_every_response_carries_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = httpx.get(server.url + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_too_many_requests_are_refused_with_a_time(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with running(tmp_path, rate=0.1) as server:
        server.services.limits.clock = lambda: 0.0
        person = Person(server.url)
        codes = [person.http.get("/api/tables").status_code for _ in range(40)]
        assert 200 in codes and codes[-1] == 429
        refused = person.http.get("/api/tables")
        assert refused.json()["error"]["code"] == "too-fast"
        assert int(refused.headers["retry-after"]) >= 1


def test_a_flood_of_commands_is_refused_but_answered(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with running(tmp_path, rate=0.2) as server:
        server.services.limits.clock = lambda: 0.0
        person = Person(server.url)
        table = person.table("me", "greedy")
        with person.sit(table["id"]) as live:
            keys = [live.send("ping") for _ in range(40)]
            answers: dict[str, Any] = {}
            while len(answers) < len(keys):
                message = live.receive()
                if message["type"] == "answer":
                    answers[message["key"]] = message
            assert any(not a["ok"] and a["error"]["code"] == "too-fast" for a in answers.values())


def test_large_bodies_are_refused(server: Running) -> None:
    person = server.person()
    response = person.call("POST", "/api/replays", {"record": "x" * 600_000})
    assert response.status_code == 413 and response.json()["error"]["code"] == "too-large"


def test_errors_speak_the_language_of_the_caller(server: Running) -> None:
    texts = {
        lang: httpx.get(
            f"{server.url}/api/tables/{'0' * 16}", headers={"Accept-Language": f"{lang},en;q=0.1"}
        ).json()["error"]["text"]
        for lang in ("en", "ru", "fr")
    }
    assert len(set(texts.values())) == 3


def test_metrics_name_nobody(server: Running) -> None:
    person = server.person(name="Unmistakable")
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        live.do("ping")
        text = httpx.get(server.url + "/metrics").text
    assert "holmgang_commands_total" in text and "holmgang_tables_loaded" in text
    assert "Unmistakable" not in text and table["id"] not in text and person.id not in text


def test_a_watcher_needs_no_session(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    with Live(None, table["id"], server.url) as watching:
        assert watching.table["viewer"] == "spectator"
        assert watching.table["summary"]["invite"] is None


# From one address


def from_address(server: Running, address: str) -> Person:
    """Somebody behind a proxy that says where he is."""
    person = Person.__new__(Person)
    person.http = httpx.Client(
        base_url=server.url, headers={"X-Forwarded-For": address}, timeout=300, verify=TRUST
    )
    OPEN.append(person)
    person.me = person.get("/api/me")
    person.headers = {"X-CSRF-Token": person.me["csrf"]}
    return person


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, rate=1, proxies=["127.0.0.1"]) as server:
        server.services.limits.clock = lambda: 0.0
        yield server


def test_many_guests_of_one_address_have_a_share_together(
    proxied: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest costs nothing: who has many could ask for as much as he likes."""
    monkeypatch.setattr(limits, "TABLES", limits.Limit(2, 0.1))
    monkeypatch.setattr(limits, "MANY", 3)
    guests = [from_address(proxied, f"2001:db8::{number}") for number in range(5)]
    seats = {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "hot"}], "ready": True}
    laid = [one.call("POST", "/api/tables", seats).status_code for one in guests for _ in range(2)]
    assert laid == [201] * 6 + [429] * 4
    neighbour = from_address(proxied, "2001:db8:0:1::1")
    assert neighbour.call("POST", "/api/tables", seats).status_code == 201


def test_one_address_asks_for_so_much_whatever_it_is(proxied: Running) -> None:
    """Pages and figures too, for which nobody need say who he is."""
    burst = int(limits.ANYTHING.burst)
    known = proxied.services.limits
    for _ in range(burst):
        known.spend(limits.ANYTHING, "192.0.2.1")
    for path in ("/", "/metrics", "/schema/openapi.json", "/api/games"):
        there, here = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2))
        assert httpx.get(proxied.url + path, headers=there).status_code == 429
        assert httpx.get(proxied.url + path, headers=here).status_code == 200


def test_all_of_a_table_is_not_told_all_the_time(tmp_path: Path) -> None:
    """Everybody at it waits while it is told: neither in another language nor on a page."""
    with running(tmp_path, rate=0.1) as server:
        server.services.limits.clock = lambda: 0.0
        person = Person(server.url)
        table = person.table("me", "hot", ready=True)["id"]
        with person.sit(table) as live:
            answers = [live.ask("lang", lang="fr") for _ in range(4)]
            assert [answer["ok"] for answer in answers] == [True, True, False, False]
            assert live.ask("ping")["ok"]
        page = person.http.get(f"/t/{table}")
        assert page.status_code == 200 and f"live:{table}" not in page.text


def test_a_table_takes_so_much_and_no_more(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that has happened is read whenever a table is needed again."""
    monkeypatch.setattr(live_table, "MOST_ENTRIES", 5)
    person = server.person()
    table = person.table("me", "hot", ready=True)["id"]
    with person.sit(table) as live:
        for _ in range(4):
            live.do("chat", text="again")
        assert live.refuse("chat", text="and again") == "table-full"
        assert live.refuse("draw", seat=0) == "table-full"
        live.do("resign", seat=0)
