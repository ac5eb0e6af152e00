"""The variants (BZ-VAR)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import Table, table
from holmgang.games.berzerka.notation import COLOURS


def order(game: Table) -> Any:
    turns = []
    while game.question == "discard":
        turns.append(game.turn)
        game.play("done")
    return turns


@rule("BZ-VAR-01")
def test_less_mizerka_deals_13_cards_at_once() -> None:
    game = table(dealing="whole")
    assert [len(game.cards(colour)) for colour in COLOURS] == [13, 13, 13]
    assert len(game.view()["pile"]) == 13


@rule("BZ-VAR-02")
def test_less_mizerka_bids_overbids_and_has_a_hotseat() -> None:
    game = table(dealing="whole").play("bid berzerka", "bid hold-steady", "pass")
    assert (game.penalty, game.legal()) == (1, ["bid berzerka", "pass"])
    game = table(dealing="whole").play("pass", "pass", "pass")
    assert (game.question, game.declarer, len(game.cards("blue"))) == ("hotseat", "blue", 13)


@rule("BZ-VAR-03")
def test_less_mizerka_raises_no_values() -> None:
    game = table(dealing="whole").play("bid hold-steady", "pass", "pass")
    assert game.value("hold-steady") == 2
    assert game.boxes("hold-steady", "cube") == [False] * 3


@rule("BZ-VAR-03")
def test_less_mizerka_breaks_ties_by_discards_first() -> None:
    game = table(dealing="whole")
    game.hand("bid hold-steady, pass, pass", 4, discards=5)
    game.hand("pass, pass, pass, bid hold-steady", 4, discards=2)
    game.hand("bid hold-steady, pass, pass", 1)
    assert game.boxes("hold-steady", "points") == [0, 2, -2]


@rule("BZ-VAR-04")
@pytest.mark.parametrize(
    "talk",
    [
        "bid hold-steady, pass, pass",
        "pass, bid hold-steady, pass",
        "pass, pass, pass, bid hold-steady",
    ],
)
def test_less_mizerka_the_forehand_discards_first(talk: str) -> None:
    game = table(dealing="whole").play(*talk.split(", "))
    assert order(game) == ["blue", "yellow", "red"]


@ruling("BZ-VAR-04")
def test_less_mizerka_announces_before_the_discards() -> None:
    game = table(dealing="whole").play("bid berzerka", "pass", "pass")
    assert game.question == "trump"
    game.play("trump H")
    assert game.question == "discard"
    assert game.boxes("berzerka", "cube") == [False] * 3


@rule("BZ-VAR-05")
def test_hotseat_first() -> None:
    game = table(hotseat="first").play("pass", "pass", "pass", "bid hold-steady")
    assert order(game) == ["blue", "yellow", "red"]
    game = table(hotseat="first").play("pass", "bid hold-steady", "pass")
    assert order(game) == ["yellow", "red", "blue"]


@ruling("BZ-VAR-05")
def test_both_variants_together() -> None:
    game = table(hotseat="first", dealing="whole")
    for row in range(5):
        game.state.board.recorded[row * 3] = 4
    game.play("pass", "pass", "pass", "bid hold-steady")
    assert game.declarer == "yellow"
    assert order(game) == ["blue", "yellow", "red"]


@rule("BZ-VAR-06")
def test_a_variant_leaves_the_rest_alone() -> None:
    for options in ({"dealing": "whole"}, {"hotseat": "first"}):
        game = table(**options)
        assert game.view()["hands"] == 15
        game.hand("bid berzerka, bid berzerka, pass, pass, trump S", 6)
        assert game.boxes("berzerka", "recorded") == [None, 5, None]
        assert game.forehand == "yellow"
