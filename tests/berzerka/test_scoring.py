"""Results, ranks and game points (BZ-SCO, BZ-RNK, BZ-GP)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import STARTERS, table
from holmgang.games.berzerka import content

PACK = content.load("standard")
BERZERKA = PACK.contracts.index("berzerka")
BOTTLE = PACK.contracts.index("bottle-it-up")


@rule("BZ-SCO-01")
def test_only_the_declarer_writes_something_down() -> None:
    game = table().hand("bid hold-steady, pass, pass", 4)
    assert game.boxes("hold-steady", "recorded") == [4, None, None]
    assert all(
        game.boxes(name, "recorded") == [None] * 3 for name in STARTERS if "hold" not in name
    )


@rule("BZ-SCO-02")
def test_the_penalty_is_subtracted() -> None:
    game = table().play("bid berzerka", "bid berzerka", "pass", "bid berzerka", "pass", "trump C")
    game.discard(4).play("done", "done").score(8)
    assert game.boxes("berzerka", "recorded") == [6, None, None]
    assert game.boxes("berzerka", "discards") == [4, None, None]


@ruling("BZ-SCO-03")
def test_a_result_can_be_negative() -> None:
    game = table().play(*["bid hold-steady"] * 3, "bid hold-steady", "pass", "pass")
    assert game.penalty == 3
    game.play("done", "done", "done").score(1)
    assert game.boxes("hold-steady", "recorded") == [-2, None, None]


@ruling("BZ-SCO-04")
def test_a_penalty_makes_every_result_worse() -> None:
    game = table().play("bid bottle-it-up", "bid bottle-it-up", "pass", "pass")
    game.play("done", "done", "done").score(2)
    assert game.boxes("bottle-it-up", "recorded") == [None, 3, None]


@ruling("BZ-SCO-04")
def test_a_penalty_can_be_read_literally() -> None:
    game = table(penalty="literal").play("bid bottle-it-up", "bid bottle-it-up", "pass", "pass")
    game.play("done", "done", "done").score(2)
    assert game.boxes("bottle-it-up", "recorded") == [None, 1, None]
    assert PACK.result(PACK.contracts.index("measured-blow"), 6, 1, 0, True) == 1
    assert PACK.result(PACK.contracts.index("boast"), 5, 1, 5, True) == -1


@rule("BZ-SCO-05")
def test_the_order_of_completion_is_remembered() -> None:
    game = table()
    game.hand("pass, bid hold-steady, pass", 4)
    game.hand("pass, bid hold-steady, pass", 4)
    assert game.boxes("hold-steady", "order") == [None, 1, 2]


# Ranks


def ranked(*boxes: tuple[int, int, int, int], contract: str = "hold-steady") -> Any:
    """The seats of a row, best first; a box is (recorded, cube, discards, order)."""
    game = table()
    board = game.state.board
    row = STARTERS.index(contract)
    for seat, (recorded, cube, discards, order) in enumerate(boxes):
        at = row * 3 + seat
        board.recorded[at], board.cubes[at] = recorded, cube
        board.discards[at], board.order[at] = discards, order
    return game.state.ranking(row)


@rule("BZ-RNK-01", "BZ-GP-04")
def test_a_row_is_ranked_when_the_third_player_has_completed_it() -> None:
    game = table()
    game.hand("bid hold-steady, pass, pass", 4).hand("bid hold-steady, pass, pass", 6)
    assert game.totals == [0, 0, 0]
    assert game.boxes("hold-steady", "points") == [None] * 3
    game.hand("bid hold-steady, pass, pass", 2)
    assert game.boxes("hold-steady", "points") == [0, 5, -5]
    assert game.totals == [0, 5, -5]


@rule("BZ-RNK-02")
def test_the_objective_ranks_first() -> None:
    assert ranked((4, 1, 0, 1), (6, 0, 9, 2), (5, 1, 0, 3)) == [1, 2, 0]
    assert ranked((4, 1, 0, 1), (6, 1, 0, 2), (5, 0, 9, 3), contract="bottle-it-up") == [0, 2, 1]


@rule("BZ-RNK-03")
def test_a_cube_breaks_a_tie() -> None:
    assert ranked((5, 0, 0, 1), (5, 1, 9, 2), (2, 0, 0, 3)) == [1, 0, 2]


@rule("BZ-RNK-04")
def test_with_cubes_the_smaller_discard_ranks_higher() -> None:
    assert ranked((5, 1, 3, 1), (5, 1, 1, 2), (2, 0, 0, 3)) == [1, 0, 2]


@rule("BZ-RNK-05")
def test_then_the_earlier_completion() -> None:
    assert ranked((5, 1, 3, 2), (5, 1, 3, 1), (2, 0, 0, 3)) == [1, 0, 2]


@ruling("BZ-RNK-06")
def test_without_cubes_the_discards_decide_then_the_order() -> None:
    assert ranked((5, 0, 5, 1), (5, 0, 2, 2), (1, 0, 0, 3)) == [1, 0, 2]
    assert ranked((5, 0, 2, 3), (5, 0, 2, 2), (1, 0, 0, 1)) == [1, 0, 2]


@rule("BZ-RNK-07")
def test_three_tied_players_share_no_rank() -> None:
    assert ranked((4, 0, 0, 1), (4, 1, 6, 2), (4, 1, 2, 3)) == [2, 1, 0]


# Game points


@rule("BZ-GP-01", "BZ-GP-02")
def test_the_book_s_berzerka_row() -> None:
    game = table()
    game.hand("bid berzerka, pass, pass, trump C", 6, discards=4)
    game.hand("bid berzerka, pass, pass, trump H", 8, discards=4)
    game.hand("pass, pass, pass, bid berzerka, trump S", 3, discards=7)
    assert game.value("berzerka") == 3
    assert game.boxes("berzerka", "recorded") == [6, 8, 3]
    assert game.boxes("berzerka", "discards") == [4, 4, 7]
    assert game.boxes("berzerka", "points") == [0, 3, -3]


@rule("BZ-GP-01", "BZ-GP-02")
def test_the_book_s_bottle_it_up_row() -> None:
    game = table()
    game.hand("bid bottle-it-up, pass, pass", 4)
    game.hand("bid bottle-it-up, pass, pass", 3)
    game.hand("pass, pass, pass, bid bottle-it-up", 0)
    assert game.value("bottle-it-up") == 5
    assert game.boxes("bottle-it-up", "points") == [-5, 0, 5]


@ruling("BZ-GP-03")
def test_every_contract_has_a_base_value() -> None:
    bases = [1, 2, 2, 3, 3, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6, 7, 9]
    assert list(PACK.base) == bases


@rule("BZ-GP-04")
def test_game_points_can_be_negative() -> None:
    game = table()
    for tricks in (1, 2, 3):
        game.hand("bid hold-steady, pass, pass", tricks)
    assert game.totals == [-5, 0, 5]


@pytest.mark.parametrize("penalty", [0, 2])
def test_results_by_formula(penalty: int) -> None:
    assert PACK.result(BERZERKA, 8, penalty, 0) == 8 - penalty
    assert PACK.result(BOTTLE, 8, penalty, 0) == 8 + penalty
