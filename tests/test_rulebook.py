"""Every rule of every game is proven by a test, and the report would say if not."""

from pathlib import Path

import pytest
from rulebook import Citation, Claim, citations, claims, library, main, mistakes, unproven

from holmgang.games import GAMES
from holmgang.packs import base_game
from holmgang.packs.rules import Rule, rules

BOOK = Rule("X-1", "", "The book says so.", False, False, False)
OURS = Rule("X-2", "", "*(ruling)* We say so.", True, True, False)
MADE = Rule("X-3", "", "*(reconstructed)* A card.", False, False, True)
BOTH = Rule("X-4", "", "The book says so.\n\n*(ruling)* And we.", False, True, False)
ALL = [BOOK, OURS, MADE, BOTH]


@pytest.mark.parametrize("game", [game for game in GAMES if not base_game(game)])
def test_every_rule_of_a_game_is_cited_by_a_test(game: str) -> None:
    assert unproven(rules(game, "en"), citations()) == []


def test_no_test_cites_what_does_not_exist_or_is_something_else() -> None:
    assert mistakes(library(), citations()) == []


def test_make_rules_reports_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    told = capsys.readouterr().out
    for game in [game for game in GAMES if not base_game(game)]:
        assert f"{game}: {len(rules(game, 'en'))} rules" in told


def test_a_rule_that_is_partly_ours_needs_a_test_of_both_parts() -> None:
    assert [claims(one) for one in ALL] == [
        {Claim("X-1", False)},
        {Claim("X-2", True)},
        {Claim("X-3", True)},
        {Claim("X-4", False), Claim("X-4", True)},
    ]


def test_what_no_test_cites_is_reported() -> None:
    cited = [Citation("X-1", False, ""), Citation("X-4", False, "")]
    assert unproven(ALL, cited) == [Claim("X-2", True), Claim("X-3", True), Claim("X-4", True)]


@pytest.mark.parametrize(
    ("citation", "complaint"),
    [
        (Citation("X-9", False, "a.py:1"), "a.py:1: X-9 is no rule of any game"),
        (Citation("X-1", True, "a.py:2"), "a.py:2: X-1 is the book’s alone"),
        (Citation("X-2", False, "a.py:3"), "a.py:3: X-2 is ours alone"),
        (Citation("X-3", False, "a.py:4"), "a.py:4: X-3 is ours alone"),
    ],
)
def test_a_wrong_citation_is_a_mistake(citation: Citation, complaint: str) -> None:
    assert mistakes(ALL, [citation]) == [complaint]


SOURCE = """
@rule("X-1", "X-4")
@pytest.mark.parametrize("n", [1])
def test_one(n): pass

class TestIt:
    @rulebook.ruling("X-2")
    async def test_two(self): pass

@pytest.mark.rule(f"X-{3}")
def test_three(): pass

@rule("X-1")
def helper(): pass

def test_four(): rule("X-5")
"""


def test_citations_are_found_on_tests_however_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(SOURCE)
    (tmp_path / "helper.py").write_text(SOURCE)
    found = [(one.id, one.is_ruling, one.place) for one in citations(tmp_path)]
    assert sorted(found) == [
        ("X-1", False, "deep/test_it.py:2"),
        ("X-1 (not on a test)", False, "deep/test_it.py:13"),
        ("X-2", True, "deep/test_it.py:7"),
        ("X-4", False, "deep/test_it.py:2"),
        ("f'X-{3}'", False, "deep/test_it.py:10"),
    ]
