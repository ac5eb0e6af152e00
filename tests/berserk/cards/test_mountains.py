"""Cards of the mountains at work."""

from berserk.cards.table import fight


def test_stone_carver_shrugs_off_small_wounds_and_poison():
    battle = fight("P1: leech-swarm c3", "P2: stone-carver c4 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.wounds("stone-carver") == 0 and battle.poison("stone-carver") == 0


def test_hammer_guard_knocks_out():
    battle = fight("P1: hammer-guard c3", "P2: foe c4 exhausted").dice(6)
    battle.play("strike c3 c4").end()
    assert battle.wounds("foe") == 3 and not battle.is_alert("foe")


def test_axe_thrower_throws():
    battle = fight("P1: axe-thrower c2", "P2: foe c5").dice(6).use("c2", "c5")
    assert battle.wounds("foe") == 4


def test_crank_bowman_shoots_only_standing():
    battle = fight("P1: crank-bowman c2", "P2: foe c6").dice(1)
    moved = fight("P1: crank-bowman c2", "P2: foe c6").play("move c2 b2")
    assert not moved.options("use")
    assert battle.use("c2", "c6").wounds("foe") == 3


def test_young_troll_regenerates():
    battle = fight("P1: young-troll c3 wounds=3", "P2: foe c6").change()
    assert battle.wounds("young-troll") == 2


def test_granite_golem_is_proof_against_magic():
    battle = fight("P1: flame-adept c2, bog-crone c1", "P2: granite-golem c4").dice(6)
    battle.use("c2", "c4").use("c1", "c4")
    assert battle.wounds("granite-golem") == 0 and battle.poison("granite-golem") == 0


def test_granite_golem_cannot_be_moved():
    battle = fight("P1: long-tongue-toad c2", "P2: granite-golem c4")
    battle.play("use c2 1", "target c4")
    assert battle.at("granite-golem") == "c4"


def test_ram_rider_pushes():
    battle = fight("P1: ram-rider c3", "P2: foe c4 exhausted").dice(4)
    battle.play("strike c3 c4", "target c5")
    assert battle.at("foe") == "c5" and battle.wounds("foe") == 2


def test_rune_smith_lends_armor_for_the_enemys_turn():
    battle = fight("P1: rune-smith c2, ally c3 exhausted", "P2: foe c4 strike=3-3-3")
    battle.use("c2", "c3").end().dice(1).play("strike c4 c3")
    assert battle.wounds("ally") == 1


def test_snow_brute_throws_and_fears_no_blast():
    battle = fight("P1: snow-brute c3", "P2: flame-adept c5").dice(4).use("c3", "c5")
    assert battle.wounds("flame-adept") == 3
    battle.end().dice(6).use("c5", "c3")
    assert battle.wounds("snow-brute") == 0


def test_frost_king_leads_the_dwarves():
    battle = fight("P1: frost-king b2, axe-thrower c2", "P2: foe c5").dice(1).use("c2", "c5")
    assert battle.wounds("foe") == 3


def test_stone_giant_throws_rocks():
    battle = fight("P1: stone-giant c3", "P2: foe c6").dice(6).use("c3", "c6")
    assert battle.wounds("foe") == 5


def test_shield_thane_in_formation_defends_though_exhausted():
    battle = fight("P1: foe c3", "P2: shield-thane c4 exhausted, steppe-levy b4 exhausted")
    battle.dice(1, 6).play("strike c3 c4")
    assert battle.wounds("foe") == 3 and battle.wounds("shield-thane") == 0


def test_shield_thane_in_formation_suffers_less_from_afar():
    battle = fight("P1: flame-adept c1", "P2: shield-thane c4, steppe-levy b4").dice(4)
    assert battle.use("c1", "c4").wounds("shield-thane") == 2


def test_avalanche_caller_buries_two():
    battle = fight("P1: avalanche-caller c1", "P2: foe c5, other d5")
    battle.use("c1", "c5", "d5")
    assert battle.wounds("foe") == 2 and battle.wounds("other") == 2


def test_crag_griffin_feeds():
    battle = fight("P1: crag-griffin air wounds=4, ally c1", "P2: foe c6 wounds=9, other a6")
    battle.dice(1, 1).play(f"strike {battle.call('crag-griffin')} c6")
    assert battle.at("foe") == "grave" and battle.wounds("crag-griffin") == 1


def test_deep_linnorm_has_scales():
    battle = fight("P1: bow-nomad c2, ally b3", "P2: deep-linnorm c5 wounds=5").dice(6)
    assert battle.use("c2", "c5").wounds("deep-linnorm") == 5


def test_tunnel_fighter_jumps():
    battle = fight("P1: tunnel-fighter c1", "P2: foe c6").play("leap c1 d4")
    assert battle.at("tunnel-fighter") == "d4"


def test_thunder_priest_strikes_down():
    battle = fight("P1: thunder-priest c2", "P2: foe c6").dice(6).use("c2", "c6")
    assert battle.wounds("foe") == 5 and not battle.is_alert("foe")


def test_bear_cloak_rages_when_hurt():
    battle = fight("P1: bear-cloak c3 wounds=1", "P2: foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == 3


def test_snow_leopard_jumps():
    battle = fight("P1: snow-leopard c2", "P2: foe c6").play("leap c2 d4")
    assert battle.at("snow-leopard") == "d4"


def test_rime_giant_freezes():
    battle = fight("P1: rime-giant c3", "P2: foe c4 exhausted").dice(4)
    battle.play("strike c3 c4").end()
    assert battle.wounds("foe") == 4 and not battle.is_alert("foe")
