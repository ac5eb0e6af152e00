"""`holmgang serve`: where it listens, and what keeps it from starting, in words."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cli_terminal import Terminal, settle

from holmgang.server import run as server
from holmgang.server.errors import HostUnknown, PortForbidden, PortTaken
from holmgang.texts import LANGUAGES

NOWHERE = "postgresql://holmgang:geheim@127.0.0.1:1/none"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    settle(monkeypatch, tmp_path)
    monkeypatch.setenv("HOLMGANG_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("HOLMGANG_DATABASE_URL", raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """`serve` blocks SIGHUP for good; programs that later tests start would inherit that."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    yield
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ports at which a server would have run."""
    ports: list[int] = []

    def note(settings: object, host: str, port: int, sockets: list[socket.socket]) -> None:
        ports.append(port)
        for listener in sockets:
            listener.close()

    monkeypatch.setattr(server, "serve", note)
    return ports


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def refusal(run: Terminal, *args: str | Path, code: int = 1) -> str:
    """What `serve` says when it does not start: what is wrong, and what to do."""
    result = run("serve", "--no-open", *args)
    assert result.code == code
    assert result.out == ""
    lines = result.err.splitlines()
    assert len(lines) == 2 and all(line.endswith(".") or "pip install" in line for line in lines)
    return lines[0]


# Ports and addresses


def test_a_usual_port_that_is_taken_gives_way_to_the_next(
    run: Terminal, served: list[int], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PORT", taken)
    result = run("serve", "--no-open")
    [port] = served
    assert taken < port < taken + server.PORTS_TO_TRY
    assert result.code == 0
    assert result.out.splitlines()[:2] == [
        f"Port {taken} is taken; this is the next free one.",
        f"Holmgang is ready: http://127.0.0.1:{port}/",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_was_asked_for_is_not_exchanged(
    run: Terminal, served: list[int], taken: int, lang: str
) -> None:
    assert str(taken) in refusal(run, "--port", str(taken), "--lang", lang)
    assert served == []


def test_all_usual_ports_may_be_taken(
    run: Terminal, served: list[int], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PORT", taken)
    monkeypatch.setattr(server, "PORTS_TO_TRY", 1)
    assert f"Port {taken} is taken." == refusal(run)


@pytest.mark.parametrize("port", ["65536", "-1", "http"])
def test_no_such_port(run: Terminal, served: list[int], port: str) -> None:
    result = run("serve", "--no-open", "--port", port)
    assert (result.code, result.out, served) == (2, "", [])
    assert len(result.err.splitlines()) == 1 and "--port" in result.err


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "two..dots"])
def test_an_address_this_computer_does_not_have(
    run: Terminal, served: list[int], host: str
) -> None:
    assert host in refusal(run, "--host", host, "--port", "0")
    assert served == []


def test_a_port_the_system_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(host: str, port: int) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(server, "bind", refuse)
    with pytest.raises(PortForbidden):
        server.listen("127.0.0.1", 80)
    assert not issubclass(PortForbidden, PortTaken | HostUnknown)


# Settings and folders


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOLMGANG_WORKERS", "abc"),
        ("HOLMGANG_WORKERS", "0"),
        ("HOLMGANG_WORKERS", "1.5"),
        ("HOLMGANG_WORKERS", "1000000"),
        ("HOLMGANG_BOT_DELAY", "-1"),
        ("HOLMGANG_BOT_DELAY", "nan"),
        ("HOLMGANG_IDLE", "soon"),
        ("HOLMGANG_RATE", "inf"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_setting_that_is_no_number(
    run: Terminal,
    served: list[int],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
    lang: str,
) -> None:
    monkeypatch.setenv(name, value)
    line = refusal(run, "--lang", lang)
    assert name in line and value in line
    assert served == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_data_folder_that_cannot_be_written(
    run: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    (folder / "file").write_text("not a folder")
    monkeypatch.setenv("HOLMGANG_DATA", str(folder / "file" / "data"))
    assert str(folder / "file" / "data") in refusal(run, "--lang", lang)


# Databases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_cannot_be_reached(run: Terminal, lang: str) -> None:
    line = refusal(run, "--database", NOWHERE, "--lang", lang)
    assert "127.0.0.1:1/none" in line
    assert "geheim" not in line, "a password is not shown"


@pytest.mark.parametrize("url", ["nonsense", "mysql://root@localhost/x", "oracle2://x/y"])
def test_an_address_that_is_no_database_of_ours(run: Terminal, url: str) -> None:
    assert refusal(run, "--database", url) == "The address of the database cannot be understood."


def test_a_file_that_is_no_database(run: Terminal, folder: Path) -> None:
    (folder / "letter.txt").write_text("Dear Sir or Madam, " * 100)
    line = refusal(run, "--database", f"sqlite:///{folder / 'letter.txt'}")
    assert "letter.txt" in line and "not a database" in line


def test_a_file_in_a_folder_that_is_not_there(run: Terminal, folder: Path) -> None:
    assert "unable to open" in refusal(run, "--database", f"sqlite:///{folder / 'no' / 'file'}")


def test_a_database_that_is_locked(
    run: Terminal, folder: Path, served: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "locked.sqlite3"
    monkeypatch.setattr("holmgang.server.storage.database.LOCKED_SECONDS", 0.05)
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("create table theirs (id)")
        other.execute("begin exclusive")
        assert "locked" in refusal(run, "--database", f"sqlite:///{path}")
        other.execute("rollback")
    other.close()
    assert served == []


def test_a_database_of_another_version(run: Terminal, folder: Path, served: list[int]) -> None:
    path = folder / "data" / "holmgang.sqlite3"
    assert run("serve", "--no-open").code == 0
    with sqlite3.connect(path) as later:
        later.execute("alter table tables add column colour text")
    later.close()
    assert "“tables”" in refusal(run)
    assert len(served) == 1


def test_the_driver_of_postgresql_may_be_missing(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "“psycopg”" in refusal(run, "--database", NOWHERE)


# A restart


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no SIGHUP")
def test_a_restart_is_told_in_one_line_and_keeps_the_address(folder: Path) -> None:
    """The port was free for us alone; the browser is already open."""
    browser = folder / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder / "opened"}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "holmgang", "serve", "--port", "0"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "BROWSER": f"{browser} %s"}
    env |= {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        ready, _ = process.stdout.readline(), process.stdout.readline()
        address = ready.split()[-1]
        assert ready == f"Holmgang is ready: {address}\n"
        first = health(address)
        process.send_signal(signal.SIGHUP)
        word = {"interpreted": "interpreted", "compiled": "now compiled"}[first["build"]]
        assert process.stdout.readline() == f"Holmgang goes on, {word}: {address}\n"
        assert health(address)["started"] > first["started"]
        process.terminate()
        assert process.stdout.read() == ""
    assert (folder / "opened").read_text() == f"{address}\n"


def health(address: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}healthz", timeout=60).json()
    return found
