"""The end of the game (SW-END)."""

import pytest
from rulebook import rule, ruling

from shieldwall.table import table


@rule("SW-END-01")
@pytest.mark.parametrize(
    ("black", "red", "winner", "scores"),
    [("S1", "S8", "black", [1.0, -1.0]), ("S8", "S1", "red", [-1.0, 1.0])],
)
def test_a_player_without_units_loses_at_once(
    black: str, red: str, winner: str, scores: list[float]
) -> None:
    game = table(black=black, red=red, units=1)
    game.fight("swords 1", "swords 1")
    assert game.winner == winner
    assert game.state.scores() == scores
    assert game.asked == ("over", [])
    assert game.legal("black") == game.legal("red") == []


@rule("SW-END-01")
def test_a_player_with_a_unit_left_plays_on() -> None:
    game = table(black="S1", red="S8", units=2)
    game.fight("swords 1", "swords 1")
    assert game.winner is None
    assert game.asked == ("attack", ["black"])


@ruling("SW-END-02")
def test_the_loss_in_battle_comes_before_the_winners_empty_deck() -> None:
    game = table(black="only S1", red="S8", standing=(1, 1))
    game.fight("swords 1", "swords 1")
    assert game.winner == "black"
    assert game.units == (1, 0)
    assert not game.told("run-out")


@ruling("SW-END-03")
def test_the_winner_of_the_last_battle_survives_a_double_run_out() -> None:
    game = table(black="only S1", red="only S8", standing=(1, 2))
    game.fight("swords 1", "swords 1")
    assert game.winner == "black"
    assert game.units == (1, 0)
    assert [event["seat"] for event in game.told("run-out")] == [1]


@ruling("SW-END-03")
def test_after_a_draw_the_winner_of_the_battle_before_survives() -> None:
    game = table(black="only S1 M1", red="only S8 M2", standing=(2, 3), first="red")
    game.fight("swords 1", "swords 1")
    assert game.units == (2, 2)
    assert game.attacker == "black"
    assert game.fight("swords 1", "swords 1") == (6, 6)
    assert game.winner == "black"
    assert game.units == (2, 0)


@ruling("SW-END-03")
@pytest.mark.parametrize("first", ["black", "red"])
def test_if_no_battle_was_won_the_first_attacker_counts_as_the_next(first: str) -> None:
    game = table(black="only M1", red="only M2", standing=(2, 2), first=first)
    game.fight("swords 1", "swords 1")
    assert game.winner == first


@ruling("SW-END-04")
def test_after_a_thousand_rounds_the_game_is_drawn() -> None:
    game = table(black="S1 S2", red="S8 S7")
    game.state.round = 999
    game.fight("swords 1", "swords 1")
    assert not game.state.is_over()
    game.fight("swords 1", "swords 1")
    assert len(game.told("result")) == 2
    assert game.winner == "nobody"
    assert game.state.scores() == [0.0, 0.0]
