"""Cards of the swamp at work."""

from berserk.cards.table import fight


def test_leech_swarm_poisons():
    battle = fight("P1: leech-swarm c3", "P2: foe c4 exhausted").dice(1).play("strike c3 c4")
    assert battle.poison("foe") == 1
    assert battle.end().wounds("foe") == 2


def test_reed_lancer_strikes_over_a_square():
    battle = fight("P1: reed-lancer c3, ally c4", "P2: foe c5").dice(4).use("c3", "c5")
    assert battle.wounds("foe") == 2


def test_long_tongue_toad_pulls():
    battle = fight("P1: long-tongue-toad c2", "P2: foe c5").use("c2", "c5", "c3")
    assert battle.at("foe") == "c3" and battle.wounds("foe") == 2


def test_bog_crone_poisons_from_afar():
    battle = fight("P1: bog-crone c2", "P2: foe c5").use("c2", "c5").end()
    assert battle.wounds("foe") == 2


def test_marsh_troll_grows_back():
    battle = fight("P1: marsh-troll c3 wounds=5", "P2: foe c6").change()
    assert battle.wounds("marsh-troll") == 3


def test_fen_adder_bites_deep():
    battle = fight("P1: fen-adder c3", "P2: foe c4 exhausted, guard d4").dice(4)
    battle.play("strike c3 c4")
    assert battle.poison("foe") == 2


def test_mire_snapper_has_scales():
    battle = fight("P1: bow-nomad c2, foe b5", "P2: mire-snapper c5 wounds=5").dice(6)
    battle.use("c2", "c5")
    assert battle.wounds("mire-snapper") == 5


def test_fog_wife_hides_her_neighbours():
    battle = fight("P1: bow-nomad c2", "P2: fog-wife d5, ally c5").dice(4).use("c2", "c5")
    assert battle.wounds("ally") == 2


def test_drowned_man_comes_back():
    battle = fight("P1: drowned-man grave tokens=1, ally c3", "P2: foe c6").change()
    battle.play("target b1")
    assert battle.at("drowned-man") == "b1" and not battle.is_alert("drowned-man")


def test_mire_mother_poisons_and_lets_poison_work():
    battle = fight("P1: mire-mother c1", "P2: foe c6").use("c1", "c6").end()
    assert battle.wounds("foe") == 1
    assert battle.end().wounds("foe") == 2


def test_hydra_strikes_twice():
    battle = fight("P1: hydra c3", "P2: foe c4 exhausted").dice(1, 4)
    battle.play("strike c3 c4", "strike c3 c4")
    assert battle.wounds("foe") == 5 and not battle.options("strike")


def test_lizard_chief_mends_the_swamp():
    battle = fight("P1: lizard-chief c2, leech-swarm b2 wounds=3", "P2: foe c6").change()
    assert battle.wounds("leech-swarm") == 2


def test_vodyanoy_drags_down():
    battle = fight("P1: vodyanoy c3", "P2: foe c4 exhausted").dice(1).use("c3", "c4").end()
    assert battle.wounds("foe") == 3 and not battle.is_alert("foe")


def test_leech_doctor_cures():
    battle = fight("P1: leech-doctor c1, ally a3 wounds=3 poison=2", "P2: foe c6").use("c1", "a3")
    assert battle.wounds("ally") == 1 and battle.poison("ally") == 0


def test_dart_hunter_poisons_by_shots():
    battle = fight("P1: dart-hunter c2", "P2: foe c5").dice(1).use("c2", "c5")
    assert battle.wounds("foe") == 2 and battle.poison("foe") == 1


def test_kikimora_keeps_from_attacking():
    battle = fight("P1: kikimora c3, ally b4", "P2: foe c5").use("c3", "c5").end()
    assert not battle.options("strike")
    assert "c5 c6" in battle.options("move")
    assert battle.change().options("strike")


def test_giant_gnat_drinks():
    battle = fight("P1: giant-gnat air wounds=2, ally c1", "P2: foe c6 exhausted").dice(1)
    battle.play(f"strike {battle.call('giant-gnat')} c6")
    assert battle.wounds("giant-gnat") == 1


def test_basilisk_petrifies():
    battle = fight("P1: basilisk c3", "P2: foe c4 exhausted").dice(6).use("c3", "c4").end()
    assert battle.wounds("foe") == 4 and not battle.is_alert("foe")


def test_moss_tortoise_is_well_armed():
    battle = fight("P1: foe c3 strike=3-3-3", "P2: moss-tortoise c4 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("moss-tortoise") == 2


def test_will_o_wisp_leads_away():
    battle = fight("P1: will-o-wisp c1", "P2: foe c5").play("leap c1 c3")
    battle.use("c3", "c5", "d6")
    assert battle.at("foe") == "d6"
