"""The auction and the hotseat (BZ-BID, BZ-OVB, BZ-PAS, BZ-HOT)."""

import pytest
from rulebook import rule, ruling

from berzerka.table import STARTERS, Table, table
from holmgang.games.berzerka.notation import COLOURS
from holmgang.games.berzerka.state import UNSET


def completed(game: Table, **done: str) -> Table:
    """Mark contracts of colours as completed long ago; `all` for all of them."""
    board = game.state.board
    for colour, names in done.items():
        for row, contract in enumerate(STARTERS[: len(board.rows)]):
            if names == "all" or contract in names.split():
                board.recorded[row * 3 + COLOURS.index(colour)] = 4
    return game


@rule("BZ-BID-01")
def test_the_forehand_begins_and_turns_go_clockwise() -> None:
    game = table(forehand="red")
    turns = [game.turn]
    for text in ("bid berzerka", "bid hold-steady", "pass", "bid berzerka"):
        game.play(text)
        turns.append(game.turn)
    assert turns == ["red", "blue", "yellow", "red", "blue"]


@rule("BZ-BID-02")
def test_a_turn_is_a_bid_or_a_pass() -> None:
    assert table().legal() == [f"bid {contract}" for contract in STARTERS] + ["pass"]
    assert table().reason("trump S") == ("other-question", {})


@rule("BZ-BID-03")
def test_completed_contracts_cannot_be_bid() -> None:
    game = completed(table(), blue="berzerka bottle-it-up")
    assert game.legal() == [f"bid {contract}" for contract in STARTERS[1:4]] + ["pass"]
    assert game.reason("bid bottle-it-up")[0] == "completed"


def test_a_contract_that_is_not_in_play_cannot_be_bid() -> None:
    assert table().reason("bid boast") == ("not-in-play", {"contract": "boast"})


@rule("BZ-BID-04")
def test_bids_are_made_with_seven_cards() -> None:
    game = table().play("bid berzerka", "bid berzerka")
    assert [len(game.cards(colour)) for colour in COLOURS] == [7, 7, 7]


@rule("BZ-BID-05")
def test_a_bid_names_the_contract_and_shows() -> None:
    game = table().play("bid berzerka", "bid hold-steady")
    assert [game.side(colour)["bid"] for colour in COLOURS] == ["berzerka", "hold-steady", None]


@rule("BZ-BID-06")
def test_nothing_is_announced_while_bidding() -> None:
    game = table().play("bid berzerka")
    assert game.view()["trump"] is None
    assert game.question == "bid"


@rule("BZ-BID-07")
def test_players_may_bid_the_same_contract() -> None:
    game = table().play("bid berzerka", "bid berzerka", "bid berzerka")
    assert [game.side(colour)["bid"] for colour in COLOURS] == ["berzerka"] * 3


@rule("BZ-BID-08")
def test_a_named_contract_is_binding() -> None:
    game = table().play("bid berzerka", "bid hold-steady", "pass")
    assert game.turn == "blue"
    assert game.legal() == ["bid berzerka", "pass"]
    assert game.reason("bid hold-steady") == ("bound", {"contract": "berzerka"})


@ruling("BZ-BID-09")
def test_who_has_completed_everything_can_only_pass() -> None:
    game = completed(table(forehand="yellow"), yellow="all")
    assert game.turn == "yellow"
    assert game.legal() == ["pass"]
    game.play("pass", "bid berzerka", "pass", "trump S")
    game.play("done", "done", "done")
    assert len(game.cards("yellow")) == 13
    game.score(3)
    assert game.forehand == "red"


@rule("BZ-OVB-01")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_the_first_bid_is_free(passes: int) -> None:
    game = table().play(*["pass"] * passes, "bid berzerka")
    assert game.penalty == 0


@rule("BZ-OVB-01", "BZ-OVB-02")
def test_the_book_s_auction() -> None:
    game = table().play("bid berzerka")
    assert game.penalty == 0
    game.play("bid hold-steady")
    assert (game.penalty, game.view()["standing"]) == (1, 1)
    game.play("pass", "bid berzerka")
    assert (game.penalty, game.view()["standing"]) == (2, 0)


@rule("BZ-OVB-03")
def test_overbidding_again_needs_no_second_cube() -> None:
    game = table().play("bid berzerka", "bid hold-steady", "pass", "bid berzerka", "pass")
    assert sum(game.state.board.cubes) == 1


@rule("BZ-OVB-04")
def test_who_was_overbid_overbids_with_the_same_contract_or_passes() -> None:
    game = table().play("bid berzerka", "bid hold-steady", "bid hold-steady")
    assert game.legal() == ["bid berzerka", "pass"]
    game.play("bid berzerka")
    assert game.legal() == ["bid hold-steady", "pass"]


@rule("BZ-OVB-05")
def test_nobody_overbids_himself() -> None:
    game = table().play("bid berzerka", "pass")
    assert game.turn == "red"
    game.play("pass")
    assert (game.question, game.declarer) == ("trump", "blue")


@rule("BZ-OVB-06")
def test_the_penalty_counts_the_overbids_of_all() -> None:
    game = table()
    game.play("bid berzerka", "bid berzerka", "bid hold-steady", "pass", "bid berzerka", "pass")
    assert (game.declarer, game.contract, game.penalty) == ("yellow", "berzerka", 3)
    assert game.boxes("berzerka", "cube") == [False, True, False]
    assert game.boxes("hold-steady", "cube") == [False] * 3


@rule("BZ-PAS-01")
def test_a_pass_is_final() -> None:
    game = table().play("pass", "bid berzerka", "bid hold-steady")
    assert game.turn == "yellow"
    assert game.side("blue")["passed"] is True


@rule("BZ-PAS-02")
def test_the_last_one_left_is_declarer_at_once() -> None:
    game = table().play("bid hold-steady", "pass", "pass")
    assert (game.declarer, game.penalty, game.question) == ("blue", 0, "discard")


@ruling("BZ-PAS-03")
@pytest.mark.parametrize(
    ("talk", "declarer"),
    [
        ("pass, pass, bid hold-steady", "red"),
        ("bid hold-steady, pass, pass", "blue"),
    ],
)
def test_the_third_player_still_gets_a_turn(talk: str, declarer: str) -> None:
    game = table().play(*talk.split(", "))
    assert (game.declarer, game.penalty) == (declarer, 0)


@ruling("BZ-PAS-03")
def test_the_third_player_may_pass_too() -> None:
    assert table().play("pass", "pass").legal()[-1] == "pass"
    assert table().play("pass", "pass", "pass").question == "hotseat"


@rule("BZ-PAS-04")
def test_other_bids_are_void() -> None:
    game = table().play("bid berzerka", "bid hold-steady", "pass", "pass")
    assert game.contract == "hold-steady"
    assert game.value("berzerka") == 1
    assert game.boxes("berzerka", "cube") == [False] * 3


@rule("BZ-PAS-05")
def test_after_each_action_the_auction_ends_or_the_next_player_has_the_turn() -> None:
    game = table().play("pass", "bid hold-steady", "bid berzerka")
    assert (game.question, game.turn) == ("bid", "yellow")
    game.play("bid hold-steady")
    assert (game.question, game.turn) == ("bid", "red")
    game.play("pass")
    assert (game.declarer, game.question) == ("yellow", "discard")


# The hotseat


@rule("BZ-HOT-01")
def test_the_forehand_is_declarer_when_all_pass() -> None:
    game = table(forehand="yellow").play("pass", "pass", "pass")
    assert (game.declarer, game.turn) == ("yellow", "yellow")


@rule("BZ-HOT-02")
def test_the_hotseat_must_name_an_open_contract() -> None:
    game = completed(table(), blue="berzerka").play("pass", "pass", "pass")
    assert game.legal() == [f"bid {contract}" for contract in STARTERS[1:]]
    assert game.reason("pass") == ("other-question", {})
    assert game.reason("bid berzerka")[0] == "completed"


@rule("BZ-HOT-03")
def test_the_hotseat_sees_13_cards() -> None:
    game = table().play("pass", "pass", "pass")
    assert len(game.cards("blue")) == 13
    assert len(game.view()["pile"]) == 13


@rule("BZ-HOT-04")
def test_the_hotseat_has_no_penalty() -> None:
    game = table().hand("pass, pass, pass, bid hold-steady", 5)
    assert game.boxes("hold-steady", "recorded") == [5, None, None]


@ruling("BZ-HOT-05")
def test_the_hotseat_passes_a_forehand_who_has_completed_everything() -> None:
    game = completed(table(), blue="all", yellow="hold-steady").play("pass", "pass", "pass")
    assert game.declarer == "yellow"
    game.play("bid berzerka", "trump S")
    order = []
    while game.question == "discard":
        order.append(game.turn)
        game.play("done")
    assert order == ["red", "blue", "yellow"]
    game.score(4)
    assert game.forehand == "yellow"


@ruling("BZ-HOT-05")
def test_the_hotseat_goes_on_to_the_only_player_who_is_left() -> None:
    game = completed(table(), blue="all", yellow="all").play("pass", "pass", "pass")
    assert game.declarer == "red"
    game.play("bid berzerka", "trump S")
    assert game.value("berzerka") == 1
    assert game.state.board.recorded[2] == UNSET


@rule("BZ-HOT-06")
def test_with_one_contract_left_only_its_information_is_chosen() -> None:
    game = completed(table(), blue="hold-steady world-turned-over swing-the-axe bottle-it-up")
    game.play("pass", "pass", "pass")
    assert game.legal() == ["bid berzerka"]
    game.play("bid berzerka")
    assert game.legal() == ["trump S", "trump H", "trump D", "trump C"]
