"""Neutral cards at work."""

from berserk.cards.table import fight


def test_hired_axe_is_skilled():
    battle = fight("P1: hired-axe c3", "P2: foe c4 exhausted").dice(5).play("strike c3 c4")
    assert battle.wounds("foe") == 3


def test_wandering_monk_heals_and_fears_no_magic():
    battle = fight("P1: wandering-monk c3, ally b3 wounds=3", "P2: flame-adept c6").use("c3", "b3")
    assert battle.wounds("ally") == 1
    assert battle.end().dice(6).use("c6", "c3").wounds("wandering-monk") == 0


def test_knife_juggler_throws_far():
    battle = fight("P1: knife-juggler c2", "P2: foe c6").dice(6).use("c2", "c6")
    assert battle.wounds("foe") == 3


def test_war_dog_is_brave_in_company():
    battle = fight("P1: war-dog c3, ally b2", "P2: foe c4").dice(3, 3).play("strike c3 c4")
    assert battle.told("rolled")[0]["total"] == 4


def test_free_crossbow_shoots_anywhere():
    battle = fight("P1: free-crossbow c1", "P2: foe c6").dice(6).use("c1", "c6")
    assert battle.wounds("foe") == 4


def test_road_seer_blesses_or_curses():
    battle = fight("P1: road-seer c1, ally b1", "P2: foe c6")
    battle.play("use c1 1")
    blessing, curse = battle.legal()
    battle.play(blessing, "target b1")
    assert battle.has("ally", "blessed")
    battle = fight("P1: road-seer c1, ally b1", "P2: foe c6").play("use c1 1", curse, "target c6")
    assert battle.has("foe", "cursed")


def test_hill_ogre_eats_what_falls():
    battle = fight("P1: hill-ogre b3 wounds=5, ally c3", "P2: foe c4 exhausted wounds=9, other a6")
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("hill-ogre") == 3


def test_hired_shield_protects_and_stays_alert():
    battle = fight("P1: foe c3", "P2: ally c4 exhausted, hired-shield d4").dice(2, 2)
    battle.play("strike c3 c4", "protect d4")
    assert battle.told("rolled")[1]["total"] == 3 and battle.is_alert("hired-shield")


def test_holm_duelist_is_aimed_and_skilled():
    battle = fight("P1: holm-duelist c3", "P2: foe c4, guard d4").dice(4, 1).play("strike c3 c4")
    if battle.question == "row":
        battle.play("higher")
    assert battle.told("rolled")[0]["total"] == 5 and battle.wounds("foe") == 4


def test_clay_giant_is_proof_against_magic_and_poison():
    battle = fight("P1: flame-adept c2, fen-adder d5", "P2: clay-giant c5 exhausted").dice(6, 4)
    battle.use("c2", "c5").play("strike d5 c5")
    assert battle.wounds("clay-giant") == 1 and battle.poison("clay-giant") == 0


def test_poisoner_needs_a_touch():
    battle = fight("P1: poisoner c3", "P2: foe c4, guard d4").dice(1).use("c3", "c4")
    assert battle.wounds("foe") == 1 and battle.poison("foe") == 2


def test_sea_wolf_rages_when_hurt():
    battle = fight("P1: sea-wolf c3 wounds=1", "P2: foe c4 exhausted").dice(4).play("strike c3 c4")
    assert battle.wounds("foe") == 5
