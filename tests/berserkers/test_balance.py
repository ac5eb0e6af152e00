"""BR-DAT-09: what docs/balance claims, held against its figures and against games played anew."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rulebook import ruling

from holmgang.games.berserkers import content
from holmgang.sim.stats import wilson

ROOT = Path(__file__).parents[2]
FIGURES = json.loads((ROOT / "docs" / "balance" / "berserkers.json").read_text("utf-8"))
YARDSTICK = "planner:300"

sys.path.insert(0, str(ROOT / "bench"))
import tune_berserkers as tuning  # noqa: E402  # a script of bench/, found by its folder


def rate(bot: str, requests: int = 2) -> Any:
    rows = FIGURES["rates"]
    return next(r for r in rows if (r["bot"], r["options"]["requests"]) == (bot, str(requests)))


def test_the_figures_are_those_of_the_pack_that_is_shipped() -> None:
    assert FIGURES["digest"] == content.load("standard").digest


@ruling("BR-DAT-09")
def test_a_strong_player_wins_about_every_third_game() -> None:
    row = rate(YARDSTICK)
    assert row["games"] >= 500
    assert 0.25 <= row["rate"] <= 0.40


@ruling("BR-DAT-09")
def test_every_further_request_makes_it_harder() -> None:
    rows = [row for row in FIGURES["rates"] if row["bot"] == YARDSTICK]
    assert [row["options"]["requests"] for row in rows][:3] == ["2", "3", "4"]
    found = [row["rate"] for row in rows]
    assert found == sorted(set(found), reverse=True)


@ruling("BR-DAT-09")
def test_planning_beats_haste_and_haste_beats_nothing() -> None:
    assert rate("greedy")["high"] < rate(YARDSTICK)["low"]
    assert rate("random")["high"] < 0.01


@pytest.mark.parametrize("row", FIGURES["rates"], ids=lambda row: f"{row['bot']} {row['options']}")
def test_the_figures_add_up(row: Any) -> None:
    assert row["wins"] + sum(row["lost"].values()) == row["games"]
    assert row["rate"] == pytest.approx(row["wins"] / row["games"])
    assert (row["low"], row["high"]) == pytest.approx(wilson(row["wins"], row["games"]))


@ruling("BR-DAT-09")
@pytest.mark.parametrize(("bot", "count"), [("random", 12), ("greedy", 6), (YARDSTICK, 1)])
def test_measured_games_can_be_played_again(bot: str, count: int) -> None:
    """The same rules, cards, bots and dice: whatever changes them asks for new figures."""
    played = next(row["played"] for row in FIGURES["samples"] if row["bot"] == bot)
    shortest = sorted(range(len(played)), key=lambda number: played[number]["turns"])
    for number in shortest[:count]:
        plan = tuning.plan_for(bot, {"requests": "2"})
        assert tuning.play(plan, f"rates/{number}") == played[number]


def test_the_report_is_made_of_the_figures_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "DOCS", tmp_path)
    report = tuning.report(FIGURES)
    assert report == (ROOT / "docs" / "balance" / "berserkers.md").read_text("utf-8")
    for picture in tmp_path.glob("*.svg"):
        shipped = ROOT / "docs" / "balance" / picture.name
        assert picture.read_text("utf-8") == shipped.read_text("utf-8")
