"""A seat: all that a player or a bot gets, and nothing of the true state."""

import json

import pytest
from tiny import LOTS_GAME

from holmgang.core.chance import Quick
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import playout
from holmgang.games import GAMES

EVERY_GAME = [*GAMES.values(), LOTS_GAME]


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.id)
def match(request: pytest.FixtureRequest) -> Match:
    game: Game = request.param
    match = Match(game, secret=bytes(32), match_id="seat")
    match.begin()
    return match


def test_a_seat_sees_and_may_do_what_its_state_says(match: Match) -> None:
    for index in range(match.game.seats):
        seat = match.seat(index)
        assert seat.index == index
        assert seat.view() == match.state.view(index)
        assert seat.legal() == match.state.legal(index)
        assert [seat.write(action) for action in seat.legal()] == match.legal(index)
        assert seat.asking() == match.state.asking
        assert seat.actors() == match.state.actors


def test_nothing_a_seat_hands_out_leads_back_to_the_match(match: Match) -> None:
    before = match.save(), json.dumps(match.view(-3))
    seat = match.seat(match.actors()[0])
    seat.actors().clear()
    seat.legal().clear()
    seat.view().clear()
    for value in seat.view().values():
        if isinstance(value, list | dict):
            value.clear()
    playout(seat.determinize(Quick(1)), Quick(2))
    assert (match.save(), json.dumps(match.view(-3))) == before


def test_a_seat_draws_worlds_that_look_the_same_to_it(match: Match) -> None:
    for _ in range(2):  # until there is something to hide
        for index in match.actors():
            match.submit(index, match.legal(index)[0])
    for index in range(match.game.seats):
        seat = match.seat(index)
        worlds = [seat.determinize(Quick(number)) for number in range(12)]
        assert all(world.view(index) == seat.view() for world in worlds)
        # Alone at the table there may be nothing to hide.
        if match.game.seats > 1:
            assert len({json.dumps(world.view(-3)) for world in worlds}) > 1


def test_a_bot_chooses_from_a_seat() -> None:
    class Boldest(Bot):
        def choose(self, seat: Seat, rng: Quick) -> int:  # type: ignore[override]
            return seat.legal()[-1]

    match = Match(LOTS_GAME, secret=bytes(32), match_id="bold")
    match.begin()
    while not match.is_over():
        index = match.actors()[0]
        match.play(index, Boldest().choose(match.seat(index), Quick(1)))
    assert "bid 2" in match.record()
    assert "bid 1" not in match.record()
