"""People own their accounts: passwords, sessions, ways back, all data as a file, and the end."""

import json
import re
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from holmgang.core import record as records
from holmgang.core.replay import prove
from holmgang.games import find
from holmgang.server.errors import Forbidden
from holmgang.server.people import accounts
from holmgang.server.people.mail import Mail
from holmgang.server.routes import visitors
from holmgang.server.run import make_server
from holmgang.server.storage.schema import CODES, LOG, TABLES, USERS
from server.harness import PATIENCE, TRUST, Live, Person, Running, play, running, settings, wait_for

PASSWORD = "a long password"
LATER = "another password"


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database=database) as server:
        yield server


def enter(person: Person, path: str, data: dict[str, Any]) -> dict[str, Any]:
    """Come in by a way that gives a new session."""
    me: dict[str, Any] = person.post(path, data, 200)
    person.me = me
    person.headers = {"X-CSRF-Token": me["csrf"]}
    return me


def registered(server: Running, name: str) -> Person:
    person = server.person()
    enter(person, "/api/register", {"name": name, "password": PASSWORD})
    return person


def logged_in(server: Running, name: str, password: str = PASSWORD) -> Person:
    person = server.person()
    enter(person, "/api/login", {"name": name, "password": password})
    return person


def refused(person: Person, path: str, data: dict[str, Any], method: str = "POST") -> str:
    answer = person.call(method, path, data)
    assert answer.status_code >= 400
    return str(answer.json()["error"]["code"])


def is_in(person: Person) -> bool:
    return bool(person.get("/api/me")["user"]["id"] == person.id)


# Passwords and sessions


def test_a_new_password_ends_all_other_sessions(house: Running) -> None:
    here = registered(house, "Sigrid")
    there = logged_in(house, "Sigrid")
    assert refused(here, "/api/me/password", {"old": LATER, "password": LATER}) == "bad-credentials"
    assert is_in(there)
    enter(here, "/api/me/password", {"old": PASSWORD, "password": LATER})
    assert is_in(here) and not is_in(there)
    assert refused(house.person(), "/api/login", {"name": "Sigrid", "password": PASSWORD})
    assert is_in(logged_in(house, "Sigrid", LATER))


def test_sessions_are_listed_and_can_be_ended_one_by_one(house: Running) -> None:
    here = registered(house, "Sigrid")
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    there = house.person()
    there.http.headers["User-Agent"] = firefox
    enter(there, "/api/login", {"name": "Sigrid", "password": PASSWORD})
    mine, other = here.get("/api/me/account")["sessions"]
    assert mine["current"] and not other["current"] and other["agent"] == "Firefox, Linux"
    stranger = registered(house, "Ulf")
    assert refused(stranger, f"/api/me/sessions/{other['id']}", {}, "DELETE") == "not-found"
    assert here.call("DELETE", f"/api/me/sessions/{other['id']}").status_code == 204
    assert is_in(here) and not is_in(there)


def test_nobody_has_sessions_without_end(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """To end thousands of them at once would take everybody's time."""
    monkeypatch.setattr(accounts, "MOST_SESSIONS", 3)
    first = registered(house, "Sigrid")
    others = [logged_in(house, "Sigrid") for _ in range(3)]
    assert not is_in(first) and all(is_in(one) for one in others)
    assert len(others[-1].get("/api/me/account")["sessions"]) == 3


def test_of_two_names_at_once_one_is_taken(house: Running) -> None:
    """Whoever registers twice at the same moment is told which of them he has."""
    person = house.person()
    user = house.run(house.services.accounts.by_session(house_session(house, person)))
    register = house.services.accounts.register
    house.run(register(user, "Sigrid", PASSWORD))
    user.guest = True  # as the other request took him for
    with pytest.raises(Forbidden):
        house.run(register(user, "Gudrid", PASSWORD))
    assert is_in(logged_in(house, "Sigrid"))


def house_session(server: Running, person: Person) -> str:
    session = server.services.accounts.unsign(person.http.cookies["holmgang_session"])
    assert session is not None
    return session


def test_one_can_sign_out_everywhere(house: Running) -> None:
    here = registered(house, "Sigrid")
    there = logged_in(house, "Sigrid")
    assert here.call("DELETE", "/api/me/sessions").status_code == 200
    assert not is_in(there) and not is_in(here)
    assert is_in(logged_in(house, "Sigrid"))


def test_registering_and_coming_in_renew_the_session(house: Running) -> None:
    """Whoever knew the session of a guest does not come in by it as his account."""
    person = house.person()
    before = person.cookie
    enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})
    assert person.cookie != before
    old = httpx.get(house.url + "/api/me", headers={"Cookie": before})
    assert old.json()["user"]["id"] != person.id


@pytest.mark.parametrize("way", ["everywhere", "session", "token", "password"])
def test_a_socket_is_closed_at_once_when_what_opened_it_is_withdrawn(
    house: Running, way: str
) -> None:
    here, there = registered(house, "Sigrid"), logged_in(house, "Sigrid")
    token = there.post("/api/tokens", {"name": "bot"})
    table = there.table("me", "greedy", ready=True)["id"]
    if way == "token":
        there.http.cookies.clear()
        there.http.headers["Authorization"] = f"Bearer {token['token']}"
    with Live(there, table) as live:
        if way == "everywhere":
            here.call("DELETE", "/api/me/sessions")
        elif way == "session":
            [_, other] = here.get("/api/me/account")["sessions"]
            here.call("DELETE", f"/api/me/sessions/{other['id']}")
        elif way == "token":
            here.call("DELETE", f"/api/tokens/{token['id']}")
        else:
            enter(here, "/api/me/password", {"old": PASSWORD, "password": LATER})
        with pytest.raises(ConnectionClosed) as closed:
            live.receive_until(lambda m: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_other_servers_hear_of_a_withdrawal(postgres_url: str, tmp_path: Path) -> None:
    from server.databases import new_database

    database = new_database(postgres_url)
    with running(tmp_path, database=database) as one, running(tmp_path, database=database) as two:
        here = registered(one, "Sigrid")
        there = logged_in(two, "Sigrid")
        table = there.table("me", "greedy", ready=True)["id"]
        with there.sit(table) as live:
            here.call("DELETE", "/api/me/sessions")
            with pytest.raises(ConnectionClosed):
                live.receive_until(lambda m: False)
        assert not is_in(there)


def test_a_stranger_who_tries_a_name_does_not_lock_its_owner_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "address", lambda asked: asked.headers.get("X-From", "here"))
    monkeypatch.setattr(accounts, "SLOWEST", 0.01)
    with running(tmp_path, rate=1.0) as server:
        server.services.limits.clock = lambda: 0.0  # the tries take no time
        registered(server, "Sigrid")
        stranger, owner = server.person(), server.person()
        stranger.http.headers["X-From"] = "elsewhere"
        wrong = {"name": "Sigrid", "password": LATER}
        tries = [refused(stranger, "/api/login", wrong) for _ in range(12)]
        assert tries.count("too-fast") == 4 and tries.count("bad-credentials") == 8
        assert server.services.accounts.delay("sigrid") > 0
        enter(owner, "/api/login", {"name": "Sigrid", "password": PASSWORD})
        assert server.services.accounts.delay("sigrid") == 0


# Ways back


def test_a_recovery_code_opens_an_account_once(house: Running) -> None:
    person = house.person()
    codes = enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})["codes"]
    assert len(codes) == len(set(codes)) == 8
    lost = house.person()
    wish = {"name": "Sigrid", "code": "22222-22222-22222", "password": LATER}
    assert refused(lost, "/api/recover", wish) == "bad-code"
    wish["code"] = codes[0].upper().replace("-", " ")
    enter(lost, "/api/recover", wish)
    assert lost.id == person.id and not is_in(person)
    assert lost.get("/api/me/account")["codes_left"] == 7
    assert refused(house.person(), "/api/recover", wish) == "bad-code"
    assert refused(house.person(), "/api/recover", wish | {"name": "Nobody"}) == "bad-code"


def test_a_foreign_page_lets_nobody_in_as_somebody_else(house: Running) -> None:
    """A form of another site comes without the cookie, and could set one."""
    person = house.person()
    me = enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})
    back = {"name": "Sigrid", "code": me["codes"][0], "password": LATER}
    for path in ("/api/recover", "/api/login"):
        answer = httpx.post(house.url + path, json=back, verify=TRUST)
        assert answer.status_code in (400, 401) and "set-cookie" not in answer.headers
    assert refused(house.person(), "/api/login", {"name": "Sigrid", "password": LATER})


def test_tokens_end_when_an_account_is_recovered_and_outlive_a_new_password(house: Running) -> None:
    person = house.person()
    [code, *_] = enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})["codes"]
    token = person.post("/api/tokens", {"name": "bot"})["token"]
    program = {"Authorization": f"Bearer {token}"}
    enter(person, "/api/me/password", {"old": PASSWORD, "password": LATER})
    assert httpx.get(house.url + "/api/me/account", headers=program).status_code == 200
    enter(house.person(), "/api/recover", {"name": "Sigrid", "code": code, "password": PASSWORD})
    assert httpx.get(house.url + "/api/me/account", headers=program).status_code == 401


def test_new_codes_replace_the_old_ones(house: Running) -> None:
    person = house.person()
    old = enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})["codes"]
    assert refused(person, "/api/me/codes", {"password": LATER}) == "bad-credentials"
    new = person.post("/api/me/codes", {"password": PASSWORD}, 200)["codes"]
    wish = {"name": "Sigrid", "code": old[0], "password": LATER}
    assert refused(house.person(), "/api/recover", wish) == "bad-code"
    enter(house.person(), "/api/recover", wish | {"code": new[0]})


def test_codes_are_kept_as_digests(house: Running) -> None:
    person = house.person()
    codes = enter(person, "/api/register", {"name": "Sigrid", "password": PASSWORD})["codes"]
    held = json.dumps([list(row) for row in house.run(house.services.store.rows(CODES.select()))])
    assert not any(code in held or code.replace("-", "") in held for code in codes)


class Post(socketserver.ThreadingTCPServer):
    """A server for e-mail that keeps what it is sent."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PostHandler)
        self.letters: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class PostHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                assert isinstance(self.server, Post)
                self.server.letters.append(b"".join(lines).decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")


@pytest.fixture
def post() -> Iterator[Post]:
    with Post() as server:
        yield server
        server.shutdown()


def code_in(letter: str) -> str:
    found = re.search(r"\w{5}-\w{5}-\w{5}", letter)
    assert found
    return found[0]


def test_an_address_that_was_confirmed_gets_a_code(
    post: Post, database: str, tmp_path: Path
) -> None:
    smtp = f"smtp://127.0.0.1:{post.server_address[1]}"
    with running(tmp_path, database=database, smtp=smtp, mail_from="table@example.org") as house:
        person, other = registered(house, "Sigrid"), registered(house, "Ulf")
        assert person.get("/api/me/account")["has_mail"]
        wish = {"email": "sigrid@example.org", "password": PASSWORD}
        assert person.call("PUT", "/api/me/email", wish).status_code == 200
        assert "To: sigrid@example.org" in post.letters[0]
        # An address is nobody's until it is confirmed, and its code confirms nothing else.
        lost = house.person()
        assert lost.post("/api/recover/mail", {"name": "Sigrid"}, 200) == {}
        code = code_in(post.letters[0])
        assert refused(other, "/api/me/email/confirm", {"code": code}) == "bad-code"
        person.post("/api/me/email/confirm", {"code": code}, 200)
        assert person.get("/api/me/account")["email"] == "sigrid@example.org"
        assert len(post.letters) == 1
        # Now it gets a code; whether there is an account is told to nobody.
        for name in ("Sigrid", "Nobody"):
            assert lost.post("/api/recover/mail", {"name": name}, 200) == {}
        wait_for(lambda: len(post.letters) == 2)
        code = code_in(post.letters[1])
        enter(lost, "/api/recover", {"name": "Sigrid", "code": code, "password": LATER})
        assert lost.id == person.id


def test_a_mail_server_that_is_down_holds_up_letters_alone(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_up = threading.Event()
    monkeypatch.setattr(Mail, "_send", lambda *_: is_up.wait(PATIENCE))
    mail = house.services.mail
    mail.url = urlsplit("smtp://mail.example")
    for _ in range(50):
        house.run(later(mail))
    try:
        assert is_in(registered(house, "Sigrid"))  # passwords are hashed in threads too
    finally:
        is_up.set()


async def later(mail: Mail) -> None:
    mail.later("anna@mail.example", "Hail", "and well met")


def test_a_server_without_mail_says_so(house: Running) -> None:
    person = registered(house, "Sigrid")
    assert not person.get("/api/me/account")["has_mail"]
    wish = {"email": "sigrid@example.org", "password": PASSWORD}
    assert refused(person, "/api/me/email", wish, "PUT") == "no-mail"
    assert refused(person, "/api/recover/mail", {"name": "Sigrid"}) == "no-mail"


# All one's data, and the end


def test_all_data_can_be_taken_along(house: Running) -> None:
    person = registered(house, "Sigrid")
    person.post("/api/tokens", {"name": "my bot"})
    table = person.table("me", "greedy", ready=True)["id"]
    with person.sit(table) as live:
        live.do("chat", text="Well met")
        live.choose(0)
    answer = person.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["user"]["name"] == "Sigrid" and len(data["sessions"]) == 1
    assert [token["name"] for token in data["tokens"]] == ["my bot"]
    assert [one["table"]["id"] for one in data["tables"]] == [table]
    assert [done["what"]["is"] for done in data["done"]] == ["said", "chosen"]
    # The seed of a game under way would tell what lies hidden.
    secret = house.services.tables.loaded[table].table.setup.secret
    assert secret not in answer.text and "argon2" not in answer.text


def everything(server: Running) -> str:
    """All that the database holds."""
    tables = (USERS, LOG, TABLES, CODES)
    rows = [
        row for table in tables for row in server.run(server.services.store.rows(table.select()))
    ]
    return json.dumps([list(row) for row in rows], ensure_ascii=False)


def test_of_a_deleted_account_games_stay_and_the_name_does_not(house: Running) -> None:
    person, other = registered(house, "Sigrid"), registered(house, "Ulf")
    over = finished(person, other)
    running_table = person.table("me", "open", ready=True)["id"]
    other.post(f"/api/tables/{running_table}/join", {}, 200)
    waiting = person.table("me", "open")["id"]
    elsewhere = other.table("me", "greedy", ready=True)["id"]
    with other.sit(running_table) as theirs, person.sit(elsewhere) as looking:
        theirs.do("ready", seat=1)
        looking.do("chat", text="Good luck from Sigrid's friend")
        assert "Sigrid" in everything(house)
        assert refused(person, "/api/me/delete", {"password": LATER}) == "bad-credentials"
        person.post("/api/me/delete", {"password": PASSWORD}, 200)
        theirs.receive_until(lambda m: m.get("over") is not None)
        assert theirs.table["over"]["ending"] == "resigned"
    held = everything(house)
    assert person.id not in held
    assert "Sigrid" not in held.replace("Good luck from Sigrid's friend", "")
    assert not is_in(person)
    assert refused(house.person(), "/api/login", {"name": "Sigrid", "password": PASSWORD})
    # The other keeps the game, its proof and his own name.
    text = other.http.get(f"/api/tables/{over}/record").text
    record = records.read(text)
    assert "Ulf" in record.names and "Sigrid" not in record.names
    assert prove(find("shieldwall"), record) > 0
    assert waiting not in {t["id"] for t in other.get("/api/tables?state=open")}
    registered(house, "Sigrid")


def finished(one: Person, two: Person) -> str:
    table = str(one.table("me", "open", ready=True)["id"])
    two.post(f"/api/tables/{table}/join", {}, 200)
    with one.sit(table) as here, two.sit(table) as there:
        there.do("ready", seat=1)
        here.receive_to(there.table["version"])
        play({0: here, 1: there}, lambda texts: texts[0])
    return table


def test_a_name_is_gone_after_a_restart_too(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as house:
        person, other = registered(house, "Sigrid"), registered(house, "Ulf")
        table = finished(person, other)
        person.post("/api/me/delete", {"password": PASSWORD}, 200)
        before = other.http.get(f"/api/tables/{table}/record").text
        cookie = other.cookie
    with running(tmp_path, database=database) as house:
        after = httpx.get(f"{house.url}/api/tables/{table}/record", headers={"Cookie": cookie})
        assert after.text == before and "Sigrid" not in before


def test_a_guest_can_be_deleted_too(house: Running) -> None:
    guest = house.person(name="Hallgerd")
    guest.table("me", "greedy", ready=True)
    guest.post("/api/me/delete", {}, 200)
    assert "Hallgerd" not in everything(house)


def test_what_a_password_costs_to_guess(tmp_path: Path) -> None:
    """The second of the recommended ways of RFC 9106: 64 MB for each try."""
    kept = make_server(settings(tmp_path), "127.0.0.1", 0).services.accounts.hasher
    assert (kept.memory_cost, kept.time_cost, kept.parallelism) == (65536, 3, 4)
