"""Imports point one way, and the engine touches nothing outside itself."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from building import ROOT, hatch_build

import holmgang
from holmgang.packs import base_game

PACKAGE = Path(holmgang.__file__).parent

BELOW: dict[str, set[str]] = {
    "core": set(),
    "packs": {"core"},
    "games": {"core", "packs"},
    "bots": {"core", "packs", "games"},
    "texts": {"core", "packs", "games"},
    "sim": {"core", "packs", "games", "bots"},
    "server": {"core", "packs", "games", "bots", "texts", "sim"},
    "cli": {"core", "packs", "games", "bots", "texts", "sim", "server"},
    "envs": {"core", "packs", "games", "bots", "texts", "sim", "server", "cli"},
}
"""What each part may import: core ← packs ← games ← bots ← sim, server ← cli ← envs."""


def modules(folder: str = "") -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module or name that a file imports anywhere, in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def module(path: Path) -> str:
    """How a file is imported."""
    dotted = path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
    return dotted.removesuffix(".__init__")


def parts(path: Path) -> Iterator[tuple[str, str]]:
    """The parts of the package that a file imports from, with the import."""
    for imported in imports(path):
        steps = imported.split(".")
        if steps[0] == "holmgang" and len(steps) > 1 and (PACKAGE / steps[1]).is_dir():
            yield steps[1], imported


def test_every_part_of_the_package_has_its_place() -> None:
    found = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert found == set(BELOW)


def test_imports_point_one_way() -> None:
    wrong = [
        f"{name(path)} imports {imported}"
        for part, below in BELOW.items()
        for path in modules(part)
        for other, imported in parts(path)
        if other != part and other not in below
    ]
    assert wrong == []


def test_the_order_of_the_parts_has_no_circle() -> None:
    """What a part may import may import nothing that the part itself may not."""
    for part, below in BELOW.items():
        assert part not in below
        assert all(BELOW[other] <= below for other in below)


SERVER_ROOMS = (
    *("runtime", "wire", "storage", "workers", "tables", "people", "operation"),
    "services",
    "routes",
)
"""The rooms of the server, each of which may use those before it; `services` holds them all."""

OF_ALL_ROOMS = {"errors", "settings"}
WHOLE_SERVER = {"app", "asyncapi", "run", "typescript"}
"""Modules that use all rooms."""


def room_of(module: str) -> str:
    return module.split(".")[2]


def server_imports(path: Path) -> Iterator[str]:
    return (imported for imported in imports(path) if imported.startswith("holmgang.server."))


def test_every_room_of_the_server_has_its_place() -> None:
    found = {path.stem for path in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    found |= {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")}
    assert found == {*SERVER_ROOMS, *OF_ALL_ROOMS, *WHOLE_SERVER}


def test_rooms_of_the_server_use_only_those_below_them() -> None:
    wrong = [
        f"{name(path)} imports {imported}"
        for height, room in enumerate(SERVER_ROOMS)
        for path in (*modules(f"server/{room}"), PACKAGE / "server" / f"{room}.py")
        if path.is_file()
        for imported in server_imports(path)
        if room_of(imported) not in {*SERVER_ROOMS[: height + 1], *OF_ALL_ROOMS}
    ]
    assert wrong == []


def test_modules_of_the_server_stand_on_each_other_without_a_circle() -> None:
    """Imports for the sake of types count: live tables, for one, know no sockets."""
    known = {module(path): path for path in modules("server")}
    below = {
        one: {
            other
            for imported in server_imports(path)
            for other in (imported, imported.rpartition(".")[0])
            if other in known
        }
        for one, path in known.items()
    }
    tables = "holmgang.server.tables"
    sockets = below["holmgang.server.routes.table_socket"]
    assert sockets > {f"{tables}.live_table", f"{tables}.onlooker"}
    assert list(TopologicalSorter(below).static_order())  # it raises where there is a circle


def test_no_game_knows_another() -> None:
    for path in modules("games/"):
        game = name(path).split("/")[1]
        for _, imported in parts(path):
            steps = imported.split(".")
            if steps[1] == "games" and not game.endswith(".py"):
                known = (game, base_game(game), "registration", "wire")
                assert steps[2] in known, f"{name(path)} imports {imported}"


# Purity

CALCULATING = {
    *("collections", "contextlib", "difflib", "functools", "hashlib", "hmac", "itertools", "librt"),
    *("math", "msgspec", "mypy_extensions", "numpy", "re", "scipy", "statistics", "typing"),
}
"""Libraries that only work on what they are given."""

FILES = {"pathlib", "yaml", "fluent", "holmgang.packs"}
OUTSIDE = {
    "core/match.py": {"secrets"},  # a secret for who brings none
    "games/__init__.py": {"importlib", "holmgang.packs"},  # games of other packages
    "games/registration.py": {"pathlib", "pkgutil"},  # a bot is loaded when it is wanted
    "bots/budget.py": {"time"},
    "bots/model.py": {"pathlib"},  # a learned player lies in a file
    "bots/berserk/judgement.py": {"pathlib"},  # its weights were learned
    "bots/draft/greedy.py": {"pathlib"},  # what cards are worth was learned
    "bots/shieldwall/payoffs.py": {"pathlib"},  # what hands are worth was learned
    "bots/berzerka/doubledummy.py": {"time"},
    "games/berserk/abilities/manual.py": FILES | {"sys"},  # writes a page of the documents
    **{f"games/{game}/content.py": FILES for game in ("berserkers", "berzerka", "shieldwall")},
    **{f"games/berserk/{name}.py": FILES for name in ("content", "catalogue", "editions")},
    **{f"games/berserk/{name}.py": FILES for name in ("lesson", "prepared", "ready")},
    **{
        f"games/berserk/abilities/{name}.py": FILES
        for name in ("document", "load_cards", "phrases", "read_yaml", "rule_links", "text")
    },
}
"""What else a module may use: these read component data, and bots count their time."""

BUILTINS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint", "hash"}
METHODS = {
    *(".exists", ".glob", ".is_dir", ".is_file", ".iterdir", ".mkdir", ".open", ".read_bytes"),
    *(".read_text", ".rglob", ".stat", ".touch", ".unlink", ".write_bytes", ".write_text"),
}
SOURCES_OF_CHANCE = {"holmgang.core.chance.Quick", "holmgang.core.chance.Stream"}


def engine() -> list[Path]:
    return [path for part in ("core", "games", "bots") for path in modules(part)]


def impurities(path: Path, may: set[str]) -> Iterator[str]:
    """What a file imports or calls that reaches outside, beyond what it may."""
    for imported in imports(path):
        root = imported.split(".")[0]
        if root == "holmgang":
            root = ".".join(imported.split(".")[:2])
            is_fine = root != "holmgang.packs"
        else:
            is_fine = root in CALCULATING
        if not is_fine and root not in may:
            yield imported
    for called in calls(path):
        if called in BUILTINS or (called in METHODS and "pathlib" not in may):
            yield f"{called}()"


def calls(path: Path) -> set[str]:
    """What a file calls: plain names, and methods with a dot before them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {function.id for function in found if isinstance(function, ast.Name)}
    return names | {
        f".{function.attr}" for function in found if isinstance(function, ast.Attribute)
    }


def test_the_engine_reads_no_clock_no_file_and_no_dice_but_where_it_says_so() -> None:
    found = {name(path): set(impurities(path, OUTSIDE.get(name(path), set()))) for path in engine()}
    assert {path: what for path, what in found.items() if what} == {}


def test_nothing_may_what_it_does_not_do() -> None:
    """A module that has become pure loses its place in the list."""
    known = {name(path): path for path in engine()}
    assert set(OUTSIDE) <= set(known)
    assert [path for path in OUTSIDE if not list(impurities(known[path], set()))] == []


def test_what_is_compiled_stands_on_what_is_pure() -> None:
    """A rule cannot reach outside through a module that it imports, anywhere in its code."""
    compiled = [PACKAGE.parent / path for path in hatch_build().modules(ROOT)]
    rules = [path for path in compiled if not name(path).startswith("bots/")]
    assert len(rules) > 100
    readers = {path for path in OUTSIDE if path.startswith("games/")}
    wrong = [
        f"{name(path)} imports {imported}"
        for path in rules
        for imported in imports(path)
        if place(imported) in readers
    ]
    assert wrong == []


def place(imported: str) -> str:
    """The file that an import of ours means."""
    steps = imported.split(".")[1:]
    inner = "/".join(steps)
    return f"{inner}.py" if (PACKAGE / f"{inner}.py").is_file() else "/".join(steps[:-1]) + ".py"


def test_no_rule_makes_its_own_dice() -> None:
    for path in modules("games"):
        assert not SOURCES_OF_CHANCE & set(imports(path)), name(path)


FLAWS = {
    "import random": "random",
    "from time import perf_counter": "time.perf_counter",
    "def f():\n    import os": "os",
    "import holmgang.packs.source": "holmgang.packs.source",
    "from holmgang import packs": "holmgang.packs",
    "from pathlib import Path": "pathlib.Path",
    "x = open('cards')": "open()",
    "def f(path):\n    return path.read_text()": ".read_text()",
    "clock = __import__('time')": "__import__()",
    "print(1)": "print()",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_what_reaches_outside_is_noticed(flaw: str, tmp_path: Path) -> None:
    module = tmp_path / "rules.py"
    module.write_text(f"import math\n{flaw}\n", encoding="utf-8")
    assert list(impurities(module, set())) == [FLAWS[flaw]]


# The folder of a game


def test_the_folder_of_a_game_says_what_it_is_and_nothing_else() -> None:
    for path in (PACKAGE / "games").glob("*/__init__.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = [node.targets for node in body if isinstance(node, ast.Assign)]
        found = [ast.unparse(targets[0]) for targets in names]
        assert found == ["GAME", "REGISTRATION"], name(path)
        kinds = ast.Assign | ast.ImportFrom | ast.Expr
        assert all(isinstance(node, kinds) for node in body), name(path)
