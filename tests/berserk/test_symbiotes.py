"""Companions and parasites (BK-16, BK-6.12 to BK-6.16)."""

from typing import Any

from rulebook import rule, ruling

from berserk.battle import Camp, field, muster
from berserk.heroes import hero, laar
from berserk.invariants import broken_invariants
from holmgang.games.berserk.change import death
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.run import driver

CARDS: Any = {
    "page": "cost=1 companion",
    "leech": "cost=1 parasite",
    "ghost": "cost=1 companion incorporeal",
    "wraith": "cost=1 incorporeal",
    "troll": "cost=1",
    "bat": "cost=1 flyer",
    "tower": "cost=1 artifact",
}


def camp(south: str, north: str, at: tuple[str, str], first: int = 0) -> Camp:
    """Both hire all of a few cards and place them; then symbiotes are seated."""
    sides = [" ".join(side.split()) + " tower*12" for side in (south, north)]
    table = muster(sides[0], sides[1], first=first, edition="laar", **CARDS).keep()
    table.hire(len(south.split()), len(north.split())).place(*at)
    while table.question == "hide":
        table.play("show")
    return table


def seat_of(table: Camp, name: str) -> str:
    """Where a symbiote sits, or the zone it is in."""
    cards = table.state.view(-3)["cards"]
    assert isinstance(cards, list)
    return next(str(card["host"] or card["at"]) for card in cards if card["card"] == name)


@rule("BK-16.1", "BK-16.12")
def test_a_symbiote_takes_a_square_only_until_it_is_seated():
    table = camp("page troll", "troll", ("c3 c2", "c4"))
    assert table.asked == ("seat", [0])
    table.play("target c2")
    assert seat_of(table, "page") == "c2"
    assert table.state.board[12] == -1 and not broken_invariants(table.state)


@rule("BK-6.12", "BK-16.2")
def test_symbiotes_are_seated_in_four_steps():
    table = camp("page leech troll", "page leech troll", ("b1 b2 b3", "b6 b5 b4"), first=0)
    assert table.asked == ("seat", [0]) and table.legal() == ["target b3"]
    table.play("target b3")
    assert table.asked == ("seat", [1]) and table.legal() == ["target b4"]
    table = camp("leech troll", "leech troll", ("b2 b3", "b5 b4"), first=1)
    assert table.asked == ("seat", [1]) and table.legal() == ["target b3"]
    table.play("target b3")
    assert table.asked == ("seat", [0]) and table.legal() == ["target b4"]
    table.play("target b4")
    assert table.question == "turn"


@rule("BK-6.12")
def test_parasites_begin_in_the_front_row_of_the_enemy():
    table = camp("leech troll", "troll troll troll", ("b2 b3", "b4 c5 d6"))
    assert table.legal() == ["target b4"]


@rule("BK-6.14", "BK-16.3")
def test_a_symbiote_without_a_free_host_dies():
    table = camp("leech troll", "page troll", ("b2 b3", "b5 b4"))
    table.play("target b4")  # the only creature of the front row carries a page now
    assert seat_of(table, "leech") == "grave"
    assert not broken_invariants(table.state)


@rule("BK-6.15", "BK-16.4", "BK-16.5", "BK-16.6")
def test_flyers_symbiotes_artifacts_and_the_incorporeal_carry_nobody():
    table = camp("page page bat tower wraith troll", "troll", ("b1 c1 b2 c2 b3 c3", "b4"))
    assert table.legal() == ["target c3"]
    table.play("target c3")
    assert table.question == "turn"  # the second page found nobody


@rule("BK-16.6")
def test_the_incorporeal_carry_the_incorporeal():
    table = camp("ghost wraith", "troll", ("b1 b3", "b4"))
    table.play("target b3")
    assert seat_of(table, "ghost") == "b3"


@rule("BK-6.13")
def test_symbiotes_are_revealed_even_in_the_rear_row():
    table = muster("tower*15", "page troll tower*13", edition="laar", **CARDS).keep()
    table.hire(1, 3).place("c3", "b6 c6 d6")
    assert not [card for card in table.told("stands", 0) if card["card"] == "troll"]
    assert [card for card in table.told("stands", 0) if card["card"] == "page"]
    assert table.legal() == ["show", "hide"]


@ruling("BK-6.16")
def test_a_hidden_creature_that_gets_a_companion_is_revealed():
    table = muster("troll*15", "page troll tower*13", edition="laar", **CARDS).keep()
    table.hire(1, 2).place("c3", "b6 c6").play("hide")
    assert table.legal() == ["target c6"]
    table.play("target c6")
    assert not cards.is_hidden(table.state, table.state.board[27])


@rule("BK-16.7")
def test_with_its_host_a_symbiote_dies():
    battle = field("P1: knight c3", "P2: ogre c4 exhausted life=1, imp @c4 companion, far e6")
    battle.dice(6).play("strike c3 c4", "pass")
    assert battle.at("imp") == "grave" and battle.state.riders == 0
    assert battle.told("died")[-1]["card"] == "imp"


@rule("BK-16.8", "BK-9.8")
@ruling("BK-16.8")
def test_a_symbiote_goes_where_its_host_goes_and_nowhere_else():
    battle = field("P1: knight c3 move=2, page @c3 companion move=2", "P2: far e6")
    assert battle.options("move") == {"c3 c2", "c3 c4", "c3 b3", "c3 d3"}
    battle.play("move c3 c4")
    assert battle.at("page") == "c4" and not broken_invariants(battle.state)


@ruling("BK-16.11")
def test_a_symbiote_is_next_to_all_that_its_host_is_next_to_and_a_target_of_its_own():
    battle = field("P1: knight c3, leech @c4 parasite", "P2: ogre c4, page @b4 companion, elf b4")
    assert battle.options("strike") == {"c3 c4", "c3 b4", "c3 y2", "x2 c4", "x2 b4", "x2 y2"}
    assert not battle.reaches("shot", "leech", "ogre")
    battle.dice(6, 1).play("strike x2 c4", "pass")
    assert battle.wounds("ogre") == 4


@rule("BK-16.9")
def test_symbiotes_of_both_fighters_may_protect():
    battle = field("P1: knight c3", "P2: ogre c4, page @c4 companion, leech @c3 parasite, far e6")
    battle.play("strike c3 c4")
    assert battle.options("protect") == {"y2", "y3"}
    battle.dice(6, 1).play("protect y3")
    assert battle.wounds("leech") == 4


@ruling("BK-16.13")
def test_a_symbiote_is_a_creature_and_counts_for_winning():
    battle = field("P1: knight c3, elf a1", "P2: ogre c4 exhausted life=1, leech @a1 parasite")
    battle.dice(6).play("strike c3 c4")
    assert battle.winner is None
    death.destroy(battle.state, battle.card("leech"))
    battle.state.actors = []
    driver.advance(battle.state)
    assert battle.winner == "P1"


LEADS = """
- id: rider
  body: {type: companion, cost: 2, life: 4, strike: 1-1-2}
  abilities:
    - static: {for: host, give: {power: {attack: strike, n: +1}}}
    - on: {died: {card: self}, do: {damage: {to: host, n: 2}}}
    - on: {seated: {card: self}, do: {bless: host}}
- id: groom
  body: {type: ground, cost: 2, life: 4, move: 1, strike: 1-1-2}
  abilities:
    - act: {pay: tap, do: {seat: {what: {pick: mine.companion}, on: {pick: mine.ground adj(self)}}}}
    - act: {pay: tap, do: {summon: {what: {pick: mine.companion in(deck)}}}}
    - act: {pay: tap, do: {heal: {to: {pick: symbiote rides(self)}, n: 1}}}
- id: stray
  body: {type: ground, cost: 2, life: 4, move: 1, strike: 1-1-2}
  abilities:
    - rule: {forbid: {host: {}}}
"""


def test_abilities_speak_of_the_host():
    battle = field("P1: knight c3, rider @c3", "P2: ogre c4 exhausted", cards=LEADS)
    battle.dice(1).play("strike c3 c4")
    assert battle.wounds("ogre") == 3
    death.destroy(battle.state, battle.card("rider"))
    battle.state.actors = []
    driver.advance(battle.state)
    assert battle.wounds("knight") == 2  # it is remembered


def test_an_ability_seats_a_symbiote_elsewhere():
    battle = field(
        "P1: knight c3, rider @c3, groom b2, elf b3, stray a2", "P2: ogre e6", cards=LEADS
    )
    battle.play("use b2 1", "target x2")
    assert battle.options("target") == {"c3", "b3", "a2"}
    battle.play("target b3")
    assert battle.at("rider") == "b3" and not broken_invariants(battle.state)
    assert battle.now("elf")["statuses"] == ["blessed"]


def test_a_rule_forbids_to_carry_symbiotes():
    battle = field("P1: rider @b3, groom b2, elf b3, stray a2", "P2: ogre e6", cards=LEADS)
    battle.play("use b2 1", "target x1", "target a2")
    assert battle.at("rider") == "b3"


def test_a_summoned_symbiote_joins_a_host_next_to_its_summoner():
    battle = field("P1: groom b2, elf b3, far e1", "P2: ogre e6", cards=LEADS, deck=("rider", ""))
    battle.play("use b2 2", "choose south deck rider")
    assert battle.asked == ("seat", [0]) and battle.options("target") == {"b2", "b3"}
    battle.play("target b3")
    assert battle.at("rider") == "b3" and battle.is_alert("rider")
    assert not broken_invariants(battle.state)


def test_a_word_finds_the_symbiote_on_a_card():
    battle = field("P1: groom b2, rider @b2 wounds=2, elf b3", "P2: ogre e6", cards=LEADS)
    battle.play("use b2 3")
    assert battle.options("target") == {"x2"}


@rule("BK-11.7")
def test_a_symbiote_of_the_target_protects_it_against_whoever_strikes_from_afar():
    reach = hero("static: {give: {reach: anywhere}}")
    army = "P2: friend c4 exhausted, page @c4 companion, other c5"
    battle = laar("P1: hero c1", army, cards=reach).play("strike c1 c4")
    assert battle.options("protect") == {battle.call("page")}


@rule("BK-19.159")
@ruling("BK-16.11")
def test_a_symbiote_with_rank_stands_in_formation_for_those_next_to_it():
    cards = hero("formation: {give: {kw: armor 1}}")
    battle = laar("P1: hero c3, host c2, guest @c2 companion formation", "P2: foe e6", cards=cards)
    assert battle.now("hero")["armor"] == 1
