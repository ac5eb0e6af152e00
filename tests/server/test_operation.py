"""What operators see: alive, ready, the names of requests, figures, and no secret in any log."""

import json
import stat
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from holmgang.server import run
from holmgang.server.errors import BadSetting, PortTaken
from holmgang.server.routes import pages
from holmgang.server.runtime import logs
from holmgang.server.settings import from_environment
from holmgang.server.storage import migrations
from holmgang.server.storage.schema import TOKENS, VERSION
from server.harness import Running, free_port, running, settings


def test_it_lives_and_is_ready(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as server:
        assert httpx.get(server.url + "/healthz").json()["status"] == "ok"
        ready = httpx.get(server.url + "/readyz").json()
        assert ready == {"status": "ok", "schema": migrations.NEWEST}


def lack(server: Running) -> str:
    """What `readyz` says is missing; `healthz` says that the server lives all the same."""
    server.services.readiness.at = -1e9
    answer = httpx.get(server.url + "/readyz")
    assert answer.status_code == 503 and answer.json()["error"]["code"] == "not-ready"
    assert httpx.get(server.url + "/healthz").is_success
    return str(answer.json()["error"]["details"]["what"])


def test_tables_of_another_version_are_not_ready(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as server:
        server.run(server.services.store.write(VERSION.update().values(version=999)))
        assert lack(server) == "schema"


def test_a_database_that_takes_nothing_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.run(server.services.store.write(text("drop table schema_version")))
        assert lack(server) == "database"


def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "free")  # as the one of the library
    with running(tmp_path) as server:
        monkeypatch.setattr("shutil.disk_usage", lambda path: usage(1000))
        assert lack(server) == "disk"


def test_a_server_whose_database_is_gone_still_says_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> None:
        raise OperationalError("connect", None, Exception("no answer"))

    with running(tmp_path) as server:
        person = server.person()
        clock = {"initial": 600}
        with person.sit(person.table("me", "hot", ready=True, clock=clock)["id"]) as live:
            monkeypatch.setattr(server.services.store.engine, "connect", gone)
            server.server.should_exit = True
            live.receive_until(lambda message: message["type"] == "closing")
            with pytest.raises(ConnectionClosed) as caught:
                live.receive()
            assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012


# HEAD


ASKED = ["/", "/lobby", "/healthz", "/readyz", "/api/games", "/api/tables", "/schema/openapi.json"]


@pytest.mark.parametrize("path", [*ASKED, "/nothing.png", "/api/nothing", "/api/tables/none"])
@pytest.mark.parametrize("packing", ["identity", "gzip"])
def test_head_is_answered_as_get_is_without_a_body(
    server: Running, path: str, packing: str
) -> None:
    """RFC 9110, 9.3.2. The connection is good for the next request."""
    with httpx.Client(base_url=server.url, headers={"accept-encoding": packing}) as browser:
        head, got = browser.head(path), browser.get(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert told(head) == told(got)


def told(answer: httpx.Response) -> dict[str, str]:
    """What an answer says of itself; its name is its own, and the length of an error with it."""
    passing = {"x-request-id", "date", "set-cookie"}
    return {name: value for name, value in answer.headers.items() if name not in passing}


def test_a_file_of_the_app_is_looked_at_without_its_body(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "shield-1.js").write_bytes(b"x" * 1000)
    plain = {"accept-encoding": "identity"}
    answer = httpx.head(server.url + "/assets/shield-1.js", headers=plain)
    assert answer.status_code == 200 and answer.content == b""
    assert answer.headers["content-length"] == "1000"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(("method", "path"), [("PUT", "/healthz"), ("GET", "/api/login")])
def test_who_asks_by_a_wrong_method_is_told_the_right_ones(
    server: Running, method: str, path: str
) -> None:
    """RFC 9110, 15.5.6."""
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == 405
    allowed = {name.strip() for name in answer.headers["allow"].split(",")}
    assert allowed >= ({"GET", "HEAD"} if method == "PUT" else {"POST"})


# Requests have names


def test_a_request_is_called_the_same_in_its_answer_and_in_its_error(server: Running) -> None:
    given = {"X-Request-Id": "proxy-12345"}
    answer = httpx.get(server.url + "/api/tables/nothing", headers=given)
    assert answer.headers["x-request-id"] == answer.json()["request"] == "proxy-12345"
    names = {httpx.get(server.url + path).headers["x-request-id"] for path in ("/", "/healthz")}
    assert len(names) == 2 and all(len(name) == 16 for name in names)


@pytest.mark.parametrize("bad", ["short", "a b c d e f g h", "x" * 65, 'quote"quote"'])
def test_a_name_that_is_none_is_replaced(server: Running, bad: str) -> None:
    answer = httpx.get(server.url + "/healthz", headers={"X-Request-Id": bad})
    assert answer.headers["x-request-id"] != bad


@pytest.fixture
def logged() -> Iterator[list[dict[str, Any]]]:
    """What is logged meanwhile, a line an object."""
    lines: list[dict[str, Any]] = []

    def keep(logger: object, method: str, event: Any) -> Any:
        lines.append(dict(event))
        raise structlog.DropEvent

    structlog.configure(processors=[*logs.PROCESSORS, keep], cache_logger_on_first_use=False)
    yield lines
    structlog.reset_defaults()


def test_an_error_is_logged_with_the_name_of_its_request_and_without_secrets(
    database: str, tmp_path: Path, logged: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "ab" * 32

    async def fail(user: object) -> Any:
        row = {"id": "1", "digest": secret, "user_id": person.id, "name": "x", "created": 0}
        await server.services.store.write(insert(TOKENS).values(row))
        await server.services.store.write(insert(TOKENS).values(row | {"id": "2"}))

    with running(tmp_path, database=database) as server:
        person = server.person()
        monkeypatch.setattr(server.services.accounts, "tokens", fail)
        answer = person.http.get("/api/tokens", headers={"X-Request-Id": "find-me-again"})
        assert answer.status_code == 500 and "digest" not in answer.text
    unexpected = [line["request"] for line in logged if line["event"] == "unexpected"]
    assert unexpected == ["find-me-again"]
    assert secret not in json.dumps(logged)


@pytest.mark.parametrize(
    "said",
    [
        "hg_abcDEF-123_456",
        "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA",
        "ab" * 32,
        "DETAIL:  Key (login)=(sigrid) already exists.",
        "[parameters: {'login': 'sigrid'}]",
    ],
)
def test_no_secret_reaches_a_log(said: str) -> None:
    event = logs.hide_secrets(None, "", {"event": "x", "error": f"before {said}\nafter"})
    assert event == {"event": "x", "error": "before …\nafter"}


# Figures


def test_metrics_can_be_closed(tmp_path: Path) -> None:
    with running(tmp_path, metrics="off") as server:
        assert httpx.get(server.url + "/metrics").status_code == 404


def test_metrics_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    wanted = settings(tmp_path, metrics=str(port))
    with run.shown_metrics(wanted):
        assert "holmgang_commands" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        with pytest.raises(PortTaken), run.shown_metrics(wanted):
            pass
    with running(tmp_path, metrics=str(port)) as server:
        assert httpx.get(server.url + "/metrics").status_code == 404


@pytest.mark.parametrize("value", ["", "open", "off", "9464", "0.0.0.0:9464", "[::1]:9464"])
def test_where_metrics_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("HOLMGANG_DATA", str(tmp_path))
    monkeypatch.setenv("HOLMGANG_METRICS", value)
    assert from_environment().metrics == (value or "open")
    monkeypatch.setenv("HOLMGANG_METRICS", "somewhere")
    with pytest.raises(BadSetting):
        from_environment()


# Files


def test_the_database_and_the_key_are_for_their_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "holmgang.sqlite3").touch(0o644)
    monkeypatch.setenv("HOLMGANG_DATA", str(tmp_path))
    wanted = from_environment()
    with running(tmp_path, key=wanted.key) as server:
        server.person()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"secret.key", "holmgang.sqlite3", "holmgang.sqlite3-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}
