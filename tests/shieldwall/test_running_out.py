"""Running out of cards (SW-RUN)."""

import pytest
from rulebook import rule, ruling

from holmgang.core.action import SPECTATOR
from shieldwall.table import table


@rule("SW-RUN-01")
def test_a_player_whose_deck_is_used_up_loses_two_units() -> None:
    game = table(black="only S1 S2", red="M1 M2")
    game.fight("swords 2", "swords 2")
    assert game.units == (8, 9)
    assert game.told("run-out")[-1]["seat"] == 0


@rule("SW-RUN-01")
def test_a_deck_with_one_card_left_has_not_run_out() -> None:
    game = table(black="only S1 S2 S3", red="M1 M2")
    game.fight("swords 2", "swords 2")
    assert game.units == (10, 9)
    assert not game.told("run-out")


@rule("SW-RUN-02")
def test_both_players_take_back_and_reshuffle_all_their_cards() -> None:
    game = table(black="M1 champion", red="only S1")
    game.expect_deck("black", "M8 M7 M6").expect_deck("red", "B8 B7 B6")
    game.fight("swords 1", "swords 1")
    assert game.deck("black")[:3] == ["M8", "M7", "M6"]
    assert game.deck("red")[:3] == ["B8", "B7", "B6"]
    for colour in ("black", "red"):
        assert len(set(game.deck(colour))) == 28
        assert game.used(colour) == []
    assert game.banners == []


@rule("SW-RUN-02")
def test_both_may_look_through_their_new_order_and_nobody_else_may() -> None:
    game = table(red="only S1").play("weapon swords", "play spy | play spy", "weapon swords")
    game.play("force 1 | force 1")
    for seat, colour in enumerate(("black", "red")):
        assert game.side(colour, seat)["deck"] == game.deck(colour)
        # What a spy saw of the old order is worth nothing now.
        assert game.side(colour, 1 - seat)["deck"] == [None] * 28


@rule("SW-RUN-03")
def test_the_player_who_still_has_cards_loses_nothing() -> None:
    game = table(black="only M1 M2", red="only M3 M4 B1 B2 B3 B4 B5")
    assert game.fight("swords 2", "swords 2") == (7, 7)
    assert game.units == (8, 10)


@rule("SW-RUN-03")
def test_one_uses_his_last_two_cards_while_the_other_has_five_left() -> None:
    game = table(black="only S1 S2", red="only M3 M4 B1 B2 B3 B4 B5")
    game.fight("swords 2", "swords 2")
    assert game.units == (8, 9)
    assert len(game.deck("black")) == len(game.deck("red")) == 28


@rule("SW-RUN-04")
def test_the_strategy_deck_is_reshuffled_and_the_attacker_unchanged() -> None:
    game = table(black="only S8", red="S1")
    game.fight("swords 1", "swords 1")
    assert game.told("run-out")[-1]["seat"] == 0
    assert game.view(SPECTATOR)["discards"] == []
    assert len(game.told("reshuffled")) == 1
    # Red won the battle, so red attacks, as if nothing had run out.
    assert game.asked == ("attack", ["red"])


@ruling("SW-RUN-05")
@pytest.mark.parametrize(("black", "red", "order"), [("S1", "S8", [1, 0]), ("S8", "S1", [0, 1])])
def test_if_both_run_out_together_the_one_who_will_not_attack_pays_first(
    black: str, red: str, order: list[int]
) -> None:
    game = table(black=f"only {black}", red=f"only {red}")
    game.fight("swords 1", "swords 1")
    assert [event["seat"] for event in game.told("run-out")] == order
    loser = order[0]
    assert game.units[loser] == 10 - 1 - 2
    assert game.units[1 - loser] == 10 - 2


@ruling("SW-RUN-06")
def test_a_player_with_one_unit_left_loses_that_and_the_game() -> None:
    game = table(black="only S1", red="S8", standing=(1, 10))
    game.fight("swords 1", "swords 1")
    assert game.units == (0, 9)
    assert game.told("lost")[-1] == {"event": "lost", "seat": 0, "count": 1}
    assert game.winner == "red"


@ruling("SW-RUN-07")
def test_a_deck_emptied_by_the_unit_check_runs_out_at_once_without_a_battle() -> None:
    game = table(black="only champion", red="S1")
    assert game.units == (8, 10)
    assert len(game.deck("black")) == len(game.deck("red")) == 28
    assert game.used("black") == game.used("red") == []
    assert not game.told("result")
    # The champion was shuffled in, and has no effect on the round that starts again.
    assert game.banners == []
    assert game.asked == ("attack", ["black"])


@ruling("SW-RUN-07")
def test_the_round_that_starts_again_is_the_same_round_with_the_same_attacker() -> None:
    game = table(black="only champion huskarls", red="M1 scouts", first="red")
    assert game.view(SPECTATOR)["round"] == 1
    assert game.attacker == "red"
    assert [event["count"] for event in game.told("round")] == [1, 1]


@ruling("SW-RUN-07")
def test_the_unit_check_is_made_again_after_the_reshuffle() -> None:
    # Scorched Earth takes the last battle card, so the next check finds scouts alone.
    hands = ("spy", "scorched-earth")
    game = table(black="only M1 M2 M3 M4 scouts", red="M2", hands=hands)
    game.expect_deck("black", "M1 M2").expect_deck("red", "M1 bowmen")
    game.fight("swords spy 3", "swords scorched-earth 1")
    assert game.told("unit")[0]["card"] == "scouts"
    assert game.told("run-out")[-1]["seat"] == 0
    assert game.banners == ["red bowmen"]
    assert game.legal(game.attacker) == ["bows"]
