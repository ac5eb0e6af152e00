"""Bots are as strong as they are said to be, measured with the installed build.

Iterations instead of time make every series repeatable; no result depends on
the clock or on how busy the machine is.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def series(game: str, bots: str, games: int) -> dict[str, Any]:
    """A simulation by the command line, as a user would run it."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [sys.executable, "-P", "-m", "holmgang", "sim", game, "--json", "--seed", "7"]
    run = subprocess.run(
        [*command, "--bots", bots, "--games", str(games)],
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(sys.executable).parent,
        check=False,
    )
    if "No module named holmgang" in run.stderr:
        pytest.skip("Holmgang is not installed here")
    assert run.returncode == 0, run.stderr
    result: dict[str, Any] = json.loads(run.stdout)
    return result


pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("shieldwall", "casual,beginner", 60),
        ("shieldwall", "skilled,casual", 60),
        ("shieldwall", "strong,skilled", 24),
        ("berzerka", "casual,beginner,beginner", 18),
        ("berzerka", "skilled,casual,casual", 18),
        ("berzerka", "strong,skilled,skilled", 18),
        ("berserk", "casual,beginner", 12),
        ("berserk", "skilled,casual", 8),
    ],
)
def test_a_level_beats_the_one_below(game: str, bots: str, games: int) -> None:
    """A short ladder; bench/ladder.py is the long one, with every step."""
    told = series(game, bots, games)
    assert told["repeatable"]
    assert told["wins"][0] / sum(told["wins"]) >= 0.55


def test_levels_win_more_often_where_one_plays_alone() -> None:
    won = [series("berserkers", level, 24)["wins"][0] for level in ("beginner", "casual", "strong")]
    assert won == sorted(set(won))


def test_attacking_first_is_neither_a_gift_nor_a_burden() -> None:
    first = series("shieldwall", "greedy,greedy", 1000)["first"]
    assert 0.45 <= first["rate"] <= 0.55
