"""What the documents claim and a program can look up: counts, commands, links, settings, routes.

Figures that only a measurement can give stand beside the command that measures them.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from holmgang import bots, games, packs
from holmgang.cli.commands import commands
from holmgang.games.berserk.content import library
from holmgang.games.berserkers import content as berserkers
from holmgang.games.berzerka import content as berzerka
from holmgang.games.registration import LEVELS
from holmgang.server.app import make
from holmgang.server.routes import commands as server_commands
from holmgang.server.settings import Settings
from holmgang.server.wire.messages.live import MESSAGES, TableMessage
from holmgang.texts import Texts

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "bench/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
WORDS = {12: "twelve", 18: "eighteen", 60: "sixty"}
LARGEST_PICTURE = 300_000
FIRST_OF_A_RECORD = "record"
"""The files of matches begin with `holmgang record`, which is no command."""


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def everywhere() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)


# Links and pictures


@pytest.mark.parametrize("path", DOCUMENTS, ids=[str(p.relative_to(ROOT)) for p in DOCUMENTS])
def test_what_a_document_points_at_is_there(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    found = [*re.findall(r"\]\(([^)#\s]+)", written), *re.findall(r'src="([^"]+)"', written)]
    missing = [link for link in found if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


FILE = r"(?<![\w./<*-])[\w-][\w/-]*\.(?:svelte\.ts|py|ts|svelte|md|json|ftl|yaml|toml)\b"


@pytest.mark.parametrize("path", DOCUMENTS, ids=[str(p.relative_to(ROOT)) for p in DOCUMENTS])
def test_every_file_that_a_document_names_is_there(path: Path) -> None:
    """By its name or the end of its path, as people write it."""
    there = [f"/{known.as_posix()}" for known in files()]
    quoted = re.findall(r"`([^`\n]+)`", path.read_text(encoding="utf-8"))
    named = {name for words in quoted if "<" not in words for name in re.findall(FILE, words)}
    assert {name for name in named if not any(k.endswith(f"/{name}") for k in there)} == set()


@cache
def files() -> list[Path]:
    parts = (
        "src",
        "tests",
        "web/src",
        "web/tests",
        "web/scripts",
        "docs",
        "bench",
        "examples",
        "launch",
        "deploy",
    )
    found = [path for part in parts for path in (ROOT / part).rglob("*.*")]
    return [path.relative_to(ROOT) for path in [*ROOT.glob("*.*"), *found]]


def test_the_modules_in_the_picture_of_the_architecture_are_there() -> None:
    picture = text("docs/architecture.md").split("```")[1]
    for part in ("core", "bots", "sim"):
        words = re.findall(rf"^  {part}/ +([a-z ]+)", picture, re.MULTILINE)[0].split(" and ")[0]
        there = {path.stem for path in (ROOT / "src" / "holmgang" / part).glob("[!_]*.py")}
        assert set(words.split()) <= there, part


def test_the_pictures_of_the_readme_are_light() -> None:
    pictures = [ROOT / name for name in re.findall(r'src="([^"]+)"', text("README.md"))]
    assert pictures
    assert [picture for picture in pictures if picture.stat().st_size > LARGEST_PICTURE] == []


# Counts


def test_the_counts_of_components_are_true() -> None:
    readme = text("README.md")
    contracts = len(berzerka.load("standard").contracts)
    requests = len(berserkers.load("standard").requests)
    realms, kub = len(library("realms").cards), len(library("kub").cards)
    assert f"all {contracts} contracts" in readme
    assert f"all {WORDS[requests]} requests" in readme
    assert f"{realms} cards of our own" in readme
    assert f"the {kub} cards of «Куб на зуб»" in readme
    assert f"{WORDS[kub]} cards" in text("docs/kub-na-zub.md")
    assert f"with {WORDS[contracts]} contracts" in text("CHANGELOG.md")


def test_the_players_of_each_game_are_told() -> None:
    [players] = [o for o in games.find("draft").options if o.name == "players"]
    readme = text("README.md")
    assert f"drafts of {players.low}–{players.high}" in readme
    for game, row in (
        ("shieldwall", "Shieldwall"),
        ("berzerka", "Berzerka"),
        ("berserk", "Berserk"),
    ):
        assert f"| {row} | {games.find(game).seats}," in readme


# Commands and bots


def test_the_table_of_commands_is_whole() -> None:
    known = {command.name for command in commands(Texts("en"))}
    rows = re.findall(r"^\| `holmgang (\w+)", text("README.md"), re.MULTILINE)
    assert sorted(rows) == sorted(map(str, known))


def test_every_command_that_is_written_somewhere_exists() -> None:
    known = {command.name for command in commands(Texts("en"))}
    written = set(re.findall(r"(?:`|\$ |bin/|^)holmgang (\w+)", everywhere(), re.MULTILINE))
    assert written - {FIRST_OF_A_RECORD} <= known


def test_every_target_of_make_that_is_written_somewhere_exists() -> None:
    targets = set(re.findall(r"^([\w-]+):(?!=)", text("Makefile"), re.MULTILINE))
    targets |= set(re.findall(r"need-[\w-]+", text("Makefile")))
    written = set(re.findall(r"(?:`|^)make ([\w-]+)", everywhere(), re.MULTILINE))
    assert "play" in written
    assert written <= targets


def test_every_bot_is_described() -> None:
    told = text("docs/bots.md")
    known = {name for game in games.GAMES for name in bots.names(game)}
    assert [name for name in sorted(known) if f"`{name}" not in told] == []


def test_bots_are_named_as_they_are() -> None:
    known = {name for game in games.GAMES for name in bots.names(game)}
    for line in re.findall(r"--bots ([\w:,]+)", everywhere()):
        named = {spec.partition(":")[0] for spec in line.split(",")}
        assert named <= known | {*LEVELS} | {"model", "quick", "A", "B", "a", "b", "c"}, line


# The server


def test_the_settings_of_the_server_are_all_told() -> None:
    source = text("src/holmgang/server/settings.py")
    used = set(re.findall(r"HOLMGANG_\w+", source))
    told = set(re.findall(r"^\| `(HOLMGANG_\w+)`", text("docs/server.md"), re.MULTILINE))
    assert told == used


def test_the_commands_of_a_table_are_all_told_as_they_are_declared() -> None:
    told = told_kinds(section("docs/api.md", "What you send"))
    known = {tag(kind): (fields(kind) - {"key"}, kind) for kind in server_commands.ALL}
    assert {name: row.fields for name, row in told.items()} == {n: f for n, (f, _) in known.items()}
    for name, (_, kind) in known.items():
        assert told[name].words.startswith(declared(kind)), name


def test_what_a_table_tells_is_all_told_as_it_is_declared() -> None:
    whole = section("docs/api.md", "What you get")
    told = told_kinds(whole)
    assert set(told) == {tag(kind) for kind in MESSAGES}
    for kind in MESSAGES:
        row = told[tag(kind)]
        assert row.words.startswith(declared(kind)), tag(kind)
        assert row.fields == (set() if issubclass(kind, TableMessage) else fields(kind)), tag(kind)
    in_both = re.findall(r"^\| ([^|]*) \| [^|]* ?\|$", whole.partition("| field |")[2], re.M)
    assert set(names(" ".join(in_both))) == fields(TableMessage)


class Row(NamedTuple):
    fields: set[str]
    words: str


def told_kinds(table: str) -> dict[str, Row]:
    """The rows of a table in a document: what is sent, with its fields, and in words."""
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\| (.*) \|$", table, re.M)
    return {name: Row(set(names(of)), words) for name, of, words in rows}


def names(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return set(kind.__struct_fields__)


def declared(kind: type) -> str:
    """How a struct describes itself."""
    return " ".join((kind.__doc__ or "").split())


def section(name: str, title: str) -> str:
    """A part of a document, from its title to the next."""
    return text(name).partition(f" {title}\n")[2].partition("\n#")[0]


def test_the_routes_are_all_told(tmp_path: Path) -> None:
    schema = make(Settings(folder=tmp_path, key=bytes(32))).openapi_schema.to_schema()
    served = {
        f"{method.upper()} {re.sub(r'{[a-z]+_id}', '{id}', path)}"
        for path, methods in schema["paths"].items()
        if path.startswith("/api/")
        for method in methods
    }
    rows = re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`", section("docs/api.md", "REST"))
    assert {row.replace("…", "/api/tables/{id}") for row in rows} == served


# Code


def test_files_of_code_that_a_document_names_are_there() -> None:
    folders = [ROOT / name for name in ("src", "tests", "bench", "docs", "examples", "launch")]
    known = [path.as_posix() for folder in folders for path in folder.rglob("*.py")]
    known += [path.as_posix() for path in ROOT.glob("*.py")]
    named = set(re.findall(r"`([\w/]+\.py)`", everywhere()))
    assert [name for name in sorted(named) if not any(p.endswith(f"/{name}") for p in known)] == []


def test_packs_that_a_document_names_are_there() -> None:
    shipped = {path.parent.name for path in packs.ROOT.glob("*/*/pack.yaml")}
    named = set(re.findall(r"pack=([a-z]+)\b", everywhere()))
    assert named <= shipped
