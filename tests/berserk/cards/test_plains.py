"""Cards of the plains at work."""

from berserk.cards.table import fight


def test_steppe_levy_attacks_better_in_formation():
    battle = fight("P1: steppe-levy c3, shield-maiden b3", "P2: foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 2


def test_shield_maiden_suffers_less_in_formation():
    battle = fight("P1: foe c3 strike=3-3-3", "P2: shield-maiden c4 exhausted, steppe-levy b4")
    battle.dice(1).play("strike c3 c4", "pass")
    assert battle.wounds("shield-maiden") == 2


def test_herd_rider_charges():
    battle = fight("P1: herd-rider c2", "P2: foe c4 exhausted").dice(1)
    battle.play("move c2 c3", "strike c3 c4")
    assert battle.wounds("foe") == 3


def test_bow_nomad_shoots():
    battle = fight("P1: bow-nomad c4", "P2: near c5, foe c6").dice(4)
    battle.play("use c4 1")
    assert battle.options("target") == {"c6"}
    battle.play("target c6")
    assert battle.wounds("foe") == 3


def test_javelin_youth_throws():
    battle = fight("P1: javelin-youth c3", "P2: foe c5").dice(5).use("c3", "c5")
    assert battle.wounds("foe") == 3 and not battle.is_alert("javelin-youth")


def test_pike_brother_strikes_over_a_square_and_harder_in_formation():
    battle = fight("P1: pike-brother c3, shield-maiden b3", "P2: foe c5").dice(4).use("c3", "c5")
    assert battle.wounds("foe") == 4


def test_hearth_leech_heals_a_neighbour():
    battle = fight("P1: hearth-leech c3, ally b2 wounds=4", "P2: foe c6").use("c3", "b2")
    assert battle.wounds("ally") == 1


def test_war_drummer_lends_courage():
    battle = fight("P1: war-drummer b2, ally c3", "P2: foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 3


def test_ox_guard_blocks_one_ranged_attack_a_turn():
    battle = fight("P1: bow-nomad c2, birch-archer b2", "P2: ox-guard c4, ally c5")
    battle.dice(6).use("c2", "c5")
    assert battle.wounds("ally") == 0
    battle.dice(4).use("b2", "c5")
    assert battle.wounds("ally") == 3


def test_grass_jarl_leads_the_formation():
    battle = fight("P1: grass-jarl b3, shield-maiden c3", "P2: foe c4 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 2


def test_sworn_brother_aims_in_formation():
    battle = fight("P1: sworn-brother c3, steppe-levy b3", "P2: foe c4, guard d4").dice(6, 1)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 4 and battle.is_alert("guard")


def test_oath_priestess_blesses():
    battle = fight("P1: oath-priestess c2, ally b3", "P2: foe c5").use("c2", "b3")
    assert battle.has("ally", "blessed")


def test_dawn_rider_rides_on_after_the_strike():
    battle = fight("P1: dawn-rider c3", "P2: foe c4 exhausted").dice(1)
    battle.play("strike c3 c4", "target b3")
    assert battle.at("dawn-rider") == "b3" and not battle.is_alert("dawn-rider")


def test_gate_captain_protects_and_stays_alert():
    battle = fight("P1: foe c3", "P2: ally c4 exhausted, gate-captain d4").dice(2, 2)
    battle.play("strike c3 c4", "protect d4")
    assert battle.wounds("ally") == 0 and battle.is_alert("gate-captain")


def test_moot_judge_strikes_past_protectors():
    battle = fight("P1: moot-judge c3", "P2: foe c4, guard d4").dice(6).use("c3", "c4")
    assert battle.wounds("foe") == 5 and battle.is_alert("guard")


def test_dawn_eagle_strikes_anywhere_with_skill():
    battle = fight("P1: dawn-eagle air, ally c1", "P2: foe c6 exhausted").dice(3)
    battle.play(f"strike {battle.call('dawn-eagle')} c6")
    assert battle.wounds("foe") == 2


def test_wagon_mother_carries_her_neighbours():
    battle = fight("P1: wagon-mother c2, ally b2 move=1", "P2: foe c6").use("c2")
    battle.play("move b2 b3", "move b3 b4")
    assert battle.at("ally") == "b4"


def test_grass_skald_eggs_on():
    battle = fight("P1: grass-skald b3, ally c3", "P2: foe c4 exhausted").use("b3", "c3").dice(2)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 3


def test_horse_archer_shoots_and_rides():
    battle = fight("P1: horse-archer c2", "P2: foe c5").dice(6).use("c2", "c5", "b2")
    assert battle.wounds("foe") == 4 and battle.at("horse-archer") == "b2"


def test_standard_bearer_arms_the_formation():
    battle = fight(
        "P1: foe c3 strike=3-3-3", "P2: standard-bearer b5, steppe-levy c4 exhausted"
    ).dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("steppe-levy") == 2
