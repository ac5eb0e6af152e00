"""Turns and movement (BK-8, BK-9)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import field
from holmgang.games.berserk.change import states
from holmgang.games.berserk.look import cards


@rule("BK-8.1")
def test_the_first_player_begins_and_turns_alternate():
    battle = field("P1: knight a1", "P2: guard e6")
    turns = [battle.asked]
    for _ in range(3):
        battle.end()
        turns.append(battle.asked)
    assert turns == [("turn", [0]), ("turn", [1]), ("turn", [0]), ("turn", [1])]


@rule("BK-8.2", "BK-19.5", "BK-8.7")
def test_all_own_cards_become_alert_when_the_turn_starts():
    battle = field("P1: knight a1 exhausted", "P2: guard e6 exhausted, spy d6")
    battle.end()
    assert battle.is_alert("guard")
    assert not battle.is_alert("knight")


@ruling("BK-8.18")
def test_the_first_turn_begins_like_any_other():
    battle = field("P1: knight a1 poison=2", "P2: guard e6 poison=1", turn=0)
    battle.end()
    assert (battle.wounds("knight"), battle.wounds("guard")) == (2, 0)
    battle.end()
    assert battle.wounds("guard") == 1


@rule("BK-8.4", "BK-9.4")
def test_moves_and_actions_are_freely_mixed():
    battle = field("P1: knight a1 move=2, pawn b3", "P2: guard c4 exhausted, spy b4")
    battle.dice(1, 1, 1, 1).play("move a1 a2", "strike b3 c4", "pass", "move a2 a3", "strike a3 b4")
    assert battle.wounds("guard") == battle.wounds("spy") == 2


@rule("BK-8.4")
def test_one_may_move_all_cards_and_then_act_with_all():
    battle = field("P1: one a2, two b2, three c2", "P2: guard b4")
    battle.dice(1, 1, 1, 1, 1, 1)
    battle.play("move a2 a3", "move b2 b3", "move c2 c3")
    battle.play("strike a3 b4", "strike b3 b4", "strike c3 b4")
    assert battle.wounds("guard") == 6


@rule("BK-8.6")
def test_in_the_opponent_s_turn_one_can_neither_move_nor_act():
    battle = field("P1: knight c3", "P2: guard c4")
    assert battle.legal(1) == []
    assert battle.refused("move c4 d4", seat=1) == "not-asked"


@rule("BK-8.8", "BK-8.7", "BK-19.20", "BK-9.5", "BK-10.1")
def test_an_action_exhausts_and_the_exhausted_neither_move_nor_act():
    battle = field("P1: knight c3 move=3", "P2: guard c4 life=20").dice(4, 4)
    battle.play("strike c3 c4")
    assert not battle.is_alert("knight")
    assert battle.refused("move c3 c2") == "exhausted"
    assert battle.refused("strike c3 c4") == "exhausted"
    assert battle.legal() == ["end"]


@rule("BK-8.10")
def test_a_card_that_becomes_alert_has_all_its_movement_points_again():
    battle = field("P1: knight a1 move=2", "P2: guard e6")
    battle.play("move a1 a2", "move a2 a3")
    assert battle.refused("move a3 a2") == "cannot-move"
    battle.change().play("move a3 a2", "move a2 a1")


@ruling("BK-8.10")
def test_a_card_made_alert_in_mid_turn_may_move_and_act_again():
    battle = field("P1: knight c2 move=1", "P2: guard c4 life=20").dice(4, 4, 4, 4)
    battle.play("move c2 c3", "strike c3 c4")
    states.make_alert(battle.state, battle.card("knight"))
    battle.play("move c3 b3", "strike b3 c4")
    assert battle.wounds("guard") == 4


@rule("BK-8.16", "BK-19.29", "BK-14.13")
@pytest.mark.parametrize(("condition", "wounds"), [("exhausted", 2), ("", 2)])
def test_poison_wounds_whether_the_creature_became_alert_or_was(condition, wounds):
    battle = field("P1: knight a1", f"P2: guard e6 poison=2 {condition}").end()
    assert battle.wounds("guard") == wounds
    assert battle.told("suffered")[0]["count"] == wounds


@rule("BK-8.16", "BK-19.40")
@pytest.mark.parametrize(("edition", "poisoned", "healed"), [("realms", 0, 3), ("laar", 2, 2)])
def test_what_is_kept_exhausted_neither_suffers_nor_heals_in_one_edition(edition, poisoned, healed):
    battle = field(
        "P1: knight a1",
        "P2: guard e6 poison=2 exhausted stunned",
        "P2: troll d6 wounds=3 regen=1 exhausted stunned",
        edition=edition,
    ).end()
    assert (battle.wounds("guard"), battle.wounds("troll")) == (poisoned, healed)
    assert not battle.is_alert("guard")
    assert battle.refused("move e6 e5") == "exhausted"
    battle.change()
    assert battle.is_alert("guard")


def test_a_stunned_card_that_is_alert_stays_alert():
    battle = field("P1: knight a1", "P2: guard e6 poison=2 stunned").end()
    assert battle.is_alert("guard")
    assert battle.wounds("guard") == 2
    battle.play("move e6 e5")


@rule("BK-19.40")
def test_regeneration_heals_at_the_start_of_the_own_turn_and_never_too_much():
    battle = field("P1: knight a1", "P2: troll e6 wounds=3 regen=2").end()
    assert battle.wounds("troll") == 1
    battle.change()
    assert battle.wounds("troll") == 0
    assert [event["count"] for event in battle.told("healed")] == [2, 1]


@ruling("BK-8.17")
@pytest.mark.parametrize(("word", "fate"), [("regenerate", "e6"), ("suffer", "grave")])
def test_the_controller_chooses_between_poison_and_regeneration(word, fate):
    battle = field("P1: knight a1", "P2: troll e6 life=5 wounds=4 poison=1 regen=1, imp a6").end()
    assert battle.asked == ("upkeep", [1])
    battle.play(word)
    assert battle.at("troll") == fate
    assert battle.wounds("e6") == 4 if fate == "e6" else cards.card_at(battle.state, 29) == -1


@ruling("BK-8.17")
def test_the_order_matters_for_an_unhurt_creature_too():
    battle = field("P1: knight a1", "P2: troll e6 poison=1 regen=1").end()
    battle.play("suffer")
    assert battle.wounds("troll") == 0
    battle.change().play("regenerate")
    assert battle.wounds("troll") == 1


@ruling("BK-8.17")
@pytest.mark.parametrize(("order", "fate"), [("regeneration", "e6"), ("poison", "grave")])
def test_by_other_readings_the_order_is_fixed(order, fate):
    battle = field(
        "P1: knight a1",
        "P2: troll e6 life=5 wounds=4 poison=1 regen=1, imp a6",
        upkeep_order=order,
    ).end()
    assert battle.question == "turn"
    assert battle.at("troll") == fate


def test_nobody_is_asked_where_the_order_makes_no_difference():
    battle = field("P1: knight a1", "P2: troll e6 wounds=4 poison=1 regen=1").end()
    assert battle.question == "turn"
    assert battle.wounds("troll") == 4
    battle = field("P1: knight a1", "P2: troll e6 wounds=9 poison=5 regen=1, imp a6").end()
    assert battle.question == "turn"
    assert battle.at("troll") == "grave"


@rule("BK-8.19")
def test_the_steps_of_a_turn():
    battle = field(
        "P1: knight a1",
        "P2: guard e6 hidden exhausted poison=1, troll d6 wounds=2 regen=1",
        "P2: imp grave incarnation=1",
    )
    battle.end().play("target a6")
    story = [event["event"] for event in battle.told()]
    assert story == ["turn", "revealed", "token", "returns", "suffered", "healed"]


# Movement


@rule("BK-9.1", "BK-9.2", "BK-1.27", "BK-1.31", "BK-19.12")
def test_a_step_goes_forward_backward_left_or_right():
    battle = field("P1: knight c3", "P2: guard e6")
    assert battle.options("move") == {"c3 c4", "c3 c2", "c3 b3", "c3 d3"}
    assert battle.refused("move c3 d4") == "too-far"
    assert battle.refused("move c3 c5") == "too-far"


@rule("BK-9.3")
def test_one_steps_only_onto_an_unoccupied_square():
    battle = field("P1: knight c3 move=2, pawn b3", "P2: guard c4")
    assert battle.refused("move c3 b3") == "square-taken"
    assert battle.refused("move c3 c4") == "square-taken"


def reachable(battle, square: str, steps: int) -> set[str]:
    """The squares a card can come to by steps alone."""
    found: set[str] = set()
    for move in battle.options("move"):
        here, there = move.split()
        if here == square and steps > 0:
            again = type(battle)(battle.state.copy())
            again.play(f"move {move}")
            found |= {there} | reachable(again, there, steps - 1)
    return found - {square}


@rule("BK-9.10")
def test_all_squares_within_two_steps_are_reachable_the_enemy_s_half_too():
    battle = field("P1: knight c3 move=2", "P2: guard e6")
    near = {"c4", "c2", "b3", "d3"}
    far = {"c5", "c1", "b4", "d4", "b2", "d2", "a3", "e3"}
    assert reachable(battle, "c3", 2) == near | far
    battle = field("P1: knight c3 move=2", "P2: guard c4")
    assert "c5" not in reachable(battle, "c3", 2)


@rule("BK-9.7")
def test_a_creature_with_movement_0_cannot_move():
    battle = field("P1: tree c3 move=0", "P2: guard e6")
    assert battle.refused("move c3 c4") == "cannot-move"


@rule("BK-9.9")
def test_movement_does_not_exhaust():
    battle = field("P1: knight c3 move=1", "P2: guard e6").play("move c3 c4")
    assert battle.is_alert("knight")


@rule("BK-9.12", "BK-19.24")
def test_a_jump_takes_all_movement_points_and_reaches_any_empty_square_in_range():
    battle = field("P1: cat c3 jump=2 move=3, pawn c4", "P2: guard e6")
    leaps = {text.split()[1] for text in battle.options("leap")}
    assert len(leaps) == 23  # 5×5 squares around, less its own and the pawn's
    assert {"a1", "e5", "c5"} <= leaps
    assert battle.refused("leap c3 c6") == "too-far"
    battle.play("leap c3 a5")
    assert battle.at("cat") == "a5"
    assert battle.refused("move a5 a4") == "cannot-move"
    assert battle.is_alert("cat")


@ruling("BK-19.24")
def test_no_jump_after_a_step():
    battle = field("P1: cat c3 jump=2 move=3", "P2: guard e6").play("move c3 c4")
    assert battle.refused("leap c4 c6") == "already-moved"
    battle.play("move c4 c5")


@rule("BK-13.1")
def test_in_the_other_edition_a_jump_is_measured_along_rows_and_columns():
    battle = field("P1: cat c3 jump=2", "P2: guard e6", edition="laar")
    leaps = {text.split()[1] for text in battle.options("leap")}
    assert leaps == {*["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5", "b2", "b4", "d2", "d4"]}


@rule("BK-19.46", "BK-9.12")
def test_teleportation_reaches_every_empty_square():
    battle = field("P1: mage c3 teleport move=2", "P2: guard e6")
    assert len(battle.options("leap")) == 28
    battle.play("leap c3 a6")
    assert battle.refused("move a6 a5") == "cannot-move"


def test_what_cannot_leap_says_so():
    battle = field("P1: knight c3", "P2: guard e6")
    assert battle.refused("leap c3 c5") == "cannot-leap"


@rule("BK-15.10")
def test_flyers_do_not_move():
    battle = field("P1: bat air flyer, imp a1", "P2: guard e6")
    assert battle.refused("move x1 c4") == "cannot-move"
