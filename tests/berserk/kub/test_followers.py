"""The darkness and the hangers-on of the cube-grabber at work."""

from rulebook import rule

from berserk.kub.table import chips, dawn, fight

# Darkness


def test_little_fool_is_beneath_the_great_and_dies_dreaming():
    battle = fight("P1: battle-crayfish c3, foe b3", "P2: little-fool c4, other a6")
    assert battle.options("strike") == {"b3 c4"}
    battle = fight(
        "P1: foe c3", "P2: little-fool c4 exhausted, other a6", deck=("", "sorcerers-waifu")
    )
    battle.dice(6, 6).play("strike c3 c4", "choose north deck sorcerers-waifu")
    assert battle.at("sorcerers-waifu") == "c4"


def test_sorcerers_waifu_is_worth_her_price():
    battle = fight("P1: stormtrooper c3, judge b3", "P2: sorcerers-waifu c4")
    assert battle.options("strike") == {"b3 c4"}
    battle.end().use("c4", "b3")
    assert not battle.is_alert("judge")


def test_yshlok_lends_against_flesh():
    battle = fight("P1: yshlok b2, ally c3", "P2: foe c4 exhausted").use("b2", "c3").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 4
    assert battle.wounds("ally") == 1 and battle.extra("yshlok") == 1


def test_arthritic_vampire_aches_when_he_walks():
    battle = fight("P1: arthritic-vampire c2", "P2: foe c4 exhausted").play("move c2 c3")
    assert battle.wounds("arthritic-vampire") == 1
    battle.dice(6).play("strike c3 c4")
    assert battle.wounds("arthritic-vampire") == 0 and battle.extra("arthritic-vampire") == 2


# Neutral


def test_misfortune_heap_spoils_every_die_around_and_can_be_shovelled():
    battle = fight("P1: misfortune-heap b3, attacker c3", "P2: foe c4 exhausted").dice(4)
    assert battle.play("strike c3 c4").wounds("foe") == 2
    battle = fight("P1: misfortune-heap b3, ally c3", "P2: foe c5").use("b3", "c3", "b4")
    assert battle.at("misfortune-heap") == "b4" and not battle.is_alert("ally")


@rule("BK-23.86")
def test_ungars_familiar_has_a_digit_for_each_of_five_figures():
    battle = dawn("P1: ungars-familiar c3", "P2: foe c4, other a6", dice=(5,)).dice(1)
    battle.play("no").dice(6, 4, 3, 2).play("yes")
    card = battle.now("ungars-familiar")
    assert (card["life"], card["move"], chips(battle, "ungars-familiar")) == (1 + 5, 3, 0)
    battle.dice(1, 1).play("strike c3 c4")
    assert [told["total"] for told in battle.told("rolled")[-2:]] == [2, 1]
    assert battle.wounds("foe") == 2


def test_vip_lives_by_the_battery():
    battle = fight("P1: vip c3 chips=1, ally a1 wounds=4", "P2: foe c4 exhausted")
    battle.play("use c3 1", "number 1", "target a1")
    assert battle.wounds("ally") == 2 and chips(battle, "vip") == 0
    battle.dice(5).play("strike c3 c4")
    assert battle.wounds("foe") == 4
    battle.change().play("use c3 2")
    assert chips(battle, "vip") == 3
    assert chips(battle.change(), "vip") == 2


def test_two_problem_sphere_offers_two_problems():
    battle = fight("P1: two-problem-sphere c2, ally a1", "P2: foe c4").use("c2", "c4")
    assert battle.asked[1] == [1]
    assert not battle.play("number 2").is_alert("foe")


def test_mad_clockmaker_saves_up_for_a_turn():
    battle = fight("P1: mad-clockmaker c2 chips=4", "P2: foe c5").change()
    battle.play("use c2 1", "end")
    assert battle.asked == ("turn", [0]) and battle.is_alert("mad-clockmaker")
    assert battle.end().asked == ("turn", [1])


@rule("BK-23.82")
def test_adventurer_levels_up_by_dice_with_their_modifiers():
    battle = fight("P1: adventurer c3 blessed", "P2: foe c4 exhausted").dice(5).play("strike c3 c4")
    assert chips(battle, "adventurer") == 1 and battle.wounds("foe") == 4
    battle = fight("P1: adventurer c3", "P2: foe c4 exhausted").dice(5).play("strike c3 c4")
    assert chips(battle, "adventurer") == 0 and battle.wounds("foe") == 2


@rule("BK-23.82")
def test_adventurer_may_be_struck_back_though_his_strike_is_blocked():
    battle = fight("P1: adventurer c3", "P2: vile-spider c4").dice(1, 6).play("strike c3 c4")
    assert battle.wounds("vile-spider") == 0 and battle.wounds("adventurer") == 2


def test_dreamwalker_dreams_within_a_dream():
    battle = fight("P1: dreamwalker c2", "P2: foe c4").use("c2", "c4")
    assert not battle.is_alert("foe")
    battle = fight("P1: dreamwalker c2", "P2: foe c4 exhausted").use("c2", "c4").end()
    assert not battle.is_alert("foe")


def test_chess_knight_moves_as_knights_do():
    battle = fight("P1: chess-knight c2", "P2: foe c5, guard d5").play("use c2 1")
    assert battle.options("target") == {"a1", "a3", "b4", "d4", "e1", "e3"}
    battle.dice(6, 1).play("target b4")
    assert not battle.options("move") and not battle.options("use")
    battle.play("strike b4 c5")
    assert battle.wounds("foe") == 3 and battle.wounds("guard") == 0
