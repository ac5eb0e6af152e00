"""Imports point one way, and the rules touch nothing outside themselves."""

import ast
from collections.abc import Iterator
from pathlib import Path

import holmgang
from holmgang.packs import kin

PACKAGE = Path(holmgang.__file__).parent

BELOW = {
    "core": set(),
    "packs": {"core"},
    "games": {"core", "packs"},
    "bots": {"core", "packs", "games"},
    "texts": {"core", "packs", "games"},
    "sim": {"core", "packs", "games", "bots"},
    "envs": {"core", "packs", "games", "bots"},
    "server": {"core", "packs", "games", "bots", "texts", "sim"},
    "cli": {"core", "packs", "games", "bots", "texts", "sim", "envs", "server"},
}
"""What each part may import, besides itself: core ← packs ← games ← bots ← sim, server ← cli."""

PURE = {"hashlib", "hmac", "math", "typing", "mypy_extensions", "collections", "librt"}
"""What rules may stand on: nothing that reads a clock, a file, the network or a random source."""

RULES = ("tables", "state", "rules", "notation", "view", "encode")
OUTSIDE = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


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


def parts(path: Path) -> Iterator[tuple[str, str]]:
    """The parts of the package that a file imports from, with the import."""
    for imported in imports(path):
        steps = imported.split(".")
        if steps[0] == "holmgang" and len(steps) > 1 and (PACKAGE / steps[1]).is_dir():
            yield steps[1], imported


def test_every_part_of_the_package_has_its_place() -> None:
    found = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert found <= set(BELOW)


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


def test_no_game_knows_another() -> None:
    for path in modules("games/"):
        game = name(path).split("/")[1]
        for _, imported in parts(path):
            steps = imported.split(".")
            if steps[1] == "games" and not game.endswith(".py"):
                known = (game, kin(game), "registration")
                assert steps[2] in known, f"{name(path)} imports {imported}"


def test_the_core_touches_nothing_outside_itself() -> None:
    for path in modules("core"):
        for imported in imports(path):
            root = imported.split(".")[0]
            secret = root == "secrets" and path.name == "match.py"
            assert root in PURE | {"holmgang"} or secret, f"{name(path)} imports {imported}"
        assert calls(path) & OUTSIDE == set(), name(path)


def test_the_rules_of_a_game_touch_nothing_outside_the_core() -> None:
    checked = [path for path in modules("games") if path.stem in RULES]
    assert checked
    for path in checked:
        for imported in imports(path):
            steps = imported.split(".")
            inside = steps[0] in PURE or steps[:2] in (["holmgang", "core"], ["holmgang", "games"])
            assert inside, f"{name(path)} imports {imported}"
        assert calls(path) & OUTSIDE == set(), name(path)


def calls(path: Path) -> set[str]:
    """The plain names that a file calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {function.id for function in found if isinstance(function, ast.Name)}


def test_the_folder_of_a_game_says_what_it_is_and_nothing_else() -> None:
    for path in (PACKAGE / "games").glob("*/__init__.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = [node.targets for node in body if isinstance(node, ast.Assign)]
        found = [ast.unparse(targets[0]) for targets in names]
        assert found == ["GAME", "REGISTRATION"], name(path)
        kinds = ast.Assign | ast.ImportFrom | ast.Expr
        assert all(isinstance(node, kinds) for node in body), name(path)
