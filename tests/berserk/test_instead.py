"""What stands for dice, moves, and turning cards."""

import pytest
from rulebook import ruling

from berserk.battle import field
from berserk.heroes import duel, hero
from holmgang.core.errors import ContentError

CHIP = "{chips: {to: self, n: 1}}"


# Dice


@pytest.mark.parametrize(("do", "wounds"), [("{roll_set: 6}", 4), ("{roll_add: +3}", 3)])
def test_a_die_counts_otherwise(do, wounds):
    ability = f"instead: {{of: {{rolled: {{by: self, rolls: 1..2}}}}, do: {do}}}"
    hears = f"on: {{rolled: {{by: self}}, do: {CHIP}}}"
    for die, expected, chips in ((2, wounds, 0), (3, 2, 1)):
        battle = field("P1: hero c3", "P2: foe c4 exhausted", cards=hero(ability, hears)).dice(die)
        battle.play("strike c3 c4")
        assert (battle.wounds("foe"), battle.now("hero")["chips"]) == (expected, chips)


def test_a_die_is_thrown_again_or_goes_on():
    low = "of: {rolled: {by: self, rolls: 1..2}}"
    ability = f"instead: {{{low}, may: true, limit: {{n: 1, per: turn}}, do: reroll}}"
    battle = duel(ability, theirs="foe c4 exhausted").dice(1, 6).play("strike c3 c4", "yes")
    assert battle.wounds("foe") == 4
    battle = duel(ability, theirs="foe c4 exhausted").dice(1).play("strike c3 c4", "no")
    assert battle.wounds("foe") == 2


# Moves


ROOT = (
    "instead: {of: {relocated: {card: enemy.creature adj(self)}}, "
    "do: {damage: {to: event.card, n: 1}}}"
)


def test_a_move_does_not_happen_but_is_paid_for():
    heard = hero(f"on: {{moved: {{card: self}}, do: {CHIP}}}", id="scout")
    cards = hero(ROOT) + heard
    battle = field("P1: hero c3", "P2: scout c4, far a6", cards=cards, turn=2)
    battle.play("move c4 c5")
    assert (battle.at("scout"), battle.wounds("scout"), battle.now("scout")["chips"]) == (
        "c4",
        1,
        0,
    )
    assert battle.now("scout")["steps"] == 1
    battle.play("move a6 a5")
    assert battle.at("far") == "a5"
    assert [told["event"] for told in battle.told() if told["event"] in ("moved", "shifted")] == [
        "shifted"
    ]


def test_a_relocation_may_go_on_after_all():
    ability = "instead: {of: {relocated: {card: self}}, do: [{chips: {to: self, n: 1}}, proceed]}"
    battle = duel(ability, kw="jump 3").play("leap c3 d3")
    assert (battle.at("hero"), battle.now("hero")["chips"]) == ("d3", 1)


def test_a_move_has_no_amount_to_replace():
    with pytest.raises(ContentError) as caught:
        duel("instead: {of: {relocated: {card: self}}, do: {replace: 2}}")
    assert "no amount" in str(caught.value.details["reason"])


# Alert and exhausted


def test_something_stands_for_becoming_exhausted():
    pays = "if: 'stat(self, chips) >= 1', do: {lose_chips: {to: self, n: 1}}"
    ability = f"instead: {{of: {{tapped: {{card: self}}}}, {pays}}}"
    battle = duel(ability, hero="c3 chips=1", theirs="foe c4 exhausted life=20").dice(1)
    battle.play("strike c3 c4")
    assert (battle.is_alert("hero"), battle.now("hero")["chips"]) == (True, 0)
    assert "c3 c4" not in battle.options("strike")  # it has acted
    guard = field(
        "P1: hero c3 chips=1, ally b3 exhausted", "P2: foe b4", cards=hero(ability), turn=2
    ).dice(1, 1)
    guard.play("strike b4 b3", "protect c3")
    assert guard.is_alert("hero")


def test_something_stands_for_becoming_alert():
    ability = (
        "instead: {of: {opened: {card: enemy.creature hurt}}, do: {damage: {to: event.card, n: 1}}}"
    )
    battle = duel(ability, theirs="foe c4 exhausted wounds=1, x a6 exhausted").end()
    assert (battle.is_alert("foe"), battle.wounds("foe"), battle.is_alert("x")) == (False, 2, True)


# Death


@ruling("BK-21.6")
def test_two_that_die_together_have_both_died_whatever_one_does_before():
    ability = "instead: {of: {died: {card: self}}, do: [{bless: self}, proceed]}"
    for life, winner in ((2, "nobody"), (10, "P1")):
        battle = field(f"P1: foe c3 life={life}", "P2: hero c4 wounds=8", cards=hero(ability))
        battle.dice(5, 3).play("strike c3 c4", "higher")
        assert battle.winner == winner
