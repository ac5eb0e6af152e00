"""The battle round and its weapons (SW-SEQ, SW-WPN), and who decides what (SW-DEC)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.rules import Shieldwall
from shieldwall.table import table


@rule("SW-SEQ-00")
def test_a_round_goes_from_the_attackers_weapon_to_the_losers_unit() -> None:
    game = table(black="S1", red="S8")
    before = len(game.kinds_told())
    game.fight("swords 1", "swords 1")
    steps = "weapon strategy strategy drew drew weapon battle battle result lost round"
    assert [step for step in game.kinds_told()[before:] if step != "spy"] == steps.split()


@rule("SW-SEQ-00")
def test_the_questions_of_a_round_come_in_the_order_of_the_book() -> None:
    game = table(first="red")
    assert game.asked == ("attack", ["red"])
    game.play("weapon bows")
    assert game.asked == ("strategy", ["black", "red"])
    game.play("play spy | play spy")
    assert game.asked == ("defence", ["black"])
    game.play("weapon swords")
    assert game.asked == ("force", ["black", "red"])


@ruling("SW-SEQ-00")
def test_units_come_before_weapons_and_forced_weapons_and_spies_before_force_cards() -> None:
    game = table(black="S1 scouts", red="S8", hands=("spy", "open-field"))
    game.fight("swords spy 1", "swords open-field 1")
    steps = (
        "round unit weapon strategy strategy drew drew forced weapon "
        "spy scouted battle battle result lost round"
    )
    assert game.kinds_told()[-16:] == steps.split()


@ruling("SW-SEQ-00")
def test_cards_are_put_away_before_units_are_lost_and_run_outs_come_last() -> None:
    game = table(black="only M8 M7", red="S1", hands=("reserves", "scorched-earth"))
    before = len(game.kinds_told())
    game.fight("swords reserves 2", "swords scorched-earth 1")
    story = game.kinds_told()[before:]
    end = "result reserves scorched lost run-out lost reshuffled shuffled shuffled round"
    assert story[story.index("result") :] == end.split()


@ruling("SW-SEQ-00")
def test_a_deck_emptied_by_the_unit_check_runs_out_before_any_weapon_is_stated() -> None:
    game = table(black="only champion")
    story = game.kinds_told()
    assert story.index("unit") < story.index("run-out")
    assert "weapon" not in story


@rule("SW-WPN-01")
@pytest.mark.parametrize(("attacker", "defender"), [("black", "red"), ("red", "black")])
def test_the_attacker_states_his_weapon_first(attacker: str, defender: str) -> None:
    game = table(first=attacker)
    assert game.asked == ("attack", [attacker])
    assert game.legal(attacker) == ["swords", "bows"]
    assert game.legal(defender) == []


@rule("SW-WPN-02")
def test_the_defender_states_his_weapon_after_the_strategies_are_revealed() -> None:
    game = table().play("weapon swords", "play spy | play countermand")
    assert game.asked == ("defence", ["red"])
    assert (game.side("black", 1)["strategy"], game.side("red", 0)["strategy"]) == (
        "spy",
        "countermand",
    )
    assert game.legal("red") == ["swords", "bows"]


@rule("SW-WPN-02")
def test_a_strategy_card_may_dictate_the_defenders_weapon() -> None:
    game = table(hands=("open-field", "")).play("weapon swords", "play open-field | play spy")
    assert game.legal("red") == ["bows"]


@rule("SW-WPN-03")
@pytest.mark.parametrize(
    ("black", "red", "totals"),
    [
        ("swords", "swords", (9 + 1, 3 + 1)),
        ("swords", "bows", (9 + 1, 7 + 2)),
        ("bows", "swords", (3 + 2, 3 + 1)),
        ("bows", "bows", (3 + 2, 7 + 2)),
    ],
)
def test_a_weapon_governs_all_numbers_of_its_own_player_alone(
    black: str, red: str, totals: Any
) -> None:
    game = table(black="S1 S2", red="B4 M2")
    assert game.fight(f"{black} 2", f"{red} 2") == totals


@rule("SW-DEC-01")
def test_players_decide_weapons_strategies_and_forces_and_nothing_else() -> None:
    asked = set()
    for number in range(60):
        asked |= _questions(number)
    assert asked == {
        ("attack", "the attacker"),
        ("strategy", "both"),
        ("defence", "the defender"),
        ("force", "both"),
        ("force", "one by one"),
    }


def _questions(number: int) -> set[tuple[str, str]]:
    """Who was asked what in a random game; a second answer to a question is not one more."""
    state: Any = GAME.new(GAME.fill_options({}))
    rng = Quick(f"decisions {number}")
    asked = set()
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
            continue
        asked.add((state.view(-2)["asking"], _role(state)))
        for seat in state.actors.copy():
            state.apply(seat, rng.choice(state.legal(seat)))
    return asked


def _role(state: Shieldwall) -> str:
    if len(state.actors) == 2:
        return "both"
    if state.view(-2)["asking"] == "force":
        assert state.scouting() >= 0
        return "one by one"
    return "the attacker" if state.actors == [state.attacker] else "the defender"
