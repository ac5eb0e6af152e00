"""Blocks, protections, prevention, and the order of modifiers (BK-11D, BK-12F, BK-20)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field, pack_cards
from berserk.heroes import hero, laar

DICE = "window: {rolled: {attack: strike, by: enemy.card, target: self}}"
BLOCKER = hero(f"act: {{pay: [], instant: true, {DICE}, do: block}}", id="blocker")


# Blocks


@rule("BK-12.29")
def test_a_blocked_attack_changes_nothing_and_is_paid_for():
    venom = hero(
        "on: {hit: {by: self, attack: strike}, do: {poison: {to: attacked, n: 1}}}",
        "on: {attack_done: {by: self}, do: {lives: {to: self, n: 1}}}",
        id="venom",
    )
    battle = laar("P1: venom c3", "P2: blocker c4 exhausted", cards=venom + BLOCKER).dice(6)
    battle.play("strike c3 c4", "use c4 1")
    assert (battle.wounds("blocker"), battle.now("blocker")["poison"]) == (0, 0)
    assert battle.now("venom")["extra"] == 0  # it counts as not carried out
    assert not battle.is_alert("venom")
    assert battle.told("blocked")


@rule("BK-12.31")
def test_a_block_does_not_stop_the_strike_of_the_other():
    battle = laar("P1: foe c3", "P2: blocker c4", cards=BLOCKER).dice(4, 2)
    battle.play("strike c3 c4", "use c4 1", "higher")
    assert (battle.wounds("blocker"), battle.wounds("foe")) == (0, 2)


@rule("BK-12.31")
def test_the_answer_alone_may_be_blocked():
    battle = laar("P1: blocker c3", "P2: foe c4", cards=BLOCKER).dice(4, 2)
    battle.play("strike c3 c4", "use c3 1", "higher")
    assert (battle.wounds("foe"), battle.wounds("blocker")) == (3, 0)


@ruling("BK-12.32")
def test_blocks_come_after_the_dice():
    battle = laar("P1: foe c3", "P2: blocker c4 exhausted", cards=BLOCKER).dice(5)
    battle.play("strike c3 c4")
    assert battle.asked == ("response", [1])
    assert battle.told("rolled")[0]["die"] == 5


# Protections

ARCHER = hero(
    "act: {pay: tap, do: {shot: {power: 2-2-2}}}",
    "on: {hit: {by: self, attack: shot}, do: [{poison: {to: attacked, n: 1}}, {heal: {to: self, n: 1}}]}",
    id="archer",
)


@rule("BK-12.34")
@ruling("BK-12.34")
def test_a_protected_card_suffers_nothing_but_the_rest_happens():
    battle = laar("P1: archer c1 wounds=3", "P2: safe c5 protect-shots", cards=ARCHER).dice(4)
    battle.play("use c1 1", "target c5")
    assert (battle.wounds("safe"), battle.now("safe")["poison"]) == (0, 0)
    assert battle.wounds("archer") == 2
    assert not battle.is_alert("archer")


@ruling("BK-12.34")
def test_in_realms_nothing_tied_to_the_action_happens():
    battle = field("P1: archer c1 wounds=3", "P2: safe c5 protect-shots", cards=ARCHER).dice(4)
    battle.play("use c1 1", "target c5")
    assert (battle.wounds("safe"), battle.wounds("archer")) == (0, 3)


@rule("BK-12.34")
def test_the_rest_of_an_ability_spares_the_protected_too():
    text = "act: {pay: tap, do: [{shot: {power: 2-2-2}}, {tap: attacked}, {curse: {all: enemy.creature}}]}"
    battle = laar("P1: hero c1", "P2: safe c5 protect-shots, other e6", cards=hero(text)).dice(4)
    battle.play("use c1 1", "target c5")
    assert battle.is_alert("safe")
    assert "cursed" not in battle.now("safe")["statuses"]
    assert "cursed" in battle.now("other")["statuses"]


# Modifiers


def rolled(battle: Battle) -> object:
    return battle.told("rolled")[0]["total"]


@rule("BK-11.35")
@pytest.mark.parametrize(("n", "total"), [(+2, 5), (-4, -1)])
def test_a_modifier_is_added_to_the_die(n, total):
    cards = hero(f"static: {{give: {{roll: {{n: {n}}}}}}}")
    battle = laar("P1: hero c3", "P2: foe c4 exhausted", cards=cards).dice(3)
    assert rolled(battle.play("strike c3 c4")) == total


@rule("BK-11.38", "BK-11.40", "BK-20.4", "BK-20.6")
def test_what_sets_a_die_comes_last_and_the_opponent_after_oneself():
    """A 3, an own +2, the opponent's "treat it as 1": 1. An own 6 against it changes nothing."""
    own = hero("static: {give: {roll: {n: +2}}}", "static: {give: {roll_is: 6}}")
    jinx = hero("static: {for: enemy.creature, give: {roll_is: 1}}", id="jinx")
    plain = hero("static: {give: {roll: {n: +2}}}", id="plain")
    battle = laar("P1: plain c3", "P2: jinx c4 exhausted", cards=plain + jinx).dice(3)
    assert rolled(battle.play("strike c3 c4")) == 1
    battle = laar("P1: hero c3", "P2: jinx c4 exhausted", cards=own + jinx).dice(3)
    assert rolled(battle.play("strike c3 c4")) == 1
    battle = laar("P1: hero c3", "P2: foe c4 exhausted", cards=own).dice(3)
    assert rolled(battle.play("strike c3 c4")) == 6


@rule("BK-11.39", "BK-11.40", "BK-20.5", "BK-20.6")
def test_a_magnitude_has_the_attackers_modifiers_then_the_targets_then_what_sets_it():
    """4 and 1 more is 5, 2 less is 3, at most 1 is 1."""
    strong = hero("static: {give: {power: {attack: strike, n: +1}}}", id="strong")
    thick = hero("static: {give: {take: {attack: strike, by: -2}}}", id="thick")
    capped = hero(
        "static: {give: [{take: {attack: strike, by: -2}}, {cap: {attack: strike, n: 1}}]}",
        id="capped",
    )
    for name, wounds in (("foe", 5), ("thick", 3), ("capped", 1)):
        cards = strong + thick + capped
        battle = laar("P1: strong c3", f"P2: {name} c4 exhausted", cards=cards).dice(6)
        battle.play("strike c3 c4")
        assert battle.told("hit")[0]["magnitude"] == wounds


@rule("BK-12.36", "BK-12.35")
def test_a_lower_magnitude_comes_before_prevention():
    """Shot 5, two less, armor 1: magnitude 3, two wounds."""
    cards = hero("act: {pay: tap, do: {shot: {power: 5}}}", id="archer") + hero(
        "static: {give: {take: {attack: shot, by: -2}}}", id="thick", kw="armor 1"
    )
    battle = laar("P1: archer c1", "P2: thick c5", cards=cards).dice(1)
    battle.play("use c1 1", "target c5")
    hit = battle.told("hit")[0]
    assert (hit["magnitude"], hit["wounds"]) == (3, 2)


@rule("BK-20.3")
def test_abilities_outside_the_glossary_add_up():
    """-2 and -1 from shots are -3; +1 to the strike twice is +2."""
    cards = hero("act: {pay: tap, do: {shot: {power: 5}}}", id="archer") + hero(
        "static: {give: {take: {attack: shot, by: -2}}}",
        "static: {give: {take: {attack: shot, by: -1}}}",
        id="thick",
    )
    battle = laar("P1: archer c1", "P2: thick c5", cards=cards).dice(1)
    assert battle.play("use c1 1", "target c5").wounds("thick") == 2
    drum = hero("static: {for: mine.creature, give: {power: {attack: strike, n: +1}}}", id="drum")
    battle = laar("P1: foe c3, drum a1, drum b1", "P2: prey c4 exhausted", cards=drum).dice(1)
    assert battle.play("strike c3 c4").wounds("prey") == 4


@ruling("BK-11.17")
@rule("BK-23.72")
def test_who_blocks_strikes_at_itself_does_not_block_them_for_its_protector():
    cards = pack_cards("kub")
    army = "P2: vile-spider c4, guard d4, x e6"
    battle = field("P1: foe c3", army, edition="laar", cards=cards).dice(6, 1)
    battle.play("strike c3 c4", "protect d4")
    assert battle.wounds("guard") == 4
    battle = field("P1: foe c3", army, edition="laar", cards=cards).dice(6, 1)
    battle.play("strike c3 c4", "pass")
    assert battle.wounds("vile-spider") == 0
