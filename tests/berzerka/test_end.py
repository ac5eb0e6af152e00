"""New hands, the end of the game, the short game (BZ-NEW, BZ-END, BZ-SHO)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import table
from holmgang.core.packed import packed
from holmgang.games.berzerka.notation import COLOURS


@rule("BZ-NEW-01")
def test_a_new_hand_starts_clean() -> None:
    game = table().play("pass", "pass", "pass", "bid berzerka", "trump S", "done", "done", "done")
    game.score(5)
    assert game.forehand == "yellow"
    assert game.penalty == 0
    assert [game.side(colour)["bid"] for colour in COLOURS] == [None] * 3
    assert [game.side(colour)["passed"] for colour in COLOURS] == [False] * 3
    assert sum(game.state.board.cubes) == 0
    assert game.view()["trump"] is None
    cards = [card for colour in COLOURS for card in game.cards(colour)] + game.view()["pile"]
    assert len(set(cards)) == 52


@rule("BZ-NEW-01")
def test_the_penalty_card_is_reset() -> None:
    game = table().hand("bid hold-steady, bid hold-steady, pass, pass", 5)
    assert game.penalty == 0
    assert game.play("bid berzerka").penalty == 0


@rule("BZ-NEW-02")
@pytest.mark.parametrize("talk", ["pass, bid hold-steady, pass", "pass, pass, bid hold-steady"])
def test_the_token_passes_whoever_was_declarer(talk: str) -> None:
    assert table().hand(talk, 4).forehand == "yellow"


@rule("BZ-NEW-03")
def test_cubes_and_values_stay() -> None:
    game = (
        table().hand("bid hold-steady, pass, pass", 4).hand("pass, bid berzerka, pass, trump S", 4)
    )
    assert (game.value("hold-steady"), game.value("berzerka")) == (3, 2)
    assert game.boxes("hold-steady", "cube") == [True, False, False]


def ended(totals: Any, last: Any) -> Any:
    game = table()
    game.state.board.totals = packed(totals)
    game.state.board.last = packed(last)
    return game.state


@rule("BZ-END-01", "BZ-INV-08")
def test_the_game_ends_when_all_boxes_are_complete() -> None:
    game = table(length="short")
    for contract in ("berzerka", "hold-steady", "bottle-it-up"):
        for _ in range(3):
            assert not game.state.is_over()
            talk = f"bid {contract}, pass, pass"
            game.hand(f"{talk}, trump S" if contract == "berzerka" else talk, 4)
    assert game.state.is_over()
    assert None not in [box for row in game.view()["rows"] for box in row["boxes"]]


@rule("BZ-END-02")
def test_points_are_added_up_and_the_sums_are_zero() -> None:
    game = table(length="short")
    for number, contract in enumerate(("berzerka", "hold-steady", "bottle-it-up")):
        for seat in range(3):
            talk = f"bid {contract}, pass, pass"
            talk += ", trump S" if contract == "berzerka" else ""
            game.hand(talk, (number + 2 * seat) % 5)
    assert sum(game.totals) == 0
    rows = game.view()["rows"]
    sums = [sum(row["boxes"][seat]["points"] for row in rows) for seat in range(3)]
    assert sums == game.totals


@rule("BZ-END-03")
def test_the_highest_sum_wins() -> None:
    assert ended([-2, 5, -3], [13, 14, 15]).places() == [1, 0, 2]
    assert ended([-2, 5, -3], [13, 14, 15]).scores() == [0.0, 1.0, -1.0]


@rule("BZ-END-04")
def test_a_tie_goes_to_who_was_done_first() -> None:
    assert ended([4, 4, -8], [15, 13, 14]).places() == [1, 0, 2]


@ruling("BZ-END-04")
def test_the_other_places_are_told_apart_alike() -> None:
    assert ended([8, -4, -4], [10, 15, 14]).places() == [0, 2, 1]


@ruling("BZ-END-05")
def test_three_zeros_are_a_tie() -> None:
    assert ended([0, 0, 0], [15, 14, 13]).places() == [2, 1, 0]


@rule("BZ-SHO-01")
def test_the_short_game_has_nine_hands() -> None:
    game = table(length="short")
    assert game.view()["hands"] == 9
    assert [len(game.cards(colour)) for colour in COLOURS] == [7, 7, 7]


@rule("BZ-SHO-02")
def test_the_short_game_s_starters_and_any_others() -> None:
    names = [row["contract"] for row in table(length="short").view()["rows"]]
    assert names == ["berzerka", "hold-steady", "bottle-it-up"]
    assert table(contracts="boast,low-fury,first-blood").view()["hands"] == 9
