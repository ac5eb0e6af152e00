"""BR-ACT: the actions of the Action cards."""

from itertools import product

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, table

DEALS = {1: "1 I", 2: "3 II", 3: "5 IV"}
"""Where moves of one, two and three steps stand."""


def moves(steps: int, heroes: str = "c4 - -") -> Table:
    game = table(heroes=heroes, dice=f"{DEALS[steps][0]} 6 6 6")
    return game.play(f"place {DEALS[steps]}")


@rule("BR-ACT-00")
def test_the_dead_do_nothing_and_the_wounded_everything() -> None:
    game = table(heroes="- b1w c4", riders="b1 a1 a1", fires="b1", dice="1 5 4 4")
    game.play("place 1 I")
    assert game.options("hero") == ["2", "3"]
    game.play("hero 3", "cell c3").play("place 5 III")
    assert game.sealed == ["black"]


@rule("BR-ACT-01", "BR-ACT-02", "BR-DEC-03")
@pytest.mark.parametrize(
    ("steps", "cells"),
    [(1, "c3 b4"), (2, "c2 b3 c3 a4 b4"), (3, "c1 b2 c2 a3 b3 c3 a4 b4")],
)
def test_move_goes_up_to_its_steps_and_never_diagonally(steps: int, cells: str) -> None:
    assert moves(steps).options("cell") == cells.split()


@rule("BR-ACT-01")
def test_one_berserker_makes_all_the_steps() -> None:
    game = table(dice="3 6 6 6").play("place 3 II", "hero 2", "cell c2")
    assert (game.heroes, game.asked) == ("c4 c2 c4", "act")


@rule("BR-ACT-02")
def test_berserkers_do_not_cross_the_edge() -> None:
    assert moves(1, "a1 - -").options("cell") == ["b1", "a2"]
    assert moves(1, "c4 - -").options("cell") == ["c3", "b4"]


@rule("BR-ACT-03")
def test_nothing_stands_in_the_way() -> None:
    game = table(heroes="c4 b4 -", riders="c3 c3 c3", orcs="c3 c3 c3", dark="c3", dice="3 6 6 6")
    game.play("place 3 II", "hero 1", "cell c2").heroes.split()
    assert game.heroes == "c2 b4 -"
    game = table(heroes="c4 c3 -", riders="c3 c3 c3", orcs="c3 c3 c3", dice="3 6 6 6")
    assert game.play("place 3 II", "hero 1", "cell c3").heroes == "c3 c3 -"


@rule("BR-ACT-04")
def test_a_fire_needs_a_symbol_and_a_berserker() -> None:
    game = table(heroes="a1 b1 c4", fires="b1", dice="1 3 6 5").play("place 1 II")
    assert game.marked("lit") == "a1 b1"  # the only place left: taken without asking
    assert game.why_not("place 3 I") == "no-target"


@rule("BR-ACT-05", "BR-DEC-03")
def test_push_moves_a_creature_to_a_place_next_to_it() -> None:
    game = table(heroes="b2 c4 -", riders="b2 a1 a1", orcs="- b2 -", dice="6 6 6 6")
    game.play("place 6 II")
    assert game.legal == ["rider black", "orcs blue"]
    game.play("orcs blue")
    assert game.options("cell") == ["b1", "a2", "c2", "b3"]
    assert game.play("cell a2").orcs == "- a2 -"


@rule("BR-ACT-06", "BR-DEC-03")
def test_pull_brings_a_creature_to_a_berserker() -> None:
    game = table(heroes="b1 a2 -", riders="a1 c4 b2", dice="2 6 6 6").play("place 2 I")
    assert game.legal == ["rider black", "rider red"]
    game.play("rider red")
    assert game.options("cell") == ["b1", "a2"]
    assert game.play("cell a2").riders == "a1 c4 a2"


@rule("BR-ACT-07")
def test_every_creature_can_be_moved() -> None:
    game = table(
        "elves,goblins,zodd",
        *("b2 b2 c4", "b2 a1 a1", "b2 - -"),
        elves="b2 a4 c1",
        goblins="b2",
        zodd="b2",
        sealed="black",
    )
    game.throw("6 6 6 6", "green 6", "red 6").play("place 6 II")
    assert game.legal == [
        *("hero 1", "hero 2", "rider black", "orcs black", "elves 1", "goblins", "zodd"),
    ]


@ruling("BR-ACT-07")
def test_nobody_pushes_himself_or_across_the_edge() -> None:
    game = table(heroes="a1 - -", riders="c4 c4 c4", dice="6 6 6 1")
    assert game.why_not("place 6 II") == "no-target"
    assert game.why_not("place 1 III") == "no-target"
    game = table(heroes="a1 a1 -", riders="c4 c4 c4", dice="6 6 6 1").play("place 6 II")
    assert game.legal == ["hero 1", "hero 2"]
    assert game.play("hero 2").options("cell") == ["b1", "a2"]
    game = table(heroes="a1 b1 -", riders="a4 c1 c4", dice="2 6 6 6").play("place 2 I")
    assert game.legal == ["hero 1", "hero 2", "rider blue"]  # a4 and a1 are not neighbours


@rule("BR-ACT-08")
def test_lift_returns_a_gem_to_the_supply() -> None:
    game = table(heroes="b2 c4 c4", dark="b2 a1", dice="2 6 6 6").play("place 2 II")
    assert (game.marked("darkness"), game["supply"]) == ("a1", 4)


@ruling("BR-ACT-08")
def test_lift_needs_a_berserker_and_takes_one_gem() -> None:
    game = table(heroes="b1 c4 c4", dark="b2", dice="2 6 6 6")
    assert game.why_not("place 2 II") == "no-target"
    game = table("loki", heroes="b2 c4 c4", dark="b2 b2", dice="2 6 6 6").play("place 2 II")
    assert (game["places"][4]["darkness"], game["supply"]) == (1, 4)


@rule("BR-ACT-09")
def test_the_seal_needs_a_rider_a_berserker_and_a_fire() -> None:
    places = {"heroes": ("a1", "b1"), "riders": ("a1", "b1"), "fires": ("a1", "b1")}
    for hero, rider, fire in product(*places.values()):
        game = table(heroes=f"{hero} - -", riders=f"{rider} c4 c4", fires=fire, dice="5 6 6 6")
        can = "5 III" in game.options("place")
        assert can == (hero == rider == fire)
        if can:
            assert game.play("place 5 III").sealed == ["black"]


@ruling("BR-ACT-09")
def test_one_action_seals_one_rider() -> None:
    game = table(heroes="a1 - -", fires="a1", dice="5 5 5 5").play("place 5 III")
    assert (game.asked, game.legal) == ("rider", ["rider black", "rider blue", "rider red"])
    assert game.play("rider blue").sealed == ["blue"]


@ruling("BR-ACT-09")
def test_by_another_reading_one_action_seals_all_riders_of_a_place() -> None:
    game = table(heroes="a1 b1 -", fires="a1 b1", riders="a1 b1 a1", readings="mark=all")
    assert game.throw("5 5 5 5").play("place 5 III", "rider red").sealed == ["black", "red"]


@ruling("BR-ACT-10")
def test_by_another_reading_a_sealed_rider_stands_still() -> None:
    game = table(riders="a1 b2 c1", sealed="black", readings="marked=still", dice="6 6 6 6")
    game.expect("blue 3", "red 3").play("end", "rider blue")
    assert (game.marked("darkness"), game.riders) == ("", "a1 b1 c4")
    assert next(threat["attack"] for threat in game["threats"]) == 36  # blue, from the next place


@ruling("BR-ACT-10")
def test_a_sealed_rider_goes_on() -> None:
    game = table(riders="a1 b2 c1", sealed="black", dice="6 6 6 6").end("1 3 3")
    assert game.marked("darkness") == "a1"
    assert game.riders == "a2 b1 c4"


@rule("BR-ACT-11")
@pytest.mark.parametrize(
    ("die", "gold", "heroes"),
    [
        *((1, 4, "c4w"), (2, 4, "c4w"), (3, 4, "c4")),
        *((4, 4, "c4"), (5, 5, "c4"), (6, 6, "c4")),
    ],
)
def test_pillage(die: int, gold: int, heroes: str) -> None:
    game = table(heroes="c4 a1 -", gold=4, dice="6 6 6 6")
    game.expect(f"black {die}").play("place 6 I", "hero 1")
    assert (game["gold"], game.heroes) == (gold, f"{heroes} a1 -")


@ruling("BR-ACT-11")
def test_pillage_kills_the_wounded_and_the_shield_does_not_help() -> None:
    game = table(heroes="c4w a1 -", items="shield", dice="6 6 6 6")
    game.expect("black 1").play("place 6 I", "hero 1")
    assert (game.heroes, game["items"]) == ("- a1 -", ["shield"])


@rule("BR-ACT-12")
@pytest.mark.parametrize(
    ("rolls", "gain"),
    [
        (("black 4", "green 4"), 2),
        (("black 2", "green 5", "black 5"), 2),
        (("black 2", "green 5", "black 4"), -1),
        (("black 6", "green 1", "green 6"), 2),
    ],
)
def test_bet(rolls: tuple[str, str, str] | tuple[str, str], gain: int) -> None:
    game = table(gold=4, dice="2 6 6 6").expect(*rolls).play("place 2 IV")
    assert game["gold"] == 4 + gain


@rule("BR-ACT-12")
def test_a_bet_needs_gold_and_wins_53_times_of_108() -> None:
    assert table(gold=0, dice="2 6 6 6").why_not("place 2 IV") == "no-target"
    won = 0
    for black, green, again in product(range(1, 7), repeat=3):
        low, high = sorted((black, green))
        won += low == high or again >= high
    assert won / 216 == 53 / 108


@rule("BR-ACT-13")
def test_a_location_action_needs_a_berserker_there() -> None:
    game = table(heroes="b1 a1 c3", dice="4 6 6 6").play("place 4 I")
    assert (game.asked, game.options("cell")) == ("location", ["a1", "b1", "c3"])
    game = table(heroes="c2 - -", dice="4 6 6 6")
    assert game.why_not("place 4 I") == "no-target"  # no orcs on the quarry


@ruling("BR-DEC-03")
def test_a_single_target_is_taken_without_asking() -> None:
    game = table(heroes="a1 - -", riders="b1 c4 c4", dice="2 6 6 6").play("place 2 I")
    assert (game.riders, game.asked) == ("a1 c4 c4", "act")
