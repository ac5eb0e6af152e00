"""`make quick` runs what a change touches, and a little of everything."""

import pytest
import quick

SOURCES = quick.ROOT / "src" / "holmgang"


def test_without_a_change_there_is_still_a_little_of_everything() -> None:
    assert quick.chosen([]) == quick.SMOKE
    assert all((quick.ROOT / path).exists() for path in quick.SMOKE)


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/holmgang/games/berserk/rules.py", "tests/berserk"),
        ("src/holmgang/games/berserk/abilities/parse_strings.py", "tests/berserk_language"),
        ("src/holmgang/packs/berzerka/locale/ru.ftl", "tests/berzerka"),
        ("src/holmgang/bots/berserkers/planner.py", "tests/berserkers"),
        ("src/holmgang/bots/ismcts.py", "tests/test_bots.py"),
        ("src/holmgang/core/match.py", "tests/test_chance.py"),
        ("src/holmgang/server/live_table.py", "tests/server"),
        ("tests/berserk/test_flying.py", "tests/berserk/test_flying.py"),
        ("tests/shieldwall/table.py", "tests/shieldwall"),
        ("web/src/App.svelte", "web"),
    ],
)
def test_a_change_brings_its_tests(file: str, tests: str) -> None:
    assert tests in quick.chosen([file])


@pytest.mark.parametrize("file", ["Makefile", "docs/api.md", "tests/contract.py"])
def test_what_belongs_to_nothing_brings_nothing(file: str) -> None:
    assert quick.chosen([file]) == quick.SMOKE


def test_nothing_runs_twice() -> None:
    chosen = quick.chosen(["src/holmgang/games/berserk/rules.py", "tests/berserk/test_flying.py"])
    assert "tests/berserk" in chosen
    assert not [path for path in chosen if path.startswith("tests/berserk/")]


def test_every_part_of_the_sources_has_tests() -> None:
    for folder in [path for path in SOURCES.iterdir() if path.is_dir()]:
        if folder.name not in ("__pycache__", "games"):
            assert quick.tests_of(f"src/holmgang/{folder.name}/x.py"), folder.name
    for game in [path for path in (SOURCES / "games").iterdir() if path.is_dir()]:
        if game.name != "__pycache__":
            assert quick.tests_of(f"src/holmgang/games/{game.name}/x.py"), game.name


def test_every_pattern_finds_something() -> None:
    patterns = [p for some in (*quick.BELONGS.values(), *quick.GAMES.values()) for p in some]
    assert [pattern for pattern in patterns if not quick.found(pattern)] == []
