"""The result of a battle (SW-RES)."""

import pytest
from rulebook import rule, ruling

from holmgang.core.action import SPECTATOR
from shieldwall.table import table


@rule("SW-RES-01")
@pytest.mark.parametrize("first", ["black", "red"])
@pytest.mark.parametrize(
    ("black", "red", "winner", "units"), [("S1", "S2", 0, (10, 9)), ("S8", "S6", 1, (9, 10))]
)
def test_the_higher_total_wins_whoever_attacked(
    first: str, black: str, red: str, winner: int, units: tuple[int, int]
) -> None:
    game = table(black=black, red=red, first=first)
    totals = game.fight("swords 1", "swords 1")
    assert abs(totals[0] - totals[1]) == 1
    assert game.told("result")[-1]["seat"] == winner
    assert game.units == units


@rule("SW-RES-02")
def test_equal_totals_cost_cards_but_no_unit() -> None:
    game = table(black="M1", red="M2 S1")
    assert game.fight("swords 1", "swords 2") == (6, 6)
    assert game.told("result")[-1]["seat"] == -1
    assert game.units == (10, 10)
    assert game.used("black") == ["M1"]
    assert game.used("red") == ["M2", "S1"]


@rule("SW-RES-03")
def test_the_loser_turns_one_unit_to_its_gravestone_without_being_asked_which() -> None:
    game = table(black="S8", red="S1")
    game.fight("swords 1", "swords 1")
    side = game.side("black", SPECTATOR)
    assert (side["units"], side["graves"]) == (9, 1)
    assert game.side("red", SPECTATOR)["graves"] == 0
    assert game.asked == ("attack", ["red"])


@rule("SW-RES-04")
def test_used_cards_go_to_their_owners_public_pile() -> None:
    game = table(black="B4 M5", red="S1 S2 S3")
    game.fight("bows 2", "swords 3")
    for viewer in (0, 1, SPECTATOR):
        assert game.side("black", viewer)["used"] == ["B4", "M5"]
        assert game.side("red", viewer)["used"] == ["S1", "S2", "S3"]


@rule("SW-RES-04")
def test_used_cards_stay_out_of_play_until_the_reshuffle() -> None:
    game = table(black="B4", red="only S1 S2 S3 S4")
    game.fight("bows 1", "swords 3")
    game.fight("swords 1", "swords 1")
    assert game.told("run-out")
    assert len(game.deck("black")) == len(game.deck("red")) == 28
    assert game.used("black") == game.used("red") == []


@rule("SW-RES-05")
@pytest.mark.parametrize("first", ["black", "red"])
@pytest.mark.parametrize("winner", ["black", "red"])
def test_the_winner_attacks_next_whatever_his_role_was(first: str, winner: str) -> None:
    black, red = ("S1", "S8") if winner == "black" else ("S8", "S1")
    game = table(black=black, red=red, first=first)
    game.fight("swords 1", "swords 1")
    assert game.asked == ("attack", [winner])


@rule("SW-RES-06")
def test_after_a_draw_the_last_winner_attacks() -> None:
    # None of these strategies does anything to single cards used with swords.
    hands = ("spy ambush reserves", "spy arrow-storm narrow-pass")
    game = table(black="S1 M1 S8 S4", red="S8 M2 S1 S4", hands=hands)
    attackers = [game.attacker]
    for black, red in zip(*(hand.split() for hand in hands), strict=True):
        game.fight(f"swords {black} 1", f"swords {red} 1")
        attackers.append(game.attacker)
    game.fight("swords 1", "swords 1")
    attackers.append(game.attacker)
    assert [event["seat"] for event in game.told("result")] == [0, -1, 1, -1]
    assert attackers == ["black", "black", "black", "red", "red"]


@ruling("SW-RES-06")
@pytest.mark.parametrize("first", ["black", "red"])
def test_if_no_battle_was_won_yet_the_first_attacker_goes_on(first: str) -> None:
    game = table(black="M1", red="M2", first=first)
    assert game.fight("swords 1", "swords 1") == (6, 6)
    assert game.asked == ("attack", [first])
