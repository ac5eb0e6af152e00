"""Who knows what (SW-INFO)."""

import pytest
from rulebook import rule

from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.games.shieldwall import GAME
from shieldwall.table import seeded, table

OTHERS = [("black", 1), ("black", SPECTATOR), ("red", 0), ("red", SPECTATOR)]


@rule("SW-INFO-01")
@pytest.mark.parametrize(("colour", "viewer"), OTHERS)
def test_hands_and_deck_orders_are_private(colour: str, viewer: int) -> None:
    game = table()
    side = game.side(colour, viewer)
    assert side["hand"] == 3
    assert side["deck"] == [None] * 28


@rule("SW-INFO-01")
@pytest.mark.parametrize(("colour", "viewer"), [("black", 0), ("red", 1)])
def test_the_owner_knows_his_hand_and_the_whole_order_of_his_deck(colour: str, viewer: int) -> None:
    game = table(black="B4 M5", red="M5 B4", hands=("ambush", "reserves"))
    side = game.side(colour, viewer)
    assert side["hand"] == game.hand(colour)
    assert side["deck"] == game.deck(colour)
    assert None not in side["deck"]


@rule("SW-INFO-01")
@pytest.mark.parametrize(("colour", "viewer"), OTHERS)
def test_a_placed_force_card_is_private_until_the_reveal(colour: str, viewer: int) -> None:
    game = table().play("weapon swords", "play spy | play spy", "weapon swords")
    seat = GAME.colours.index(colour)
    game.state.apply(seat, game.state.read("force 2"))
    assert game.side(colour, viewer)["force"] is None
    assert game.side(colour, seat)["force"] == 2
    game.state.apply(1 - seat, game.state.read("force 1"))
    laid = [event for event in game.told("battle", viewer) if event["seat"] == seat]
    assert len(laid[-1]["cards"]) == 2


@rule("SW-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_weapons_strategies_and_units_on_the_table_are_public(viewer: int) -> None:
    game = table(black="M1 bowmen", hands=("ambush", "reserves"))
    assert game.view(viewer)["banners"] == ["bowmen"]
    assert game.view(viewer)["bannerman"] == 0
    game.play("weapon bows", "play ambush | play reserves", "weapon bows")
    assert game.both("weapon", viewer) == ("bows", "bows")
    assert game.both("strategy", viewer) == ("ambush", "reserves")


@rule("SW-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_used_piles_deck_sizes_and_gravestones_are_public(viewer: int) -> None:
    game = table(black="S1 S2", red="S8 M1")
    game.fight("swords 2", "swords 1")
    assert game.both("used", viewer) == (["S1", "S2"], ["S8"])
    assert [len(deck) for deck in game.both("deck", viewer)] == [26, 27]
    assert game.both("graves", viewer) == (0, 1)


@rule("SW-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_left_in_a_deck_follows_from_what_is_public(viewer: int) -> None:
    game = table(black="S1 champion S2", red="S8 M1")
    game.fight("swords 1", "swords 1")
    public = set(game.side("black", viewer)["used"]) | set(game.view(viewer)["banners"])
    assert set(game.state.tables.cards) - public == set(game.deck("black"))


@rule("SW-INFO-01")
def test_the_record_hides_draws_and_shuffles_from_all_but_their_owner() -> None:
    match = seeded("secret")
    for viewer, draws in ((0, 3), (1, 3), (SPECTATOR, 0), (OMNISCIENT, 6)):
        lines = match.record(viewer).splitlines()
        told = [line for line in lines if " - draw " in line and "?" not in line]
        assert len(told) == draws
        orders = [line for line in lines if " - shuffle " in line and "?" not in line]
        assert len(orders) == draws // 3


@rule("SW-INFO-01")
def test_a_card_that_reserves_put_to_the_bottom_was_seen_by_the_enemy() -> None:
    game = table(black="M1 M4", hands=("reserves", "ambush"))
    game.fight("swords reserves 2", "swords ambush 1")
    assert game.side("black", 1)["deck"] == [None] * 26 + ["M4"]


@rule("SW-PTS-02")
def test_the_view_adds_up_what_the_first_cards_show() -> None:
    game = table(black="S5 S7 S8")
    assert game.both("sums", 0)[0] == [None, None, None]
    game.play("weapon swords")
    assert game.both("sums", 0) == ([7, 10, 13], [None, None, None])
    assert game.both("sums", 1)[0] == [None, None, None]
