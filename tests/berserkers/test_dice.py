"""BR-TRN, BR-P1: the turn, and the dice of Phase 1."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, setup, table
from holmgang.games.berserkers import GAME
from holmgang.sim import pool


def placements(game: Table) -> Any:
    return game.options("place")


@rule("BR-TRN-01", "BR-TRN-02")
def test_a_turn_has_three_phases_and_no_orcs_no_third() -> None:
    game = table(dice="1 1 1 1").end("3 3 3")
    assert game["round"] == 2
    assert [e["creature"] for e in game.told("rolled")] == [
        *("rider-black", "rider-blue", "rider-red"),
    ]


@rule("BR-TRN-02")
def test_the_orcs_play_if_they_are_there() -> None:
    game = table(orcs="c1 - -", dice="1 1 1 1").end("3 3 3", "black 6")
    assert [e["creature"] for e in game.told("rolled")][-1] == "orcs-black"
    assert game["round"] == 2


@ruling("BR-TRN-02")
def test_people_play_without_a_limit_of_turns() -> None:
    game = setup()
    game.state.turn = 1000
    assert game.throw("1 1 1 1").end("3 3 3")["round"] == 1001


@ruling("BR-TRN-02")
def test_games_that_nobody_watches_end_after_sixty_turns() -> None:
    assert GAME.fill_options({})["turns"] == "0"
    assert GAME.fill_options_unwatched({})["turns"] == "60"
    assert GAME.fill_options_unwatched({"turns": "5"})["turns"] == "5"
    assert pool.prepare(GAME, {}, ["random"]).options["turns"] == "60"


@ruling("BR-TRN-02")
def test_a_game_without_end_is_lost() -> None:
    game = setup(turns="2")
    for _ in range(2):
        game.throw("1 1 1 1").end("3 3 3")
    assert (game.asked, game["outcome"]) == ("over", "time")
    assert game.state.scores() == [-1.0]


@rule("BR-P1-01")
@pytest.mark.parametrize(("locked", "dice"), [(0, "1 2 3 4"), (1, "1 2 3"), (2, "5 6")])
def test_all_dice_that_are_not_locked_are_rolled(locked: int, dice: str) -> None:
    game = table(locked=locked, dice=dice)
    assert game["dice"] == [int(die) for die in dice.split()]
    assert game.script == []


@rule("BR-P1-02")
@ruling("BR-P1-02")
def test_special_dice_are_resolved_before_any_action() -> None:
    game = table("zodd,thor,goblins", goblins="b2", fires="b2")
    game.throw("1 2 3 4", "green 2", "blue 1", "red 2")
    assert game.kinds_told()[-8:] == [
        *("threw", "rolled", "enemy", "out", "marched", "storm", "rolled", "marched"),
    ]
    assert game["goblins"] == "c2"
    assert game["dice"] == [2, 3, 4]
    assert game["zodd"]["at"] == "b1"
    assert game.asked == "act"


@rule("BR-P1-03", "BR-P1-08")
def test_a_die_is_placed_on_its_number_and_used_once() -> None:
    game = table(heroes="a1 b1 c1", dice="3 6 6 6")
    assert [word for word in placements(game) if word.startswith("3")] == [
        *("3 I", "3 II", "3 III", "3 IV"),
    ]
    game.play("place 3 I", "cell b1")
    assert game.marked("lit") == "b1"
    assert game["dice"] == [6, 6, 6]
    assert game.why_not("place 3 II") == "no-such-die"


@rule("BR-P1-04")
def test_an_untrained_card_takes_one_die() -> None:
    game = table(heroes="a1 b1 c4", dice="3 4 5 5").play("place 3 I", "cell a1")
    assert game.why_not("place 4 I") == "card-full"
    assert "5 II" in placements(game)


@rule("BR-P1-04", "BR-P1-05")
@ruling("BR-P1-05")
def test_a_trained_card_takes_two_different_dice() -> None:
    game = table(heroes="a1 b1 c4", riders="a1 b1 c1", trained="I", dice="3 3 4 5")
    game.play("place 3 I", "cell a1")
    assert game.why_not("place 3 I") == "card-full"
    assert "3 II" in placements(game)
    assert "5 I" in placements(game)
    game.play("place 5 I", "rider black", "cell b1")
    assert game.why_not("place 4 I") == "card-full"


@rule("BR-P1-06", "BR-P1-10")
def test_dice_need_not_be_used() -> None:
    game = table(dice="6 6 6 6")
    assert game.why_not("throw") == "thrown"
    game.end("3 3 3")
    assert game["dice"] == []
    assert game["round"] == 2


@rule("BR-P1-06")
def test_dice_are_used_in_any_order() -> None:
    for lines in (["place 3 II", "place 1 I"], ["place 1 I", "place 3 II"]):
        game = table(heroes="c4 - -", dice="1 3 6 6")
        for line in lines:
            game.play(line)
            game.play(f"cell {game.options('cell')[0]}")
        assert game["dice"] == [6, 6]


@ruling("BR-P1-07")
def test_an_action_that_could_do_nothing_is_forbidden() -> None:
    game = table(heroes="c4 - -", riders="a1 a1 a1", dice="1 2 3 5", gold=0)
    assert game.why_not("place 3 I") == "no-target"  # no fire symbol on c4
    assert game.why_not("place 2 I") == "no-target"  # nobody to pull
    assert game.why_not("place 2 II") == "no-target"  # no darkness
    assert game.why_not("place 2 IV") == "no-target"  # no gold to bet
    assert game.why_not("place 5 III") == "no-target"  # no rider to mark
    assert game.why_not("place 5 II") == "no-target"  # no orcs to slay on c4
    assert "5" in game.options("give")


@rule("BR-P1-09")
def test_a_reroll_costs_one_gold() -> None:
    game = table(gold=2, dice="1 1 2 2").expect("white 6").play("reroll 1")
    assert (game["gold"], game["dice"]) == (1, [1, 2, 2, 6])
    game.expect("white 5").play("reroll 6")
    assert (game["gold"], game["dice"]) == (0, [1, 2, 2, 5])
    assert game.why_not("reroll 1") == "no-gold"


@ruling("BR-P1-09")
def test_only_unused_dice_are_rerolled_at_any_moment() -> None:
    game = table(heroes="c4 - -", gold=4, dice="3 1 1 1").play("place 3 II", "cell c3")
    assert game.options("reroll") == ["1"]
    assert table(gold=4).options("reroll") == []


@rule("BR-P1-11")
def test_after_phase_1_all_dice_are_taken_back() -> None:
    game = table(heroes="c4 - -", locked=1, dice="3 1 1", gold=0).play("place 3 II", "cell c3")
    assert game["cards"][1]["dice"] == [3]
    game.end("3 3 3")
    assert [card["dice"] for card in game["cards"]] == [[]] * 4
    assert game["locked"] == 0
    game.throw("1 2 3 4")
    assert game["dice"] == [1, 2, 3, 4]


@rule("BR-DEC-02")
def test_everything_that_may_be_done_in_phase_1() -> None:
    game = table("zodd", heroes="a1 a1 c4", items="boots", fires="a1", gold=3)
    assert game.legal == ["throw", "use boots", "checkpoint"]
    game.throw("5 1 6 6", "red 6")
    verbs = {text.split(" ")[0] for text in game.legal}
    assert verbs == {"place", "reroll", "give", "spend", "use", "checkpoint", "end"}
