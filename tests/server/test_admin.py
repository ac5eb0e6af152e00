"""`holmgang admin`: copies, checks and moderation from outside, while the server runs."""

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli_terminal import Result, Terminal, settle
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from holmgang.server.storage.schema import LOG
from holmgang.texts import LANGUAGES
from server.databases import new_database
from server.harness import Running, running
from server.test_account import finished, is_in, logged_in, registered


class Office:
    """An operator beside a running server."""

    def __init__(self, run: Terminal, server: Running) -> None:
        self.run = run
        self.server = server

    def __call__(self, *args: str | Path) -> Result:
        return self.run("admin", *args, "--database", self.server.services.settings.database)

    def do(self, *args: str | Path) -> str:
        result = self(*args)
        assert (result.code, result.err) == (0, ""), result.err
        return result.out


@pytest.fixture
def office(
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Iterator[Office]:
    settle(monkeypatch, tmp_path)
    with running(tmp_path, database=database) as server:
        (tmp_path / "data").mkdir(mode=0o700)
        (tmp_path / "data" / "secret.key").write_bytes(b"k" * 32)
        yield Office(Terminal(monkeypatch, capsys), server)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_hot_copy_goes_back_into_either_kind_of_database(
    office: Office, kind: str, tmp_path: Path, postgres_url: str
) -> None:
    sigrid, ulf = registered(office.server, "Sigrid"), registered(office.server, "Ulf")
    over = finished(sigrid, ulf)
    going = sigrid.table("me", "greedy", ready=True, options={"units": "9"})["id"]
    copy = tmp_path / "copy.sqlite3"
    with sigrid.sit(going) as live:
        live.choose(0)
        assert str(copy) in office.do("backup", copy)
        live.choose(0)
        version = live.table["version"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    target = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    if kind == "postgresql":
        target = new_database(postgres_url)
    result = office.run("admin", "restore", copy, "--database", target)
    assert (result.code, result.err) == (0, "")
    with running(tmp_path, database=target) as other:
        again = logged_in(other, "Sigrid")
        with again.sit(going) as live:
            assert 1 < live.table["version"] <= version
            live.choose(0)
        assert again.http.get(f"/api/tables/{over}/record").text == (
            sigrid.http.get(f"/api/tables/{over}/record").text
        )


def test_a_copy_replaces_nothing_unless_asked(office: Office, tmp_path: Path) -> None:
    registered(office.server, "Sigrid")
    copy = tmp_path / "copy.sqlite3"
    office.do("backup", copy)
    assert office("backup", copy).err.startswith("The file")
    assert office("restore", copy).err.startswith("The database has people in it")
    registered(office.server, "Ulf")
    office.do("restore", copy, "--replace")
    assert "Ulf" not in office.do("users") and "Sigrid" in office.do("users")


def test_what_is_no_copy_is_refused(office: Office, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam" * 100)
    with sqlite3.connect(tmp_path / "theirs") as other:
        other.execute("create table theirs (id)")
    other.close()
    for name in ("letter", "theirs", "nothing"):
        assert "no copy of a database" in office("restore", tmp_path / name).err
    registered(office.server, "Sigrid")


def test_a_check_plays_every_table_again(office: Office) -> None:
    sigrid, ulf = registered(office.server, "Sigrid"), registered(office.server, "Ulf")
    finished(sigrid, ulf)
    broken = sigrid.table("me", "greedy", ready=True)["id"]
    assert office.do("check").startswith("Tables: 2. Proven games: 1.")
    place = (LOG.c.table_id == broken) & (LOG.c.seq == 1)
    office.server.run(office.server.services.store.write(LOG.update().where(place).values(seq=7)))
    result = office("check")
    assert result.code == 1 and broken in result.out and "1 table is broken" in result.err


def test_people_are_found_muted_banned_and_pardoned(office: Office) -> None:
    ulf = registered(office.server, "Ulf")
    table = ulf.table("me", "greedy", ready=True)["id"]
    assert ulf.id in office.do("users", "ul")
    with ulf.sit(table) as live:
        act = office.do("ban", "Ulf", "--reason", "foul words").split()[0]
        with pytest.raises(ConnectionClosed):
            live.receive_until(lambda m: False)
    assert ulf.get("/api/me", 403)["error"]["code"] == "banned"
    assert "banned" in office.do("users", "Ulf") and "foul words" in office.do("acts")
    office.do("undo", act)
    office.server.run(office.server.services.withdrawals.hear())
    assert is_in(ulf) and "(undone)" in office.do("acts")
    office.do("mute", ulf.id, "--hours", "1")
    assert "muted" in office.do("users", "Ulf")
    assert office("ban", "Nobody").code == 1


def test_a_moderator_is_named(office: Office) -> None:
    ulf = registered(office.server, "Ulf")
    office.do("moderator", "Ulf")
    office.server.run(office.server.services.withdrawals.hear())
    assert ulf.get("/api/moderation/reports") == []


def test_a_table_is_closed_under_the_eyes_of_its_players(office: Office) -> None:
    ulf = registered(office.server, "Ulf")
    table = ulf.table("me", "greedy", ready=True)["id"]
    with ulf.sit(table) as live:
        office.do("close", table)
        live.receive_until(lambda m: m.get("summary", {}).get("state") == "over")
    assert office("close", "0" * 16).code == 1


def test_what_has_expired_goes_when_asked(office: Office) -> None:
    ulf = registered(office.server, "Ulf")
    table = ulf.table("me", "open")["id"]
    old = LOG.update().values(at=1.0)
    rows = "update tables set updated = 1"
    office.server.run(office.server.services.store.write(old, text(rows)))
    office.do("prune")
    assert table not in {one["id"] for one in ulf.get("/api/tables?state=mine")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_all_there_is(
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    settle(monkeypatch, tmp_path)
    run = Terminal(monkeypatch, capsys)
    shown = run("admin", "--lang", lang)
    assert shown.code == 0
    for name in ("backup", "restore", "check", "users", "ban", "mute", "close", "prune"):
        assert name in shown.out
        assert "admin-" not in run("admin", name, "--help", "--lang", lang).out
