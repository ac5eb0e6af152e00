"""BR-P2, BR-RID, BR-MOV: the riders and how enemies move."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, table

FAR = "a1 b1 c1"
"""Where the riders stand when nobody is near."""


def ride(dice: str, riders: str = FAR, heroes: str = "c4 c4 c4", **setting: Any) -> Table:
    return table(riders=riders, heroes=heroes, dice="6 6 6 6", **setting).end(dice)


@rule("BR-P2-01", "BR-P2-02")
def test_each_rider_has_the_die_of_its_colour() -> None:
    game = ride("1 1 3")
    assert [(e["creature"], e["die"], e["act"]) for e in game.told("enemy")] == [
        ("rider-black", 1, "darkness"),
        ("rider-blue", 1, "darkness"),
        ("rider-red", 3, "extinguish"),
    ]
    assert game.marked("darkness") == "a1 b1"


@rule("BR-P2-03", "BR-MOV-03", "BR-DEC-04")
def test_the_player_chooses_who_is_next_and_each_acts_before_it_moves() -> None:
    game = table(riders=FAR, heroes="a2 c4 c4", dice="6 6 6 6").end("1 3 4", by_hand=True)
    assert (game.asked, game.legal) == ("riders", ["rider black", "rider blue", "rider red"])
    game.play("rider black")
    assert (game.marked("darkness"), game.riders) == ("a1", "a2 b1 c1")


@ruling("BR-P2-03")
def test_the_order_is_chosen_step_by_step() -> None:
    game = table(riders=FAR, dice="6 6 6 6").end("1 3 4", by_hand=True).play("rider red")
    assert game.legal == ["rider black", "rider blue"]
    assert game.play("rider blue").riders == "a2 b4 a1"  # the last one is not asked for


@rule("BR-RID-01")
def test_attack_hits_the_place_of_the_rider() -> None:
    game = ride("4 3 3", riders="b2 a1 a1", heroes="b2 b2 b1")
    assert game.heroes == "b2w b2w b1"


@rule("BR-RID-02")
def test_the_extended_attack_hits_the_neighbours() -> None:
    game = ride("5 3 3", riders="a1 c4 c4", heroes="b1 b2 c1")
    assert game.heroes == "b1w b2 c1"
    game = ride("5 3 3", riders="a1 c4 c4", heroes="a4 a1 c1")
    assert game.heroes == "a4 a1w c1"


@rule("BR-RID-03")
def test_darkness_falls_on_the_place_of_the_rider() -> None:
    game = ride("1 3 3", riders="b2 a1 a1")
    assert (game.marked("darkness"), game["supply"]) == ("b2", 4)
    game = ride("1 3 3", riders="b2 a1 a1", dark="b2")
    assert (game["places"][4]["darkness"], game["supply"]) == (1, 4)


@rule("BR-RID-04", "BR-END-02")
def test_darkness_without_a_supply_is_the_end() -> None:
    game = ride("1 3 3", riders="b2 a1 a1", dark="a1 b1 c1 a2 c2")
    assert (game.asked, game["outcome"], game["supply"]) == ("over", "darkness", 0)
    assert game.state.scores() == [-1.0]


@ruling("BR-RID-04")
def test_on_a_full_place_nothing_has_to_be_placed() -> None:
    game = ride("1 3 3", riders="b2 a1 a1", dark="b2 b1 c1 a2 c2")
    assert (game["round"], game["supply"]) == (2, 0)
    assert game.riders.split()[0] == "b3"


@rule("BR-RID-05", "BR-FIR-01")
def test_a_rider_puts_out_the_fire_on_its_place() -> None:
    game = ride("3 3 3", riders="b2 a3 c4", fires="b2 a1")
    assert game.marked("lit") == "a1"


@rule("BR-RID-06")
def test_orcs_are_enrolled_where_their_symbol_is() -> None:
    assert ride("2 3 3", riders="a1 c4 c4").orcs == "- - -"
    game = table(riders="b1 c4 c4", heroes="a3 a3 a3", dice="6 6 6 6").end("2 3 3", "black 6")
    assert game.orcs == "b1 - -"
    game = table(riders="b1 c4 c4", heroes="a3 a3 a3", orcs="c1 c1 c1", dice="6 6 6 6")
    game.end("2 3 3", "black 6", "blue 6", "red 6")
    assert game.orcs == "c1 c1 c1"


@ruling("BR-RID-06")
def test_the_squad_has_the_riders_colour_or_the_first_free_one() -> None:
    game = table(riders="a3 a3 b1", heroes="a1 a1 a1", dice="6 6 6 6").end("3 3 2", "red 6")
    assert game.orcs == "- - b1"
    game = table(riders="a3 a3 b1", heroes="a1 a1 a1", orcs="- - b1", dice="6 6 6 6")
    assert game.end("3 3 2", "black 6", "red 6").orcs == "b1 - b1"


@rule("BR-MOV-01")
def test_two_arrows_are_two_steps() -> None:
    assert ride("6 4 1", riders="a2 c3 b2").riders == "c2 a3 b3"


@rule("BR-MOV-02")
def test_riders_cross_the_edges() -> None:
    assert ride("2 3 4", riders="c1 b1 a3").riders == "a1 b4 b3"
    assert ride("1 3 3", riders="a4 a1 a1").riders.split()[0] == "a1"


@rule("BR-MOV-02")
def test_orcs_cross_the_edges() -> None:
    """The examples of the book: right from the top right, down from the bottom left."""
    game = table(orcs="a4 - -", dice="6 6 6 6").end("3 3 3", "black 3")
    assert game.orcs == "a1 - -"
    game = table(orcs="c1 a3 -", dice="6 6 6 6").end("3 3 3", "black 2", "blue 4")
    assert game.orcs == "a1 c3 -"


@rule("BR-MOV-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_arrows_follow_even_a_void_action(die: int) -> None:
    """Nobody to attack, a dark place, no fire, no orc symbol: a1 is Thing-Stone."""
    to = {1: "a2", 2: "b1", 3: "a4", 4: "b1", 5: "a2", 6: "c1"}
    game = ride(f"{die} 3 3", riders="a1 c4 c4", heroes="c3 c3 c3", dark="a1")
    assert game.riders.split()[0] == to[die]


@rule("BR-MOV-05")
def test_passing_and_arriving_trigger_nothing() -> None:
    game = ride("6 3 3", riders="a2 a1 a1", heroes="b2 c2 c2", fires="b2 c2")
    assert (game.heroes, game.marked("lit")) == ("b2 c2 c2", "b2 c2")
    assert game.marked("darkness") == "a2"
