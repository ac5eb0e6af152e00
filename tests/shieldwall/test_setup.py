"""Components and setup (SW-CMP, SW-SET)."""

from pathlib import Path
from typing import Any

import pytest
from rulebook import rule, ruling

from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.errors import OptionError, Unreadable
from holmgang.games.shieldwall import GAME, content
from shieldwall.packs import changed_pack
from shieldwall.table import seeded, table

PACK = content.load("standard")


@rule("SW-CMP-01")
def test_two_players_are_black_and_red() -> None:
    assert GAME.seats == 2
    assert GAME.colours == ["black", "red"]


@rule("SW-CMP-02")
def test_forty_eight_unit_cards_give_each_player_at_most_half() -> None:
    assert PACK.most_units == 48 // 2
    assert table(units=24).units == (24, 24)


@rule("SW-CMP-02")
def test_unit_cards_have_two_sides_and_no_type() -> None:
    game = table(black="S1", red="S8", units=3)
    game.fight("swords 1", "swords 1")
    side = game.side("red", SPECTATOR)
    assert (side["units"], side["graves"]) == (2, 1)


@rule("SW-CMP-03")
def test_one_strategy_deck_of_fifteen_different_cards_serves_both_players() -> None:
    assert len(set(PACK.strategies)) == len(PACK.strategies) == 15
    # What black holds, red cannot draw.
    state = GAME.new(GAME.fill_options({}))
    for _ in range(3):
        state.apply(CHANCE, state.read("draw black spy"))
    assert state.may_roll(state.read("draw red ambush"))
    assert not state.may_roll(state.read("draw red spy"))


@ruling("SW-CMP-03")
def test_there_are_three_copies_of_every_strategy() -> None:
    assert list(PACK.copies) == [3] * 15
    assert table().view(SPECTATOR)["pile"] == 45 - 6


@rule("SW-CMP-04")
def test_every_battle_deck_contains_unit_cards() -> None:
    for colour in ("black", "red"):
        assert {"champion", "bowmen", "huskarls", "scouts"} <= set(table().deck(colour))


@ruling("SW-CMP-04")
def test_both_battle_decks_hold_the_same_cards() -> None:
    match = seeded("decks")
    contents = []
    for seat in range(2):
        view: Any = match.view(OMNISCIENT)
        side = view["seats"][seat]
        units = view["banners"] if view["bannerman"] == seat else []
        contents.append(sorted(side["deck"] + side["used"] + units))
    assert contents[0] == contents[1] == sorted(PACK.cards)


@rule("SW-CMP-05")
def test_the_force_cards_are_one_two_and_three() -> None:
    game = table().play("weapon swords", "play spy | play spy", "weapon swords")
    assert game.legal("black") == game.legal("red") == ["1", "2", "3"]
    for text in ("force 0", "force 4"):
        with pytest.raises(Unreadable):
            game.state.read(text)


@rule("SW-CMP-06")
def test_the_weapons_are_swords_and_bows() -> None:
    assert table().legal("black") == ["swords", "bows"]


@ruling("SW-CMP-06")
def test_there_is_no_third_weapon_but_a_pack_can_add_one(tmp_path: Path) -> None:
    assert PACK.weapons == ["swords", "bows"]

    def add_axes(data: Any) -> None:
        data["weapons"].append("axes")
        for card in data["cards"]:
            card["values"]["axes"] = [9, 9]

    game = table(pack=changed_pack(tmp_path, add_axes))
    assert game.legal("black") == ["swords", "bows", "axes"]
    assert game.fight("axes 2", "swords 1") == (18, 9)


@rule("SW-SET-01")
@pytest.mark.parametrize("units", [1, 10, 24])
def test_both_players_lay_out_the_same_agreed_number_of_units(units: int) -> None:
    game = table(units=units)
    for colour in ("black", "red"):
        side = game.side(colour, SPECTATOR)
        assert (side["units"], side["graves"]) == (units, 0)


@rule("SW-SET-01")
@pytest.mark.parametrize("units", ["0", "25", "-1", "ten", "1.5", ""])
def test_no_other_number_of_units_can_be_agreed(units: str) -> None:
    with pytest.raises(OptionError):
        GAME.fill_options({"units": units})


@ruling("SW-SET-01")
def test_ten_units_are_the_default() -> None:
    assert GAME.fill_options({})["units"] == "10"


@rule("SW-SET-02")
def test_each_player_draws_three_secret_strategy_cards() -> None:
    game = table(hands=("ambush spy vanguard", "spy spy reserves"))
    assert game.side("black", 0)["hand"] == ["ambush", "spy", "vanguard"]
    assert game.side("red", 1)["hand"] == ["spy", "spy", "reserves"]
    for colour, viewer in (("black", 1), ("red", 0), ("black", SPECTATOR), ("red", SPECTATOR)):
        assert game.side(colour, viewer)["hand"] == 3


@rule("SW-SET-02")
def test_the_strategy_deck_is_shuffled_so_every_card_left_may_be_drawn() -> None:
    state = GAME.new(GAME.fill_options({}))
    assert [weight for _, weight in state.outcomes()] == [3] * 15
    state.apply(CHANCE, state.read("draw black spy"))
    weights = {state.write(action): weight for action, weight in state.outcomes()}
    assert weights["draw black spy"] == 2
    assert sum(weights.values()) == 44


@rule("SW-SET-03")
def test_the_battle_deck_is_shuffled() -> None:
    orders = set()
    for number in range(5):
        match = seeded(f"shuffle {number}")
        view: Any = match.view(OMNISCIENT)
        orders |= {tuple(side["deck"]) for side in view["seats"]}
    assert len(orders) == 10


@rule("SW-SET-03")
def test_a_player_sees_his_whole_deck_in_order_and_nothing_of_the_other() -> None:
    game = table(black="B4 M5 S2", red="M1 M2 M3")
    assert game.side("black", 0)["deck"] == game.deck("black")
    assert game.deck("black")[:3] == ["B4", "M5", "S2"]
    assert game.side("red", 0)["deck"] == [None] * 28
    assert game.side("black", 1)["deck"] == [None] * 28


@rule("SW-SET-03")
def test_the_order_of_a_deck_never_changes_but_at_its_top() -> None:
    game = table(black="M5 S3 B2 B8 M1 S6", red="B7 S1 M2 M8")
    before = {colour: game.deck(colour) for colour in ("black", "red")}
    game.fight("swords 2", "bows 1")
    game.fight("bows 3", "bows 2")
    assert game.deck("black") == before["black"][5:]
    assert game.deck("red") == before["red"][3:]


@rule("SW-SET-04")
def test_the_force_cards_lie_ready_in_every_round() -> None:
    game = table()
    for black, red in (("spy", "spy"), ("spy", "countermand")):
        game.play("weapon swords", f"play {black} | play {red}", "weapon swords")
        assert game.side("black")["force"] is game.side("red")["force"] is None
        assert game.legal("black") == game.legal("red") == ["1", "2", "3"]
        game.play("force 3 | force 3")


@rule("SW-SET-05")
def test_cards_are_used_from_the_top_in_order() -> None:
    game = table(black="B4 M5 S2 S1 M8")
    game.fight("bows 2", "swords 1")
    assert game.used("black") == ["B4", "M5"]
    assert game.deck("black")[:3] == ["S2", "S1", "M8"]


@rule("SW-SET-06")
@pytest.mark.parametrize("colour", ["black", "red"])
def test_the_first_attacker_can_be_agreed(colour: str) -> None:
    match = seeded("agreed", first=colour)
    assert match.actors() == [GAME.colours.index(colour)]
    assert not any("first" in line.text.split() for line in match.lines)


@ruling("SW-SET-06")
def test_otherwise_chance_names_the_first_attacker_evenly_and_by_the_seed() -> None:
    game = table(first="red")
    assert game.attacker == "red"
    state = GAME.new(GAME.fill_options({"first": "random"}))
    rng = Quick("first")
    while "first" not in state.write(state.sample(rng)).split():
        state.apply(CHANCE, state.sample(rng))
    assert [weight for _, weight in state.outcomes()] == [1, 1]
    assert _attackers() == _attackers()
    assert set(_attackers()) == {0, 1}


def _attackers() -> list[int]:
    return [seeded(f"first {number}").actors()[0] for number in range(12)]
