"""At its end a game is told in figures, the same ones in the terminal and in the browser."""

from typing import Any

import pytest

from holmgang import games
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berserkers.tally import counts, kept, marks
from holmgang.games.registration import Registration
from holmgang.texts import Texts

TOLD = [game for game in games.registered().values() if game.tally]
KINDS: dict[str, dict[str, str]] = {"berserk": {"battle": "ready"}, "berzerka": {"length": "short"}}


def played(game: Registration, seed: int = 1) -> Match:
    match = Match(game.game, KINDS.get(game.game.id, {}))
    match.begin()
    rng = Quick(seed)
    while not match.is_over():
        for seat in match.actors():
            match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.fixture(scope="module", params=TOLD, ids=lambda game: game.game.id)
def ended(request: pytest.FixtureRequest) -> tuple[Registration, Match]:
    return request.param, played(request.param)


def test_whoever_looks_reads_the_same_figures(ended: tuple[Registration, Match]) -> None:
    game, match = ended
    seen = [game.tally_of(match, eye) for eye in (SPECTATOR, 0, OMNISCIENT)]
    assert seen[0] and seen[0] == seen[1] == seen[2]


def test_figures_have_words(ended: tuple[Registration, Match]) -> None:
    """Every figure of a seat, or of the game, is called by a message."""
    game, match = ended
    told: Any = game.tally_of(match, SPECTATOR)
    texts = Texts("en", game.game.id)
    figures = told.get("seats", [told])[0]
    names = {"all": "left", "hero": "heroes", "blow": "heroes"}
    counted = [name for name, value in figures.items() if not isinstance(value, list)]
    assert all(texts.has(f"{game.game.id}-stat-{names.get(name, name)}") for name in counted)


def test_shieldwall_counts_its_battles() -> None:
    told: Any = games.registered()["shieldwall"].tally_of(
        match := played(games.registered()["shieldwall"]), SPECTATOR
    )
    won = [side["won"] for side in told["seats"]]
    assert sum(won) + told["drawn"] == told["battles"]
    view: Any = match.view(SPECTATOR)
    for side, seat in zip(told["seats"], view["seats"], strict=True):
        assert view["size"] - side["lost"] + side["healed"] == seat["units"]


def test_berserk_counts_what_is_left_and_who_dealt_the_most() -> None:
    game = games.registered()["berserk"]
    match = played(game)
    told: Any = game.tally_of(match, SPECTATOR)
    view: Any = match.view(SPECTATOR)
    for seat, side in enumerate(told["seats"]):
        army = [card for card in view["cards"] if card["seat"] == seat]
        assert (side["all"], side["left"]) == (len(army), sum(bool(c["name"]) for c in army))
        assert side["blow"] <= side["wounds"] and bool(side["hero"]) == (side["blow"] > 0)
    assert told["seats"][1 - view["winner"]]["lives"] <= told["seats"][view["winner"]]["lives"]


def test_berzerka_tells_how_far_each_seat_was_behind_and_the_first_ahead() -> None:
    game = games.registered()["berzerka"]
    match = played(game)
    told: Any = game.tally_of(match, SPECTATOR)
    view: Any = match.view(SPECTATOR)
    first, second, third = view["places"]
    points = [side["points"] for side in view["seats"]]
    assert told["gaps"][first] == told["gaps"][second] == points[first] - points[second]
    assert told["gaps"][third] == points[first] - points[third]


def test_who_resigns_at_berzerka_was_not_behind() -> None:
    game = games.registered()["berzerka"]
    match = Match(game.game, KINDS["berzerka"])
    match.begin()
    assert game.tally_of(match, 0) == {"gaps": []}


def test_a_return_to_the_checkpoint_undoes_what_was_after_it() -> None:
    told = ["turn", "lit", "saved", "wounded", "turn", "died", "restored", "marked"]
    assert [told[i] for i in kept(told)] == ["turn", "lit", "saved", "restored", "marked"]


def test_a_turn_is_remembered_for_what_weighed_most() -> None:
    told = ["laid", "turn", "lit", "dark", "turn", "turn", "wounded", "died", "out", "lifted"]
    assert marks(told) == ["lit", "", "died"]
    figures = {"turns": 3, "fires": 1, "out": 1, "seals": 0, "lifted": 1, "wounds": 2}
    assert counts(told) == figures
