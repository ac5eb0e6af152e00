"""Cards of fire at work."""

from berserk.cards.table import fight


def test_ember_imp_bursts():
    battle = fight("P1: foe c3", "P2: ember-imp c4 exhausted wounds=4, ally d5").dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 1 and battle.wounds("ally") == 1


def test_coal_slinger_throws():
    battle = fight("P1: coal-slinger c2", "P2: foe c5").dice(6).use("c2", "c5")
    assert battle.wounds("foe") == 4


def test_flame_adept_blasts():
    battle = fight("P1: flame-adept c2", "P2: foe c5 armor=2").dice(4).use("c2", "c5")
    assert battle.wounds("foe") == 3


def test_salamander_burns_who_touches_it():
    battle = fight("P1: foe c3", "P2: salamander c4 exhausted").dice(1).play("strike c3 c4")
    assert battle.wounds("foe") == 1


def test_ash_warrior_feeds_his_blade():
    battle = fight("P1: ash-warrior c3", "P2: foe c4 exhausted").use("c3").dice(1)
    assert not battle.options("use")
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 4 and battle.wounds("ash-warrior") == 1


def test_slag_smith_is_armed_against_steel_and_fire():
    battle = fight("P1: flame-adept c1, foe c3 strike=3-3-3", "P2: slag-smith c4 exhausted")
    battle.dice(6).use("c1", "c4").dice(1).play("strike c3 c4")
    assert battle.wounds("slag-smith") == 2


def test_lava_hound_bites_by_magic():
    battle = fight("P1: lava-hound c3", "P2: foe c4 armor=2, guard d4").dice(6).use("c3", "c4")
    assert battle.wounds("foe") == 4


def test_pyre_dancer_burns_all_around():
    battle = fight("P1: pyre-dancer c3, ally b3", "P2: foe c4, other d4, far c5").use("c3")
    assert [battle.wounds(name) for name in ("foe", "other", "far", "ally")] == [2, 2, 0, 0]


def test_obsidian_golem_minds_neither_shots_nor_blasts():
    battle = fight("P1: bow-nomad c2, flame-adept b2", "P2: obsidian-golem c5").dice(6, 6)
    battle.use("c2", "c5").use("b2", "c5")
    assert battle.wounds("obsidian-golem") == 0


def test_fire_drake_breathes_from_above():
    battle = fight("P1: fire-drake air, ally c1", "P2: foe c6").dice(6)
    battle.use(battle.call("fire-drake"), "c6")
    assert battle.wounds("foe") == 4


def test_cinder_lord_glows():
    battle = fight("P1: cinder-lord c3", "P2: foe c4").end()
    assert battle.wounds("foe") == 1


def test_flame_reaver_strikes_again_at_a_price():
    battle = fight("P1: flame-reaver c3", "P2: foe c4 exhausted").dice(1, 1)
    battle.play("strike c3 c4", "yes", "strike c3 c4")
    assert battle.wounds("foe") == 4 and battle.wounds("flame-reaver") == 2
    assert not battle.is_alert("flame-reaver")


def test_ember_priestess_fans_the_flames():
    battle = fight("P1: ember-priestess b2, flame-adept c2", "P2: foe c5").dice(1).use("c2", "c5")
    assert battle.wounds("foe") == 3


def test_firebird_rises_from_its_ashes():
    battle = fight("P1: firebird grave tokens=1, ally c3", "P2: foe c6").change()
    assert battle.at("firebird") == "air"


def test_surt_kin_takes_all_with_it():
    battle = fight("P1: foe c3", "P2: surt-kin c4 exhausted wounds=15, ally d5").dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 3 and battle.wounds("ally") == 3


def test_spark_sprite_singes_its_killer():
    battle = fight("P1: bow-nomad c2", "P2: spark-sprite c5 wounds=3, other a6").dice(1)
    battle.use("c2", "c5")
    assert battle.wounds("bow-nomad") == 1


def test_forge_master_hardens_fire():
    battle = fight("P1: forge-master b3, salamander c3", "P2: foe c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 2


def test_burning_bull_must_attack():
    battle = fight("P1: burning-bull c3", "P2: foe c4 exhausted").dice(1)
    assert "end" not in battle.legal()
    battle.play("strike c3 c4")
    assert "end" in battle.legal()


def test_ash_witch_casts():
    battle = fight("P1: ash-witch c2", "P2: foe c6").dice(6).use("c2", "c6")
    assert battle.wounds("foe") == 3


def test_wildfire_snake_spreads():
    battle = fight("P1: wildfire-snake c3", "P2: foe c4 exhausted, other d5 exhausted").dice(4)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 2 and battle.wounds("other") == 1
