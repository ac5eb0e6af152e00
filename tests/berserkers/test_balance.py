"""BR-DAT-09: the measured rates, for the very pack that is shipped (docs/balance)."""

import json
from pathlib import Path

import pytest
from rulebook import ruling

from holmgang.games.berserkers import content

DOCS = Path(__file__).parents[2] / "docs" / "balance"


@pytest.fixture(scope="module")
def figures():
    return json.loads((DOCS / "berserkers.json").read_text(encoding="utf-8"))


def rate(figures, bot, requests="2"):
    for row in figures["rates"]:
        if row["bot"].split(":")[0] == bot and row["options"]["requests"] == requests:
            return row
    raise AssertionError(f"{bot} was not measured with {requests} requests")


def test_the_measured_pack_is_the_shipped_one(figures):
    assert figures["digest"] == content.load("standard").digest
    assert figures["digest"] in (DOCS / "berserkers.md").read_text(encoding="utf-8")


@ruling("BR-DAT-09")
def test_a_strong_player_wins_about_every_third_game(figures):
    row = rate(figures, "planner")
    assert row["games"] >= 500
    assert 0.25 <= row["rate"] <= 0.40


@ruling("BR-DAT-09")
def test_more_requests_are_harder(figures):
    rates = [rate(figures, "planner", str(number))["rate"] for number in (2, 3, 4, 5)]
    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == len(rates)


def test_haste_and_chance_do_worse(figures):
    planner, greedy, random = (rate(figures, bot) for bot in ("planner", "greedy", "random"))
    assert greedy["high"] < planner["low"]
    assert random["high"] < 0.01
