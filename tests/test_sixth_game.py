"""A sixth game, `tests/nim`: a package of its own that Holmgang finds when it is installed."""

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

import contract
import packing
import pytest
from nim import GAME
from packing import UV, run
from server.harness import SOURCES, Person

from holmgang.texts import LANGUAGES

BOTS = ["counting", "ismcts", "random"]


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_it_keeps_the_contract(check: Callable[[contract.Case], None]) -> None:
    check(contract.Case(GAME, GAME.fill_options({}), seed=3, length=4))


# Installed beside Holmgang


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the game; Holmgang lies where it lay."""
    place = tmp_path_factory.mktemp("beside")
    wheel = packing.wheel(place)
    run(UV, "venv", "--quiet", "--python", sys.executable, place / "venv")
    found = place / "venv" / "bin" / "python"
    run(*packing.INSTALL, "--python", found, wheel)
    [packages] = (place / "venv").glob("lib/*/site-packages")
    (packages / "holmgang.pth").write_text(f"{SOURCES}\n{sysconfig.get_path('purelib')}\n")
    return found


def holmgang(python: Path, *words: str) -> str:
    return run(python, "-m", "holmgang", *words)


def test_the_terminal_lists_it(python: Path) -> None:
    *ours, nim = json.loads(holmgang(python, "games", "--json", "--lang", "ru"))["games"]
    assert len(ours) == 5
    assert (nim["id"], nim["name"], nim["bots"]) == ("nim", "Ним", BOTS)
    assert "nim" in holmgang(python, "play", "--help", "--lang", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_plays_it_in_its_own_words(python: Path, lang: str, tmp_path: Path) -> None:
    words = ["play", "nim", "--option", "stones=3", "--bots", "counting", "--lang", lang]
    done = subprocess.run(
        [python, "-m", "holmgang", *words],
        input="take 3\n",
        env=os.environ | {"HOLMGANG_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "● ● ●" in done.stdout
    asked = {"en": "How many stones", "ru": "Сколько камешков", "fr": "Combien de cailloux"}
    assert asked[lang] in done.stdout


def test_simulations_play_it(python: Path) -> None:
    words = ["sim", "nim", "--bots", "counting,random", "--games", "20", "--json"]
    counting, blind = json.loads(holmgang(python, *words))["wins"]
    assert counting + blind == 20 and counting > 3 * blind


@pytest.fixture(scope="module")
def url(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = {
        "HOLMGANG_DATA": str(tmp_path_factory.mktemp("data")),
        "HOLMGANG_BOT_DELAY": "0.001",
        "HOLMGANG_ANALYSIS": "0",
        "PYTHONUNBUFFERED": "1",
    }
    words = ["-m", "holmgang", "serve", "--no-open", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(
        [python, *words], env=os.environ | settings, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()


def test_the_server_plays_it(url: str) -> None:
    person = Person(url)
    card = {game["id"]: game for game in person.get("/api/games")}["nim"]
    assert [bot["spec"] for bot in card["bots"]] == ["random", "counting"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "counting"}]
    wish = {"game": "nim", "seats": seats, "options": {"stones": "5"}, "ready": True}
    table = person.post("/api/tables", wish)
    with person.sit(table["id"]) as live:
        assert live.do("hint", seat=0)["hint"] == "take 1"
        live.choose(0, "take 1")
        live.receive_until(lambda message: live.table["actors"] == [0])
        live.choose(0, f"take {live.table['view']['stones']}")
        assert live.table["over"]["scores"] == [1.0, -1.0]


# What does not fit is left out, and said


def test_a_package_that_cannot_be_used_is_named_and_stops_nobody(python: Path) -> None:
    script = """
import sys
from importlib import metadata
broken = [
    metadata.EntryPoint("missing", "nowhere:REGISTRATION", "holmgang.games"),
    metadata.EntryPoint("wrong", "nim:GAME", "holmgang.games"),
    metadata.EntryPoint("twice", "holmgang.games.shieldwall:REGISTRATION", "holmgang.games"),
]
metadata.entry_points = lambda group: broken
from holmgang.cli import main
sys.exit(main(["games", "--lang", "en"]))
"""
    done = subprocess.run([python, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0 and "shieldwall" in done.stdout
    told = done.stderr.splitlines()
    assert len(told) == 3 and "ModuleNotFoundError" in told[0] and "stands twice" in told[2]
