"""Which numbered rules the tests prove, and which they do not: `make rules`.

A test names what it proves: `@rule("SW-PTS-01")` for what a rulebook says,
`@ruling("SW-RUN-05")` for what is ours, decided where it is silent or made anew
where it is lost. The texts of the rules mark what is ours, paragraph by
paragraph: a rule that is partly ours needs both, a wrong citation is an error.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from holmgang.games import GAMES
from holmgang.packs import ROOT, base_game
from holmgang.packs.rules import MARK, Rule, rules

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
            id = str(word.value) if isinstance(word, ast.Constant) else ast.unparse(word)
            stray = "" if node.name.startswith("test_") else " (not on a test)"
            yield Citation(id + stray, _name(call.func) == "ruling", place)


def _name(function: ast.expr) -> str:
    """`rule` for `rule(…)`, `rulebook.rule(…)` and `pytest.mark.rule(…)`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class Claim(NamedTuple):
    """What one kind of citation has to prove of a rule."""

    id: str
    is_ruling: bool


def claims(one: Rule) -> set[Claim]:
    """The book's part of a rule and ours; most rules have but one of them."""
    found = set()
    if not (one.is_ruling or one.is_reconstructed):
        found.add(Claim(one.id, False))
    if MARK.search(one.text):
        found.add(Claim(one.id, True))
    return found


def unproven(book: list[Rule], cited: list[Citation]) -> list[Claim]:
    """What no test cites, in the order of the book."""
    proven = {Claim(citation.id, citation.is_ruling) for citation in cited}
    return [claim for one in book for claim in sorted(claims(one) - proven)]


def mistakes(book: list[Rule], cited: list[Citation]) -> list[str]:
    """Citations of what does not exist, or is not what it is cited as."""
    known = {claim for one in book for claim in claims(one)}
    ids = {one.id for one in book}
    found: list[str] = []
    for id, is_ruling, place in cited:
        if id not in ids:
            found.append(f"{place}: {id} is no rule of any game")
        elif Claim(id, is_ruling) not in known:
            found.append(f"{place}: {id} is {'the book’s' if is_ruling else 'ours'} alone")
    return found


def library() -> list[Rule]:
    """The rules of every game that has them written down, even if it cannot be played yet."""
    games = sorted(path.parts[-3] for path in ROOT.glob("*/rules/en.md"))
    return [one for game in games for one in rules(game, "en")]


def main() -> int:
    cited = citations()
    books = {game: rules(game, "en") for game in GAMES if not base_game(game)}
    for game, book in books.items():
        report(game, book, unproven(book, cited))
    wrong = mistakes(library(), cited)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def report(game: str, book: list[Rule], missing: list[Claim]) -> None:
    ours = sum(claim.is_ruling for one in book for claim in claims(one))
    print(f"{game}: {len(book)} rules, {ours} of them at least partly ours;", end=" ")
    print(f"{len({claim.id for claim in missing})} not proven by any test")
    texts = {one.id: one.text for one in book}
    for claim in missing:
        head = texts[claim.id].splitlines()[0]
        print(f"  {claim.id}{' (ours)' if claim.is_ruling else ''}  {head}")


if __name__ == "__main__":
    sys.exit(main())
