"""The rules of Berserk lie in rooms: who may import whom, and that looking changes nothing."""

import ast
import importlib
import runpy
import types
from pathlib import Path
from typing import ClassVar

import pytest

from holmgang.core.chance import Quick
from holmgang.games import GAMES, berserk
from holmgang.games.berserk.state import Position

FOLDER = Path(berserk.__file__).parent
NAME = "holmgang.games.berserk"

ROOMS = ["numbers", "look", "hear", "change", "phases", "run", "views"]
"""Each room may import the ones before it."""

ALSO = {"views": {"notation", "abilities"}}
"""What else a room may import: names for what it shows."""

BASE = {"tables": ["numbers"], "state": ["numbers", "tables"]}
"""Files on top that the rooms stand on, and what these may import."""

CIRCLE = {"evaluator", "modifiers", "figures"}
"""Terms ask for the figures of cards, and modifiers of figures for terms."""

SCRATCH = "depth"
"""How deep modifiers ask for modifiers: it is as before when the question is answered."""

MUTATORS = {"append", "extend", "insert", "pop", "remove", "clear", "sort"}
CHANGING = {"push", "pop", "set_reg", "ask", "apply"}
"""Methods of a position that change it."""


def files(room: str) -> list[Path]:
    return [path for path in sorted((FOLDER / room).glob("*.py")) if path.stem != "__init__"]


def imported(path: Path) -> list[tuple[str, str]]:
    """The rooms or files of the game that a file imports, and which of their modules."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{NAME}."):
            for alias in node.names:
                steps = f"{node.module}.{alias.name}".removeprefix(f"{NAME}.").split(".")
                found.append((steps[0], steps[1] if len(steps) > 1 else ""))
    return found


def test_every_folder_of_the_game_is_a_room() -> None:
    folders = {path.name for path in FOLDER.iterdir() if (path / "__init__.py").is_file()}
    assert folders == {*ROOMS, "abilities"}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    below = {*ROOMS[: ROOMS.index(room) + 1], *(BASE if room != "numbers" else ())}
    below |= ALSO.get(room, set())
    for path in files(room):
        wrong = [name for name, _ in imported(path) if name not in below]
        assert wrong == [], f"{room}/{path.name} imports {wrong}"


@pytest.mark.parametrize("name", BASE)
def test_what_the_rooms_stand_on_imports_none_that_has_rules(name: str) -> None:
    assert {room for room, _ in imported(FOLDER / f"{name}.py")} <= set(BASE[name])


@pytest.mark.parametrize("room", ROOMS)
def test_no_two_modules_of_a_room_import_each_other(room: str) -> None:
    modules = {path.stem: path for path in files(room)}
    needs = {
        stem: {other for name, other in imported(path) if name == room and other in modules}
        for stem, path in modules.items()
    }
    for stem in needs:
        seen: set[str] = set()
        waiting = set(needs[stem])
        while waiting:
            other = waiting.pop()
            seen.add(other)
            waiting |= needs[other] - seen
        assert stem not in seen or (room == "look" and stem in CIRCLE), stem


def test_the_drawing_of_the_rooms_is_made_from_their_imports() -> None:
    docs = Path(__file__).parent.parent.parent / "docs"
    drawn = runpy.run_path(str(docs / "rooms.py"))["drawing"]()
    assert drawn in (docs / "architecture.md").read_text(encoding="utf-8")


def test_only_the_contract_decides_who_may_know_what() -> None:
    """Rooms are told whether a card is known, and never ask who looks; see `view.py`."""
    for path in files("views"):
        assert "viewer" not in path.read_text(encoding="utf-8"), path.name


def test_no_file_of_a_room_is_longer_than_500_lines() -> None:
    long = [path.name for room in ROOMS[1:] for path in files(room) if lines(path) > 500]
    assert long == []


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


# Looking changes nothing, as far as one can read


def root(node: ast.expr) -> str:
    """The name that an expression like `p.stack[3]` begins with."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def parts_of_position(function: ast.FunctionDef) -> set[str]:
    """`p`, and the local names of what belongs to it."""
    found = {"p"}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute | ast.Subscript):
            if root(node.value) in found:
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def changes(function: ast.FunctionDef) -> list[str]:
    """Every expression by which a function changes its position."""
    ours = parts_of_position(function)
    found: list[str] = []
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Attribute | ast.Subscript) and root(target) in ours:
                found.append(ast.unparse(target))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            is_part = isinstance(owner, ast.Attribute | ast.Subscript) and root(owner) in ours
            if is_part and node.func.attr in MUTATORS:
                found.append(ast.unparse(node.func))
            if root(owner) == "p" and isinstance(owner, ast.Name) and node.func.attr in CHANGING:
                found.append(ast.unparse(node.func))
    return [each for each in found if each != f"p.{SCRATCH}"]


def test_what_looks_writes_nothing() -> None:
    for path in files("look"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                assert changes(node) == [], f"{path.name}: {node.name}"


@pytest.mark.parametrize(
    "line",
    [
        "p.turn = 1",
        "p.turn += 1",
        "p.frames.registers[3] = 1",
        "p.queue.append(1)",
        "p.set_reg(1, 2)",
        "p.push(1)",
        "marks = p.marks\n    marks[0] = 1",
        "del p.gifts[2:4]",
    ],
)
def test_the_check_above_sees_what_writes(line: str) -> None:
    function = ast.parse(f"def change(p):\n    {line}\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert changes(function) != []


# And as it is played


def snapshot(p: Position) -> dict[str, str]:
    return {name: repr(value) for name, value in vars(p).items() if name != "tables"}


class Watch:
    """Stands for a function that looks; every so often it compares the position with itself."""

    calls = 0
    checked: ClassVar[set[str]] = set()
    EVERY = 61

    def __init__(self, function: types.FunctionType) -> None:
        self.function = function
        self.count = 0

    def __call__(self, p: Position, *rest: object, **named: object) -> object:
        Watch.calls += 1
        self.count += 1
        if (Watch.calls % Watch.EVERY and self.count > 3) or not isinstance(p, Position):
            return self.function(p, *rest, **named)
        before = snapshot(p)
        answer = self.function(p, *rest, **named)
        where = f"{self.function.__module__}.{self.function.__name__}"
        assert snapshot(p) == before, where
        Watch.checked.add(where)
        return answer


def test_what_looks_leaves_the_position_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(GAMES["berserk"].new(GAMES["berserk"].fill_options({})), "__dict__"):
        pytest.skip("compiled functions cannot be watched; the sources are the same")
    for path in files("look"):
        module = importlib.import_module(f"{NAME}.look.{path.stem}")
        for name, function in vars(module).items():
            mine = isinstance(function, types.FunctionType)
            if mine and function.__module__ == module.__name__:
                monkeypatch.setattr(module, name, Watch(function))
    for options in (
        {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"},
        {"south": "swamp", "north": "fire"},
    ):
        play(options)
    assert len(Watch.checked) > 150


def play(options: dict[str, str]) -> None:
    """A random battle in which everything is asked that a player may ask."""
    game = GAMES["berserk"]
    state = game.new(game.fill_options(options))
    rng = Quick("look")
    while not state.is_over():
        if state.is_chance():
            state.apply(-1, state.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        state.why_not(seat, legal[0] + 1)
        state.view(seat)
        state.apply(seat, legal[rng.below(len(legal))])
