"""The steppe and the swamp of the cube-grabber at work."""

from rulebook import rule, ruling

from berserk.kub.table import chips, dawn, fight

# Steppe


def test_saleswoman_always_sells_something():
    battle = fight("P1: saleswoman c3", "P2: foe c4 wounds=3").use("c3", "c4").play("number 1")
    assert battle.wounds("foe") == 2 and not battle.is_alert("foe")
    battle = fight("P1: saleswoman c3", "P2: foe c4").use("c3", "c4").play("number 2")
    assert battle.wounds("foe") == 2 and battle.is_alert("foe")


def test_architect_builds_at_rising_risk_and_throws_the_house():
    battle = fight("P1: architect c2", "P2: foe c5").dice(1, 2, 3)
    battle.use("c2").use("c2").use("c2")
    assert chips(battle, "architect") == 3
    battle.dice(1).play("use c2 2", "number 3", "target c5")
    assert battle.wounds("foe") == 3 and chips(battle, "architect") == 0


@rule("BK-23.76")
def test_architect_whose_house_collapsed_builds_no_other():
    battle = fight("P1: architect c2", "P2: foe c5").dice(1, 1).use("c2").use("c2")
    assert chips(battle, "architect") == 0
    assert not battle.options("use")
    assert not battle.change().options("use")


def test_orc_catapult_chooses_how_hard_to_throw():
    battle = fight("P1: orc-catapult c2, ally a1", "P2: foe c5").dice(6).use("c2", "c5")
    assert battle.wounds("foe") == 2
    battle = fight("P1: orc-catapult c1, ally a1", "P2: foe c6").dice(6, 2)
    battle.use("c1", "c6", number=2).play("target a1")
    assert battle.wounds("foe") == 4 and battle.wounds("ally") == 1


def test_thimblerigger_lets_the_other_player_gamble_or_walk_away():
    battle = fight("P1: thimblerigger c3", "P2: foe c5").use("c3", "c5").play("number 1")
    assert battle.wounds("foe") == 1
    battle = fight("P1: thimblerigger c3", "P2: foe c5").dice(4).use("c3", "c5").play("number 2")
    assert battle.wounds("foe") == 3
    battle = fight("P1: thimblerigger c3", "P2: foe c5").dice(5).use("c3", "c5").play("number 2")
    assert battle.wounds("foe") == 0 and battle.wounds("thimblerigger") == 1


def test_stormtrooper_shoots_safely_or_wildly():
    battle = fight("P1: stormtrooper c3", "P2: foe c5").dice(1).use("c3", "c5")
    assert battle.wounds("foe") == 2
    for die, wounds in ((3, 0), (4, 1), (6, 6)):
        battle = fight("P1: stormtrooper c1", "P2: foe c6").dice(die).use("c1", "c6", number=2)
        assert battle.wounds("foe") == wounds


@rule("BK-23.71")
def test_nearsighted_orc_takes_icons_from_both_sides():
    battle = fight(
        "P1: nearsighted-orc c2, foe c3 strike=3-3-3, own b2 regen=2 wounds=4",
        "P2: guard c4 armor=2 exhausted, far e6 armor=2",
    )
    battle.dice(1).play("strike c3 c4").change()
    assert battle.wounds("guard") == 3 and battle.wounds("own") == 4


def test_cube_grabber_eats_a_die_and_digests_it():
    battle = fight("P1: attacker c3", "P2: cube-grabber air wounds=5 chips=1, foe c4 exhausted")
    battle.dice(6).play("strike c3 c4").dice(1).play("use y1 1")
    assert battle.wounds("foe") == 2 and chips(battle, "cube-grabber") == 2
    battle.end().play(f"use {battle.call('cube-grabber')} 2")
    assert battle.wounds("cube-grabber") == 2 and chips(battle, "cube-grabber") == 0


def test_prophet_baaagh_sees_a_fight_in_every_steppe_card():
    deck = "saleswoman stormtrooper gabon", ""
    battle = fight("P1: prophet-baaagh b2, ally c3", "P2: foe c4 exhausted", deck=deck)
    battle.draws("south gabon", "south saleswoman", "south stormtrooper")
    battle.play("use b2 1", "target c3", "target c3")
    while battle.question == "target":
        battle.play(battle.legal()[0])
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("foe") == 2 + 2


@rule("BK-23.79")
def test_lobber_lets_markers_of_one_or_two_rain():
    battle = fight("P1: lobber c2", "P2: foe c4, other b4").dice(3, 4)
    battle.play("use c2 1", "target c4", "target b4")
    assert battle.wounds("foe") == 1 and battle.wounds("other") == 2


@ruling("BK-23.79")
def test_lobber_throws_markers_and_not_dice():
    battle = fight("P1: lobber c2 blessed", "P2: foe c4, other b4").dice(3, 3)
    battle.play("use c2 1", "target c4", "target b4")
    assert battle.wounds("foe") == 1 and battle.wounds("other") == 1


# Swamp


def test_little_toad_leaps_and_poisons():
    battle = fight("P1: little-toad c2 wounds=3", "P2: foe c5 exhausted").dice(1)
    battle.play("leap c2 c4", "strike c4 c5")
    assert battle.wounds("little-toad") == 2 and battle.poison("foe") == 1


def test_arhaals_moustache_makes_a_fighter_of_whoever_wears_it():
    battle = fight("P1: hero c3 wounds=4, arhaals-moustache @c3", "P2: foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.told("rolled")[0]["total"] == 4
    assert battle.wounds("foe") == 3 and battle.wounds("hero") == 3
    battle = fight("P1: foe c3", "P2: hero c4, arhaals-moustache @c4").dice(3, 3)
    battle.play("strike c3 c4", "pass")
    assert battle.told("rolled")[1]["total"] == 4


@rule("BK-23.72")
def test_vile_spider_blocks_and_may_still_strike_back():
    battle = fight("P1: foe c3", "P2: vile-spider c4").dice(1, 6).play("strike c3 c4")
    assert battle.wounds("vile-spider") == 0 and battle.wounds("foe") == 2


def test_cart_troll_runs_people_over():
    battle = fight("P1: cart-troll c2", "P2: foe c4 exhausted").dice(1)
    assert battle.play("move c2 c3", "strike c3 c4").wounds("foe") == 2


def test_gabon_waits_and_bites():
    battle = fight("P1: gabon c3", "P2: foe c4 exhausted").dice(2).play("strike c3 c4")
    assert battle.wounds("foe") == 2 and battle.poison("foe") == 2


def test_censor_maiden_forbids_what_she_likes():
    banned = {1: "move", 2: "strike", 3: "use"}
    for number, verb in banned.items():
        battle = fight("P1: censor-maiden c3", "P2: architect c4").use("c3", "c4")
        battle.play(f"number {number}", "end")
        assert {word for word in banned.values() if not battle.options(word)} == {verb}


@rule("BK-23.74")
def test_censor_maiden_falls_silent_when_the_opponents_turn_ends():
    battle = fight("P1: censor-maiden c3", "P2: foe c4").use("c3", "c4").play("number 1")
    battle.change().end()
    assert battle.options("move") and len(battle.state.marks) == 0


def test_jailed_ogre_sits_until_luck_lets_him_out():
    battle = dawn("P1: jailed-ogre c2, ally b2", "P2: foe c5", dice=(4,))
    assert not any(text.startswith("c2") for text in battle.options("move"))
    battle.dice(5).change()
    assert len(battle.state.marks) == 0 and "c2 c3" in battle.options("move")


def test_jailed_ogre_is_bailed_out_by_a_friend():
    battle = dawn("P1: jailed-ogre c2, ally b2", "P2: foe c5", dice=(4,)).use("c2", "b2")
    assert not battle.is_alert("ally") and "c2 c3" in battle.options("move")


def test_battle_crayfish_has_two_claws():
    battle = fight("P1: battle-crayfish c3", "P2: foe c4 exhausted").dice(1, 1)
    assert battle.play("strike c3 c4", "strike c3 c4").wounds("foe") == 4


def test_battle_crayfish_whistles_on_the_hill():
    battle = fight("P1: battle-crayfish c4, ally b4 exhausted", "P2: foe c6").use("c4")
    assert battle.is_alert("ally") and not battle.options("use")
    assert not fight("P1: battle-crayfish c3, ally b3 exhausted", "P2: foe c6").options("use")


def test_rekuut_drives_an_enemy_mad_and_takes_it():
    battle = fight("P1: rekuut c2", "P2: foe c4 strike=3-3-3, other e6").change()
    battle.play("target c4", "use c2 1", "target c4").end()
    assert not battle.options("strike")
    battle.end().play("target e6").dice(1)
    assert battle.now("foe")["seat"] == 0 and "c4 c3" in battle.options("move")


@rule("BK-23.84")
def test_rekuut_does_not_win_by_taking_the_last_creature():
    battle = fight("P1: rekuut c2", "P2: foe c4").change()
    battle.play("target c4", "use c2 1", "target c4")
    assert battle.winner is None
