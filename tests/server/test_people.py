"""Guests, accounts, tokens, and what protects them."""

from typing import Any

import httpx
import pytest

from server.harness import Live, Person, Running, running

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
