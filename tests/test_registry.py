"""A game is known in its own folders and in one list; whatever serves every game reads that."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import holmgang
from holmgang import bots, games, packs
from holmgang.core.action import OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.registration import LEVELS, Registration, load
from holmgang.texts import LANGUAGES, ROOT, Texts

PACKAGE = Path(holmgang.__file__).parent
ROOT_OF_ALL = Path(__file__).parents[1]
WEB = ROOT_OF_ALL / "web" / "src"
NAME = re.compile(rf"\b({'|'.join(games.OURS)})\b", re.IGNORECASE)
LISTS = ("games/__init__.py", "games/index.ts")
"""One on each side."""
ROOM = re.compile(
    rf"(src/)?holmgang/(games|bots)/({'|'.join(games.OURS)})/|tests/({'|'.join(games.OURS)})\w*[/\"]"
)
"""A tool's word about a folder that is a game's own."""
NAMED = {
    'description = "The digital table for the Berserk family': "the family is called after one",
    'module = "berserk.*"': "mypy knows no settings of a folder: the tests of a game",
    '"tune_berserkers"': "a script of `bench/` that the tests of a game import",
}
"""What else the tools of the project must say of a game, and why."""
FAMILY = ("cli-help", "web-home-lead", "web-about-lead")
"""Sentences about all our games: the family is called after one of them."""

EVERY = list(games.registered().values())


def is_own(path: Path) -> bool:
    """Whether a file is a game's own: its name, or that of a folder it lies in, says so."""
    return any(part.split(".")[0] in games.OURS for part in path.parts)


def shared(root: Path, *kinds: str) -> list[Path]:
    files = [path.relative_to(root) for kind in kinds for path in root.rglob(f"*.{kind}")]
    return sorted(
        path
        for path in files
        if not is_own(path) and path.as_posix() not in LISTS and path.parts[:2] != ("server", "web")
    )


def said(tree: ast.AST) -> Iterator[str]:
    """Every word of a program that is no comment: texts and imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def explained(tree: ast.AST) -> set[str]:
    """Texts that stand alone: they are for who reads the program."""
    alone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return {str(node.value) for node in alone if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("path", shared(PACKAGE, "py"), ids=str)
def test_python_that_serves_every_game_names_none(path: Path) -> None:
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    notes = explained(tree)
    assert [text for text in said(tree) if NAME.search(text) and text not in notes] == []


TOOLS = ["Makefile", "pyproject.toml", ".ci/run", "tests/quick.py"]
PROGRAMS = [ROOT_OF_ALL / "hatch_build.py", *sorted((ROOT_OF_ALL / "launch").rglob("*.py"))]


@pytest.mark.parametrize("name", TOOLS)
def test_tools_name_no_game_but_its_own_folders(name: str) -> None:
    lines = (ROOT_OF_ALL / name).read_text("utf-8").splitlines()
    text = [ROOM.sub("", line) for line in lines if not re.match(r"\s*#", line)]
    named = [line for line in text if NAME.search(line)]
    assert [line for line in named if not any(known in line for known in NAMED)] == []


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.name)
def test_what_builds_and_starts_holmgang_names_no_game(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    notes = explained(tree)
    assert [text for text in said(tree) if NAME.search(text) and text not in notes] == []


def code(text: str) -> str:
    """A program of the browser without its comments and its styles."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|<style>.*?</style>", "", text, flags=re.DOTALL)
    return re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", shared(WEB, "ts", "svelte", "js"), ids=str)
def test_the_web_app_that_serves_every_game_names_none(path: Path) -> None:
    found = code((WEB / path).read_text("utf-8"))
    assert [line for line in found.splitlines() if NAME.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_every_game_shares_name_none(lang: str) -> None:
    names = [Texts(lang, game)(f"{game}-name") for game in games.OURS]
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b|{NAME.pattern}", re.IGNORECASE)
    for path in sorted((ROOT / lang).glob("*.ftl")):
        for message in re.split(r"^(?=\S)", path.read_text("utf-8"), flags=re.MULTILINE):
            if not message.startswith(("#", *FAMILY)):
                assert not named.search(message), f"{path.name}: {message}"


@pytest.mark.parametrize("name", games.OURS)
def test_a_name_would_be_noticed(name: str) -> None:
    python = ast.parse(
        f"'''About {name}.'''\nif game == '{name}':\n    import holmgang.games.{name}"
    )
    assert len([text for text in said(python) if NAME.search(text)]) == 3
    assert explained(python) == {f"About {name}."}
    assert NAME.search(code(f"/* {name} */ const GAME = '{name}';"))
    assert not NAME.search(code(f"/* {name} */\n// {name}\n<style>.{name} {{}}</style>"))


@pytest.mark.parametrize("game", games.OURS)
def test_the_web_app_has_a_face_for_every_game_of_ours(game: str) -> None:
    """A game without one would be drawn on the plain board, and nobody would notice."""
    for name in ("game.ts", "index.ts", "table.svg"):
        if name != "table.svg" or not packs.base_game(game):  # stands on that one's card
            assert (WEB / "games" / game / name).is_file(), name


def test_both_lists_name_the_same_games() -> None:
    text = (WEB / "games" / "index.ts").read_text("utf-8")
    [listed] = re.findall(r"^const ORDER = \[(.*?)\];", text, re.MULTILINE | re.DOTALL)
    assert sorted(re.findall(r"'([\w-]+)'", listed)) == sorted(games.OURS)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.game.id)
def test_what_a_game_registers_is_there(game: Registration) -> None:
    for place in [game.board, game.api, game.commands, *game.quick.values()]:
        assert not place or load(place)
    offered = [*game.levels.values(), game.adviser]
    assert all(bots.make(spec, game.game) for spec in offered)
    assert list(game.levels) == [level for level in LEVELS if level in game.levels]


@pytest.mark.parametrize("game", [game for game in EVERY if game.part], ids=lambda g: g.game.id)
def test_a_part_of_a_game_ends_with_an_event_that_it_tells(game: Registration) -> None:
    match = Match(game.game)
    match.begin()
    rng = Quick(1)
    while not match.is_over():
        for seat in match.actors():
            match.play(seat, rng.choice(match.state.legal(seat)))
    ends = [told for told in match.events_for(OMNISCIENT) if told["event"] == game.part]
    assert len(ends) > 1
    assert not game.part_is_won or all("seat" in told for told in ends)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_the_home_page_has_words_for_every_game(game: str, lang: str) -> None:
    """A game that is played with the components of another is a button on that one's card."""
    needed = ["start"] if packs.base_game(game) else ["about", "players"]
    texts = Texts(lang, game)
    assert [word for word in needed if not texts.has(f"{game}-home-{word}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.game.id)
def test_every_bot_of_a_game_has_words(game: Registration, lang: str) -> None:
    texts = Texts(lang, game.game.id)
    for name in bots.names(game.game.id):
        assert texts.has(f"bot-{name}") and texts.attribute(f"bot-{name}", "text")


# The parts of a board


def wrong_scenes(registration: Registration) -> list[str]:
    """Questions that the game never asks, and parts that its board does not bring."""
    found = msgspec.json.schema(load(f"{registration.wire}:View"))
    asked = found["$defs"]["View"]["properties"]["asking"]["enum"]
    board = (WEB / "games" / registration.game.id / "Board.svelte").read_text("utf-8")
    parts = re.findall(r"import\('\./(\w+)\.svelte'\)", board)
    wrong = [name for name in registration.scenes if name and name not in asked]
    return wrong + [part for part in registration.scenes.values() if part not in parts]


def test_scenes_are_of_questions_and_parts_that_there_are() -> None:
    """What the server does not find is not fetched beforehand: slower, and nobody would notice."""
    with_parts = [each for each in EVERY if each.scenes]
    assert [wrong_scenes(each) for each in with_parts] == [[]]
    (one,) = with_parts
    flawed = Registration(one.game, wire=one.wire, scenes={"hired": "Muster", "": "Batle"})
    assert wrong_scenes(flawed) == ["hired", "Batle"]
