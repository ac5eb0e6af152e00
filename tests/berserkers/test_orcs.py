"""BR-P3, BR-ORC: the orc squads."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, table


def raid(orcs: str, *dice: str, heroes: str = "c4 c4 c4", **setting: Any) -> Table:
    return table(orcs=orcs, heroes=heroes, dice="6 6 6 6", **setting).end("3 3 3", *dice)


@rule("BR-P3-01")
def test_one_die_for_each_squad_new_ones_too() -> None:
    game = table(riders="b1 a1 a1", heroes="c4 c4 c4", orcs="- - c2", dice="6 6 6 6")
    game.end("2 3 3", "black 1", "red 6")
    assert [e["creature"] for e in game.told("rolled")][-2:] == ["orcs-black", "orcs-red"]
    assert game.orcs == "b4 - c2"


@rule("BR-P3-02")
@ruling("BR-P3-02")
def test_the_player_chooses_the_order() -> None:
    game = table(orcs="b2 - c1", heroes="c4 c4 c4", dice="6 6 6 6")
    game.end("3 3 3", "black 1", "red 2", by_hand=True).play("rider black", "rider blue")
    assert (game.asked, game.legal) == ("orcs", ["orcs black", "orcs red"])
    assert game.play("orcs red").orcs == "b1 - a1"


@rule("BR-ORC-01")
@pytest.mark.parametrize("die", [1, 2])
def test_attack(die: int) -> None:
    assert raid("b2 - -", f"black {die}", heroes="b2 b2 b3").heroes == "b2w b2w b3"


@rule("BR-ORC-02")
def test_extinguish() -> None:
    game = raid("b2 - -", "black 3", fires="b2 b1")
    assert (game.marked("lit"), game.orcs) == ("b1", "b3 - -")
    game = raid("b2 - -", "black 3", fires="all", sealed="black")
    assert (game["fires"], game.orcs) == (8, "b3 - -")


@rule("BR-ORC-03")
@ruling("BR-ORC-03")
def test_lucky_does_nothing_and_does_not_move() -> None:
    game = raid("b2 - -", "black 6", heroes="b2 c4 c4", fires="b2")
    assert (game.heroes, game.marked("lit"), game.orcs) == ("b2 c4 c4", "b2", "b2 - -")


@rule("BR-ORC-04")
@ruling("BR-DAT-03")
@pytest.mark.parametrize(
    ("die", "to", "act"),
    [
        (1, "b1", "attack"),
        (2, "c2", "attack"),
        (3, "b3", "extinguish"),
        (4, "a2", "extinguish"),
        (5, "c2", "slow"),
        (6, "b2", "nothing"),
    ],
)
def test_the_orcs_card(die: int, to: str, act: str) -> None:
    game = raid("b2 - -", f"black {die}")
    assert game.orcs == f"{to} - -"
    assert game.told("enemy")[-1]["act"] == act


@rule("BR-ORC-05")
def test_slow_locks_dice_for_the_next_turn() -> None:
    game = raid("b2 b2 -", "black 5", "blue 5")
    assert game["locked"] == 2
    game.throw("1 2")
    assert game["dice"] == [1, 2]
    game.end("3 3 3", "black 6", "blue 6").throw("1 2 3 4")
    assert game["dice"] == [1, 2, 3, 4]


@rule("BR-ORC-05")
@ruling("BR-ORC-05")
def test_a_third_slow_is_void_but_moves() -> None:
    game = raid("b2 b2 b2", "black 5", "blue 5", "red 5")
    assert (game["locked"], game.orcs) == (2, "c2 c2 c2")
