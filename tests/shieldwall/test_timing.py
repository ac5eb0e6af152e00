"""Rulings on timing (SW-TIM)."""

from typing import Any

import pytest
from rulebook import ruling

from holmgang.core.action import SPECTATOR
from shieldwall.table import table

# Weapons


@ruling("SW-TIM-01")
def test_a_forced_weapon_replaces_the_stated_one() -> None:
    game = table(black="S1", hands=("", "open-field"))
    game.play("weapon swords", "play spy | play open-field")
    assert game.weapons == ("bows", None)
    assert game.told("forced") == [{"event": "forced", "seat": 0, "weapon": "bows"}]
    game.play("weapon swords", "force 1 | force 1")
    assert game.totals[0] == 3


@ruling("SW-TIM-02")
@pytest.mark.parametrize(("card", "weapon"), [("open-field", "bows"), ("close-quarters", "swords")])
def test_the_attackers_card_limits_what_the_defender_may_state(card: str, weapon: str) -> None:
    game = table(hands=(card, "")).play("weapon swords", f"play {card} | play spy")
    assert game.asked == ("defence", ["red"])
    assert game.legal("red") == [weapon]


@ruling("SW-TIM-03")
def test_if_both_force_a_weapon_both_effects_apply() -> None:
    game = table(hands=("close-quarters", "open-field"))
    game.play("weapon swords", "play close-quarters | play open-field")
    assert game.legal("red") == ["swords"]
    game.play("weapon swords")
    assert game.weapons == ("bows", "swords")


@ruling("SW-TIM-04")
def test_to_be_forced_to_the_stated_weapon_has_no_effect() -> None:
    game = table(hands=("", "open-field")).play("weapon bows", "play spy | play open-field")
    assert game.weapons == ("bows", None)
    assert not game.told("forced")


@ruling("SW-TIM-05")
def test_the_defender_knows_the_final_weapon_and_both_strategies_when_he_chooses() -> None:
    game = table(hands=("ambush", "open-field")).play(
        "weapon swords", "play ambush | play open-field"
    )
    assert game.asked == ("defence", ["red"])
    assert game.both("strategy", 1) == ("ambush", "open-field")
    assert game.both("weapon", 1) == ("bows", None)
    assert game.legal("red") == ["swords", "bows"]


@ruling("SW-TIM-06")
def test_a_weapon_bonus_is_judged_by_the_final_weapons() -> None:
    game = table(red="M1", hands=("", "arrow-storm"))
    assert game.fight("swords spy 1", "bows arrow-storm 1")[1] == 6 + 2
    game = table(red="M1", hands=("close-quarters", "arrow-storm"))
    assert game.fight("swords close-quarters 1", "swords arrow-storm 1")[1] == 6


@ruling("SW-TIM-06")
def test_a_bonus_counts_the_weapon_that_was_forced_not_the_one_that_was_stated() -> None:
    # Black states bows and would get the bonus of swords against bows once forced.
    game = table(black="M1", red="M1", hands=("charge-home", "close-quarters"))
    game.play("weapon bows", "play charge-home | play close-quarters", "weapon bows")
    game.play("force 1 | force 1")
    assert game.totals == (6 + 2, 6)


@ruling("SW-TIM-06")
def test_a_number_bonus_is_judged_by_the_revealed_force_cards() -> None:
    game = table(black="M1 M2", hands=("vanguard spy", ""))
    assert game.fight("swords vanguard 2", "swords 1")[0] == 6 + 1


# Countermand and bonuses


@ruling("SW-TIM-07")
def test_countermand_comes_before_every_other_effect() -> None:
    game = table(hands=("countermand", "open-field"))
    game.play("weapon swords", "play countermand | play open-field")
    assert game.weapons == ("swords", None)
    assert not game.told("forced")
    assert game.legal("red") == ["swords", "bows"]


@ruling("SW-TIM-07")
@pytest.mark.parametrize(
    "card",
    [
        *("arrow-storm", "open-field", "field-healers", "narrow-pass", "charge-home"),
        *("close-quarters", "ambush", "vanguard", "full-muster", "reserves"),
        *("scorched-earth", "blood-price", "shield-wall", "spy", "countermand"),
    ],
)
@pytest.mark.parametrize(("weapon", "force"), [("swords", 1), ("bows", 3)])
def test_a_countermanded_card_changes_nothing(card: str, weapon: str, force: int) -> None:
    enemy = "bows" if weapon == "swords" else "swords"
    cards: Any = {"black": "M1 M5 M4", "red": "M8 M4 M5", "standing": (5, 5)}
    game = table(hands=(card, "countermand"), **cards)
    game.play(f"weapon {weapon}", f"play {card} | play countermand", f"weapon {enemy}")
    assert game.legal("red") == ["1", "2", "3"]
    assert game.side("red", 0)["deck"][0] is None
    game.play(f"force {force} | force 2")
    assert game.totals == ({1: 6, 3: 6 + 3 + 2}[force], 1 + 2)
    assert game.units == (5, 4)
    assert game.used("black") == ["M1", "M5", "M4"][:force]
    assert game.used("red") == ["M8", "M4"]


@ruling("SW-TIM-07")
def test_two_countermands_have_no_other_effect() -> None:
    game = table(black="M1", red="M4", hands=("countermand", "countermand"))
    assert game.fight("swords countermand 1", "swords countermand 1") == (6, 5)
    assert game.units == (10, 9)


@ruling("SW-TIM-07")
def test_countermand_does_not_touch_unit_cards() -> None:
    game = table(black="S1 huskarls champion", red="S8", hands=("", "countermand"))
    game.play("weapon swords", "play spy | play countermand", "weapon swords")
    assert game.legal("red") == ["1"]
    game.play("force 1 | force 1")
    assert game.units == (10, 8)


@ruling("SW-TIM-08")
@pytest.mark.parametrize(("card", "bonus"), [("vanguard", 3), ("ambush", 0)])
def test_the_same_bonus_of_both_players_is_given_to_each(card: str, bonus: int) -> None:
    game = table(black="M1", red="M4", hands=(card, card))
    assert game.fight(f"swords {card} 1", f"swords {card} 1") == (6 + bonus, 5 + bonus)


@ruling("SW-TIM-09")
def test_ambush_counts_the_cards_really_used() -> None:
    # Full strength was possible; one card was used.
    game = table(black="M1", red="M2 M3 M4", hands=("ambush", ""))
    assert game.fight("swords ambush 1", "swords 1")[0] == 6
    # Reserves take a used card back; it was used all the same.
    game = table(black="M1", red="M2 M3 M4", hands=("ambush", "reserves"))
    assert game.fight("swords ambush 1", "swords reserves 3")[0] == 6 + 2


@ruling("SW-TIM-10")
def test_narrow_pass_adds_nothing_to_a_last_card_or_a_champion() -> None:
    settings: list[Any] = [{"red": "only M1"}, {"red": "M1 champion"}, {"black": "M1 champion"}]
    for setting in settings:
        game = table(hands=("narrow-pass", ""), **setting)
        game.play("weapon swords", "play narrow-pass | play spy", "weapon swords")
        assert game.legal("red") == ["1"]


@ruling("SW-TIM-11")
@pytest.mark.parametrize("card", ["vanguard", "full-muster"])
def test_a_number_bonus_obliges_nobody_to_that_number(card: str) -> None:
    game = table(hands=(card, "")).play("weapon swords", f"play {card} | play spy", "weapon bows")
    assert game.legal("black") == ["1", "2", "3"]


# Losses and gains


@ruling("SW-TIM-12")
@pytest.mark.parametrize(
    ("red", "standing", "units"),
    [
        ("S8", (4, 4), (5, 3)),  # won
        ("S8", (10, 10), (10, 9)),  # won without a gravestone
        ("S3", (4, 4), (4, 4)),  # drawn
        ("S1", (4, 4), (3, 4)),  # lost
    ],
)
def test_field_healers_need_a_victory_and_a_gravestone(
    red: str, standing: tuple[int, int], units: tuple[int, int]
) -> None:
    game = table(black="S2", red=red, hands=("field-healers", ""), standing=standing)
    game.fight("swords field-healers 1", "swords 1")
    assert game.units == units
    assert len(game.told("healed")) == (units == (5, 3))


@ruling("SW-TIM-12")
def test_field_healers_work_after_the_losers_losses() -> None:
    game = table(black="S2", red="S8", hands=("field-healers", ""), standing=(4, 4))
    game.fight("swords field-healers 1", "swords 1")
    story = game.kinds_told()
    assert story.index("lost") < story.index("healed")


@ruling("SW-TIM-13")
@pytest.mark.parametrize(
    ("deck", "card", "lost"),
    [
        ("S1", "spy", 1),
        ("S1 huskarls", "spy", 2),
        ("S1", "blood-price", 2),
        ("S1 huskarls", "blood-price", 3),
    ],
)
def test_losses_add_up(deck: str, card: str, lost: int) -> None:
    game = table(black=deck, red="S8", hands=(card, ""))
    game.fight(f"swords {card} 1", "swords 1")
    assert game.units == (10, 10 - lost)


@ruling("SW-TIM-13")
def test_nobody_loses_more_units_than_he_has() -> None:
    game = table(black="S1 huskarls", red="S8", hands=("blood-price", ""), standing=(10, 2))
    game.fight("swords blood-price 1", "swords 1")
    assert game.units == (10, 0)
    assert game.told("lost")[-1]["count"] == 2


@ruling("SW-TIM-14")
@pytest.mark.parametrize("hands", [("blood-price", "shield-wall"), ("shield-wall", "blood-price")])
def test_shield_wall_of_either_player_prevents_all_losses_of_the_battle(
    hands: tuple[str, str],
) -> None:
    game = table(black="S1 huskarls", red="S8", hands=hands, first="red")
    game.fight(f"swords {hands[0]} 1", f"swords {hands[1]} 1")
    assert game.units == (10, 10)
    assert game.attacker == "black"


@ruling("SW-TIM-14")
def test_field_healers_work_behind_a_shield_wall() -> None:
    hands = ("field-healers", "shield-wall")
    game = table(black="S1", red="S8", hands=hands, standing=(4, 4))
    game.fight("swords field-healers 1", "swords shield-wall 1")
    assert game.units == (5, 4)


@ruling("SW-TIM-14")
def test_shield_wall_does_not_prevent_the_losses_of_a_run_out() -> None:
    game = table(black="only S1", red="S8", hands=("shield-wall", ""))
    game.fight("swords shield-wall 1", "swords 1")
    assert game.units == (8, 10)


# Putting cards away


@ruling("SW-TIM-15")
def test_reserves_come_before_scorched_earth_and_can_be_hit_by_it() -> None:
    game = table(black="only M1 M2", hands=("reserves", "scorched-earth"), red="S1")
    game.fight("swords reserves 2", "swords scorched-earth 1")
    assert game.told("reserves")[-1]["card"] == "M2"
    assert game.told("scorched")[-1] == {"event": "scorched", "seat": 0, "card": "M2"}
    # Nothing was left, so black ran out after losing the battle.
    assert game.units == (7, 10)


@ruling("SW-TIM-15")
def test_scorched_earth_spares_the_returned_card_if_others_lie_above_it() -> None:
    game = table(black="only M1 M2 M3", hands=("reserves", "scorched-earth"))
    game.fight("swords reserves 2", "swords scorched-earth 1")
    assert game.deck("black") == ["M2"]
    assert game.used("black")[-2:] == ["M1", "M3"]


@ruling("SW-TIM-15")
def test_both_players_reserves_and_both_scorched_earths_work() -> None:
    game = table(black="M1 M2", red="M3 M4", hands=("reserves", "reserves"))
    game.fight("swords reserves 2", "swords reserves 2")
    assert (game.deck("black")[-1], game.deck("red")[-1]) == ("M2", "M4")
    game = table(black="M1 M2", red="M3 M4", hands=("scorched-earth", "scorched-earth"))
    game.fight("swords scorched-earth 1", "swords scorched-earth 1")
    assert (game.used("black"), game.used("red")) == (["M1", "M2"], ["M3", "M4"])


@ruling("SW-TIM-15")
def test_a_unit_hit_by_scorched_earth_is_used_up_without_effect() -> None:
    game = table(red="M1 M2 M3 champion M4", hands=("scorched-earth", ""))
    game.fight("swords scorched-earth 1", "swords 3")
    assert game.used("red") == ["M1", "M2", "M3", "champion"]
    assert game.banners == []
    assert not game.told("unit")


@ruling("SW-TIM-15")
def test_scorched_earth_does_nothing_to_an_empty_deck() -> None:
    game = table(black="S1", red="only S8", hands=("scorched-earth", ""))
    game.fight("swords scorched-earth 1", "swords 1")
    assert not game.told("scorched")
    assert game.units == (10, 10 - 1 - 2)


@ruling("SW-TIM-16")
def test_reserves_with_the_last_cards_prevent_the_run_out() -> None:
    game = table(black="only S1 S2", red="S8", hands=("reserves", ""))
    game.fight("swords reserves 2", "swords 1")
    assert game.deck("black") == ["S2"]
    assert not game.told("run-out")
    assert game.units == (10, 9)


@ruling("SW-TIM-17")
def test_scorched_earth_can_cause_a_run_out() -> None:
    game = table(black="S8", red="only S1 S2", hands=("scorched-earth", ""))
    game.fight("swords scorched-earth 1", "swords 1")
    assert game.told("run-out")[-1]["seat"] == 1
    assert game.units == (9, 8)


# Spies and scouts


@ruling("SW-TIM-18")
def test_a_spy_sees_up_to_three_cards_that_are_left_after_the_unit_check() -> None:
    game = table(red="M1 champion M2 M3 M4")
    game.play("weapon swords", "play spy | play countermand", "weapon swords")
    assert game.side("red", 0)["deck"][:3] == [None] * 3
    game = table(red="M1 champion M2 M3 M4", hands=("spy", "spy"))
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.side("red", 0)["deck"][:4] == ["M1", "M2", "M3", None]
    game = table(red="only M1 M2").play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.side("red", 0)["deck"] == ["M1", "M2"]


@ruling("SW-TIM-18")
def test_only_the_spys_player_sees_the_cards() -> None:
    game = table(black="B1 B2 B3", red="M1 M2 M3", hands=("spy", "ambush"))
    game.play("weapon swords", "play spy | play ambush", "weapon swords")
    assert game.side("red", 0)["deck"][:3] == ["M1", "M2", "M3"]
    assert game.side("black", 1)["deck"] == [None] * 28
    assert game.side("red", SPECTATOR)["deck"] == [None] * 28
    assert "cards" not in game.told("spy", SPECTATOR)[-1]


@ruling("SW-TIM-18")
def test_if_both_spy_both_look() -> None:
    game = table(black="B1 B2 B3", red="M1 M2 M3")
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.side("red", 0)["deck"][:3] == ["M1", "M2", "M3"]
    assert game.side("black", 1)["deck"][:3] == ["B1", "B2", "B3"]


@ruling("SW-TIM-18")
def test_a_spy_does_not_reveal_the_force_card() -> None:
    game = table().play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.asked == ("force", ["black", "red"])
    game.state.apply(1, game.state.read("force 3"))
    assert game.side("red", 0)["force"] is None


@ruling("SW-TIM-19")
def test_under_scouts_the_enemys_spy_looks_before_his_open_choice() -> None:
    game = table(black="M1 scouts M2 M3", hands=("ambush", "spy"))
    game.play("weapon swords", "play ambush | play spy", "weapon swords")
    assert game.asked == ("force", ["red"])
    assert game.side("black", 1)["deck"][:4] == ["M1", "M2", "M3", None]
    game.play("force 3")
    assert game.asked == ("force", ["black"])
    assert game.side("red", 0)["force"] == 3


# Units


@ruling("SW-TIM-20")
def test_units_of_one_player_cumulate() -> None:
    game = table(black="S1 champion huskarls", red="S8")
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1"]
    game.play("force 1 | force 1")
    assert game.units == (10, 8)
    game = table(black="S1 bowmen scouts", red="S8")
    assert game.legal("black") == ["bows"]
    game.play("weapon bows", "play spy | play spy", "weapon bows")
    assert game.asked == ("force", ["red"])


@ruling("SW-TIM-21")
@pytest.mark.parametrize("card", ["field-healers", "blood-price", "spy"])
def test_a_draw_costs_and_heals_nobody(card: str) -> None:
    game = table(black="M1 huskarls", red="M2", hands=(card, ""), standing=(5, 5))
    assert game.fight(f"swords {card} 1", "swords 1") == (6, 6)
    assert game.units == (5, 5)


@ruling("SW-TIM-21")
def test_reserves_and_scorched_earth_work_after_a_draw_too() -> None:
    game = table(black="M1 S1", red="M2 M3", hands=("reserves", "scorched-earth"))
    assert game.fight("swords reserves 2", "swords scorched-earth 1") == (6, 6)
    assert game.deck("black")[-1] == "S1"
    assert game.used("black") == ["M1", "S2"]


@ruling("SW-TIM-22")
@pytest.mark.parametrize("red", ["M2", "S8"])
def test_a_unit_lasts_for_one_battle_drawn_or_not(red: str) -> None:
    game = table(black="M1 champion", red=red)
    game.fight("swords 1", "swords 1")
    assert game.banners == []
    game.play("weapon swords", "play spy | play countermand", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1", "2", "3"]


@ruling("SW-TIM-22")
def test_a_unit_lapses_unused_if_the_decks_are_reshuffled_before_its_battle() -> None:
    game = table(black="M1 bowmen huskarls", red="only champion")
    assert [event["card"] for event in game.told("unit")] == ["bowmen", "huskarls", "champion"]
    assert game.told("run-out")[-1]["seat"] == 1
    assert game.banners == []
    assert game.legal("black") == ["swords", "bows"]


@ruling("SW-TIM-23")
def test_elimination_is_tested_after_losses_and_gains() -> None:
    game = table(black="S1", red="S8", hands=("field-healers", ""), standing=(1, 1))
    game.fight("swords field-healers 1", "swords 1")
    assert game.winner == "black"
    assert game.units == (2, 0)


@ruling("SW-TIM-23")
@pytest.mark.parametrize(("first", "units"), [("black", (2, 0)), ("red", (0, 2))])
def test_and_in_a_double_run_out_after_each_players_loss(
    first: str, units: tuple[int, int]
) -> None:
    # Equal last cards: the one who does not attack pays first, and the game is over.
    game = table(black="only M1", red="only M2", standing=(2, 2), first=first)
    game.fight("swords 1", "swords 1")
    assert game.units == units
    assert game.winner == first


@ruling("SW-TIM-23")
@pytest.mark.parametrize(("first", "units"), [("black", (2, 0)), ("red", (0, 2))])
def test_and_likewise_when_the_unit_check_empties_both_decks(
    first: str, units: tuple[int, int]
) -> None:
    game = table(black="only champion", red="only scouts", standing=(2, 2), first=first)
    assert game.winner == first
    assert game.units == units
    assert not game.told("result")


@ruling("SW-TIM-24")
def test_a_strategy_is_spent_even_if_it_is_countermanded_or_void() -> None:
    game = table(hands=("field-healers spy spy", "countermand"))
    game.expect("draw black ambush")
    game.play("weapon swords", "play field-healers | play countermand")
    assert sorted(game.view(SPECTATOR)["discards"]) == ["countermand", "field-healers"]
    assert sorted(game.hand("black")) == ["ambush", "spy", "spy"]
