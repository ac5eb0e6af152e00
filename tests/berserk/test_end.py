"""The end of a battle (BK-21)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import field


@rule("BK-21.1")
def test_who_loses_the_last_creature_loses():
    battle = field("P1: knight c3", "P2: guard c4 life=1 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.winner == "P1"
    assert battle.state.scores() == [1.0, -1.0]
    assert battle.told("over") == [{"event": "over", "seat": 0}]
    assert battle.legal(0) == battle.legal(1) == []


@rule("BK-21.1")
def test_the_second_player_can_win_too():
    battle = field("P1: knight c3 life=1", "P2: guard c4").dice(1, 4)
    battle.play("strike c3 c4")
    assert battle.winner == "P2"
    assert battle.state.scores() == [-1.0, 1.0]


def test_artifacts_and_terrains_do_not_save_their_owner():
    battle = field("P1: knight c3", "P2: guard c4 life=1 exhausted, tower a6 artifact").dice(1)
    assert battle.play("strike c3 c4").winner == "P1"


@ruling("BK-21.6")
@pytest.mark.parametrize(("reading", "winner"), [("draw", "nobody"), ("active", "P1")])
def test_both_losing_the_last_creature_is_a_draw_or_by_another_reading_a_win(reading, winner):
    battle = field("P1: knight c3 life=2", "P2: guard c4 life=3", double_loss=reading).dice(5, 3)
    battle.play("strike c3 c4", "higher")
    assert battle.winner == winner
    assert battle.state.scores() == ([0.0, 0.0] if winner == "nobody" else [1.0, -1.0])


@ruling("BK-21.7")
def test_the_end_comes_at_once_hidden_creatures_count_waiting_ones_do_not():
    battle = field("P1: knight c3", "P2: guard c4 life=1 exhausted, spy c6 hidden").dice(1)
    assert battle.play("strike c3 c4").winner is None
    battle = field("P1: knight c3", "P2: guard c4 life=1 exhausted incarnation=1").dice(1)
    assert battle.play("strike c3 c4").winner == "P1"
    battle = field("P1: knight a1", "P2: guard e6 life=1 poison=1, cub grave incarnation=9").end()
    assert battle.winner == "P1"


@ruling("BK-21.8")
@pytest.mark.parametrize(("cap", "turns"), [(200, 200), (6, 6)])
def test_a_battle_that_nobody_wins_is_drawn_after_many_turns(cap, turns):
    battle = field("P1: knight a1", "P2: guard e6", turn_cap=cap)
    while battle.winner is None:
        battle.play("end")
    assert battle.winner == "nobody"
    assert battle.state.turn == turns


@ruling("BK-21.8")
def test_there_need_not_be_a_last_turn():
    battle = field("P1: knight a1", "P2: guard e6", turn_cap=0)
    for _ in range(300):
        battle.play("end")
    assert battle.winner is None


def test_the_outlook_favours_who_has_more_left():
    even = field("P1: knight c3", "P2: guard c4").state.outlook()
    ahead = field("P1: knight c3, pawn c2", "P2: guard c4 wounds=5").state.outlook()
    assert even == [0.0, 0.0]
    assert 0 < ahead[0] < 1
    assert ahead[1] == -ahead[0]
    nobody = field("P1: tower c3 artifact", "P2: wall c4 artifact").state.outlook()
    assert nobody == [0.0, 0.0]
