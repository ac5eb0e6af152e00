"""The darkness of Captain Laar's band and those who belong nowhere at work."""

from rulebook import rule

from berserk.kub.table import camp, chips, fight, purse
from holmgang.core.chance import Quick

# Darkness


def test_disco_mummy_dances_an_enemy_off_the_floor():
    battle = fight("P1: disco-mummy c3", "P2: foe c4").dice(5, 4).use("c3", "c4")
    assert not battle.is_alert("foe") and battle.is_alert("disco-mummy")
    battle = fight("P1: disco-mummy c3", "P2: foe c4").dice(4, 4).use("c3", "c4")
    assert battle.is_alert("foe") and not battle.is_alert("disco-mummy")
    assert chips(battle, "disco-mummy") == 0


def test_igor_stitches_one_together():
    battle = fight("P1: igor c2, disco-mummy grave", "P2: foe c5")
    battle.play("use c2 1", "choose south grave disco-mummy", "target c3")
    assert battle.at("disco-mummy") == "c3" and battle.wounds("disco-mummy") == 2
    assert not battle.is_alert("disco-mummy")


def test_mute_ghoul_silences_and_eats():
    battle = fight("P1: dreamwalker c2, judge a2", "P2: mute-ghoul c4")
    assert battle.options("use") == {"a2 1"}
    battle = fight("P1: mute-ghoul c3 wounds=5", "P2: foe c4 wounds=9 exhausted, other a6").dice(1)
    battle.play("strike c3 c4")
    assert battle.at("foe") == "exile" and battle.wounds("mute-ghoul") == 0


def test_beholder_spins_the_eyes_and_may_spin_again():
    battle = fight("P1: beholder c2", "P2: foe c5").dice(1).use("c2", "c5").play("no")
    assert battle.wounds("foe") == 1
    battle = fight("P1: beholder c2", "P2: foe c5").dice(1).use("c2", "c5").dice(4).play("yes")
    assert battle.has("foe", "cursed") and battle.wounds("beholder") == 1
    battle = fight("P1: beholder c2", "P2: foe c5").dice(5).use("c2", "c5").play("no")
    assert battle.wounds("foe") == 3


# Neutral


def test_first_aid_tent_aids():
    battle = fight("P1: first-aid-tent c2, ally c3 wounds=4", "P2: foe c6").use("c2", "c3")
    assert battle.wounds("ally") == 2


@rule("BK-23.80")
def test_gauntlet_thrown_by_the_first_player_must_be_taken_and_paid_for():
    table = camp("gauntlet elf*14", "elf*14 gauntlet")
    before = purse(table, 1)
    table.play("number 1")
    assert purse(table, 1) == (before[0], before[1] - 2)
    assert table.asked == ("before", [1]) and table.legal() == ["pass"]  # no throwing back
    table.play("pass", "pass").hire(3, 3).place("b3 c3 d3", "b4 c4 c6 d5").play("show")
    flung = [card for card in table.view(0)["cards"] if card["card"] == "gauntlet"]
    assert [(card["at"], card["seat"]) for card in flung] == [("d5", 1)]


@rule("BK-23.80")
def test_gauntlet_stands_where_it_was_placed_in_every_world_that_its_new_side_imagines():
    table = camp("gauntlet elf*14", "elf*15").play("number 1", "pass").hire(4, 1)
    table.play("place b3 | place c4", "place c3 | place b4")
    assert table.legal(1) == ["wait"]
    for seed in range(20):
        world = table.state.determinize(1, Quick(seed))
        assert world.view(1) == table.view(1)
        assert [world.write(action) for action in world.legal(1)] == ["wait"]


def test_gauntlet_cannot_be_hired_by_who_threw_it():
    table = camp("gauntlet elf*14", "elf*15").play("number 1", "pass")
    assert not table.can_hire(0)


def test_gauntlet_makes_those_next_to_it_fight():
    battle = fight("P1: gauntlet b2, ally c3, far e1", "P2: foe c4 exhausted")
    assert battle.refused("end") == "must-attack"
    battle.dice(3).play("strike c3 c4").end()


def test_hapsons_plateau_profits_from_every_death():
    battle = fight(
        "P1: hapsons-plateau air, attacker c3, hurt a1 wounds=5",
        "P2: foe c4 wounds=9 exhausted, other a6",
    )
    battle.dice(1).play("strike c3 c4", "target a1")
    assert battle.wounds("hurt") == 3


def test_raid_tank_draws_every_blow():
    battle = fight("P1: foe c3", "P2: raid-tank c4, other b4")
    assert battle.options("strike") == {"c3 c4"}
    assert battle.refused("end")


def test_judge_warns_once():
    battle = fight("P1: judge c2, guard c4", "P2: foe c5").use("c2", "c5").end()
    battle.dice(2, 1).play("strike c5 c4")
    assert battle.told("rolled")[0]["total"] == 1
    battle.end().use("c2", "c5")
    assert battle.wounds("foe") == 5 and len(battle.state.marks) == 0


def test_private_detective_gathers_clues_and_accuses():
    battle = fight("P1: private-detective c2", "P2: foe c6").change()
    assert chips(battle, "private-detective") == 1
    battle = fight("P1: private-detective c2 chips=1", "P2: hid c5 hidden, stormtrooper c6")
    battle.play("use c2 1", "number 1", "target c5")
    assert not battle.is_hidden("hid") and chips(battle, "private-detective") == 1
    battle.change().play("use c2 1", "number 2", "target c6").end()
    assert not battle.options("use")


def test_tester_reproduces_what_others_do():
    battle = fight("P1: tester c3, stormtrooper b2", "P2: foe c6").use("c3", "b2").dice(6)
    battle.play("use c3 3", "target c6")
    assert battle.wounds("foe") == 6
    assert not any(text.startswith("c3") for text in battle.change().options("use") - {"c3 1"})


def test_captain_laar_throws_himself_before_his_people_and_leads_them():
    battle = fight("P1: foe c4", "P2: captain-laar a6, other c5, ally b5")
    battle.play("strike c4 c5").dice(1, 6).play("use a6 1")
    assert battle.wounds("foe") == 3 and battle.wounds("other") == 0
    assert not battle.is_alert("captain-laar")
    battle.end().dice(3).play("strike b5 c4")
    assert battle.told("rolled")[-1]["total"] == 4
