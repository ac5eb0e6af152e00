"""Keywords and terms of the second edition's glossary (BK-19.101 to BK-19.168)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import new_tables
from berserk.heroes import SPELL, act, duel, hero, laar
from holmgang.games.berserk.change import healing, poison, states, wounds
from holmgang.games.berserk.numbers import keywords
from holmgang.games.berserk.tables import BLAST, POISONING, SHOT, deck_faults

# Dice: blessing and skills


@rule("BK-19.103")
@pytest.mark.parametrize(("means", "power"), [("strike", ""), ("shot", "1-2-3"), ("blast", "1")])
def test_a_blessing_adds_to_any_die(means, power):
    target = "c4" if means == "strike" else "c6"
    battle = laar("P1: hero c3 blessed", f"P2: foe {target} exhausted").dice(3)
    battle.attack(means, "hero", "foe", power)
    assert battle.told("rolled")[0]["total"] == 4


@rule("BK-19.135")
@ruling("BK-19.135")
@pytest.mark.parametrize(("state", "dice"), [("", (3, 1)), ("exhausted", (3,))])
def test_attack_skill_helps_the_attacker_alone(state, dice):
    battle = laar("P1: hero c3 attack=2", f"P2: foe c4 attack=3 {state} life=20")
    battle.dice(*dice).play("strike c3 c4")
    assert [told["total"] for told in battle.told("rolled")] == [5, 1][: len(dice)]


@rule("BK-19.136")
def test_defense_skill_helps_the_defender_alone():
    battle = laar("P1: hero c3 defence=3", "P2: foe c4 defence=2").dice(4, 1)
    battle.play("strike c3 c4")
    assert [told["total"] for told in battle.told("rolled")] == [4, 3]


@rule("BK-19.137")
@pytest.mark.parametrize(("means", "total"), [("shot", 5), ("throw", 3), ("blast", 3)])
def test_shooting_skill_helps_shots_alone(means, total):
    battle = laar("P1: hero c3 marksman=2", "P2: foe c6").dice(3)
    battle.attack(means, "hero", "foe", "1-2-3")
    assert battle.told("rolled")[0]["total"] == total


@rule("BK-19.168")
@pytest.mark.parametrize(("n", "total"), [("+2", 5), ("-1", 2)])
def test_a_modifier_of_the_die_is_added_to_what_the_card_rolls(n, total):
    battle = duel(f"static: {{give: {{roll: {{n: {n}}}}}}}", theirs="foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.told("rolled")[0]["total"] == total


# Strikes


@rule("BK-19.129")
def test_no_protector_can_be_named_against_an_aimed_strike():
    battle = laar("P1: hero c3 aimed", "P2: foe c4 exhausted life=20, guard d4").dice(4)
    battle.play("strike c3 c4")
    assert battle.question == "turn"
    assert battle.wounds("foe") == 3


@rule("BK-19.105")
def test_armor_works_anew_in_every_turn():
    battle = laar("P1: one c3 strike=3-3-3, two b3 strike=2-2-2", "P2: foe c4 exhausted armor=2")
    battle.dice(1, 1).play("strike c3 c4", "strike b3 c4")
    assert battle.wounds("foe") == 3
    battle.end()
    foe = battle.card("foe")
    assert wounds.add_wounds(battle.state, foe, 1, SHOT) == 0
    assert wounds.add_wounds(battle.state, foe, 2, BLAST) == 2
    assert wounds.add_wounds(battle.state, foe, 1, POISONING) == 1


@rule("BK-19.109", "BK-19.166", "BK-19.167", "BK-19.145")
def test_magnitude_is_counted_before_prevention():
    cards = hero("static: {give: {power: {attack: strike, n: +1}}}") + hero(
        "static: {give: {take: {attack: strike, by: -2}}}", id="wall", kw="armor 1"
    )
    battle = laar("P1: hero c3", "P2: wall c4 exhausted", cards=cards).dice(6)
    battle.play("strike c3 c4")
    (told,) = battle.told("hit")
    assert (told["magnitude"], told["wounds"]) == (3, 2)


@rule("BK-19.156")
@pytest.mark.parametrize(("die", "strength"), [(3, "light"), (5, "medium"), (6, "strong")])
def test_an_attack_has_one_of_three_strengths(die, strength):
    battle = laar("P1: hero c3", "P2: foe c4 exhausted").dice(die).play("strike c3 c4")
    assert battle.told("hit")[0]["strength"] == strength


@rule("BK-19.164")
def test_a_polearm_strikes_over_one_square_and_not_at_flyers():
    battle = laar("P1: hero c3, ally c2", "P2: foe c5, near c4, slant e5, owl air flyer")
    reached = [
        name for name in ("foe", "near", "slant", "owl") if battle.reaches("polearm", "hero", name)
    ]
    assert reached == []  # an enemy stands in between
    battle = laar("P1: hero c3, ally c4", "P2: foe c5, slant e5, owl air flyer")
    assert [n for n in ("foe", "slant", "owl") if battle.reaches("polearm", "hero", n)] == ["foe"]


@rule("BK-19.146")
@ruling("BK-19.146")
def test_a_strike_of_no_magnitude_is_still_a_strike():
    ability = "on: {hit: {by: self, attack: strike}, do: {poison: {to: attacked, n: 1}}}"
    weak = "static: {give: {power: {attack: strike, n: -9}}}"
    battle = laar("P1: hero c3", "P2: foe c4 exhausted", cards=hero(ability, weak)).dice(4)
    battle.play("strike c3 c4")
    assert (battle.wounds("foe"), battle.now("foe")["poison"]) == (0, 1)
    missed = laar("P1: hero c3", "P2: foe c4", cards=hero(ability)).dice(1, 3).play("strike c3 c4")
    assert missed.now("foe")["poison"] == 0
    cards = hero(ability, type="flyer")
    blocked = laar("P1: hero air", "P2: foe c4 exhausted protect-flyers", cards=cards).dice(6)
    blocked.play("strike x1 c4")
    assert (blocked.wounds("foe"), blocked.now("foe")["poison"]) == (0, 0)


@ruling("BK-19.146")
def test_a_blow_in_return_is_a_strike_but_no_attack():
    cards = hero(
        "on: {hit: {by: self}, do: {poison: {to: event.target, n: 1}}}",
        "on: {attack_done: {by: self}, do: {curse: event.target}}",
    )
    battle = laar("P1: hero c3", "P2: foe c4", cards=cards, turn=2).dice(1, 6)
    battle.play("strike c4 c3")
    assert battle.now("foe")["poison"] == 1
    assert "cursed" not in battle.now("foe")["statuses"]


# Protections


PROTECTED = [
    ("protect-shots", "shot", True),
    ("protect-shots", "throw", False),
    ("protect-throws", "throw", True),
    ("protect-throws", "shot", False),
    ("protect-blasts", "blast", True),
    ("protect-blasts", "throw", False),
]


@rule("BK-19.116", "BK-19.117", "BK-19.119", "BK-19.120")
@pytest.mark.parametrize(("word", "means", "is_safe"), PROTECTED)
def test_a_protection_stops_its_own_kind_of_attack(word, means, is_safe):
    battle = laar("P1: hero c3", f"P2: foe c6 {word}").dice(6)
    battle.attack(means, "hero", "foe", "1-2-3")
    assert battle.wounds("foe") == (0 if is_safe else 3)


@rule("BK-19.118")
@ruling("BK-19.117")
@pytest.mark.parametrize(("target", "name"), [("c4", "foe"), ("b3", "ally")])
def test_protection_from_spells_works_against_own_ones_too(target, name):
    battle = duel(
        SPELL, mine="ally b3 protect-spells", theirs="foe c4 protect-spells, x a6", edition="laar"
    )
    battle.play("use c3 1", f"target {target}")
    assert battle.wounds(name) == 0
    assert battle.now("hero")["chips"] == 1


@rule("BK-19.122")
def test_protection_from_magic_is_three_abilities():
    cards = hero("static: {give: {ignore: blasts}}") + hero(id="mage", kw="protect magic")
    battle = laar("P1: hero c3, other b3", "P2: mage c6, x a6", cards=cards).dice(6)
    battle.attack("blast", "hero", "mage", "1-2-3")
    assert battle.wounds("mage") == 3
    assert set(battle.now("mage")["keywords"]) == {
        "protect-spells", "protect-magic_strikes", "protect-blasts"
    }  # fmt: skip
    silenced = hero(id="mage", kw="protect magic") + hero(
        "static: {for: enemy.creature, give: {lose: spells}}"
    )
    battle = laar("P1: hero c3", "P2: mage c6", cards=silenced)
    assert set(battle.now("mage")["keywords"]) == {"protect-magic_strikes", "protect-blasts"}


@rule("BK-19.123")
def test_protection_from_poisoning_stops_poison_that_was_there_before():
    battle = laar("P1: hero c3", "P2: foe c4 protect-poison poison=2").end()
    assert battle.wounds("foe") == 0
    poison.give(battle.state, battle.card("foe"), 3)
    assert battle.now("foe")["poison"] == 2


# Poison, healing, regeneration


@rule("BK-19.140")
def test_poison_wounds_at_the_start_of_the_turn_even_the_exhausted():
    battle = laar("P1: hero c3", "P2: foe c4 poison=2 stunned exhausted").end()
    assert (battle.wounds("foe"), battle.is_alert("foe")) == (2, False)


@rule("BK-19.152", "BK-19.102g")
def test_regeneration_heals_at_the_start_of_the_turn_but_not_the_incorporeal():
    battle = laar(
        "P1: hero c3",
        "P2: troll c4 regen=2 wounds=5, shade d4 regen=2 incorporeal wounds=5",
    )
    battle.end()
    assert (battle.wounds("troll"), battle.wounds("shade")) == (3, 5)


@rule("BK-19.125")
@ruling("BK-19.125")
@pytest.mark.parametrize(
    ("ally", "after"),
    [("wounds=5", 2), ("wounds=2", 0), ("artifact wounds=5", 5), ("incorporeal wounds=5", 5)],
)
def test_healing_takes_wounds_off_creatures_with_a_body(ally, after):
    battle = duel(
        act("{heal: {to: {pick: mine.card other(self)}, n: 3}}"),
        mine=f"ally b2 {ally}",
        edition="laar",
    )
    battle.play("use c3 1", "target b2")
    assert battle.wounds("ally") == after


@rule("BK-19.143")
@ruling("BK-19.143")
def test_the_user_shares_redistributed_wounds_out():
    to = "{pick: enemy.creature, n: 2, upto: true}"
    do = f"{{redistribute: {{from: {{pick: mine.creature hurt}}, to: {to}, n: 4}}}}"
    battle = duel(
        act(do), mine="ally b2 wounds=3", theirs="foe c4, other a5 steadfast", edition="laar"
    )
    battle.play("use c3 1", "target b2", "target c4", "target a5")
    battle.play("target c4", "target a5", "target c4")
    assert (battle.wounds("foe"), battle.wounds("other"), battle.wounds("ally")) == (2, 0, 0)


@rule("BK-19.108", "BK-19.108a", "BK-19.108b", "BK-19.108c")
@pytest.mark.parametrize(
    ("foe", "wounds", "extra"),
    [("wounds=7", 0, 2), ("wounds=8", 0, 1), ("artifact", 1, 0), ("incorporeal", 1, 0)],
)
def test_a_vampire_drinks_no_more_than_was_left(foe, wounds, extra):
    battle = laar(
        "P1: hero c3 vampirism wounds=1 strike=4-4-4", f"P2: foe c4 exhausted {foe}, x a6"
    )
    battle.dice(1).play("strike c3 c4")
    assert (battle.wounds("hero"), battle.now("hero")["extra"]) == (wounds, extra)


@ruling("BK-19.108")
def test_a_vampire_drinks_when_it_strikes_back_and_after_armor():
    battle = laar("P1: hero c3 life=20 armor=1", "P2: bat c4 vampirism wounds=3").dice(1, 6)
    battle.play("strike c3 c4")
    assert (battle.wounds("hero"), battle.wounds("bat")) == (2, 1)
    battle = laar("P1: bat c3 vampirism life=2, pawn a1", "P2: foe c4").dice(5, 3)
    battle.play("strike c3 c4", "higher")
    assert battle.at("bat") == "grave"


# Movement


@rule("BK-19.151")
@ruling("BK-19.151")
def test_a_jump_is_counted_along_rows_and_columns():
    battle = laar("P1: frog c3 jump=2", "P2: foe c5")
    assert battle.options("leap") == {
        f"c3 {s}" for s in ("b3", "d3", "c2", "c4", "a3", "e3", "c1", "b2", "d2", "b4", "d4")
    }
    battle.play("leap c3 b4")
    assert battle.now("frog")["steps"] == 0
    assert "moved" in battle.now("frog")["statuses"]
    for words in ("move=2", "move=0", "exhausted"):
        battle = laar(f"P1: frog c3 jump=2 {words}, x a1", "P2: foe c5")
        if words == "move=2":
            battle.play("move c3 c4")
        assert not any(text.startswith("c") for text in battle.options("leap"))


@rule("BK-19.161")
def test_teleportation_goes_anywhere_unless_it_has_moved():
    battle = laar("P1: imp c3 teleport move=2", "P2: foe c5")
    assert len(battle.options("leap")) == 28
    battle.play("move c3 c4")
    assert battle.options("leap") == set()
    battle = laar("P1: imp c3 teleport move=2", "P2: foe c5").play("leap c3 e6")
    assert battle.now("imp")["steps"] == 0


@rule("BK-19.142")
def test_every_change_of_square_is_a_relocation():
    watch = "on: {relocated: {card: self}, do: {chips: {to: self, n: 1}}}"
    rear = "{pick: 'cell free row(3, mine)'}"
    away = f"{{relocate: {{what: {{pick: mine.creature other(self)}}, to: {rear}}}}}"
    shove = hero(act(away), id="boss")
    battle = laar("P1: hero c3, boss b2", "P2: foe c6", cards=hero(watch, kw="jump 3") + shove)
    battle.play("leap c3 d3", "use b2 1", "target d3", "target d1")
    assert battle.now("hero")["chips"] == 2


# Where


@rule("BK-13.3")
@pytest.mark.parametrize(("means", "near"), [("shot", False), ("spell", True), ("effect", True)])
def test_attacks_spells_effects_and_jumps_count_range_alike(means, near):
    battle = laar("P1: hero c3 jump=2", "P2: two c5, slant d4, three d5, far e5")
    inside = [n for n in ("two", "slant", "three", "far") if battle.reaches(means, "hero", n, 2)]
    assert inside == (["two", "slant"] if near else ["two"])
    assert {"c3 b4", "c3 e3"} <= battle.options("leap")
    assert "c3 e4" not in battle.options("leap")


@rule("BK-19.130", "BK-19.155", "BK-19.157", "BK-19.154", "BK-19.153", "BK-19.160")
def test_directions_are_those_of_the_cards_own_player():
    filters = {"opp": "c4", "behind": "c2", "left": "b3", "right": "d3"}
    north = {"opp": "c3", "behind": "c5", "left": "d4", "right": "b4"}
    for side, squares in (("P1: hero c3", filters), ("P2: hero c4", north)):
        other = "P2: foe a6" if side.startswith("P1") else "P1: foe a1"
        for word, square in squares.items():
            cards = hero(act(f"{{mark: {{what: {{pick: 'cell {word}(self)'}}, with: fire}}}}"))
            battle = laar(side, other, cards=cards, turn=1 if side.startswith("P1") else 2)
            assert battle.play(f"use {side[-2:]} 1").options("target") == {square}


@rule("BK-19.153", "BK-19.154", "BK-19.160")
@pytest.mark.parametrize(("word", "count"), [("samerow", 5), ("samecol", 6), ("adj", 8)])
def test_rows_columns_and_neighbours(word, count):
    ability = (
        f"on: {{turn_start: mine, do: {{chips: {{to: self, n: 'count(cell {word}(self))'}}}}}}"
    )
    battle = duel(ability, edition="laar").change()
    assert battle.now("hero")["chips"] == count


# Formation and lost abilities


@rule("BK-19.159")
def test_each_card_of_a_formation_has_its_own_text():
    cards = hero("formation: {give: {move: +1}}") + hero("formation: {give: {life: +2}}", id="mate")
    battle = laar("P1: hero c3, mate c2", "P2: foe c6", cards=cards)
    assert (battle.now("hero")["move"], battle.now("mate")["life"]) == (3, 12)
    battle.play("move c3 d3")
    assert (battle.now("hero")["move"], battle.now("mate")["life"]) == (2, 10)


SILENCE = act("{give: {to: {pick: enemy.creature}, mod: silent, until: battle}}")


@rule("BK-19.162")
@ruling("BK-19.162")
def test_a_card_that_loses_its_abilities_keeps_figures_and_what_others_give():
    cards = hero(SILENCE) + hero(
        "on: {turn_start: mine, do: {chips: {to: self, n: 1}}}", act("{heal: {to: self, n: 1}}"),
        "static: {give: {move: +1}}", id="mute", kw="armor 2, regen 1",
    ) + hero("static: {for: mine.creature, give: {kw: attack 1}}", id="chief")  # fmt: skip
    battle = laar("P1: hero c3", "P2: mute c4, chief a6", cards=cards).play("use c3 1", "target c4")
    battle.change().end()
    mute = battle.now("mute")
    assert mute["keywords"] == {"attack": 1}
    assert (mute["chips"], mute["move"], mute["life"]) == (0, 2, 10)
    assert battle.options("use") == set()
    assert "c4 c3" in battle.options("strike")


@rule("BK-19.131", "BK-19.102d")
def test_the_incorporeal_are_neither_poisoned_nor_healed():
    battle = laar("P1: hero c3", "P2: shade c4 incorporeal wounds=3, foe d4 wounds=3")
    state = battle.state
    for name in ("shade", "foe"):
        poison.give(state, battle.card(name), 2)
        healing.heal(state, battle.card(name), 1)
    assert (battle.now("shade")["poison"], battle.wounds("shade")) == (0, 3)
    assert (battle.now("foe")["poison"], battle.wounds("foe")) == (2, 2)


@rule("BK-19.102f")
def test_the_incorporeal_are_exiled_when_they_should_die():
    battle = laar("P1: hero c3", "P2: shade c4 incorporeal exhausted life=1, x a6").dice(1)
    assert battle.play("strike c3 c4").at("shade") == "exile"


@rule("BK-19.138")
def test_a_deck_may_hold_a_horde():
    made = new_tables("laar")
    rat = made.add("rat", 0, 2, False, -1)
    rest = [made.add(f"c{n}", 0, 2, False, -1) for n in range(30)]
    assert deck_faults(made, [rat] * 5 + rest) == ["too-many-copies"]
    made.keywords[rat * len(made.keywords) // len(made.cards) + keywords.HORDE] = 1
    assert deck_faults(made, [rat] * 5 + rest) == []
    assert deck_faults(made, [rat] * 6 + rest) == ["too-many-copies"]


# Answers to attacks


@rule("BK-19.104", "BK-19.139", "BK-19.141")
@pytest.mark.parametrize(
    ("do", "dice", "hurt"), [("cancel", 0, ""), ("block", 1, ""), ("{redirect: self}", 1, "hero")]
)
def test_an_attack_is_cancelled_blocked_or_redirected(do, dice, hurt):
    window = (
        "window: {declared: {attack: strike, by: enemy.card, target: mine.creature other(self)}}"
    )
    ability = f"act: {{pay: [], instant: true, {window}, do: {do}}}"
    battle = duel(ability, mine="ally b3 exhausted", theirs="foe b4 aimed", turn=2, edition="laar")
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(*[1] * dice).play("strike b4 b3", "use c3 1")
    assert {name for name in ("hero", "ally") if battle.wounds(name)} == ({hurt} - {""})
    assert not battle.is_alert("foe")


@rule("BK-19.128")
def test_a_flyer_strikes_anywhere_and_is_struck_by_flyers():
    battle = laar("P1: owl air flyer, hero c3", "P2: foe c6, hawk air flyer")
    strikes = battle.options("strike")
    assert {"x1 c6", "x1 y2"} <= strikes
    assert not any(text.startswith("c3") for text in strikes)
