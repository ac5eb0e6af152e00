"""Finishing the deal, discarding and drawing (BZ-FIN, BZ-DIS)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import Table, table
from holmgang.games.berzerka.notation import COLOURS


@rule("BZ-FIN-01")
def test_the_declarer_s_cube_goes_into_the_box_and_stays() -> None:
    game = table().play("bid berzerka", "pass", "pass")
    assert game.boxes("berzerka", "cube") == [True, False, False]
    game.play("trump D", "done", "done", "done").score(5)
    assert game.boxes("berzerka", "cube") == [True, False, False]


@rule("BZ-FIN-02")
def test_the_value_rises_by_one() -> None:
    game = table()
    assert game.value("berzerka") == 1
    game.play("bid berzerka", "pass", "pass")
    assert game.value("berzerka") == 2


@rule("BZ-FIN-03")
def test_information_is_given_with_seven_cards() -> None:
    game = table().play("bid berzerka", "pass", "pass")
    assert (game.question, game.turn) == ("trump", "blue")
    assert len(game.cards("blue")) == 7
    game.play("trump D")
    assert game.view()["trump"] == "D"


@rule("BZ-FIN-04")
def test_then_everybody_has_13_cards_and_13_are_left() -> None:
    game = table().play("bid berzerka", "pass", "pass", "trump D")
    assert [len(game.cards(colour)) for colour in COLOURS] == [13, 13, 13]
    assert len(game.view()["pile"]) == 13


@rule("BZ-FIN-05", "BZ-FIN-06", "BZ-FIN-07")
def test_in_the_hotseat_cards_come_first_then_contract_then_information() -> None:
    game = table().play("pass", "pass", "pass")
    assert (game.question, len(game.cards("red"))) == ("hotseat", 13)
    game.play("bid berzerka")
    assert game.question == "trump"
    assert game.value("berzerka") == 1
    assert game.boxes("berzerka", "cube") == [False] * 3
    game.play("trump C")
    assert (game.question, game.view()["trump"], game.value("berzerka")) == ("discard", "C", 1)


@ruling("BZ-FIN-08")
def test_a_later_rise_counts_for_those_who_were_earlier() -> None:
    game = table()
    game.hand("pass, pass, pass, bid hold-steady", 9)
    game.hand("bid hold-steady, pass, pass", 4)
    game.hand("bid hold-steady, pass, pass", 3)
    assert game.boxes("hold-steady", "points") == [4, 0, -4]


# Discarding and drawing


def order(game: Table) -> Any:
    turns = []
    while game.question == "discard":
        turns.append(game.turn)
        game.play("done")
    return turns


@rule("BZ-DIS-01")
def test_after_a_bid_the_declarer_begins() -> None:
    game = table().play("pass", "bid hold-steady", "pass")
    assert order(game) == ["yellow", "red", "blue"]


@rule("BZ-DIS-02")
def test_in_the_hotseat_the_declarer_comes_last() -> None:
    game = table().play("pass", "pass", "pass", "bid hold-steady")
    assert order(game) == ["yellow", "red", "blue"]


@rule("BZ-DIS-03")
def test_as_many_are_drawn_as_were_discarded() -> None:
    game = table(blue="S1 S2 S3", pile="C13 C12 C11").play("bid hold-steady", "pass", "pass")
    game.play("discard S1", "discard S3")
    assert len(game.cards("blue")) == 11
    game.play("done")
    hand = game.cards("blue")
    assert len(hand) == 13
    assert {"C13", "C12", "S2"} <= set(hand)
    assert not {"S1", "S3", "C11"} & set(hand)


@rule("BZ-DIS-03")
@pytest.mark.parametrize("count", [0, 13])
def test_nothing_or_the_whole_hand_may_be_discarded(count: int) -> None:
    game = table().play("bid hold-steady", "pass", "pass")
    before = set(game.cards("blue"))
    pile = set(game.view()["pile"])
    game.discard(count)
    assert set(game.cards("blue")) == (pile if count else before)


@rule("BZ-DIS-03")
def test_no_more_than_the_pile_has() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(5)
    assert len(game.view()["pile"]) == 8
    for card in game.cards("yellow")[:8]:
        game.play(f"discard {card}")
    assert game.legal() == ["done"]
    card = game.cards("yellow")[0]
    assert game.reason(f"discard {card}") == ("pile-empty", {"count": 8})


@rule("BZ-DIS-03")
def test_a_drawn_card_cannot_be_discarded() -> None:
    game = table(pile="C13").play("bid hold-steady", "pass", "pass").discard(1)
    assert game.turn == "yellow"
    assert game.reason("discard C13") == ("not-in-hand", {"card": "C13"})


@rule("BZ-DIS-04")
@pytest.mark.parametrize("viewer", [1, 2, -2])
def test_discards_and_draws_are_private_and_their_number_is_public(viewer: int) -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(4)
    assert game.side("blue", viewer)["discards"] == 4
    assert game.told("discarded", viewer)[-1]["count"] == 4
    assert "cards" not in game.told("drew", viewer)[-1]
    assert len(game.told("drew", 0)[-1]["cards"]) == 4
    assert all("card" not in event for event in game.told("discard", viewer))


@rule("BZ-DIS-05")
def test_a_declarer_who_takes_13_leaves_nothing() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(13)
    assert game.question == "play"


@rule("BZ-DIS-05")
def test_five_and_eight_leave_nothing_for_the_third() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(5).discard(8)
    assert game.question == "play"


@rule("BZ-DIS-06")
def test_what_is_left_in_the_pile_stays_unused() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(2).discard(1).discard(0)
    assert (game.question, len(game.view()["pile"])) == ("play", 10)


@rule("BZ-DIS-07")
@pytest.mark.parametrize(
    "talk", ["bid berzerka, pass, pass, trump C", "pass, pass, pass, bid berzerka, trump C"]
)
def test_the_declarer_s_discards_are_written_down(talk: str) -> None:
    game = table().hand(talk, 6, discards=4)
    assert game.boxes("berzerka", "discards") == [4, None, None]


@ruling("BZ-DIS-07")
def test_a_declarer_without_a_turn_has_discarded_nothing() -> None:
    game = table().play("pass", "pass", "pass", "bid hold-steady").discard(6).discard(7)
    assert game.question == "play"
    game.score(5)
    assert game.boxes("hold-steady", "discards") == [0, None, None]


@rule("BZ-DIS-08")
def test_everybody_has_13_cards_in_the_end() -> None:
    game = table().play("bid hold-steady", "pass", "pass").discard(3).discard(7).discard(2)
    assert [len(game.cards(colour)) for colour in COLOURS] == [13, 13, 13]
