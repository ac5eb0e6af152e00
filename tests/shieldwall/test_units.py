"""Special units in the battle deck (SW-UNI, SW-UNT)."""

from pathlib import Path
from typing import Any

import pytest
from rulebook import rule, ruling

from holmgang.core.action import SPECTATOR
from holmgang.texts import Texts
from shieldwall.packs import changed_pack
from shieldwall.table import table

# Finding them


@rule("SW-UNI-01")
@pytest.mark.parametrize("cards", ["champion M1 M2", "M1 champion M2", "M1 M2 champion"])
def test_a_unit_among_the_first_three_cards_is_laid_on_the_table(cards: str) -> None:
    game = table(black=cards)
    assert game.banners == ["black champion"]
    assert game.deck("black")[:2] == ["M1", "M2"]
    assert game.view(SPECTATOR)["banners"] == ["champion"]


@rule("SW-UNI-01")
def test_a_unit_further_down_stays_in_the_deck() -> None:
    game = table(black="M1 M2 M3 champion")
    assert game.banners == []
    assert game.deck("black")[3] == "champion"
    game.fight("swords 1", "swords 1")
    assert game.banners == ["black champion"]


@rule("SW-UNI-02")
def test_a_unit_determines_how_the_battle_is_played() -> None:
    game = table(red="M1 bowmen")
    assert game.legal("black") == ["bows"]
    assert table(red="M1").legal("black") == ["swords", "bows"]


@rule("SW-UNI-03")
def test_a_unit_of_each_player_cancel_without_effect() -> None:
    game = table(black="M1 champion", red="M1 bowmen")
    assert game.banners == []
    assert game.told("cancel")[-1]["cards"] == ["champion", "bowmen"]
    assert game.legal("black") == ["swords", "bows"]
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.legal("black") == ["1", "2", "3"]


@rule("SW-UNI-04")
def test_units_go_to_the_used_pile_cancelled_or_not() -> None:
    game = table(black="M1 champion", red="M1 bowmen")
    assert (game.used("black"), game.used("red")) == (["champion"], ["bowmen"])
    game = table(black="M1 champion")
    assert game.used("black") == []
    game.fight("swords 1", "swords 1")
    assert sorted(game.used("black")) == ["M1", "champion"]


@rule("SW-UNI-04")
def test_units_return_with_the_reshuffle() -> None:
    game = table(black="M1 champion", red="only S1")
    game.fight("swords 1", "swords 1")
    assert "champion" in game.deck("black")
    assert len(game.deck("black")) == 28


@ruling("SW-UNI-05")
def test_units_are_sought_at_the_start_of_every_round_for_the_battle_of_that_round() -> None:
    game = table(black="M1 M2 M3 champion", red="S1")
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    # The fourth card moves up only after this battle.
    assert game.legal("red") == ["1", "2", "3"]
    game.play("force 1 | force 1")
    assert game.asked[0] == "attack"
    assert game.banners == ["black champion"]
    game.play("weapon swords", "play spy | play countermand", "weapon swords")
    assert game.legal("red") == ["1"]


@ruling("SW-UNI-06")
def test_the_check_is_repeated_until_no_unit_is_among_the_first_three() -> None:
    game = table(black="champion bowmen huskarls scouts M1 M2 M3")
    assert len(game.banners) == 4
    assert game.deck("black")[:3] == ["M1", "M2", "M3"]


@ruling("SW-UNI-06")
def test_units_are_never_used_as_battle_cards() -> None:
    game = table(black="M1 M2 champion M3", red="M4")
    assert game.deck("black")[:3] == ["M1", "M2", "M3"]
    game.fight("swords 1", "swords 1")
    assert game.told("battle")[0]["cards"] == ["M1"]


@ruling("SW-UNI-07")
@pytest.mark.parametrize(
    ("black", "red", "banners"),
    [
        ("champion", "", ["black champion"]),
        ("champion", "scouts", []),
        ("champion huskarls", "scouts", ["black huskarls"]),
        ("huskarls", "scouts champion", ["red champion"]),
        ("huskarls bowmen", "scouts champion", []),
        ("scouts champion huskarls", "bowmen", ["black champion", "black huskarls"]),
    ],
)
def test_units_cancel_one_for_one_in_order_and_the_rest_apply(
    black: str, red: str, banners: list[str]
) -> None:
    assert table(black=f"M1 {black}", red=f"M1 {red}").banners == banners


@ruling("SW-UNI-07")
def test_only_those_that_cancel_each_other_are_said_to() -> None:
    game = table(black="M1 champion huskarls", red="M1 scouts")
    assert [event["cards"] for event in game.told("cancel")] == [["champion", "scouts"]]
    told = {"event": "cancel", "seat": -1, "cards": ["champion", "scouts"]}
    assert Texts("en", "shieldwall").event(told, ["Anna", "Ulf"], 0) == (
        "Champion (Anna) and Scouts (Ulf) cancel each other."
    )
    assert table(black="M1 champion", red="M1").told("cancel") == []
    game = table(black="M1 huskarls bowmen", red="M1 scouts champion")
    assert len(game.told("cancel")) == 2


@ruling("SW-UNI-07")
def test_a_unit_that_slides_up_is_found_too() -> None:
    game = table(black="M1 champion M2 scouts M3")
    assert game.banners == ["black champion", "black scouts"]
    assert game.deck("black")[:3] == ["M1", "M2", "M3"]


@ruling("SW-UNI-07")
def test_of_two_contradicting_units_the_later_found_prevails(tmp_path: Path) -> None:
    def contradict(data: Any) -> None:
        data["units"][0]["effect"] = {"exact": 1, "weapon": "swords"}
        data["units"][2]["effect"] = {"exact": 2, "weapon": "bows"}

    pack = changed_pack(tmp_path, contradict)
    for cards, weapon, force in (
        ("champion huskarls", "bows", "2"),
        ("huskarls champion", "swords", "1"),
    ):
        game = table(black=f"M1 {cards}", pack=pack)
        assert game.legal("black") == [weapon]
        game.play(f"weapon {weapon}", "play spy | play spy", f"weapon {weapon}")
        assert game.legal("black") == game.legal("red") == [force]


@ruling("SW-UNI-08")
@pytest.mark.parametrize("cards", ["champion M1", "M1 champion"])
def test_all_cards_of_a_short_deck_are_checked(cards: str) -> None:
    game = table(black=f"only {cards}")
    assert game.banners == ["black champion"]
    assert game.deck("black") == ["M1"]


@ruling("SW-UNI-09")
def test_a_strategy_prevails_over_a_unit() -> None:
    game = table(black="M1 bowmen", red="M1", hands=("", "close-quarters"))
    game.play("weapon bows", "play spy | play close-quarters")
    assert game.legal("red") == ["bows"]
    game.play("weapon bows")
    assert game.weapons == ("swords", "bows")


@ruling("SW-UNI-09")
def test_but_limits_of_number_hold_together() -> None:
    game = table(black="M1 champion", hands=("", "narrow-pass"))
    game.play("weapon swords", "play spy | play narrow-pass", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1"]


# What they do


@ruling("SW-UNT-1")
@pytest.mark.parametrize("owner", ["black", "red"])
def test_under_the_champion_both_use_exactly_one_card(owner: str) -> None:
    army: Any = {owner: "M1 champion"}
    game = table(**army)
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1"]


@ruling("SW-UNT-2")
@pytest.mark.parametrize("owner", ["black", "red"])
def test_under_the_bowmen_both_use_bows(owner: str) -> None:
    army: Any = {owner: "M1 bowmen"}
    game = table(**army)
    assert game.legal("black") == ["bows"]
    game.play("weapon bows", "play spy | play spy")
    assert game.legal("red") == ["bows"]


@ruling("SW-UNT-3")
def test_huskarls_cost_the_enemy_one_unit_more_if_their_owner_wins() -> None:
    game = table(black="S1 huskarls", red="S8")
    game.fight("swords 1", "swords 1")
    assert game.units == (10, 8)


@ruling("SW-UNT-3")
def test_huskarls_do_not_raise_the_losses_of_their_owner() -> None:
    game = table(black="S8 huskarls", red="S1")
    game.fight("swords 1", "swords 1")
    assert game.units == (9, 10)


@ruling("SW-UNT-4")
@pytest.mark.parametrize(("owner", "enemy"), [("black", "red"), ("red", "black")])
def test_under_scouts_the_enemy_places_his_force_card_first_and_face_up(
    owner: str, enemy: str
) -> None:
    army: Any = {owner: "M1 scouts"}
    game = table(**army)
    game.play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.asked == ("force", [enemy])
    game.play("force 2")
    assert game.asked == ("force", [owner])
    for viewer in (0, 1, SPECTATOR):
        assert game.side(enemy, viewer)["force"] == 2
        assert game.told("scouted", viewer)[-1]["count"] == 2
    assert game.legal(owner) == ["1", "2", "3"]
