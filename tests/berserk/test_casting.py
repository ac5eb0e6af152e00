"""Dice cast and markers tossed by abilities, outside of attacks."""

import pytest

from berserk.battle import field
from holmgang.core.action import CHANCE

BODY = "body: {type: ground, cost: 4, life: 7, move: 1, strike: 1-1-2}"
GAMBLER = f"""
- id: gambler
  {BODY}
  abilities:
    - act: {{pay: [], do: [{{cast: self}}, {{chips: {{to: self, n: die}}}}]}}
    - act: {{pay: [], do: [{{cast: {{pick: enemy.creature}}}}, {{chips: {{to: self, n: die}}}}]}}
    - act: {{pay: [], do: {{chips: {{to: self, n: "flip(1, 2)"}}}}}}
    - act: {{pay: [], do: [{{cast: {{all: artifact}}}}, {{chips: {{to: self, n: die + 9}}}}]}}
"""


def gamble(ability: int, *dice: int, state: str = "", foe: str = ""):
    battle = field(f"P1: gambler c3 {state}", f"P2: foe c4 {foe}", cards=GAMBLER).dice(*dice)
    return battle.play(f"use c3 {ability}")


@pytest.mark.parametrize(("state", "shown"), [("", 4), ("blessed", 5), ("cursed", 3)])
def test_a_die_shows_what_is_added_to_any_roll_of_the_card(state, shown):
    battle = gamble(1, 4, state=state)
    assert battle.now("gambler")["chips"] == shown
    assert battle.told("rolled")[-1]["total"] == shown


def test_the_card_named_casts_the_die():
    battle = gamble(2, 4, foe="cursed", state="blessed").play("target c4")
    assert battle.now("gambler")["chips"] == 3 and battle.told("rolled")[-1]["card"] == "foe"


@pytest.mark.parametrize(("die", "side"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_a_marker_falls_on_either_side_and_no_blessing_helps(die, side):
    assert gamble(3, die, state="blessed").now("gambler")["chips"] == side


def test_where_nobody_can_cast_no_die_is_thrown():
    assert gamble(4).now("gambler")["chips"] == 9


def test_a_cast_is_chance_and_can_be_copied_in_the_middle():
    battle = field("P1: gambler c3", "P2: foe c4", cards=GAMBLER)
    state = battle.state
    state.apply(0, state.read("use c3 1"))
    assert state.is_chance() and len(state.outcomes()) == 6
    other = state.copy()
    other.apply(CHANCE, other.read("roll 6"))
    assert state.is_chance() and other.chips[0] == 6
