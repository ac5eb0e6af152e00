"""A command that needs no computing answers at once: it loads only what it needs.

Modules are counted, not milliseconds: they are what the time goes to, and they
are the same on every machine.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holmgang
from holmgang.games import GAMES
from holmgang.texts import Texts

ROOT = Path(holmgang.__file__).parent.parent

SERVER = {"litestar", "sqlalchemy", "uvicorn", "structlog", "prometheus_client", "asyncio"}
NUMBERS = {"scipy", "numpy", "openskill", "multiprocessing"}
HEAVY = SERVER | NUMBERS | {"holmgang.server", "holmgang.sim"}
DATA = {"yaml", "msgspec"}
MARKDOWN = {"markdown_it", "pygments"}

FIRST_WORD = """\
import io, os, sys
class Screen(io.StringIO):
    def write(self, text):
        if text.strip():
            print(*sys.modules, file=sys.__stdout__, flush=True)
            os._exit(0)
        return len(text)
sys.stdout = sys.stderr = Screen()
from holmgang.cli import main
main(sys.argv[1:])
"""
"""Runs a command up to its first word and says what is loaded by then."""


def loaded(program: str, *args: str) -> list[str]:
    """What a fresh Python prints, word by word."""
    command = [sys.executable, "-c", program, *args]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def parts(modules: list[str]) -> set[str]:
    """The modules with the packages they are in."""
    return {
        ".".join(name.split(".")[: i + 1]) for name in modules for i in range(name.count(".") + 1)
    }


COMMANDS = [
    "games",
    "rules",
    "play",
    "serve",
    "replay",
    "verify",
    "analyse",
    "sim",
    "arena",
    "bench",
    "cards",
    "admin",
]
"""All of them: a test below compares."""

PLAIN = 280
LAID_OUT = 340
"""Modules there may be, Python's own among them, with a tenth to spare."""
CASES = [
    (["--version"], HEAVY | DATA | MARKDOWN | {"rich"}, PLAIN),
    (["plya"], HEAVY | DATA | MARKDOWN | {"rich"}, PLAIN),
    (["sim", "--sed"], HEAVY | DATA | MARKDOWN | {"rich"}, PLAIN),
    (["sim", "shieldwall", "--games", "many"], HEAVY | DATA | MARKDOWN | {"rich"}, PLAIN),
    ([], HEAVY | DATA | MARKDOWN, LAID_OUT),
    *(([name, "--help"], HEAVY | DATA | MARKDOWN, LAID_OUT) for name in COMMANDS),
    (["games"], HEAVY | DATA | MARKDOWN, LAID_OUT),
    (["games", "--json"], HEAVY | DATA | MARKDOWN, LAID_OUT),
    (["rules", "berserk", "BK-11.6"], HEAVY | MARKDOWN | {"yaml"}, LAID_OUT),
    (["rules", "berserk"], HEAVY | MARKDOWN | {"yaml"}, LAID_OUT),
]


@pytest.mark.parametrize(("args", "absent", "most"), CASES, ids=[" ".join(c[0]) for c in CASES])
def test_a_word_that_needs_no_computing_loads_little(
    args: list[str], absent: set[str], most: int
) -> None:
    modules = loaded(FIRST_WORD, *args)
    assert "holmgang.cli" in modules
    assert parts(modules) & absent == set()
    assert [name for name in modules if is_engine(name)] == []
    assert len(modules) <= most


def is_engine(module: str) -> bool:
    """Rules and content of a game, or a bot."""
    steps = module.split(".")
    is_game = steps[:2] == ["holmgang", "games"] and steps[3:] in (["rules"], ["content"])
    return is_game or (steps[:2] == ["holmgang", "bots"] and steps[2:] not in ([], ["budget"]))


def test_the_list_of_commands_is_whole() -> None:
    from holmgang.cli.commands import commands

    assert [command.name for command in commands(Texts("en"))] == COMMANDS


def test_the_package_itself_loads_nothing() -> None:
    before, *_ = loaded("import sys; print(len(sys.modules))")
    after, *_ = loaded("import sys, holmgang; print(len(sys.modules))")
    assert int(after) == int(before) + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_would_be_noticed(game: str) -> None:
    """A game begun loads what the tests above forbid."""
    begin = f"""\
import sys
from holmgang import bots
from holmgang.games import GAMES
game = GAMES[{game!r}]
game.new(game.fill_options({{}}))
bots.make("greedy", game)
print(*sys.modules)
"""
    modules = loaded(begin)
    assert len([name for name in modules if is_engine(name)]) >= 3
    assert parts(modules) >= DATA
