"""The ladder of the levels: every step is on it, and a run that was stopped goes on."""

import sys
from pathlib import Path

import pytest

from holmgang import games

ROOT = Path(__file__).parents[1]

sys.path.insert(0, str(ROOT / "bench"))
import ladder  # noqa: E402  # a script of bench/, found by its folder
from spreading import Where  # noqa: E402

CHEAP = ladder.Step("shieldwall", "skilled", "casual")


def test_every_level_of_every_game_is_on_the_ladder() -> None:
    for name, (game_id, _) in ladder.SETTINGS.items():
        levels = list(games.registration(game_id).levels)
        found = [step.level for step in ladder.steps() if step.name == name]
        assert found == (levels if games.find(game_id).seats == 1 else levels[1:])


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "stopped.jsonl")
    ladder.measure(CHEAP, 6, Where(), lambda done: None)
    told: list[int] = []
    row = ladder.measure(CHEAP, 12, Where(), told.append)
    assert told == list(range(6, 13))
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "whole.jsonl")
    assert ladder.measure(CHEAP, 12, Where(), lambda done: None) == row


def test_the_page_is_made_of_the_figures() -> None:
    assert (ROOT / "docs" / "strength.md").read_text("utf-8") == ladder.page()


def test_every_figure_is_of_a_bot_that_is_offered() -> None:
    known = {(step.name, step.level): step.specs() for step in ladder.steps()}
    assert [row for row in ladder.figures() if row.bots != known[row.name, row.level]] == []
