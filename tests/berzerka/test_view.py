"""What a board is told so that it need not know the rules."""

from collections.abc import Iterator
from typing import Any

import pytest
from rulebook import rule

from berzerka.table import seeded
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.match import Match

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"dealing": "whole"},
    {"length": "short", "contracts": "slow-burn,boast,berzerka"},
)


def steps(match: Match) -> Iterator[tuple[Any, list[str], str, list[dict[str, Any]], Any]]:
    """A game at random: before each choice the view and what is legal, then what came of it."""
    rng = Quick(3)
    while not match.is_over():
        seat = match.actors()[0]
        before, legal, known = match.view(OMNISCIENT), match.legal(seat), len(match.events)
        text = legal[rng.below(len(legal))]
        match.submit(seat, text)
        yield before, legal, text, list(match.events_for(SPECTATOR, known)), match.view(OMNISCIENT)


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "whole", "later trump"])
@rule("BZ-OVB-02", "BZ-FIN-01", "BZ-DIS-03")
def test_the_view_tells_what_bids_lead_to_and_how_much_may_be_discarded(
    options: dict[str, str],
) -> None:
    match = seeded("told", **options)
    for before, legal, text, told, after in steps(match):
        events = {event["event"]: event for event in told}
        if before["asking"] == "bid" and text.startswith("bid"):
            assert events["bid"]["penalty"] == before["raised"]
        if before["asking"] == "bid" and "declared" in events:
            made = events["declared"]
            row = next(row for row in before["rows"] if row["contract"] == made["contract"])
            assert made["value"] == row["won_at"]
        if before["asking"] == "discard":
            away = len(before["seats"][before["actors"][0]]["discards"])
            assert (away < before["room"]) == any(one.startswith("discard") for one in legal)
        if "result" in events:
            result = events["result"]
            assert sum(result["won"]) == 13 and result["won"][result["seat"]] == result["tricks"]
        if after["asking"] == "play":
            sleeps = after["trump"] is not None and after["trick"]["trump"] is None
            assert sleeps == (after["wakes"] is not None)


def test_a_trump_that_comes_later_says_when() -> None:
    match = seeded("told", **OPTIONS[2])
    wakes = {after["wakes"] for *_, after in steps(match) if after["contract"] == "slow-burn"}
    assert wakes == {None, 8}
