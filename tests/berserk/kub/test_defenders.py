"""The mountains and the forest of Captain Laar at work."""

from rulebook import rule, ruling

from berserk.kub.table import camp, chips, fight, purse

# Mountains


@rule("BK-23.83")
def test_jealous_wife_lets_nobody_go_left():
    battle = fight("P1: mate c1, jealous-wife @c5", "P2: foe c5, other a6", turn=2)
    assert {"c5 b5", "c5 c4", "c5 c6"} <= battle.options("move")
    assert "c5 d5" not in battle.options("move")
    battle = fight("P1: foe c3", "P2: other a6, jealous-wife @c3")
    assert "c3 d3" in battle.options("move") and "c3 b3" not in battle.options("move")


def test_dwarf_policeman_fines_whoever_walks_past():
    battle = fight("P1: foe c2", "P2: dwarf-policeman c4").play("move c2 c3")
    assert battle.asked[1] == [0]
    assert battle.play("number 1").wounds("foe") == 2
    battle = fight("P1: foe c2", "P2: dwarf-policeman c4").play("move c2 c3", "number 2")
    assert not battle.is_alert("foe") and battle.wounds("foe") == 0


def test_dwarf_policeman_lets_go_whoever_leaves():
    battle = fight("P1: foe c3", "P2: dwarf-policeman c4").play("move c3 c2")
    assert battle.asked == ("turn", [0]) and battle.wounds("foe") == 0


def test_stuttering_mage_stutters_as_long_as_he_dares():
    battle = fight("P1: stuttering-mage c2", "P2: foe c5").dice(1).use("c2", "c5")
    battle.dice(3, 1).play("yes", "target c5").dice(5, 6).play("yes", "target c5")
    assert battle.wounds("foe") == 1 + 1 + 3
    battle = fight("P1: stuttering-mage c2", "P2: foe c5").dice(1).use("c2", "c5")
    battle.dice(2).play("yes")
    assert battle.wounds("foe") == 1 and battle.wounds("stuttering-mage") == 2


@rule("BK-23.81")
def test_penguin_strikes_from_its_square_when_it_dies():
    battle = fight("P1: foe c3, far a1", "P2: penguin c4 wounds=9 exhausted, other a6")
    battle.dice(1).play("strike c3 c4").dice(6)
    assert battle.options("target") == {"c3"}
    battle.play("target c3")
    assert battle.wounds("foe") == 3 and battle.at("penguin") == "grave"


def test_taivran_guard_stands_and_limps():
    battle = fight("P1: foe c3", "P2: taivran-guard b4, other c4").play("strike c3 c4")
    battle.dice(1, 6).play("protect b4")
    assert battle.is_alert("taivran-guard") and battle.wounds("foe") == 2
    limping = fight("P1: taivran-guard b2 wounds=1", "P2: foe c6")
    assert not limping.change().options("move")


def test_zhdeis_says_no_to_spells_and_blasts():
    battle = fight("P1: sorcerers-waifu c2", "P2: zhdeis c6, foe c5")
    battle.play("use c2 1", "target c5", "use c6 1")
    assert battle.is_alert("foe") and not battle.is_alert("zhdeis")
    battle = fight("P1: thunderer c2", "P2: zhdeis c6, foe c5")
    battle.play("use c2 1", "target c5", "use c6 2")
    assert battle.wounds("foe") == 0 and not battle.is_alert("zhdeis")


@rule("BK-23.75")
def test_zhdeis_cannot_cancel_the_dream_within_a_dream():
    battle = fight("P1: dreamwalker c2", "P2: zhdeis c6, foe c5").use("c2", "c5")
    assert not battle.is_alert("foe") and battle.is_alert("zhdeis")


def test_dwarf_mortar_shells_a_square_a_turn_later():
    battle = fight("P1: dwarf-mortar c1, ally a1", "P2: foe c5, other d5")
    battle.play("use c1 1", "target c5").end()
    battle.play("move c5 c4").end()
    assert battle.wounds("foe") == 0 and len(battle.state.marks) == 0
    battle.play("use c1 1", "target c4").change()
    assert battle.wounds("foe") == 4


def test_thunderer_saves_thunder():
    battle = fight("P1: thunderer c2", "P2: foe c6").change()
    assert chips(battle, "thunderer") == 1
    battle.dice(1).play("use c2 2", "number 1", "target c6")
    assert battle.wounds("foe") == 3


def test_carousing_dwarf_drinks_until_he_drops():
    battle = fight("P1: carousing-dwarf c3", "P2: foe c4 exhausted").dice(1, 2)
    battle.use("c3").use("c3").dice(1).play("strike c3 c4")
    assert battle.wounds("foe") == 4
    battle = fight("P1: carousing-dwarf c3", "P2: foe c4 exhausted").dice(1, 1)
    battle.use("c3").use("c3")
    assert not battle.is_alert("carousing-dwarf")
    assert chips(battle.change(), "carousing-dwarf") == 0


# Forest


@rule("BK-23.78")
@ruling("BK-23.78")
def test_kitty_brings_a_silver_crystal_without_being_hired():
    table = camp("kitty elf*14", "elf*15")
    gold, silver = purse(table, 0)
    table.play("number 1")
    assert purse(table, 0) == (gold, silver + 1)
    assert table.told("shown", viewer=1)[0]["card"] == "kitty"
    table.play("pass", "skip | skip")
    assert purse(table, 0) == (gold, silver + 1)


def test_kitty_has_another_life():
    battle = fight("P1: foe c3", "P2: kitty c4 exhausted wounds=5, other a6").dice(1)
    battle.play("strike c3 c4").end().change().play("target c6")
    assert battle.at("kitty") == "c6"


@rule("BK-23.85")
def test_pickup_elf_knows_left_from_right_as_the_chosen_card_does():
    battle = fight("P1: pickup-elf c2, ally c3", "P2: foe c5").use("c2", "c3")
    assert battle.play("number 1", "target b3").at("ally") == "b3"
    battle = fight("P1: pickup-elf c2, ally c3", "P2: foe c5").use("c2", "c5")
    assert battle.play("number 1", "target d5").at("foe") == "d5"
    battle = fight("P1: pickup-elf c2, ally c3", "P2: foe c5").use("c2", "c5")
    assert battle.play("number 2", "target b5").at("foe") == "b5"


def test_beaver_urva_builds_a_dam_for_himself_alone():
    battle = fight("P1: beaver-urva c3", "P2: foe c5, other a6 wounds=1")
    battle.play("use c3 1", "target c4").end()
    assert "c5 c4" not in battle.options("move")
    battle.end()
    assert "c3 c4" in battle.options("move")


def test_dried_roach_makes_its_prey_thirsty_and_a_drinker_happy():
    battle = fight("P1: dried-roach air, carousing-dwarf c3", "P2: foe c4 exhausted")
    battle.dice(1).play(f"strike {battle.call('dried-roach')} c4")
    assert battle.wounds("foe") == 1
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("foe") == 4
    assert not battle.end().options("move")


@rule("BK-23.73")
def test_doctor_livesey_loses_a_patient_who_casts_a_two_modifiers_included():
    sides = "P1: doctor-livesey c2, ally c3 wounds=7{}, other a1", "P2: foe c6"
    for state, die, place in (("", 2, "grave"), ("", 3, "c3"), (" cursed", 3, "grave")):
        battle = fight(sides[0].format(state), sides[1]).dice(die).use("c2", "c3")
        assert battle.at("ally") == place
    assert fight(sides[0].format(""), sides[1]).dice(6).use("c2", "c3").wounds("ally") == 0


def test_mudril_swarm_scatters_from_every_blow():
    battle = fight("P1: stormtrooper c1", "P2: mudril-swarm air, foe a6").dice(6)
    battle.use("c1", battle.call("mudril-swarm"), number=2)
    assert battle.wounds("mudril-swarm") == 1


def test_byakish_shoos():
    battle = fight("P1: byakish c3", "P2: foe c4").use("c3", "c4")
    assert battle.asked[1] == [1] and "c5" in battle.options("target")
    assert "b4" not in battle.options("target")
    assert battle.play("target c5").at("foe") == "c5" and battle.wounds("foe") == 1


def test_lsai_bemro_answers_first_blood_with_exploding_arrows():
    battle = fight("P1: lsai-bemro c2 wounds=1", "P2: foe c5, other d6").dice(6).use("c2", "c5")
    assert battle.wounds("foe") == 4 and battle.wounds("other") == 1


def test_elenyamen_walker_turns_steps_into_strength():
    battle = fight("P1: elenyamen-walker c2 chips=1", "P2: foe c5 exhausted")
    battle.play("move c2 c3", "move c3 c4")
    assert chips(battle, "elenyamen-walker") == 3
    battle.play("use c4 1", "number 2").dice(1).play("strike c4 c5")
    assert battle.wounds("foe") == 4


@rule("BK-23.77")
def test_elenyamen_walker_goes_on_though_the_elf_carries_him():
    battle = fight("P1: pickup-elf c2, elenyamen-walker c3", "P2: foe c6")
    battle.use("c2", "c3").play("number 2", "target d3")
    assert chips(battle, "elenyamen-walker") == 1
