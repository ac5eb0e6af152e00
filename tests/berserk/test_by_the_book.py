"""Where a strict referee with both books in hand once ruled otherwise than the engine did."""

from rulebook import rule, ruling

from berserk.battle import field, pack_cards, yaml_cards
from berserk.cards.table import Fight
from berserk.heroes import act, hero, laar
from berserk.kub.table import camp, chips, fight
from holmgang.games.berserk.change import marks

USED = "{used: {card: enemy.creature, kind: %s}}"
CANCEL = f"act: {{pay: tap, instant: true, window: {USED}, do: cancel}}"
OPEN = hero(act("{open: {pick: mine.creature}}", "[]"))


def with_hero(ability: str, *sides: str, **settings: object) -> Fight:
    """Cards of both sets under the rules of `laar`, and one hero with an ability."""
    cards = [*pack_cards("realms"), *pack_cards("kub"), *yaml_cards(hero(ability))]
    return Fight(field(*sides, cards=cards, edition="laar", **settings).state)  # type: ignore[arg-type]  # switches


def both_sets(*sides: str, **settings: object) -> Fight:
    return with_hero("static: {give: {move: +1}}", *sides, **settings)


def imprison(battle: Fight, name: str = "jailed-ogre") -> Fight:
    state = battle.state
    marks.put_mark(state, state.tables.markers.index("jailed-ogre.prison"), 0, battle.card(name))
    return battle


# Creatures, not cards


@rule("BK-17.5", "BK-19.140")
def test_an_artifact_is_not_poisoned():
    battle = fight("P1: little-toad c3", "P2: first-aid-tent c4, foe e6").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("first-aid-tent") == 1 and battle.poison("first-aid-tent") == 0


@rule("BK-17.5")
def test_a_creature_beside_it_is():
    battle = fight("P1: little-toad c3", "P2: foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.poison("foe") == 1


# Dice that abilities cast


@rule("BK-19.168", "BK-23.73")
def test_a_patient_beside_the_heap_dies_of_a_three():
    battle = fight("P1: doctor-livesey c2, patient c3 wounds=3, misfortune-heap d4", "P2: foe a6")
    battle.dice(3).use("c2", "c3")
    assert battle.at("patient") == "grave"


@rule("BK-19.168", "BK-23.73")
def test_a_patient_beside_the_heap_survives_a_two():
    battle = fight("P1: doctor-livesey c2, patient c3 wounds=3, misfortune-heap d4", "P2: foe a6")
    battle.dice(2).use("c2", "c3")
    assert battle.at("patient") == "c3" and battle.wounds("patient") == 0


@rule("BK-19.168")
def test_an_ogre_beside_the_heap_needs_a_six_to_get_out_of_prison():
    for die, is_free in ((5, False), (6, True)):
        battle = imprison(fight("P1: jailed-ogre c2, misfortune-heap b2", "P2: foe a6", turn=2))
        battle.dice(die).end()
        assert ("prison" not in battle.now("jailed-ogre")["markers"]) == is_free


@rule("BK-19.168", "BK-11.31")
def test_a_standard_roll_of_a_spell_is_modified_too():
    battle = both_sets("P1: ash-witch c2, misfortune-heap b2", "P2: foe c5")
    battle.dice(4).use("c2", "c5")
    assert battle.wounds("foe") == 1
    (rolled,) = battle.told("rolled")
    assert (rolled["die"], rolled["total"]) == (4, 3)


@rule("BK-19.168")
def test_whom_the_important_person_has_a_lawyer_called_on_casts_worse():
    battle = fight("P1: vip c2 chips=1", "P2: beholder c5")
    battle.play("use c2 1", "number 3", "target c5", "end")
    battle.dice(5).play("use c5 1", "target c2", "no")
    assert battle.has("vip", "cursed") and battle.wounds("vip") == 0


@rule("BK-23.79")
def test_nothing_changes_the_fall_of_a_marker():
    battle = fight("P1: lobber c3, misfortune-heap b3", "P2: foe c5").dice(4, 4)
    battle.use("c3", "c5", "c5")
    assert battle.wounds("foe") == 4


@rule("BK-19.168", "BK-11.40")
def test_what_sets_a_die_sets_the_cast_one():
    dice = "static: {give: {roll_is: 6}}"
    cards = hero(dice, act("[{cast: self}, {damage: {to: {pick: enemy.creature}, n: die}}]"))
    battle = laar("P1: hero c3", "P2: foe c5", cards=cards).dice(1)
    battle.play("use c3 1", "target c5")
    assert battle.wounds("foe") == 6


@rule("BK-19.168")
def test_what_is_added_to_the_dice_of_one_attack_is_not_added_to_a_cast_one():
    dice = "static: {give: {roll: {n: +2, attack: strike}}}"
    cards = hero(dice, act("[{cast: self}, {damage: {to: {pick: enemy.creature}, n: die}}]"))
    battle = laar("P1: hero c3", "P2: foe c5", cards=cards).dice(1)
    battle.play("use c3 1", "target c5")
    assert battle.wounds("foe") == 1


# Aimed strikes


@rule("BK-11.13", "BK-19.129")
def test_captain_laar_does_not_leap_before_an_aimed_strike():
    battle = fight("P1: chess-knight c3", "P2: captain-laar c6, friend c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("friend") == 2 and battle.told("protects") == []


@rule("BK-11.13")
def test_captain_laar_leaps_before_a_plain_one():
    battle = fight("P1: foe c3", "P2: captain-laar c6, friend c4 exhausted").dice(6, 1)
    battle.play("strike c3 c4", "use c6 1")
    assert battle.wounds("friend") == 0 and battle.wounds("captain-laar") == 4


@rule("BK-11.12", "BK-12.26")
def test_captain_laar_does_not_take_a_blow_that_was_turned_already():
    window = "{declared: {attack: strike, by: enemy.creature}}"
    turn = "{redirect: {pick: mine.creature other(self)}}"
    ability = f"act: {{pay: tap, instant: true, window: {window}, do: {turn}}}"
    army = "captain-laar c6, hero d6, friend c4 exhausted, other d4 exhausted"
    battle = with_hero(ability, "P1: foe c3", f"P2: {army}").dice(3)
    battle.play("strike c3 c4", "use d6 1", "target d4")
    assert battle.wounds("other") == 2 and battle.told("protects") == []


# Targets come first


@rule("BK-10.8", "BK-23.79")
def test_the_lobber_names_the_target_before_the_markers_fall():
    battle = fight("P1: lobber c3", "P2: foe c5, other d5").play("use c3 1")
    assert battle.asked == ("target", [0])
    battle.dice(1).play("target c5")
    assert battle.wounds("foe") == 1 and battle.asked == ("target", [0])
    battle.dice(4).play("target d5")
    assert battle.wounds("other") == 2


@rule("BK-12.9", "BK-12.19")
def test_whoever_answers_the_lobber_knows_the_target_and_no_marker_has_fallen():
    battle = with_hero(CANCEL % "effect", "P1: lobber c3", "P2: foe c5, hero c6")
    battle.play("use c3 1", "target c5")
    assert battle.asked == ("response", [1])
    stack = battle.state.view(1)["stack"]
    assert isinstance(stack, list) and stack[-1]["targets"] == ["c5"]
    battle.play("use c6 1")
    assert battle.wounds("foe") == 0 and battle.asked == ("turn", [0])


@rule("BK-12.9", "BK-12.19", "BK-11.31")
def test_whoever_answers_the_ash_witch_knows_the_target_and_no_die_lies():
    battle = with_hero(CANCEL % "spell", "P1: ash-witch c2", "P2: foe c5, hero c6")
    battle.play("use c2 1", "target c5")
    assert battle.asked == ("response", [1])
    battle.dice(6).play("pass")
    assert battle.wounds("foe") == 3


@rule("BK-12.9")
def test_what_one_chooses_oneself_is_chosen_before_others_answer():
    battle = with_hero(CANCEL % "effect", "P1: private-detective c2 chips=1", "P2: foe c5, hero c6")
    battle.play("use c2 1", "number 2", "target c5")
    assert battle.asked == ("response", [1])
    battle.play("use c6 1")
    assert battle.now("foe")["gifts"] == []


@rule("BK-12.9")
def test_what_the_opponent_chooses_is_chosen_after_the_answers():
    battle = with_hero(CANCEL % "effect", "P1: saleswoman c3", "P2: foe c5, hero c6")
    battle.play("use c3 1", "target c5")
    assert battle.asked == ("response", [1])
    battle.play("pass")
    assert battle.question == "branch"


# Movement and relocation


@rule("BK-19.151")
def test_the_policeman_hears_a_jump():
    battle = fight("P1: little-toad c3", "P2: dwarf-policeman c6, foe a6")
    battle.play("leap c3 c5")
    assert battle.asked == ("branch", [0])
    battle.play("number 2")
    assert not battle.is_alert("little-toad")


@rule("BK-19.161")
def test_the_policeman_hears_a_teleportation():
    battle = both_sets("P1: will-o-wisp c1", "P2: dwarf-policeman c6, foe a6")
    battle.play("leap c1 c5", "number 1")
    assert battle.wounds("will-o-wisp") == 2


@rule("BK-9.11", "BK-19.151")
def test_whom_somebody_pushed_may_still_jump():
    battle = fight("P1: pickup-elf b2, little-toad c3", "P2: foe a6")
    battle.play("use b2 1", "target c3", "number 1", "target b3")
    assert battle.at("little-toad") == "b3" and "b3 c4" in battle.options("leap")


@rule("BK-9.11")
def test_a_push_is_no_movement():
    battle = fight("P1: pickup-elf b2, gabon c3, arthritic-vampire e3", "P2: dwarf-policeman c5")
    battle.play("use b2 1", "target c3", "number 1", "target b3")
    assert battle.now("gabon")["keywords"]["attack"] == 2
    assert "moved" not in battle.now("gabon")["statuses"] and battle.wounds("gabon") == 0


@rule("BK-9.11", "BK-23.77")
def test_a_jump_is_a_relocation_too():
    walker = "on: {relocated: {card: self}, do: {chips: {to: self, n: 1}}}"
    battle = laar("P1: hero c3", "P2: foe a6", cards=hero(walker, kw="jump 2"))
    battle.play("leap c3 c5")
    assert battle.state.chips[battle.card("hero")] == 1


@rule("BK-9.11", "BK-1.13")
def test_the_imprisoned_ogre_is_not_pushed():
    battle = imprison(fight("P1: pickup-elf b2", "P2: jailed-ogre c3, foe a6"))
    battle.play("use b2 1", "target c3", "number 1")
    assert battle.at("jailed-ogre") == "c3" and battle.asked == ("turn", [0])


@rule("BK-9.11", "BK-1.13")
def test_the_imprisoned_ogre_does_not_walk():
    battle = imprison(fight("P1: jailed-ogre c3", "P2: foe a6"))
    assert battle.options("move") == set()


@rule("BK-9.11")
def test_who_cannot_move_can_be_pushed():
    forbid = "rule: {for: enemy.creature, forbid: {move: {}}}"
    battle = with_hero(forbid, "P1: pickup-elf b2, hero a1", "P2: foe c3")
    battle.play("use b2 1", "target c3", "number 1", "target d3")
    assert battle.at("foe") == "d3"


# Single cards


@rule("BK-23.76")
def test_the_architect_builds_no_second_house_by_charging_neither():
    battle = fight("P1: architect c3", "P2: foe c6").dice(1, 1)
    battle.play("use c3 1", "use c3 1")
    assert chips(battle, "architect") == 0
    battle.change()
    assert battle.options("use") == battle.options("charge") == set()


@rule("BK-23.76")
def test_nobody_gives_the_architect_a_storey_of_a_new_house():
    give = act("{chips: {to: {pick: mine.creature}, n: 2}}")
    battle = with_hero(give, "P1: architect c3, hero b2", "P2: foe c6")
    battle.dice(1, 1).play("use c3 1", "use c3 1").use("b2", "c3")
    assert chips(battle, "architect") == 0


@rule("BK-23.74")
def test_a_censored_creature_keeps_still_though_the_maiden_is_dead():
    for number, verb in ((1, "move"), (2, "strike")):
        battle = fight("P1: censor-maiden c2 wounds=8, friend d3", "P2: foe c3, killer d2 aimed")
        battle.play("use c2 1", "target c3", f"number {number}", "end")
        battle.dice(6).play("strike d2 c2")
        assert battle.at("censor-maiden") == "grave"
        assert not any(text.startswith("c3") for text in battle.options(verb))
        battle.change()
        assert any(text.startswith("c3") for text in battle.options(verb))


@rule("BK-23.74")
def test_the_marker_goes_at_the_end_of_the_opponents_turn():
    battle = fight("P1: censor-maiden c2 wounds=8", "P2: gabon c3, killer d2 aimed, other a6")
    battle.play("use c2 1", "target c3", "number 3", "end")
    assert battle.now("gabon")["markers"] == ["censored"]
    battle.play("end")
    assert battle.now("gabon")["markers"] == [] and battle.now("gabon")["gifts"] == []


@rule("BK-23.66")
def test_beside_the_raid_tank_the_chess_knight_still_makes_its_move():
    battle = fight("P1: chess-knight c3", "P2: raid-tank c4")
    assert battle.options("use") == {"c3 1"} and "end" not in battle.legal()


@rule("BK-23.66")
def test_beside_the_raid_tank_the_walker_still_heals_for_chips():
    battle = fight("P1: elenyamen-walker c3 chips=3 wounds=2", "P2: raid-tank c4")
    battle.play("use c3 1", "number 1")
    assert battle.wounds("elenyamen-walker") == 0 and "end" not in battle.legal()


@rule("BK-23.66")
def test_beside_the_raid_tank_nobody_does_anything_else_that_exhausts():
    battle = fight("P1: lobber c3, mad-clockmaker d3", "P2: raid-tank c4, foe a4")
    assert battle.options("use") == battle.options("charge") == set()
    assert battle.options("strike") == {"c3 c4", "d3 c4"}


@rule("BK-1.13", "BK-10.2")
def test_who_cannot_act_does_not_protect():
    battle = imprison(fight("P1: foe c3", "P2: friend c4 exhausted, jailed-ogre d4")).dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("friend") == 2


@rule("BK-10.2", "BK-12.12")
def test_captain_laar_does_not_leap_if_he_cannot_act_or_protect():
    for deed in ("act", "protect"):
        forbid = f"rule: {{for: enemy.creature, forbid: {{{deed}: {{}}}}}}"
        battle = with_hero(
            forbid, "P1: foe c3, hero a1", "P2: captain-laar c6, friend c4 exhausted"
        )
        battle.dice(3).play("strike c3 c4")
        assert battle.wounds("friend") == 2 and battle.told("protects") == []


@rule("BK-15.6", "BK-10.2")
def test_who_cannot_act_does_not_watch_the_sky():
    battle = imprison(fight("P1: jailed-ogre c3, friend d3", "P2: dried-roach air"))
    assert battle.options("watch") == {"d3"}


@rule("BK-12.3", "BK-10.2")
def test_who_cannot_act_does_not_charge():
    forbid = "rule: {for: enemy.creature, forbid: {act: {}}}"
    battle = with_hero(forbid, "P1: mad-clockmaker c3", "P2: hero a6")
    assert battle.options("charge") == set()


@rule("BK-19.102f", "BK-14.9", "BK-14.10")
def test_of_an_incorporeal_that_should_die_nobody_hears_a_death():
    wound = "do: {damage: {to: {all: enemy.creature}, n: 1}}"
    own = hero(f"on: {{died: {{card: self}}, {wound}}}", kw="incorporeal")
    other = hero(f"on: {{died: {{card: creature}}, {wound}}}", id="mourner")
    battle = laar("P1: foe c3", "P2: hero c4 exhausted wounds=9, mourner a6", cards=own + other)
    battle.dice(6)
    battle.play("strike c3 c4")
    assert battle.at("hero") == "exile" and battle.asked == ("turn", [0])
    assert battle.wounds("foe") == 0


@rule("BK-19.102f", "BK-14.6")
def test_an_incorporeal_that_is_destroyed_is_exiled():
    destroy = act("{destroy: {pick: enemy.creature}}")
    army = "hero c3, hapsons-plateau air, hurt b2 wounds=2"
    battle = with_hero(destroy, f"P1: {army}", "P2: ghost c5 incorporeal, other a6")
    battle.play("use c3 1", "target c5")
    assert battle.at("ghost") == "exile" and battle.asked == ("turn", [0])


@rule("BK-19.163")
def test_a_corpse_eater_eats_no_creature_of_its_own():
    army = "mute-ghoul c3 wounds=3, friend c4 exhausted wounds=9"
    battle = both_sets(f"P1: {army}", "P2: foe a6", own_targets="any")
    battle.dice(6).play("strike c3 c4")
    assert battle.at("friend") == "grave" and battle.wounds("mute-ghoul") == 3


@ruling("BK-11.9")
def test_a_named_protector_pays_nothing_with_exhausting_any_more():
    heal = "act: {pay: tap, instant: true, do: {heal: {to: self, n: 1}}}"
    battle = laar("P1: foe c3", "P2: friend c4 exhausted, hero d4 wounds=1", cards=hero(heal))
    battle.play("strike c3 c4")
    assert battle.asked == ("response", [1])
    battle.play("pass").dice(3, 3).play("protect d4")
    assert battle.asked == ("turn", [0]) and not battle.is_alert("hero")


@rule("BK-8.10")
def test_to_open_an_alert_card_changes_nothing():
    battle = laar("P1: hero c3, friend b2", "P2: foe a6", cards=OPEN)
    battle.play("move b2 b3", "use c3 1", "target b3")
    assert battle.now("friend")["steps"] == 0 and battle.told("alerted") == []


@rule("BK-8.10")
def test_a_card_that_becomes_alert_moves_again():
    battle = laar("P1: hero c3, friend b2", "P2: foe b3 exhausted", cards=OPEN)
    battle.dice(1).play("strike b2 b3", "use c3 1", "target b2")
    assert battle.now("friend")["steps"] == 1 and "b2 b3" in battle.options("strike")


@rule("BK-15.2", "BK-10.4")
def test_a_flyer_reaches_anybody_with_its_basic_strike_only():
    battle = laar("P1: hawk air flyer", "P2: foe c4, kite air flyer")
    for target in ("foe", "kite"):
        assert battle.reaches("strike", "hawk", target)
        assert not battle.reaches("special", "hawk", target)
        assert not battle.reaches("magical", "hawk", target)


# The end


@ruling("BK-21.7")
def test_the_last_bomb_makes_a_draw():
    battle = both_sets("P1: foe c3 wounds=9", "P2: ember-imp c4 exhausted wounds=2").dice(6)
    battle.play("strike c3 c4")
    assert battle.winner == "nobody"


@ruling("BK-21.7")
def test_the_fool_that_was_the_last_creature_may_still_get_his_dream():
    for die, over in ((5, True), (6, False)):
        battle = fight("P1: foe c3", "P2: little-fool c4 exhausted", deck=("", "sorcerers-waifu"))
        battle.dice(6, die).play("strike c3 c4")
        if battle.question == "target":
            battle.play("choose north deck sorcerers-waifu")
        assert (battle.winner == "P1") == over


@ruling("BK-21.7")
def test_who_loses_the_last_creature_has_lost_once_its_death_was_heard():
    battle = both_sets("P1: foe c3", "P2: ember-imp c4 exhausted wounds=2").dice(6)
    battle.play("strike c3 c4")
    assert battle.winner == "P1" and battle.wounds("foe") == 1


# Own cards


@ruling("BK-10.13")
def test_by_default_nobody_attacks_own_cards():
    battle = laar("P1: one c3, two c4", "P2: foe a6")
    assert battle.options("strike") == set() and battle.refused("strike c3 c4") == "own-card"


@ruling("BK-10.13")
def test_a_reading_lets_one_attack_own_cards():
    for edition in ("realms", "laar"):
        battle = field(
            "P1: one c3, two c4, bow-nomad c1", "P2: foe a6",
            edition=edition, own_targets="any", cards=pack_cards("realms"),
        )  # fmt: skip
        assert "c3 c4" in battle.options("strike")
        battle.dice(6, 1).play("strike c3 c4")
        assert battle.wounds("two") == 4 and battle.asked == ("turn", [0])
        battle.play("use c1 1")
        assert {"c3", "c4"} <= battle.options("target") and "c1" not in battle.options("target")


@rule("BK-23.80")
def test_where_the_thrown_gauntlet_is_placed_the_thrower_does_not_see():
    views = []
    for square in ("d5", "b5"):
        table = camp("gauntlet elf*14", "elf*15").play("number 1", "pass").hire(1, 1)
        table.play("place c3 | place c4", f"wait | place {square}")
        told = table.state.view(1)["seats"]
        assert isinstance(told, list) and told[1]["deal"][-1] == {"card": "gauntlet", "at": square}
        views.append(table.state.view(0))
    assert views[0] == views[1]


# Spells by their names


@rule("BK-23.75")
def test_zhdeis_cancels_no_dream_within_a_dream_of_whoever_copied_it():
    battle = fight("P1: tester c2, dreamwalker c3", "P2: zhdeis c6, foe d5")
    battle.play("use c2 1", "target c3", "use c2 2", "target d5")
    assert battle.asked == ("turn", [0]) and not battle.is_alert("foe")


@rule("BK-23.75")
def test_zhdeis_cancels_another_spell_of_the_dreamwalker():
    spell = "{act: {type: spell, pay: tap, do: {damage: {to: {pick: enemy.creature}, n: 1}}}}"
    give = f"static: {{for: mine.creature other(self), give: {{ability: {spell}}}}}"
    battle = with_hero(give, "P1: dreamwalker c3, hero a1", "P2: zhdeis c6, foe d5")
    battle.play("use c3 2", "target d5", "use c6 1")
    assert battle.wounds("foe") == 0 and battle.asked == ("turn", [0])
