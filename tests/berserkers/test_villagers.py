"""BR-VIL, BR-ITM: what villagers give for dice."""

import pytest
from rulebook import rule, ruling

from berserkers.table import table


@rule("BR-VIL-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_advances_the_gauge(die: int) -> None:
    game = table(dice=f"{die} 3 3 3").play(f"give {die}")
    assert (game["gauge"], len(game["dice"])) == (1, 3)


@rule("BR-VIL-02", "BR-DEC-04")
def test_the_fourth_die_brings_gold_or_a_card() -> None:
    game = table(gauge=3, gold=4, dice="1 1 1 1").play("give 1")
    assert (game.asked, game.legal) == ("reward", ["gold", "item"])
    game.play("gold")
    assert (game["gold"], game["gauge"]) == (5, 0)
    game = table(dice="1 1 1 1").play("give 1", "give 1", "give 1", "give 1")
    game.expect("villager boots").play("item")
    assert (game["items"], game["villagers"], game["gauge"]) == (["boots"], 9, 0)


@ruling("BR-VIL-02")
def test_an_empty_deck_gives_gold_and_a_full_purse_nothing() -> None:
    game = table(gauge=3, gold=4, dice="1 1 1 1")
    game.state.drawn = 10
    assert game.play("give 1")["gold"] == 5
    game = table(gauge=3, gold=12, dice="1 1 1 1").play("give 1", "gold")
    assert (game["gold"], game["gauge"]) == (12, 0)


@rule("BR-VIL-03")
def test_items_need_no_die_and_leave_the_game() -> None:
    game = table(items="purse cape brew", heroes="c4w c4 c4", gold=0, dice="1 1 1 1")
    game.play("use purse", "use brew")
    assert (game["gold"], game.heroes, game["dice"]) == (3, "c4 c4 c4", [1, 1, 1, 1])
    assert game["items"] == ["cape"]
    assert game.why_not("use purse") == "not-held"


@ruling("BR-VIL-03")
def test_items_serve_before_and_after_the_roll_if_they_do_something() -> None:
    game = table(items="boots stone sword brew potion harp shield purse", gold=12)
    assert game.options("use") == ["boots", "harp"]
    game.throw("1 1 1 1")
    assert game.options("use") == ["boots", "stone", "harp"]
    assert game.why_not("use brew") == "no-use"
    assert game.why_not("use shield") == "no-use"


# While the enemies play


@ruling("BR-VIL-03")
def test_boots_carry_a_berserker_away_before_a_die_is_resolved() -> None:
    game = table(heroes="a1 c4 c4", items="boots", dice="6 6 6 6").end("4 4 4", by_hand=True)
    assert game.legal == ["rider black", "rider blue", "rider red", "use boots"]
    game.play("use boots", "hero 1", "cell b2")
    assert (game.heroes, game.legal) == ("b2 c4 c4", ["rider black", "rider blue", "rider red"])


@ruling("BR-VIL-03")
def test_the_last_die_waits_only_for_an_item_that_could_be_used() -> None:
    game = table(items="boots", dice="6 6 6 6").end("3 3 3", by_hand=True)
    game.play("rider black", "rider blue")
    assert (game.asked, game.legal) == ("riders", ["rider red", "use boots"])
    for item in ("harp", "stone", "brew", "shield", "object"):
        game = table(items=item, dice="6 6 6 6").end("3 3 3", by_hand=True)
        assert game.play("rider black", "rider blue").asked == "act"


@ruling("BR-VIL-03")
def test_after_an_attack_an_item_may_help_before_the_arrow() -> None:
    game = table(heroes="a1 c4 c4", items="brew", dice="6 6 6 6").end("4 3 3", by_hand=True)
    assert game.legal == ["rider black", "rider blue", "rider red"]  # nobody to heal yet
    game.play("rider black")
    assert (game.asked, game.legal, game.heroes) == ("items", ["pass", "use brew"], "a1w c4 c4")
    assert game.riders == "a1 a1 a1"
    game.play("use brew")
    assert (game.asked, game.heroes, game.riders) == ("riders", "a1 c4 c4", "b1 a1 a1")


@ruling("BR-VIL-03")
def test_an_item_can_be_kept_after_an_attack() -> None:
    game = table(heroes="a1 c4 c4", items="brew", dice="6 6 6 6").end("4 4 3", by_hand=True)
    game.play("rider black", "pass")
    assert game.legal == ["rider blue", "rider red", "use brew"]
    game.play("rider blue")
    assert game.heroes == "- c4 c4"


@rule("BR-P3-01")
@ruling("BR-VIL-03")
def test_a_sword_ends_a_squad_before_its_die_is_resolved() -> None:
    game = table(heroes="b2 c4 c4", orcs="b2 b2 -", items="sword", dice="6 6 6 6")
    game.end("3 3 3", "black 1", "blue 1", by_hand=True).play("rider black", "rider blue")
    game.play("rider red")
    assert (game.asked, game.legal) == ("orcs", ["orcs black", "orcs blue", "use sword"])
    game.play("use sword", "orcs black")
    assert (game.asked, game.heroes, game.orcs) == ("act", "b2w c4 c4", "- b1 -")


@rule("BR-MOV-04")
@ruling("BR-VIL-03")
def test_a_squad_slain_after_its_attack_marches_no_more() -> None:
    game = table(heroes="b2 c4 c4", orcs="b2 - -", items="sword", dice="6 6 6 6")
    game.end("3 3 3", "black 1", by_hand=True)
    game.play("rider black", "rider blue", "rider red", "orcs black")
    assert (game.asked, game.legal) == ("items", ["pass", "use sword"])
    assert game.play("use sword").orcs == "- - -"


@ruling("BR-VIL-03", "BR-END-01")
def test_an_item_may_win_while_the_enemies_play() -> None:
    game = table(
        "no-orcs", "b2 c4 c4", fires="all", sealed="black blue red", orcs="b2 - -", items="sword"
    )
    game.throw("6 6 6 6").end("3 3 3", by_hand=True).play("use sword")
    assert (game.asked, game["outcome"]) == ("over", "won")


@ruling("BR-VIL-03")
def test_by_another_reading_items_serve_in_phase_1_only() -> None:
    game = table(heroes="a1 c4 c4", items="boots brew", readings="items=phase1", dice="6 6 6 6")
    game.end("4 3 3", by_hand=True)
    assert game.legal == ["rider black", "rider blue", "rider red"]
    assert game.why_not("use boots") == "no-use"
    assert game.play("rider black").asked == "riders"


@ruling("BR-VIL-03")
def test_what_an_item_could_do_is_shown_in_every_phase() -> None:
    game = table(heroes="a1 c4w c4", items="boots brew", dice="6 6 6 6").end("3 3 3", by_hand=True)
    assert game["aims"] == {"use boots": ["a1", "c4"], "use brew": ["c4"]}
    game.play("rider black", "rider blue")
    assert game["aims"] == {"use boots": ["a1", "c4"], "use brew": ["c4"]}


# Each item


@rule("BR-ITM-A", "BR-DEC-04")
def test_the_shield_wards_off_an_attack() -> None:
    game = table(heroes="a1 b2 c4", items="shield", dice="6 6 6 6").end("4 3 3", by_hand=True)
    game.play("rider black")
    assert (game.asked, game["creature"], game.legal) == ("shield", "hero-1", ["shield", "suffer"])
    game.play("shield")
    assert (game.heroes, game["items"]) == ("a1 b2 c4", [])
    assert game.riders.split()[0] == "b1"  # the cancelled attack still moves (BR-MOV-04)


@rule("BR-ITM-A")
def test_the_shield_can_be_kept_and_serves_against_orcs_too() -> None:
    game = table(heroes="b2 b2 c4", orcs="b2 - -", items="shield", dice="6 6 6 6")
    game.end("3 3 3", "black 1")
    assert (game.asked, game["creature"]) == ("shield", "hero-1")
    game.play("suffer")
    assert game["creature"] == "hero-2"
    game.play("shield")
    assert game.heroes == "b2w b2 c4"


@ruling("BR-ITM-A")
def test_the_shield_protects_one_berserker_against_one_attack() -> None:
    game = table(heroes="b1 a2 a1", items="shield", dice="6 6 6 6").end("5 3 3", by_hand=True)
    game.play("rider black", "suffer", "shield")
    assert game.heroes == "b1w a2 a1w"


@ruling("BR-ITM-A")
def test_no_shield_against_zodd_or_the_grimoire() -> None:
    game = table("zodd", heroes="a1 c4 c4", items="shield").throw("6 6 6 6", "red 6")
    game.expect("black 3", "blue 3", "red 3").play("end")
    assert game.heroes == "a1w c4 c4"
    game = table("grimoire", items="shield", dice="6 6 6 6").expect("grimoire mishap")
    assert game.play("spend grimoire", "page 2", "hero 1").heroes == "- c4w c4w"


@rule("BR-ITM-B")
def test_boots_make_three_steps() -> None:
    game = table("thor", items="boots", heroes="c4 - -").throw("1 1 1 1", "blue 3")
    game.play("use boots")
    assert len(game.options("cell")) == 8
    assert game.play("cell c1").heroes == "c1 - -"


@rule("BR-ITM-C")
def test_the_cape_leads_anywhere() -> None:
    game = table(items="cape", heroes="c4 b2 -").play("use cape", "hero 2")
    assert len(game.options("cell")) == 11
    assert game.play("cell a1").heroes == "c4 a1 -"


@rule("BR-ITM-D")
def test_the_stone_rerolls_up_to_four_dice() -> None:
    game = table(items="stone", gold=0, dice="1 2 3 4").play("use stone")
    assert game.legal == ["die 4", "die 3", "die 2", "die 1"]
    game.expect("white 6", "white 6", "white 6", "white 6")
    game.play("die 4", "die 3", "die 2", "die 1")
    assert game["dice"] == [6, 6, 6, 6]


@ruling("BR-ITM-D")
def test_the_stone_rerolls_chosen_unused_dice_together() -> None:
    game = table(items="stone", heroes="c4 - -", dice="3 1 2 5").play("place 3 II", "cell c3")
    game.play("use stone", "die 2")
    assert game.legal == ["die 1", "done"]
    game.expect("white 6").play("done")
    assert game["dice"] == [1, 5, 6]


@ruling("BR-ITM-A")
def test_by_another_reading_the_shield_covers_all_who_are_attacked() -> None:
    for answer, heroes, items in (
        ("shield", "b1 a2 a1", []),
        ("suffer", "b1w a2w a1w", ["shield"]),
    ):
        game = table(heroes="b1 a2 a1", items="shield", readings="shield=attack", dice="6 6 6 6")
        game.end("5 3 3", by_hand=True).play("rider black")
        assert (game.asked, game.legal) == ("shield", ["shield", "suffer"])
        assert (game.play(answer).heroes, game["items"]) == (heroes, items)


@ruling("BR-ITM-D")
def test_by_another_reading_the_stone_lasts_for_a_turn() -> None:
    game = table(items="stone", gold=0, readings="stone=turn", dice="1 1 2 2")
    game.expect("white 3").play("use stone", "die 2", "done")
    assert (game["dice"], game["items"]) == ([1, 1, 2, 3], ["stone"])
    game.expect("white 1", "white 1", "white 1").play("use stone", "die 3", "die 2", "die 1")
    assert (game["dice"], game["items"]) == ([1, 1, 1, 1], [])
    game = table(items="stone", readings="stone=turn", dice="1 1 2 2")
    game.expect("white 3").play("use stone", "die 2", "done").end("3 3 3")
    assert (game.asked, game["items"]) == ("act", [])


@rule("BR-ITM-E")
def test_the_sword_slays_orcs_on_any_place_of_a_berserker() -> None:
    game = table(items="sword", heroes="a1 c4 c4", orcs="a1 b2 -").play("use sword")
    assert game.orcs == "- b2 -"
    assert table(items="sword", orcs="a1 - -").why_not("use sword") == "no-use"


@rule("BR-ITM-F")
def test_the_brew_heals() -> None:
    game = table(items="brew", heroes="c4w b2w c4").play("use brew")
    assert game.options("hero") == ["1", "2"]
    assert game.play("hero 2").heroes == "c4w b2 c4"


@rule("BR-ITM-G")
def test_the_potion_brings_back_the_dead() -> None:
    game = table(items="potion", heroes="a1 - b2w").play("use potion")
    assert game.heroes == "a1 c4 b2w"


@rule("BR-ITM-H")
def test_the_harp_keeps_darkness_away_once() -> None:
    game = table(items="harp", riders="a1 b1 c1", dice="6 6 6 6").play("use harp")
    assert game["hushed"]
    game.end("1 1 1")
    assert (game.marked("darkness"), game.riders) == ("", "a2 b2 c2")
    game.throw("6 6 6 6").end("1 1 1")
    assert game.marked("darkness") == "a2 b2 c2"


@ruling("BR-ITM-H")
def test_the_harp_waits_for_a_phase_that_is_played() -> None:
    game = table("grimoire", items="harp", dice="6 6 6 6").play("use harp")
    game.expect("grimoire divine-power").play("spend grimoire", "page 1").end()
    assert game["hushed"]
    game.throw("6 6 6 6").end("1 1 1")
    assert game.marked("darkness") == ""


@rule("BR-ITM-I")
def test_the_purse_holds_three_gold() -> None:
    assert table(items="purse", gold=4).play("use purse")["gold"] == 7
    assert table(items="purse", gold=11).play("use purse")["gold"] == 12


@rule("BR-ITM-J")
@ruling("BR-ITM-J")
def test_the_mysterious_object_does_nothing() -> None:
    game = table(items="object", gold=4)
    held = ("items", "aims")  # what one has, and what can be done with it
    before = {key: value for key, value in game.view.items() if key not in held}
    game.play("use object")
    after = {key: value for key, value in game.view.items() if key not in held}
    assert (before, game["items"]) == (after, [])
