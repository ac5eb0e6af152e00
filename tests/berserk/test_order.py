"""Who declares first, and what is carried out first (BK-8.11 to BK-8.15, BK-12C)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import hero


def bell(id: str, event: str) -> str:
    """A card that is heard of when its ability works."""
    return hero(f"on: {{{event}, do: {{lives: {{to: self, n: 1}}}}}}", id=id)


def bells(event: str, *sides: str, **settings: object) -> Battle:
    cards = "".join(bell(id, event) for id in ("red", "green", "blue"))
    return field(*sides, cards=cards, edition="laar", **settings)  # type: ignore[arg-type]  # switches


def worked(battle: Battle) -> list[object]:
    return [told["card"] for told in battle.told("reacts")]


@rule("BK-8.11", "BK-8.12", "BK-12.16")
@ruling("BK-12.17")
def test_the_active_player_declares_first_and_all_is_done_in_reverse():
    """P1 declares red and green, P2 blue: blue, green, red."""
    battle = bells("turn_start: any", "P1: red a1, green b1", "P2: blue a6", turn=2)
    battle.end()
    assert battle.asked == ("declare", [0])
    battle.play("number 1")
    assert worked(battle) == ["blue", "green", "red"]
    assert battle.question == "turn"


@ruling("BK-12.17")
def test_a_player_declares_the_own_ones_in_any_order():
    battle = bells("turn_start: mine", "P1: red a1, green b1, blue c1", "P2: foe a6", turn=2)
    battle.end().play("number 2", "number 2")  # green, then blue, then red is left
    assert worked(battle) == ["red", "blue", "green"]


@rule("BK-8.11", "BK-8.13")
@ruling("BK-8.13")
def test_the_end_of_the_turn_follows_the_same_order():
    battle = bells("turn_end: any", "P1: red a1, green b1", "P2: blue a6").end()
    assert battle.asked == ("declare", [0])
    assert worked(battle.play("number 2")) == ["blue", "red", "green"]
    assert battle.state.turn == 2


@rule("BK-8.14", "BK-12.18")
def test_exhausted_cards_declare_them_too():
    battle = bells("turn_start: any", "P1: foe a1", "P2: blue a6 exhausted", turn=2).end()
    assert worked(battle) == ["blue"]
    battle = bells("turn_end: any", "P1: red a1 exhausted", "P2: foe a6").end()
    assert worked(battle) == ["red"]


@rule("BK-8.11")
def test_they_are_declared_once_cards_are_alert():
    text = "on: {turn_start: mine, if: 'is(self, tapped)', do: {lives: {to: self, n: 1}}}"
    battle = field(
        "P1: hero a1 exhausted", "P2: foe a6", cards=hero(text), edition="laar", turn=2
    ).end()
    assert battle.now("hero")["extra"] == 0


@rule("BK-12.15")
def test_a_trigger_works_when_its_condition_occurs():
    text = "on: {hit: {by: self, attack: strike}, do: {poison: {to: attacked, n: 1}}}"
    battle = field("P1: hero c3", "P2: foe c4 exhausted", cards=hero(text), edition="laar").dice(1)
    assert battle.play("strike c3 c4").now("foe")["poison"] == 1


@rule("BK-12.16")
def test_a_death_sets_both_sides_off():
    cards = bell("red", "died: {card: creature}") + bell("blue", "died: {card: creature}")
    battle = field(
        "P1: foe c3, red a1", "P2: prey c4 exhausted wounds=9, blue a6", cards=cards, edition="laar"
    ).dice(1)
    assert worked(battle.play("strike c3 c4")) == ["blue", "red"]


@ruling("BK-12.17")
def test_an_ability_that_may_is_asked_about():
    text = "on: {turn_start: mine, may: true, do: {lives: {to: self, n: 1}}}"
    battle = field("P1: hero a1", "P2: foe a6", cards=hero(text), edition="laar", turn=2).end()
    assert battle.asked == ("ability", [0])
    assert battle.play("no").now("hero")["extra"] == 0


@rule("BK-8.15")
def test_poison_and_regeneration_do_not_wait_for_cards_to_become_alert():
    battle = field(
        "P1: sick a1 poison=2 exhausted stunned, tuff b1 wounds=3 regen=1 exhausted stunned",
        "P2: foe a6", edition="laar", turn=2,
    ).end()  # fmt: skip
    assert (battle.wounds("sick"), battle.wounds("tuff")) == (2, 2)


HEALER = hero("on: {turn_start: mine, do: {heal: {to: {pick: mine.creature}, n: 1}}}", id="healer")


@ruling("BK-8.17", "BK-12.17")
@pytest.mark.parametrize(("choice", "survives"), [(2, False), (1, True)])
def test_poison_is_declared_among_the_abilities_of_its_player(choice, survives):
    """Number 1 is the healer, 2 poison and regeneration; what is declared last comes first."""
    battle = field(
        "P1: healer a1, sick b1 life=5 wounds=4 poison=1", "P2: foe a6",
        cards=HEALER, edition="laar", turn=2,
    ).end()  # fmt: skip
    assert battle.asked == ("declare", [0])
    assert battle.legal() == ["number 1", "number 2"]
    if choice == 1:
        battle.play("number 2", "target b1")
    else:
        battle.play("number 1")
    assert (battle.at("sick") == "b1") is survives


@rule("BK-8.12")
def test_the_opponents_abilities_come_before_poison():
    """P2's ability, declared last, heals the sick before its poison works."""
    kind = hero("on: {turn_start: enemy, do: {heal: {to: {all: enemy.creature}, n: 1}}}", id="kind")
    battle = field(
        "P1: sick b1 life=5 wounds=4 poison=1", "P2: kind a6", cards=kind, edition="laar", turn=2
    ).end()
    assert battle.wounds("sick") == 4


@rule("BK-8.5", "BK-20.10")
@ruling("BK-8.5")
def test_nobody_has_to_act_and_the_turn_ends_by_word_alone():
    battle = field("P1: knight c3", "P2: foe c4 exhausted", edition="laar")
    battle.end()
    assert (battle.state.active, battle.is_alert("knight")) == (1, True)
    battle = field("P1: knight c3 move=0", "P2: foe c4 exhausted", edition="laar").dice(1)
    battle.play("strike c3 c4")
    assert battle.legal() == ["end"]
    assert battle.state.active == 0


@rule("BK-8.9")
def test_after_an_action_a_card_does_not_move():
    battle = field("P1: knight c3 move=3", "P2: foe c4 exhausted", edition="laar").dice(1)
    battle.play("move c3 b3", "strike b3 c4")
    assert battle.options("move") == set()
