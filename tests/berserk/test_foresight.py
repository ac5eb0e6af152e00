"""What the search of Berserk foresees: blows to come, protectors, shots from afar."""

from berserk.battle import field
from berserk.heroes import duel
from holmgang.bots.berserk.arms import arms
from holmgang.bots.berserk.deeds import carry_out, deeds
from holmgang.bots.berserk.foresight import Foresight, outlook
from holmgang.core.chance import Quick
from holmgang.games.berserk.tables import NONE, SHOT


def seen(battle, seat=0):
    return outlook(battle.state, seat, arms(battle.state.tables))


def threat(battle):
    """What the enemy's next turn of blows would gain."""
    return Foresight(battle.state, arms(battle.state.tables)).assaults(1, True)


def test_the_exhausted_in_reach_of_an_enemy_are_in_danger():
    alert = field("P1: knight c3", "P2: guard c4")
    spent = field("P1: knight c3 exhausted", "P2: guard c4")
    far = field("P1: knight c1 exhausted", "P2: guard c5 move=1")
    assert threat(far) == 0 <= threat(alert) < threat(spent)
    assert seen(spent) < seen(alert)


def test_a_protector_makes_a_blow_gain_less():
    alone = field("P1: sage c3 exhausted cost=9 wounds=8", "P2: guard c4 move=0")
    guarded = field(
        "P1: sage c3 exhausted cost=9 wounds=8, wall d3 life=30 cost=3", "P2: guard c4 move=0"
    )
    assert threat(guarded) < threat(alone)


def test_two_enemies_do_not_kill_the_same_card_twice():
    one = field("P1: imp c3 exhausted life=2", "P2: guard c4")
    two = field("P1: imp c3 exhausted life=2", "P2: guard c4, ogre b4")
    assert threat(two) == threat(one)


def test_shots_are_foreseen_within_their_range():
    text = "act: {pay: tap, do: {shot: {power: 1-2-3, range: 3}}}"
    near, far = duel(text, theirs="foe c6"), duel(text, theirs="foe c6", hero="a1")
    for battle, reaches in ((near, True), (far, False)):
        foreseen = Foresight(battle.state, arms(battle.state.tables)).assaults(0, True)
        assert (foreseen > 0) == reaches
    assert [row for row in arms(near.state.tables) if row] == [[SHOT, 3, 1, 2, 3]]


def test_foresight_leaves_the_position_alone():
    battle = field("P1: knight c3 exhausted, imp b3", "P2: guard c4, ogre d4")
    before = battle.state.view(0)
    seen(battle)
    assert battle.state.view(0) == before


def test_deeds_are_ordered_by_what_they_promise():
    battle = field("P1: knight c2 move=1", "P2: guard c4 exhausted wounds=9, ogre a6 life=20")
    found = deeds(battle.state, 0, Quick(1))
    best = found[0]
    assert (best.i, battle.state.write(best.first_step(battle.state))) == (0, "move c2 c3")
    assert [deed.hope for deed in found] == sorted((d.hope for d in found), reverse=True)
    assert found[-1].target == NONE


def test_a_deed_is_carried_out_with_the_dice_it_is_given():
    battle = field("P1: knight c2 move=1 strike=1-2-3", "P2: guard c4 exhausted life=20")
    deed = next(d for d in deeds(battle.state, 0, Quick(1)) if d.target != NONE)
    assert carry_out(battle.state, 0, deed, [6, 1], Quick(2))
    assert battle.wounds("guard") == 3 and not battle.is_alert("knight")
