"""Bots are as strong as they are said to be, measured with the installed build.

Iterations instead of time make every series repeatable; no result depends on
the clock or on how busy the machine is.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def series(bots: str, games: int) -> dict[str, object]:
    """A simulation by the command line, as a user would run it."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [sys.executable, "-P", "-m", "holmgang", "sim", "shieldwall", "--json"]
    run = subprocess.run(
        [*command, "--bots", bots, "--games", str(games), "--seed", "7"],
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(sys.executable).parent,
        check=False,
    )
    if "No module named holmgang" in run.stderr:
        pytest.skip("Holmgang is not installed here")
    assert run.returncode == 0, run.stderr
    result: dict[str, object] = json.loads(run.stdout)
    return result


pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [("greedy,random", 400, 0.85), ("ismcts:300,greedy", 40, 0.6), ("nash:8,greedy", 40, 0.6)],
)
def test_the_first_bot_wins_its_share(bots: str, games: int, least: float) -> None:
    wins = series(bots, games)["wins"]
    assert isinstance(wins, list)
    assert wins[0] / sum(wins) >= least


def test_attacking_first_is_neither_a_gift_nor_a_burden() -> None:
    first = series("greedy,greedy", 1000)["first"]
    assert isinstance(first, dict)
    assert 0.45 <= first["rate"] <= 0.55
