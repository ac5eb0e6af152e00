"""What a seat could lay, in figures, before it chooses."""

import pytest
from rulebook import rule

from holmgang import bots, games
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.state import View
from holmgang.games.shieldwall.tally import laid

GAME = games.find("shieldwall")


def foretold(match: Match, seat: int) -> dict[int, View]:
    """By the number of cards that a seat may use now."""
    weapon = str(match.view(seat)["seats"][seat]["weapon"])  # type: ignore[index]
    forces = [int(text.split()[1]) for text in match.legal(seat)]
    return {force: laid(match, seat, weapon, force) for force in forces}


def battles(seed: int) -> list[tuple[View, View]]:
    """What was foretold for each choice of a game, and what came of it."""
    match = Match(GAME, secret=bytes([seed]) * 32, match_id="1")
    match.begin()
    players, rng = [bots.make("greedy", GAME)] * 2, Quick(seed)
    before: dict[int, dict[int, View]] = {}
    pairs: list[tuple[View, View]] = []
    while not match.is_over():
        known = len(match.events)
        for seat in match.actors():
            if match.view(seat)["asking"] == "force":
                before[seat] = foretold(match, seat)
            match.play(seat, players[seat].choose(match.seat(seat), rng))
        fought = [told for told in match.events_for(0, known) if told["event"] == "battle"]
        pairs += [(before[int(str(b["seat"]))][len(b["cards"])], b) for b in fought]  # type: ignore[arg-type]
    return pairs


@rule("SW-PTS-02", "SW-PTS-04")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foretold_comes_true_or_more_than_that(seed: int) -> None:
    """More, where a card counts what the enemy uses, which is not known yet."""
    pairs = battles(seed)
    assert len(pairs) > 5
    for told, came in pairs:
        assert [told[key] for key in ("weapon", "cards", "points")] == [
            came[key] for key in ("weapon", "cards", "points")
        ]
        assert int(str(told["total"])) <= int(str(came["total"]))
    assert any(told["total"] == came["total"] for told, came in pairs)


def test_looking_ahead_changes_nothing() -> None:
    match = Match(GAME, secret=bytes(32), match_id="1")
    match.begin()
    (seat,) = match.actors()
    seen = match.view(seat)
    laid(match, seat, "bows", 2)
    assert match.view(seat) == seen
