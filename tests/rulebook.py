"""Which numbered rules the tests prove, and which they do not: `make rules`.

A test names what it proves: `@rule("SW-PTS-01")` for what a rulebook says,
`@ruling("SW-RUN-05")` for what we decided where it is silent. The ids and
which of them are rulings come from the packs, so a wrong citation is an error.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from holmgang.games import GAMES
from holmgang.packs.rules import Rule, rules

TESTS = Path(__file__).parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test proves these rules of the book."""
    return pytest.mark.rule(*ids)


def ruling(*ids: str) -> pytest.MarkDecorator:
    """The test proves these rulings of ours, or the part of a rule that is one."""
    return pytest.mark.ruling(*ids)


KINDS = {"rule", "ruling"}


class Citation(NamedTuple):
    id: str
    is_ruling: bool
    place: str


def citations(folder: Path = TESTS) -> list[Citation]:
    """Every citation on a test function below a folder, found without running it."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found += _cited_by(node, path.relative_to(folder))
    return found


def _cited_by(node: ast.FunctionDef | ast.AsyncFunctionDef, path: Path) -> Iterator[Citation]:
    for call in node.decorator_list:
        if not isinstance(call, ast.Call) or _name(call.func) not in KINDS:
            continue
        place = f"{path}:{call.lineno}"
        for word in call.args:
            # What is no plain text cannot be looked up, so it is no known rule either.
            text = word.value if isinstance(word, ast.Constant) else ast.unparse(word)
            id = str(text) if node.name.startswith("test_") else f"{text} (not on a test)"
            yield Citation(id, _name(call.func) == "ruling", place)


def _name(function: ast.expr) -> str:
    """`rule` for `rule(…)`, `rulebook.rule(…)` and `pytest.mark.rule(…)`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def uncited(book: list[Rule], cited: list[Citation]) -> list[Rule]:
    """The rules that no test names in the way they must be named."""
    proven = {(citation.id, citation.is_ruling) for citation in cited}
    return [one for one in book if (one.id, one.is_ruling) not in proven]


def mistakes(book: list[Rule], cited: list[Citation]) -> list[str]:
    """Citations of what does not exist, or is not what it is cited as."""
    known = {one.id: one for one in book}
    found: list[str] = []
    for citation in cited:
        one = known.get(citation.id)
        if one is None:
            found.append(f"{citation.place}: {citation.id} is no rule of any game")
        elif one.is_ruling and not citation.is_ruling:
            found.append(f"{citation.place}: {citation.id} is a ruling of ours, not the book's")
    return found


def main() -> int:
    cited = citations()
    books = {game: rules(game, "en") for game in GAMES}
    for game, book in books.items():
        missing = uncited(book, cited)
        ours = sum(one.is_ruling for one in book)
        print(f"{game}: {len(book)} rules, {ours} of them rulings; {len(missing)} without a test")
        for one in missing:
            print(f"  {one.id}{' (ruling)' if one.is_ruling else ''}  {one.text}")
    wrong = mistakes([one for book in books.values() for one in book], cited)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
