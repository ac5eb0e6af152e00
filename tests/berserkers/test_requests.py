"""BR-REQ: the twelve King's Requests."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berserkers.table import Table, setup, table
from holmgang.games.berserkers import content

PACK = content.load("standard")

NEARLY = {"fires": "all", "sealed": "black blue", "heroes": "a1 c4 c4", "riders": "c4 c4 a1"}
"""Only the red rider is left to seal."""


def nearly(requests: str, dice: str = "5 2 2 2", **setting: Any) -> Table:
    game = table(requests, **(NEARLY | setting), dice=dice)
    return game.play("place 5 III")


@rule("BR-REQ-0")
def test_all_requests_must_be_satisfied() -> None:
    assert nearly("no-orcs,no-darkness")["outcome"] == "won"
    game = nearly("no-orcs,no-darkness", dark="b2", orcs="c1 - -")
    assert (game["outcome"], game.met) == ("", {"no-orcs": False, "no-darkness": False})


@rule("BR-REQ-0")
def test_a_task_carried_out_stays_so() -> None:
    game = table("zodd", heroes="a1 c4 c4").throw("6 6 6 6", "red 6")
    game.play("spend zodd", "spend zodd", "spend zodd")
    assert game.met == {"zodd": True}
    game.end("3 3 3")
    assert game.met == {"zodd": True}


@rule("BR-REQ-1")
def test_no_darkness_at_the_end() -> None:
    game = nearly("no-darkness,loki", dark="a1")
    assert (game["outcome"], game.sealed) == ("", ["black", "blue", "red"])
    assert game.play("place 2 II")["outcome"] == "won"


@rule("BR-REQ-2")
def test_two_gems_on_a_place() -> None:
    game = table("loki", riders="b2 a1 a1", dark="b2", dice="6 6 6 6").end("1 3 3")
    assert (game["places"][4]["darkness"], game["supply"]) == (2, 3)
    game = table("loki", riders="b2 a1 a1", dark="b2 b2", dice="6 6 6 6").end("1 3 3")
    assert (game["places"][4]["darkness"], game["supply"]) == (2, 3)
    assert game.met == {"loki": True}


@rule("BR-REQ-3")
def test_no_orcs_at_the_end() -> None:
    game = nearly("no-orcs,loki", orcs="a1 - -", items="sword")
    assert game["outcome"] == ""
    assert game.play("use sword")["outcome"] == "won"


# Elves


@rule("BR-REQ-4a")
@ruling("BR-REQ-4a", "BR-DAT-08")
def test_where_the_elves_start() -> None:
    assert setup("elves")["elves"] == ["c1", "b2", "a4"]


@rule("BR-REQ-4b")
def test_elves_are_moved_one_group_at_a_time() -> None:
    game = table("elves", heroes="b1 c4 c4", dice="2 6 6 6").play("place 2 I")
    assert game.legal == ["rider black", "rider blue", "rider red", "elves 1", "elves 2"]
    game.play("elves 1").end("3 3 3")
    assert game["elves"] == ["b1", "b2", "a4"]


@rule("BR-REQ-4c")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [
        ("6 4 1 1", True),
        ("5 4 1 1", True),
        ("3 3 4 1", True),
        ("5 5 1 1", True),
        ("5 2 1 1", False),
    ],
)
def test_ten_points_of_dice_make_the_elves_speak(dice: str, enough: bool) -> None:
    game = table("elves", elves="b2 b2 b2", dice=dice)
    assert ("spend elves" in game.legal) == enough


@rule("BR-REQ-4c", "BR-REQ-4d")
def test_the_dice_are_gone_and_so_are_the_elves() -> None:
    game = table("elves", elves="b2 b2 b2", dice="6 4 3 1").play("spend elves", "die 4")
    assert (game["dice"], game["gauge"]) == ([1, 3], 0)  # nothing adds up without the six
    assert (game["elves"], game.met) == ([None] * 3, {"elves": True})
    game = table("elves", elves="b2 b2 b2", dice="3 3 4 6").play("spend elves")
    assert game.legal == ["die 6", "die 4"]
    assert game.play("die 4").met == {"elves": True}


@rule("BR-REQ-4c")
def test_five_and_four_are_too_few() -> None:
    game = table("elves", elves="b2 b2 b2", locked=2, dice="5 4")
    assert game.why_not("spend elves") == "cannot-spend"
    game = table("elves", elves="b2 b2 b1", dice="6 6 6 6")
    assert game.why_not("spend elves") == "cannot-spend"


@ruling("BR-REQ-4c")
def test_no_berserker_need_be_with_the_elves() -> None:
    game = table("elves", elves="b2 b2 b2", heroes="c4 c4 c4", dice="6 6 1 1")
    assert game.play("spend elves").met == {"elves": True}


# No sacrifice


@rule("BR-REQ-5a")
@ruling("BR-REQ-5a")
def test_all_three_must_be_alive_at_the_end() -> None:
    assert nearly("no-sacrifice", heroes="a1w c4w c4w")["outcome"] == "won"
    game = nearly("no-sacrifice", heroes="a1 - c4")
    assert (game["outcome"], game.met) == ("", {"no-sacrifice": False})


@rule("BR-REQ-5b")
def test_the_potion_is_taken_out_of_the_deck() -> None:
    game = setup("no-sacrifice")
    assert (game["items"], game["villagers"]) == (["potion"], 9)
    game = table("no-sacrifice", gauge=3, dice="1 1 1 1").play("give 1")
    game.state.apply(0, game.state.read("item"))
    drawn = [game.state.write(action).split()[1] for action, _ in game.state.outcomes()]
    assert len(drawn) == 9
    assert "potion" not in drawn


@rule("BR-REQ-5c")
def test_a_revived_berserker_counts() -> None:
    game = nearly("no-sacrifice", heroes="a1 - c4").play("use potion")
    assert game["outcome"] == "won"


# Goblins


def goblins(die: int, cell: str = "b2", fires: str = "b2") -> Table:
    return table("goblins", goblins=cell, fires=fires).throw("6 6 6 6", f"green {die}")


@rule("BR-REQ-6a", "BR-DEC-01")
def test_the_player_places_the_goblins() -> None:
    game = setup("goblins").play("cell b3")
    assert (game["goblins"], game.asked) == ("b3", "act")


@rule("BR-REQ-6b", "BR-REQ-6c")
@ruling("BR-DAT-04")
@pytest.mark.parametrize(("die", "to"), [(1, "b1"), (2, "c2"), (3, "b3"), (4, "a2")])
def test_goblins_put_out_a_fire_and_go_on(die: int, to: str) -> None:
    game = goblins(die)
    assert (game["goblins"], game.marked("lit"), game.asked) == (to, "", "act")
    assert goblins(die, fires="a1").marked("lit") == "a1"


@rule("BR-REQ-6d", "BR-REQ-6e")
@ruling("BR-DAT-04")
@pytest.mark.parametrize(("die", "to"), [(5, "c3"), (6, "b2")])
def test_goblins_run_or_rest(die: int, to: str) -> None:
    game = goblins(die)
    assert (game["goblins"], game.marked("lit")) == (to, "b2")


@rule("BR-REQ-6f")
def test_no_green_die_once_all_fires_burn() -> None:
    game = table("goblins", goblins="b2", fires="all").throw("6 6 6 6")
    assert (game["goblins"], game["fires"]) == ("b2", 8)


@rule("BR-REQ-6g")
def test_goblins_cross_the_edge_and_can_only_be_moved() -> None:
    assert goblins(1, cell="b1")["goblins"] == "b4"
    game = table("goblins", goblins="b2", heroes="b2 c4 c4").throw("6 4 4 4", "green 6")
    assert game.play("place 6 II", "goblins", "cell b1")["goblins"] == "b1"
    assert game.met == {"goblins": True}


# Thor


def thor(die: int, dice: str, **setting: Any) -> Table:
    return table("thor", **setting).throw(dice, f"blue {die}")


@rule("BR-REQ-7a", "BR-REQ-7b", "BR-REQ-7c", "BR-REQ-7e", "BR-DAT-05")
@pytest.mark.parametrize(
    ("die", "left"),
    [(1, [2, 4, 6]), (2, [1, 4, 6]), (4, [1, 2, 4, 6]), (5, [1, 2, 4, 6]), (6, [1, 2, 4, 6])],
)
def test_thor_discards_dice(die: int, left: list[int]) -> None:
    game = thor(die, "1 2 4 6")
    assert (game["dice"], game["barred"], game.asked) == (left, False, "act")


@rule("BR-REQ-7b")
def test_thor_takes_all_dice_of_the_number() -> None:
    game = thor(1, "1 1 4 6", gold=4)
    assert game["dice"] == [4, 6]
    assert game.options("reroll") == ["4", "6"]


@ruling("BR-REQ-7c")
def test_a_die_rerolled_to_the_number_stays() -> None:
    game = thor(1, "1 1 4 6", gold=4).expect("white 1").play("reroll 4")
    assert game["dice"] == [1, 6]


@rule("BR-REQ-7d", "BR-DAT-05")
def test_thor_forbids_the_move_action() -> None:
    game = thor(3, "1 3 2 5")
    assert game["barred"]
    for place in ("1 I", "3 II", "2 III", "5 IV"):
        assert game.why_not(f"place {place}") == "barred"
    game.end("3 3 3").throw("1 3 2 5", "blue 6")
    assert "1 I" in game.options("place")


@ruling("BR-REQ-7d")
def test_thor_forbids_nothing_else_that_moves() -> None:
    game = thor(3, "4 2 6 6", heroes="b1 a1 c4", items="boots cape")
    assert {"4 I", "2 I", "6 II"} <= set(game.options("place"))
    assert game.options("use") == ["boots", "cape"]


# Grimoire


def page(card: str, dice: str = "6 6 6 6", number: int = 1, **setting: Any) -> Any:
    game = table("grimoire", dice=dice, **setting)
    return game.expect(f"grimoire {card}").play("spend grimoire", f"page {number}")


@rule("BR-REQ-8a", "BR-REQ-8b")
def test_the_grimoire_starts_with_wounds_and_four_cards_face_down() -> None:
    game = setup("grimoire")
    assert (game.heroes, game["pages"]) == ("c4w c4w c4w", [None] * 4)
    game.throw("6 6 6 6").play("spend grimoire")
    game.state.apply(0, game.state.read("page 3"))
    assert len(game.state.outcomes()) == 4


@rule("BR-REQ-8c")
def test_six_points_turn_a_card_as_often_as_you_like() -> None:
    game = page("stone-to-gold", gold=2)
    assert (game["dice"], game["pages"]) == ([6, 6, 6], ["stone-to-gold", None, None, None])
    game.play("spend grimoire")
    assert game.options("page") == ["2", "3", "4"]
    game.expect("grimoire divine-power").play("page 4")
    assert game["pages"][3] == "divine-power"


@rule("BR-REQ-8d", "BR-DEC-04")
def test_mishap() -> None:
    game = page("mishap", heroes="c4 c4w b2")
    assert (game.asked, game.options("hero")) == ("hero", ["1", "2", "3"])
    assert game.play("hero 1").heroes == "c4w c4w b2"
    assert page("mishap", heroes="c4 c4w b2").play("hero 2").heroes == "c4 - b2"


@rule("BR-REQ-8e")
def test_stone_to_gold() -> None:
    assert page("stone-to-gold", gold=3)["gold"] == 5


@rule("BR-REQ-8f")
def test_divine_power_skips_the_riders_but_not_the_orcs() -> None:
    game = page("divine-power", heroes="c4 b3 b2", orcs="b2 - -").end("", "black 1")
    assert (game.riders, game.heroes, game["round"]) == ("a1 a1 a1", "c4 b3 b2w", 2)
    game.throw("6 6 6 6").end("3 3 3", "black 6")
    assert game.riders == "a4 a4 a4"


@rule("BR-REQ-8g")
@ruling("BR-REQ-8g")
def test_the_burning_book_is_gone() -> None:
    game = page("burning-book")
    assert (game["pages"], game.met) == ([], {"grimoire": True})
    assert game.why_not("spend grimoire") == "cannot-spend"


# Zodd


@rule("BR-REQ-9a")
def test_zodd_starts_with_the_riders() -> None:
    assert setup("zodd")["zodd"] == {"at": "a1", "health": 3}


@rule("BR-REQ-9b")
@ruling("BR-DAT-06")
@pytest.mark.parametrize(
    ("die", "to"), [(1, "a4"), (2, "b1"), (3, "a2"), (4, "c1"), (5, "a2"), (6, "a1")]
)
def test_zodd_roams(die: int, to: str) -> None:
    game = table("zodd").throw("6 6 6 6", f"red {die}")
    assert (game["zodd"]["at"], game.asked) == (to, "act")


@rule("BR-REQ-9c", "BR-REQ-9d")
def test_three_attacks_drive_zodd_away() -> None:
    game = table("zodd", heroes="a1 c4 c4").throw("6 6 5 1", "red 6")
    game.play("spend zodd", "die 6", "spend zodd", "die 6")
    assert game["zodd"]["health"] == 1
    game.play("spend zodd")
    assert (game["zodd"], game.met, game["dice"]) == (None, {"zodd": True}, [])
    game.end("3 3 3").throw("1 1 1 1")
    assert game.script == []


@rule("BR-REQ-9c")
def test_zodd_is_attacked_where_he_stands() -> None:
    game = table("zodd", heroes="a1 c4 c4").throw("6 6 5 1", "red 2")
    assert game.why_not("spend zodd") == "cannot-spend"


@rule("BR-REQ-9e", "BR-P1-11")
@ruling("BR-REQ-9e")
def test_zodd_strikes_at_the_end_of_phase_1() -> None:
    game = table("zodd", heroes="a1 a1w c4").throw("1 1 1 1", "red 6").end("3 3 3")
    assert game.heroes == "a1w - c4"
    game = table("zodd", heroes="a1w - -").throw("1 1 1 1", "red 6").play("end")
    assert (game["outcome"], len(game.told("rolled"))) == ("deaths", 1)  # Zodd himself


# Treasure


@rule("BR-REQ-10a")
@ruling("BR-REQ-10a", "BR-DAT-08")
def test_six_tokens_and_one_treasure() -> None:
    game = table("treasure", heroes="a1 c4 c4", dice="6 6 6 6")
    assert game.marked("token") == "a1 c1 b2 a3 c3 b4"
    game.state.apply(0, game.state.read("spend treasure"))
    if not game.state.is_chance():
        game.state.apply(0, game.state.read("die 6"))
    odds = {game.state.write(action): weight for action, weight in game.state.outcomes()}
    assert odds == {"token blank": 5, "token treasure": 1}


@rule("BR-REQ-10b", "BR-REQ-10c")
def test_a_blank_token_is_removed() -> None:
    game = table("treasure", heroes="a1 b2 c4", dice="6 5 1 3").play("spend treasure")
    assert game.options("cell") == ["a1", "b2"]
    game.expect("token blank").play("cell b2", "die 6")
    assert (game.marked("token"), game.met) == ("a1 c1 a3 c3 b4", {"treasure": False})
    game = table("treasure", heroes="b1 c4 c4", dice="6 6 6 6")
    assert game.why_not("spend treasure") == "cannot-spend"


@rule("BR-REQ-10d")
def test_the_treasure_ends_the_search() -> None:
    game = table("treasure", heroes="a1 c4 c4", dice="5 1 3 3").play("spend treasure")
    game.expect("token treasure").play("die 5")
    assert (game.marked("token"), game.met) == ("", {"treasure": True})


@rule("BR-REQ-10d")
def test_the_last_token_is_the_treasure() -> None:
    game = table("treasure", heroes="a1 c4 c4", dice="6 6 6 6")
    memory = game.state.memory
    memory.blanks = sum(1 << cell for cell in PACK.treasure_start[1:])
    game.state.tokens = 1
    game.expect("token treasure").play("spend treasure")
    assert game.met == {"treasure": True}


# The others


@rule("BR-REQ-11")
def test_frightened_villagers() -> None:
    game = table("shy-villagers", gold=4, dice="4 5 6 1")
    assert game.options("give") == ["1", "4"]
    assert game.options("reroll") == ["1", "4", "5", "6"]
    assert game.why_not("give 5") == "shy-villagers"


@rule("BR-REQ-12")
@ruling("BR-REQ-12")
def test_raging_orcs_play_twice() -> None:
    game = table("raging-orcs", orcs="b2 - -", heroes="b1 b2 c4", dice="6 6 6 6")
    game.end("3 3 3", "black 1", "black 1")
    assert (game.heroes, game.orcs) == ("b1w b2w c4", "b4 - -")
    assert game["round"] == 2


@ruling("BR-REQ-13")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        *(("6 4 4 4", True), ("5 1 4 4", True), ("4 2 5 5", True), ("3 3 5 5", True)),
        *(("4 1 1 5", True), ("3 2 1 5", True), ("2 2 2 5", True), ("3 1 1 1", True)),
        *(("2 2 1 1", True), ("4 3 4 4", False), ("5 5 5 5", False)),
    ],
)
def test_a_total_of_six_is_exact(dice: str, fits: bool) -> None:
    game = table("grimoire", dice=dice)
    assert ("spend grimoire" in game.legal) == fits


@ruling("BR-REQ-13")
def test_by_another_reading_a_total_of_six_is_the_least() -> None:
    game = table("grimoire", readings="six=least", dice="4 3 4 4").play("spend grimoire")
    assert game.legal == ["die 4", "die 3"]
    game.expect("grimoire stone-to-gold").play("die 3", "page 1")
    assert game["dice"] == [4, 4]
    assert "spend grimoire" not in table("grimoire", readings="six=least", dice="1 2 1 1").legal


@ruling("BR-REQ-13")
def test_two_uses_need_two_sets() -> None:
    game = table("zodd", heroes="a1 c4 c4").throw("5 1 1 6", "red 6").play("spend zodd", "die 5")
    assert (game["dice"], game["zodd"]["health"]) == ([1, 6], 2)
    game.play("spend zodd")
    assert game["zodd"]["health"] == 1
    assert game.why_not("spend zodd") == "cannot-spend"
