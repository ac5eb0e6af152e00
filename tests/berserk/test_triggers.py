"""Events that set abilities off, what happens instead, and how often (BK-12)."""

from typing import Any

import pytest
from rulebook import rule

from berserk.battle import Battle, field
from berserk.heroes import duel, hero
from holmgang.games.berserk.change import death, healing, poison, states
from holmgang.games.berserk.run import driver

ACTS = "act: {pay: tap, do: "


def lives(battle: Battle, name: str = "hero") -> object:
    return battle.now(name)["extra"]


def set_off(event: str, **settings: Any) -> Battle:
    """A hero that gets an extra life whenever something happens."""
    return duel(f"on: {{{event}, do: {{lives: {{to: self, n: 1}}}}}}", **settings)


TURNS = [
    ("turn_before: mine", 2),
    ("turn_start: mine", 2),
    ("turn_start: enemy", 1),
    ("turn_end: mine", 1),
    ("turn_end: enemy", 2),
]


@pytest.mark.parametrize(("event", "ends"), TURNS)
def test_turns_begin_and_end(event, ends):
    battle = set_off(event)
    for _ in range(ends):
        assert lives(battle) == 0
        battle.end()
    assert lives(battle) == 1


STRIKES = [
    ("declared: {by: self, attack: strike}", 3, 3),
    ("rolled: {by: self, rolls: 3..4}", 3, 3),
    ("rolled: {by: enemy.card, target: self}", 3, 3),
    ("hit: {by: self, attack: strike, strength: light}", 3, 3),
    ("hit: {by: self, strength: [medium, strong]}", 6, 3),
    ("hit: {target: self, answer: true}", 1, 6),
    ("missed: {by: self}", 1, 6),
    ("fought: {by: self}", 3, 3),
    ("attack_done: {by: self, attack: melee}", 3, 3),
    ("wounded: {card: enemy.creature, by: self, cause: attack}", 3, 3),
    ("tapped: {card: self}", 3, 3),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), STRIKES)
def test_a_combat_is_heard_of(event, mine, theirs):
    battle = set_off(event).dice(mine, theirs).play("strike c3 c4")
    assert lives(battle) == 1


def test_an_exchange_is_heard_of_as_such():
    battle = set_off("fought: {by: self, exchange: true}").dice(5, 3).play("strike c3 c4", "higher")
    assert lives(battle) == 1
    battle = set_off("fought: {by: self, exchange: true}").dice(5, 3).play("strike c3 c4", "lower")
    assert lives(battle) == 0


def test_protecting_and_redirection_are_heard_of():
    battle = set_off(
        "protected: {by: self}", mine="ally b3 exhausted", theirs="foe b4", turn=2
    ).dice(3, 3)
    assert lives(battle.play("strike b4 b3", "protect c3")) == 1
    bait = hero(
        "act: {pay: [], instant: true, window: {declared: {by: enemy.card, target: mine.creature}}, limit: {n: 1, per: turn}, do: {redirect: {pick: mine.creature other(event.target)}}}",
        id="bait",
    )
    battle = set_off(
        "redirected: {target: self}", mine="bait b3", theirs="foe b4", more=bait, turn=2
    ).dice(3, 3)
    assert lives(battle.play("strike b4 b3", "use b3 1", "target c3")) == 1


MOVES = [
    ("relocated: {card: self}", "", "move c3 c2"),
    ("moved: {card: self}", "", "move c3 c2"),
    ("jumped: {card: self}", "jump 3", "leap c3 c1"),
    ("teleported: {card: self}", "teleport", "leap c3 a1"),
]


@pytest.mark.parametrize(("event", "kw", "line"), MOVES)
def test_movement_is_heard_of(event, kw, line):
    assert lives(set_off(event, kw=kw).play(line)) == 1


def test_a_dash_follows_the_attack_once_a_turn():
    battle = set_off("dashed: {card: self}", kw="dash", theirs="foe c4 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.options("target") == {"c2", "b3", "d3"}
    battle.play("target c2")
    assert (battle.at("hero"), lives(battle)) == ("c2", 1)


DEEDS = [
    ("healed: {card: mine.creature}", "{heal: {to: self, n: 1}}", "wounds=2"),
    ("opened: {card: self}", "{open: self}", ""),
    ("chips_gained: {card: self}", "{chips: {to: self, n: 1}}", ""),
    ("chips_lost: {card: self}", "{lose_chips: {to: self, n: 1}}", "chips=1"),
    ("blessed: {card: self, by: self}", "{bless: self}", ""),
    ("cursed: {card: self}", "{curse: self}", ""),
    ("poisoned: {card: self}", "{poison: {to: self, n: 1}}", ""),
    ("marked: {card: self, marker: rune}", "{mark: {what: self, with: rune}}", ""),
    (
        "unmarked: {card: self, marker: rune}",
        "[{mark: {what: self, with: rune}}, {unmark: {with: rune, what: self}}]",
        "",
    ),
    ("used: {card: self, kind: effect}", "{tap: self}", ""),
    ("wounded: {card: self, cause: effect}", "{damage: {to: self, n: 1}}", ""),
]


@pytest.mark.parametrize(("event", "do", "state"), DEEDS)
def test_what_befalls_a_card_is_heard_of(event, do, state):
    cards = hero(
        f"on: {{{event}, do: {{lives: {{to: self, n: 1}}}}}}", f"act: {{pay: tap, do: {do}}}"
    )
    battle = field(f"P1: hero c3 {state}", "P2: foe c4", cards=cards).play("use c3 1")
    assert lives(battle) == 1


def test_extra_lives_are_heard_of():
    cards = hero(
        "on: {lives_gained: {card: self}, do: {chips: {to: self, n: 1}}}",
        "on: {lives_lost: {card: self}, do: {chips: {to: self, n: 5}}}",
        "act: {pay: tap, do: [{lives: {to: self, n: 2}}, {lose_lives: {to: self, n: 1}}]}",
    )
    battle = field("P1: hero c3", "P2: foe c4", cards=cards).play("use c3 1")
    assert battle.now("hero")["chips"] == 6


@rule("BK-14.6")
def test_deaths_are_heard_of_even_by_the_dying():
    revenge = "on: {died: {card: self, by: enemy.card}, do: {damage: {to: event.by, n: 3}}}"
    battle = duel(revenge, theirs="foe c4", turn=2, mine="x a1")
    battle.state.wounds[battle.card("hero")] = 9
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1).play("strike c4 c3")
    assert (battle.at("hero"), battle.wounds("foe")) == ("grave", 3)
    for event in (
        "left: {card: enemy.creature}",
        "buried: {card: enemy.creature}",
        "died: {card: enemy.creature, by: self, attack: strike}",
    ):
        battle = (
            set_off(event, theirs="foe c4 wounds=9 exhausted, x a6").dice(1).play("strike c3 c4")
        )
        assert lives(battle) == 1


def test_the_fallen_are_remembered_as_they_were():
    text = "on: {died: {card: self}, do: {damage: {to: {all: enemy.creature adj(self)}, n: 'stat(self, wounds)'}}}"
    battle = duel(text, theirs="foe c4 life=20, far a6", turn=2, mine="x a1")
    battle.state.wounds[battle.card("hero")] = 9
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1).play("strike c4 c3")
    assert (battle.wounds("foe"), battle.wounds("far")) == (11, 0)


def test_vampires_eaters_returns_summons_and_reveals_are_heard_of():
    battle = duel(
        "on: {drained: {card: self}, do: {chips: {to: self, n: event.excess}}}",
        kw="vampirism",
        theirs="foe c4 exhausted",
    ).dice(1)
    assert battle.play("strike c3 c4").now("hero")["chips"] == 2
    battle = set_off(
        "scavenged: {card: self}", kw="scavenger", theirs="foe c4 wounds=9 exhausted, x a6"
    ).dice(1)
    battle.play("strike c3 c4")
    assert (battle.at("foe"), lives(battle)) == ("exile", 1)
    battle = set_off("incarnated: {card: mine.creature}", mine="ghost grave incarnation=1").change()
    assert lives(battle.play("target a1")) == 1
    battle = set_off("revealed: {card: enemy.card}", theirs="foe c4, dark c6 hidden").end()
    assert lives(battle) == 1
    cards = hero(
        "on: {summoned: {card: mine.creature}, do: {chips: {to: self, n: 1}}}",
        "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(grave)}}}}",
    )
    battle = field("P1: hero c3, ally grave", "P2: foe c4", cards=cards)
    assert battle.play("use c3 1", "choose south grave ally", "target b2").now("hero")["chips"] == 1


def test_the_start_of_the_battle_is_heard_of():
    battle = set_off("battle_start: {}")
    battle.state.turn, battle.state.active = 0, -1
    battle.state.actors = []
    battle.state.frames.step = 0
    driver.advance(battle.state)
    assert lives(battle) == 1


# Who comes first


def test_of_both_players_abilities_the_opponents_are_carried_out_first():
    cards = hero("on: {died: {card: creature}, do: {chips: {to: self, n: 1}}}", id="one") + hero(
        "on: {died: {card: creature}, do: {chips: {to: self, n: 1}}}", id="two"
    )
    battle = field(
        "P1: one c3, two c2, knight b3", "P2: one c5, foe b4 exhausted wounds=9", cards=cards
    )
    battle.dice(1).play("strike b3 b4")
    assert [(told["seat"], told["card"]) for told in battle.told("chips")] == [(1, "one")]
    assert battle.asked == ("trigger", [0])
    battle.play("number 2")
    assert [told["at"] for told in battle.told("chips")][1:] == ["c2", "c3"]


def test_an_ability_may_be_optional():
    battle = duel("on: {turn_end: mine, may: true, do: {lives: {to: self, n: 1}}}").play(
        "end", "no"
    )
    assert lives(battle) == 0


@rule("BK-20.9")
def test_abilities_that_set_each_other_off_are_cut_off():
    cards = hero(
        "on: {blessed: {card: mine.creature}, do: {curse: self}}",
        "on: {cursed: {card: self}, do: {bless: self}}",
        "act: {pay: tap, do: {bless: self}}",
    )
    battle = field("P1: hero c3", "P2: foe c4", cards=cards).play("use c3 1")
    assert battle.question == "turn"
    assert len(battle.told("blessed")) <= 4


# Instead


def test_wounds_healing_and_poison_are_replaced_or_prevented():
    battle = duel("instead: {of: {wounded: {card: self}}, do: {prevent: 1}}", turn=2)
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(6).play("strike c4 c3")
    assert (battle.wounds("hero"), battle.told("hit")[0]["magnitude"]) == (3, 4)
    cards = hero(
        "instead: {of: {healed: {card: mine.creature}}, limit: {n: 1, per: turn, each: true}, do: {replace: event.n + 1}}",
        "act: {pay: tap, do: {heal: {to: {all: mine.creature}, n: 1}}}",
    )
    battle = field("P1: hero c3 wounds=5, ally b2 wounds=5", "P2: foe c4", cards=cards).play(
        "use c3 1"
    )
    assert (battle.wounds("hero"), battle.wounds("ally")) == (3, 3)
    for event, name in (
        ("poisoned", "poison"),
        ("blessed", "bless"),
        ("cursed", "curse"),
        ("chips_gained", "chips"),
        ("lives_gained", "lives"),
    ):
        n = ", n: 1" if name in ("poison", "chips", "lives") else ""
        cards = hero(
            f"instead: {{of: {{{event}: {{card: self}}}}, do: {{heal: {{to: self, n: 1}}}}}}",
            f"act: {{pay: tap, do: {{{name}: {{to: self{n}}}}}}}",
        )
        battle = field("P1: hero c3 wounds=3", "P2: foe c4", cards=cards).play("use c3 1")
        now = battle.now("hero")
        assert (now["wounds"], now["poison"], now["chips"], now["extra"]) == (2, 0, 0, 0)
        assert now["statuses"] == ["acted"]


def test_a_death_is_replaced_unless_the_card_stays_dead():
    saved = "instead: {of: {died: {card: self, cause: attack}}, limit: {n: 1, per: battle}, do: {heal: {to: self, n: 5}}}"
    battle = duel(saved, turn=2, mine="x a1")
    battle.state.wounds[battle.card("hero")] = 9
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1).play("strike c4 c3")
    assert (battle.at("hero"), battle.wounds("hero")) == ("c3", 6)
    weak = "instead: {of: {died: {card: self}}, do: {chips: {to: self, n: 1}}}"
    battle = duel(weak, turn=2, mine="x a1")
    battle.state.wounds[battle.card("hero")] = 9
    states.exhaust(battle.state, battle.card("hero"))
    assert battle.dice(1).play("strike c4 c3").at("hero") == "grave"


def test_what_may_stand_in_may_be_declined_or_let_it_proceed():
    cards = hero(
        "instead: {of: {wounded: {card: self}}, may: true, do: {lives: {to: self, n: 1}}}",
        "act: {pay: tap, do: {damage: {to: self, n: 2}}}",
    )
    battle = field("P1: hero c3", "P2: foe c4", cards=cards).play("use c3 1", "no")
    assert battle.wounds("hero") == 2
    cards = hero(
        "instead: {of: {wounded: {card: self}}, do: [{lives: {to: self, n: 1}}, {proceed: {}}]}",
        "act: {pay: tap, do: {damage: {to: self, n: 2}}}",
    )
    battle = field("P1: hero c3", "P2: foe c4", cards=cards).play("use c3 1")
    assert (battle.wounds("hero"), lives(battle)) == (2, 1)


# Limits and costs


def test_abilities_are_used_only_so_often():
    text = "act: {pay: [], do: {lives: {to: self, n: 1}}, limit: {n: 2, per: turn}}"
    battle = duel(text).play("use c3 1", "use c3 1")
    assert battle.refused("use c3 1") == "used-up"
    assert "c3 1" in battle.change().options("use")
    battle = duel(text.replace("per: turn", "per: battle")).play("use c3 1", "use c3 1").change()
    assert battle.refused("use c3 1") == "used-up"
    each = "act: {pay: [], do: {heal: {to: {pick: mine.creature}, n: 1}}, limit: {n: 1, per: turn, each: true}}"
    battle = duel(each, mine="ally b2").play("use c3 1", "target b2", "use c3 1")
    assert battle.options("target") == {"c3"}
    for period in ("my_turn", "enemy_turn"):
        battle = duel(
            f"on: {{relocated: {{card: creature}}, limit: {{n: 1, per: {period}}}, do: {{lives: {{to: self, n: 1}}}}}}"
        )
        assert lives(battle.play("move c3 c2", "move c2 c1")) == 1


def test_costs_are_paid():
    battle = duel("act: {pay: [tap, {lives: X}], do: {damage: {to: {pick: enemy.creature}, n: X}}}")
    battle.state.extra[0] = 3
    battle.play("use c3 1", "number 2", "target c4")
    assert (battle.wounds("foe"), lives(battle)) == (2, 1)
    battle = duel(
        "act: {pay: {wound: 2}, do: {chips: {to: self, n: 1}}, limit: {n: 1, per: turn}}"
    ).play("use c3 1")
    assert battle.wounds("hero") == 2
    battle = duel(
        "act: {pay: {tap_card: {pick: mine.creature adj(self) !tapped}}, do: {chips: {to: self, n: 1}}}",
        mine="ally b3",
    )
    battle.play("use c3 1", "target b3")
    assert not battle.is_alert("ally") and battle.refused("use c3 1") == "cannot-pay"
    battle = duel(
        "act: {pay: {exile: {pick: mine.creature in(grave)}}, do: {chips: {to: self, n: 1}}}",
        mine="dead grave",
    )
    assert battle.play("use c3 1", "choose south grave dead").at("dead") == "exile"
    battle = duel(
        "act: {pay: {destroy: {pick: mine.creature other(self)}}, do: {chips: {to: self, n: 1}}}",
        mine="ally b3",
    )
    assert battle.play("use c3 1", "target b3").at("ally") == "grave"
    cards = hero(
        "on: {turn_start: mine, do: {mark: {what: self, with: rune}}}",
        "act: {pay: {unmark: {with: rune, n: 1}}, do: {chips: {to: self, n: 1}}}",
    )
    battle = field("P1: hero c3", "P2: foe c4", cards=cards)
    assert battle.refused("use c3 1") == "cannot-pay"
    battle.change()
    assert battle.play("use c3 1").now("hero")["markers"] == []


@rule("BK-19.45", "BK-19.36", "BK-12.30")
def test_protection_from_spells_blocks_the_whole_spell():
    spell = "act: {type: spell, pay: tap, do: [{damage: {to: {pick: enemy.creature}, n: 2}}, {lives: {to: self, n: 1}}]}"
    battle = duel(spell, theirs="foe c4 protect-spells").play("use c3 1", "target c4")
    assert (battle.wounds("foe"), lives(battle), battle.is_alert("hero")) == (0, 0, False)
    battle = duel(spell, theirs="foe c4 protect-spells", edition="laar").play(
        "use c3 1", "target c4"
    )
    assert (battle.wounds("foe"), lives(battle)) == (0, 1)


def test_the_steadfast_withstand_effects_of_the_enemy():
    battle = duel(
        "act: {pay: tap, do: {damage: {to: {all: creature}, n: 2}}}",
        theirs="foe c4 steadfast",
        mine="ally b2 steadfast",
    )
    battle.play("use c3 1")
    assert (battle.wounds("foe"), battle.wounds("ally")) == (0, 2)


# Wrappers


def test_concentration_fury_valhalla_and_formation():
    battle = duel("concentration: {do: {lives: {to: self, n: 1}}}").change()
    assert lives(battle) == 1
    battle = duel("fury: {n: 3, do: {lives: {to: self, n: 1}}}", theirs="foe c4 exhausted").dice(3)
    assert lives(battle.play("strike c3 c4")) == 1
    battle = duel("valhalla: {do: {bless: {pick: mine.creature}}}", mine="ally a1", turn=2)
    battle.state.wounds[0] = 9
    states.exhaust(battle.state, 0)
    battle.dice(1).play("strike c4 c3", "end", "yes", "target a1")
    assert "blessed" in battle.now("ally")["statuses"]
    cards = hero("formation: {give: {kw: armor 2}}")
    battle = field("P1: hero c3, hero b3", "P2: foe c5", cards=cards)
    assert battle.now("c3")["armor"] == 2
    assert battle.play("move b3 b2").now("c3")["armor"] == 0


@pytest.mark.parametrize(("gate", "armor"), [("first", 1), ("second", 0)])
def test_abilities_of_the_first_or_second_player(gate, armor):
    assert duel(f"{gate}: {{give: {{kw: armor 1}}}}").now("hero")["armor"] == armor


def test_the_incorporeal_walk_over_others_and_are_exiled():
    battle = duel("incorporeal: {give: {kw: defence 1}}", theirs="foe c4")
    assert "c3 c4" in battle.options("move")
    assert battle.now("hero")["keywords"]["defence"] == 1
    battle.state.wounds[0] = 3
    healing.heal(battle.state, 0, 2)
    poison.give(battle.state, 0, 2)
    assert (battle.wounds("hero"), battle.state.poison[0]) == (3, 0)
    death.destroy(battle.state, 0)
    assert battle.at("hero") == "exile"
