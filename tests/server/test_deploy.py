"""`docs/deploy.md` and `deploy/`: what they say is what the server does."""

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from building import ROOT

from holmgang.cli.commands import commands
from holmgang.server import settings
from holmgang.server.runtime import metrics
from holmgang.texts import Texts
from server.databases import new_database
from server.harness import SOURCES, Running, running
from server.test_account import finished, registered

GUIDE = (ROOT / "docs" / "deploy.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"


def shell(server: Running, tmp_path: Path, new: str) -> dict[str, str]:
    """An environment in which the commands of the guide mean what they say there."""
    bin = tmp_path / "bin"
    bin.mkdir()
    program = bin / "holmgang"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m holmgang "$@"\n')
    program.chmod(0o755)
    curl = bin / "curl"
    curl.write_text(
        f"#!/bin/sh\nexec {sys.executable} -c "
        f'\'import sys, httpx; httpx.get(sys.argv[1].replace("8642", "{server.port}"))'
        '.raise_for_status()\' "$2"\n'
    )
    curl.chmod(0o755)
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    return {
        "PATH": f"{bin}:/usr/bin:/bin",
        "PYTHONPATH": str(SOURCES),
        "HOLMGANG_DATA": str(data),
        "OLD": server.services.settings.database.replace("+psycopg", ""),
        "NEW": new,
        "FOLDER": str(tmp_path),
    }


def test_every_command_of_the_guide_runs(tmp_path: Path, postgres_url: str) -> None:
    """From a server on SQLite to a checked backup of its PostgreSQL, in the order of the page."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE, re.S)
    assert len(blocks) == 4
    (tmp_path / "server").mkdir()
    with running(tmp_path / "server") as server:
        finished(registered(server, "Sigrid"), registered(server, "Ulf"))
        env = shell(server, tmp_path, new_database(postgres_url))
        for block in blocks:
            done = subprocess.run(
                ["sh", "-eu", "-c", block], env=env, cwd=tmp_path, capture_output=True, text=True
            )
            assert done.returncode == 0, block + done.stderr
            last = done.stdout
    assert len(list(tmp_path.glob("holmgang-*.sqlite3"))) == 1
    assert "moderat" not in last
    assert list((tmp_path / "data").iterdir()) == []  # who cares for a database needs no key


def test_commands_of_the_guide_exist() -> None:
    [admin] = [one for one in commands(Texts("en")) if one.name == "admin"]
    known = set(getattr(admin, "commands", {}))
    named = set(re.findall(r"holmgang admin (\w+)", GUIDE))
    assert {"backup", "restore", "check", "users", "acts", "moderator"} <= named <= known


def test_settings_that_are_named_exist() -> None:
    source = Path(settings.__file__).read_text("utf-8")
    texts = [GUIDE, *(path.read_text("utf-8") for path in DEPLOY.iterdir())]
    named = {name for text in texts for name in re.findall(r"\bHOLMGANG_[A-Z_]+", text)}
    assert len(named) > 5 and {name for name in named if name not in source} == set()


def test_files_that_the_guide_names_are_there() -> None:
    there = {path.name for path in DEPLOY.iterdir()}
    for name in there - {"Containerfile"}:
        assert name in GUIDE
    assert "Containerfile" in GUIDE


def test_the_unit_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser wants it
    unit.read(DEPLOY / "holmgang.service")
    words = unit["Service"]["ExecStart"].split()
    [serve] = [one for one in commands(Texts("en")) if one.name == "serve"]
    options = {name for param in serve.params for name in (*param.opts, *param.secondary_opts)}
    assert words[1] == "serve"
    assert {word for word in words if word.startswith("--")} <= options
    assert "HUP" in unit["Service"]["ExecReload"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "holmgang.service").read_text("utf-8")
    unit = tmp_path / "holmgang.service"
    unit.write_text(text.replace("/opt/holmgang/bin/holmgang", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    assert "holmgang.service:" not in done.stderr, done.stderr


def expressions() -> list[str]:
    rules: Any = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    found = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    return found + [t["expr"] for panel in board["panels"] for t in panel["targets"]]


def test_alerts_and_the_dashboard_ask_for_figures_that_there_are() -> None:
    text = metrics.text().decode()
    known = set(re.findall(r"^# TYPE (\w+)", text, re.M))
    known |= {f"{name}_bucket" for name in known}
    asked = {name for one in expressions() for name in re.findall(r"\bholmgang_\w+", one)}
    assert len(asked) > 6 and asked <= known


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_passes_on_what_the_server_needs(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    for needed in ("8642", "Strict-Transport-Security", "X-Request-Id", "/metrics"):
        assert needed in text
    assert text.count("{") == text.count("}")
