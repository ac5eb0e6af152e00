"""Chips, what they pay for, and how often an ability may be used (BK-12A)."""

from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import hero

SPARK = "act: {pay: [tap, {chips: 2}], do: {damage: {to: {pick: enemy.creature}, n: 3}}}"


def sparks(chips: int) -> Battle:
    cards = hero(SPARK, id="sparker")
    return field(
        f"P1: sparker c3 chips={chips}, plain a1", "P2: foe c4", cards=cards, edition="laar"
    )


@rule("BK-12.2", "BK-10.8")
def test_chips_and_the_tap_symbol_are_the_price():
    battle = sparks(2).play("use c3 1", "target c4")
    assert (battle.wounds("foe"), battle.now("sparker")["chips"]) == (3, 0)
    assert not battle.is_alert("sparker")


@rule("BK-12.2")
def test_with_too_few_chips_it_cannot_be_used():
    assert sparks(1).refused("use c3 1") == "cannot-pay"


@rule("BK-12.3", "BK-10.2")
def test_a_card_exhausts_itself_for_a_chip_in_its_own_turn():
    battle = sparks(0).play("charge c3")
    assert battle.now("sparker")["chips"] == 1
    assert not battle.is_alert("sparker")
    battle.end()
    assert battle.options("charge") == set()


@rule("BK-10.2")
def test_an_alert_card_does_one_thing_and_a_protector_another():
    battle = sparks(2)
    assert "strike c3 c4" in battle.legal()
    assert "use c3 1" in battle.legal()
    assert "charge c3" in battle.legal()
    battle.play("charge c3")
    assert not {"strike c3 c4", "use c3 1", "charge c3"} & set(battle.legal())


@rule("BK-12.4")
def test_abilities_give_chips_too():
    cards = hero(SPARK, "on: {turn_start: mine, do: {chips: {to: self, n: 2}}}", id="sparker")
    battle = field("P1: sparker c3", "P2: foe c4", cards=cards, edition="laar").change()
    assert battle.now("sparker")["chips"] == 2


@ruling("BK-12.5")
def test_chips_have_no_limit_and_are_not_for_everybody():
    battle = sparks(9).play("charge c3")
    assert battle.now("sparker")["chips"] == 10
    assert battle.refused("charge a1") == "needs-no-chips"


@rule("BK-12.6")
def test_uses_are_counted_by_the_turn_and_by_the_battle():
    for period, again in (("turn", True), ("battle", False)):
        text = f"act: {{pay: [], limit: {{n: 1, per: {period}}}, do: {{heal: {{to: self, n: 1}}}}}}"
        battle = field("P1: hero c3 wounds=3", "P2: foe c6", cards=hero(text), edition="laar").play(
            "use c3 1"
        )
        assert battle.refused("use c3 1") == "used-up"
        assert ("use c3 1" in battle.change().legal()) is again


@rule("BK-12.7")
def test_some_abilities_are_for_the_first_or_the_second_player():
    cards = hero("second: {give: {life: +3}}", id="late") + hero(
        "first: {give: {life: +3}}", id="early"
    )
    battle = field("P1: late a1, early b1", "P2: late a6, early b6", cards=cards, edition="laar")
    lives = [[battle.now(at)["life"] for at in row] for row in (("a1", "b1"), ("a6", "b6"))]
    assert lives == [[10, 13], [13, 10]]


@rule("BK-10.10", "BK-12.18")
def test_what_does_not_exhaust_may_be_used_by_an_exhausted_card():
    text = "act: {pay: {chips: 1}, do: {heal: {to: self, n: 1}}}"
    for state in ("exhausted", "wounds=3"):
        battle = field(
            f"P1: hero c3 wounds=3 chips=1 {state}", "P2: foe c6", cards=hero(text), edition="laar"
        )
        assert battle.play("use c3 1").wounds("hero") == 2


@rule("BK-10.7")
def test_an_ability_of_no_stated_kind_is_an_effect():
    """It is not stopped by protection from spells, but by steadfastness."""
    text = "act: {pay: tap, do: {damage: {to: {pick: enemy.creature}, n: 2}}}"
    battle = field(
        "P1: hero c3, hero d3", "P2: mage c4 protect-spells, rock d4 steadfast",
        cards=hero(text), edition="laar",
    )  # fmt: skip
    battle.play("use c3 1", "target c4", "use d3 1", "target d4")
    assert (battle.wounds("mage"), battle.wounds("rock")) == (2, 0)


@rule("BK-10.9")
def test_the_target_of_an_ability_neither_fights_nor_is_protected():
    text = "act: {pay: tap, do: {special: {power: 2-2-2}}}"
    battle = field("P1: hero c3", "P2: foe c4, guard d4", cards=hero(text), edition="laar").dice(1)
    battle.play("use c3 1", "target c4")
    assert battle.asked == ("turn", [0])
    assert (battle.wounds("foe"), battle.wounds("hero")) == (2, 0)


@rule("BK-10.12")
@ruling("BK-10.12")
def test_one_number_stands_for_all_three_and_the_die_is_rolled():
    text = "act: {pay: tap, do: {shot: {power: 2}}}"
    for die in (1, 4, 6):
        battle = field("P1: hero c1", "P2: foe c5", cards=hero(text), edition="laar").dice(die)
        battle.play("use c1 1", "target c5")
        assert battle.wounds("foe") == 2
        assert battle.told("rolled")[0]["die"] == die
