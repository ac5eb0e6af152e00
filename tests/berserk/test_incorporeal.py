"""The incorporeal on their way through others (BK-19.102)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import act, hero, laar
from berserk.invariants import broken_invariants
from holmgang.games.berserk.look import hosts


def ghost(words: str = "", *sides: str, **settings: object) -> Battle:
    own = f"P1: shade c3 incorporeal move=2 {words}, ally c2"
    return field(own, *(sides or ("P2: foe c4, x a6",)), edition="laar", **settings)  # type: ignore[arg-type]


@rule("BK-19.102", "BK-19.102a", "BK-19.102b")
@ruling("BK-19.102b")
def test_it_walks_through_other_cards_and_must_go_on():
    battle = ghost()
    assert {"c3 c4", "c3 c2", "c3 b3"} <= battle.options("move")
    battle.play("move c3 c4")
    assert battle.legal() == ["move x1 c3", "move x1 b4", "move x1 d4", "move x1 c5"]
    assert battle.now("shade")["at"] == battle.now("foe")["at"] == "c4"
    battle.play("move x1 c5")
    assert (battle.at("shade"), battle.at("foe")) == ("c5", "c4")
    assert "end" in battle.legal()
    assert broken_invariants(battle.state) == []


@rule("BK-19.102c")
@ruling("BK-19.102c")
def test_without_movement_left_it_is_exiled_at_once():
    watcher = hero("on: {died: {card: any.creature}, do: {chips: {to: self, n: 1}}}", id="watcher")
    battle = ghost("", "P2: foe c4, watcher d4", cards=watcher)
    battle.play("move c3 c4", "move x1 d4")
    assert (battle.at("shade"), battle.question) == ("exile", "turn")
    assert battle.now("watcher")["chips"] == 0
    assert battle.at("watcher") == "d4"
    assert broken_invariants(battle.state) == []


@rule("BK-19.102a")
def test_other_ways_of_relocation_need_a_free_square():
    to = "{pick: cell adj(self)}"
    do = f"{{relocate: {{what: {{pick: mine.creature other(self)}}, to: {to}}}}}"
    push = f"act: {{pay: tap, do: {do}}}"
    battle = field(
        "P1: shade c3 incorporeal jump=3, boss a1, pawn a2",
        "P2: foe c4",
        cards=hero(push, id="boss"),
    )
    assert "c3 c4" not in battle.options("leap")
    battle.play("use a1 1", "target c3", "target a2")
    assert battle.at("shade") == "c3"


def test_it_stays_when_the_square_becomes_free():
    mine = hero("on: {relocated: {card: enemy.creature}, do: {destroy: self}}", id="mine")
    battle = ghost("", "P2: mine c4, x a6", cards=mine).play("move c3 c4")
    assert (battle.at("shade"), battle.at("mine")) == ("c4", "grave")
    assert "end" in battle.legal()
    assert broken_invariants(battle.state) == []


def test_it_can_be_hit_on_its_way():
    trap = hero(
        "on: {relocated: {card: enemy.creature}, do: {damage: {to: event.card, n: 20}}}", id="trap"
    )
    battle = ghost("", "P2: trap c4, x a6", cards=trap).play("move c3 c4")
    assert (battle.at("shade"), battle.at("trap")) == ("exile", "c4")
    assert battle.state.passing_card == -1
    assert broken_invariants(battle.state) == []


@rule("BK-19.102e")
@pytest.mark.parametrize(("kw", "able"), [("", False), ("incorporeal", True)])
def test_it_carries_only_its_like(kw, able):
    rider = (
        f"- id: imp\n  body: {{type: companion, cost: 2, life: 4, strike: 1-1-2}}\n  kw: [{kw}]\n"
    )
    battle = field("P1: shade c3 incorporeal", "P2: foe c6", cards=rider, edition="laar")
    row = battle.state.tables.cards.index("imp")
    assert hosts.can_host(battle.state, battle.card("shade"), row, 0) == able


@rule("BK-19.102")
def test_an_ability_may_be_linked_to_it():
    cards = hero("incorporeal: {give: {kw: defence 2}}")
    battle = field("P1: hero c3", "P2: foe c6", cards=cards)
    assert battle.now("hero")["keywords"] == {"incorporeal": 1, "defence": 2}


@rule("BK-19.102d", "BK-19.108a")
def test_an_incorporeal_vampire_drinks_in_vain():
    battle = laar("P1: shade c3 incorporeal vampirism wounds=3", "P2: foe c4 exhausted").dice(6)
    battle.play("strike c3 c4")
    assert (battle.wounds("shade"), battle.wounds("foe")) == (3, 4)
    assert battle.told("drank") == []


@rule("BK-19.102f", "BK-16.7")
def test_a_symbiote_that_falls_with_its_host_leaves_once():
    wound = hero(act("{damage: {to: {all: enemy.creature}, n: 1}}"))
    army = "P2: friend c4 wounds=9, imp @c4 companion incorporeal wounds=9, foe a6"
    battle = laar("P1: hero c3", army, cards=wound).play("use c3 1")
    assert [told["card"] for told in battle.told("exiled")] == ["imp"]
    assert broken_invariants(battle.state) == []


@rule("BK-9.5", "BK-19.102c")
def test_one_that_is_exhausted_on_its_way_cannot_go_on():
    tap = (
        "act: {pay: [], instant: true, do: {tap: {pick: enemy.creature}}, limit: {n: 1, per: turn}}"
    )
    battle = laar("P1: ghost c2 incorporeal move=2, x c3", "P2: hero c6", cards=hero(tap))
    battle.play("move c2 c3", "use c6 1", "target x1")
    assert battle.at("ghost") == "exile"
