"""What is given for a while: command, copies, flight, uses, conditions, extra turns."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import act, duel, hero, laar
from berserk.invariants import broken_invariants
from holmgang.core.errors import ContentError
from holmgang.games.berserk.change import death, states, wounds
from holmgang.games.berserk.run import driver

CHIP = "{chips: {to: self, n: 1}}"


def sound(battle: Battle) -> bool:
    return broken_invariants(battle.state) == []


# Command


CONTROL = act("{control: {to: {pick: enemy.creature}, until: end_turn}}")


def test_a_card_obeys_another_player_for_a_while():
    battle = duel(CONTROL, theirs="foe c4, other b4 exhausted life=20")
    battle.play("use c3 1", "target c4")
    assert battle.now("foe")["seat"] == 0
    assert "c4 b4" in battle.options("strike")
    battle.dice(6).play("strike c4 b4")
    assert battle.wounds("other") == 4
    assert battle.end().now("foe")["seat"] == 1
    assert [told["seat"] for told in battle.told("commanded")] == [0, 1]
    assert sound(battle)


def test_who_takes_the_last_creature_has_not_won():
    battle = duel(CONTROL).play("use c3 1", "target c4")
    assert battle.winner is None
    assert battle.end().asked == ("turn", [1])


@rule("BK-21.1", "BK-21.3")
def test_who_has_only_a_borrowed_creature_loses_when_it_goes_back():
    battle = duel(CONTROL, theirs="foe c4, x a6")
    battle.play("use c3 1", "target c4")
    death.destroy(battle.state, battle.card("hero"))
    assert battle.winner is None
    assert battle.end().winner == "P2"


def test_command_lasts_as_long_as_its_condition():
    do = "{control: {to: {pick: enemy.creature}, until: 'while(is(self, tapped))'}}"
    battle = duel(act(do), theirs="foe c4, x a6").play("use c3 1", "target c4")
    assert battle.end().now("foe")["seat"] == 0
    assert battle.end().now("foe")["seat"] == 1


def test_a_card_that_dies_under_command_lies_in_its_owners_graveyard():
    battle = duel(CONTROL, theirs="foe c4 wounds=9, x b4").play("use c3 1", "target c4")
    death.destroy(battle.state, battle.card("foe"))
    assert (battle.at("foe"), battle.now("foe")["seat"]) == ("grave", 1)
    assert len(battle.state.gifts) == 0


# Copies


COPY = act("{copy: {from: {pick: enemy.creature}, to: self, until: end_my_next_turn}}")


def test_a_card_copies_what_is_printed_on_another():
    cards = hero(COPY) + hero(
        act("{shot: {power: 1-2-3}}"),
        f"on: {{turn_start: mine, do: {CHIP}}}",
        "static: {give: {move: +1}}",
        id="foe",
        kw="armor 2",
    )
    battle = field("P1: hero c3", "P2: foe c6", cards=cards).play("use c3 1", "target c6")
    now = battle.now("hero")
    assert (now["keywords"], now["move"]) == ({"armor": 2}, 3)
    battle.change()
    assert battle.now("hero")["chips"] == 1
    battle.dice(6).play("use c3 2", "target c6")
    assert battle.wounds("foe") == 1  # its armor took two
    battle.change()
    assert (battle.now("hero")["keywords"], battle.now("hero")["chips"]) == ({}, 1)
    assert battle.options("use") == {"c3 1"}


def test_only_some_triggers_may_be_copied():
    copy = "{copy: {from: {pick: enemy.creature}, to: self, on: died, until: battle}}"
    cards = hero(act(copy)) + hero(
        "on: {died: {card: self}, do: {damage: {to: {all: enemy.creature}, n: 2}}}",
        f"on: {{turn_start: mine, do: {CHIP}}}",
        id="bomb",
        kw="armor 1",
    )
    battle = field("P1: hero c3, x a1", "P2: bomb c6, y a6", cards=cards)
    battle.play("use c3 1", "target c6").change()
    assert (battle.now("hero")["chips"], battle.now("hero")["keywords"]) == (0, {})
    battle.state.actors = []
    death.destroy(battle.state, battle.card("hero"))
    driver.advance(battle.state)
    assert [battle.wounds(name) for name in ("bomb", "y", "x")] == [2, 2, 0]


# Abilities that other cards give


def test_a_card_gives_triggers_replacements_and_statics_to_others():
    trigger = f"{{ability: {{on: {{turn_start: mine, do: {CHIP}}}}}}}"
    instead = "{ability: {instead: {of: {wounded: {card: self}}, do: {prevent: 1}}}}"
    static = "{ability: {static: {for: 'enemy.creature adj(self)', give: {move: -1}}}}"
    gives = f"static: {{for: 'mine.creature other(self)', give: [{trigger}, {instead}, {static}]}}"
    battle = duel(gives, mine="ally c2", theirs="foe b3, far a6")
    assert (battle.now("foe")["move"], battle.now("far")["move"]) == (0, 1)
    battle.change()
    assert (battle.now("ally")["chips"], battle.now("hero")["chips"]) == (1, 0)
    wounds.wound_by_ability(battle.state, battle.card("ally"), 3, 8, battle.card("foe"))
    battle.state.actors = []
    driver.advance(battle.state)
    assert battle.wounds("ally") == 2
    death.destroy(battle.state, battle.card("hero"))
    battle.play("end", "end")
    assert (battle.now("ally")["chips"], battle.now("foe")["move"]) == (1, 1)


# Uses


@pytest.mark.parametrize(
    ("mod", "wounds"),
    [("{power: {attack: strike, n: +1}}", [3, 2]), ("{kw: attack 3}", [3, 2])],
)
def test_a_gift_may_last_for_so_many_attacks(mod, wounds):
    give = f"{{give: {{to: {{pick: mine.creature}}, mod: {mod}, until: uses(1)}}}}"
    battle = duel(act(give), mine="ally b3", theirs="foe b4 exhausted life=30, stone a6")
    battle.play("use c3 1", "target b3").dice(1).play("strike b3 b4")
    first = battle.wounds("foe")
    battle.play("end")
    states.exhaust(battle.state, battle.card("foe"))
    battle.play("end").dice(1).play("strike b3 b4")
    assert [first, battle.wounds("foe") - first] == wounds


def test_what_guards_is_used_up_by_attacks_at_the_card():
    give = "{give: {to: self, mod: {take: {attack: strike, by: -1}}, until: uses(2)}}"
    battle = duel(act(give), theirs="foe c4 strike=2-2-2, b b4 strike=2-2-2, c d4 strike=2-2-2")
    battle.play("use c3 1").end()
    battle.dice(1, 1, 1).play("strike c4 c3", "strike b4 c3", "strike d4 c3")
    assert battle.wounds("hero") == 1 + 1 + 2


def test_a_given_ability_may_be_used_so_often():
    ability = "{ability: {act: {pay: [], do: {heal: {to: self, n: 1}}}}}"
    give = f"{{give: {{to: {{pick: mine.creature other(self)}}, mod: {ability}, until: uses(2)}}}}"
    battle = duel(act(give), mine="ally b3 wounds=5").play("use c3 1", "target b3")
    battle.play("use b3 1", "use b3 1")
    assert battle.wounds("ally") == 3
    assert battle.options("use") == set()


def test_a_shield_may_stop_so_many_wounds_so_often():
    shield = "{shield: {to: self, n: 9, until: uses(1)}}"
    battle = duel(act(shield), theirs="foe c4 strike=2-2-2, b b4 strike=2-2-2")
    battle.play("use c3 1").end()
    battle.dice(1, 1).play("strike c4 c3", "strike b4 c3")
    assert battle.wounds("hero") == 2


@pytest.mark.parametrize(
    "effect",
    [
        "{control: {to: {pick: creature}, until: uses(1)}}",
        "{give: {to: self, mod: {life: +2}, until: uses(1)}}",
        "{give: {to: self, mod: {kw: jump 2}, until: uses(1)}}",
    ],
)
def test_what_nothing_uses_up_cannot_last_for_uses(effect):
    with pytest.raises(ContentError):
        duel(act(effect))


# Conditions about another card


def test_a_gift_may_last_as_long_as_another_card_is_so():
    give = "{give: {to: self, mod: {kw: armor 3}, until: 'while(is(it, tapped))'}}"
    do = f"[{{tap: {{pick: mine.creature other(self)}}}}, {give}]"
    battle = duel(act(do), mine="ally b3").play("use c3 1", "target b3")
    assert battle.now("hero")["keywords"] == {"armor": 3}
    assert battle.end().now("hero")["keywords"] == {"armor": 3}
    assert battle.end().now("hero")["keywords"] == {}


def test_a_named_card_may_be_watched_too():
    give = "{give: {to: self, mod: {move: +2}, until: 'while(is($pal, adj(self)))'}}"
    do = f"[{{let: {{card: {{pick: mine.creature other(self)}}, as: $pal}}}}, {give}]"
    battle = duel(act(do, "[]"), mine="ally b3 move=2").play("use c3 1", "target b3")
    assert battle.now("hero")["move"] == 4
    battle.play("move b3 a3")
    assert battle.now("hero")["move"] == 2


# Extra turns


EXTRA = "act: {pay: tap, limit: {n: 1, per: battle}, do: extra_turn}"


def test_another_turn_follows_and_then_the_opponents():
    battle = duel(EXTRA).play("use c3 1").end()
    assert battle.asked == ("turn", [0])
    assert battle.is_alert("hero")
    assert battle.state.turn == 2
    assert battle.end().asked == ("turn", [1])
    assert battle.end().asked == ("turn", [0])
    assert [told["seat"] for told in battle.told("extra-turn")] == [0]


def test_durations_follow_the_turns_they_name():
    armor = "{give: {to: self, mod: {kw: armor 2}, until: end_enemy_turn}}"
    move = "{give: {to: self, mod: {move: +1}, until: end_my_next_turn}}"
    battle = duel(act(f"[{armor}, {move}, extra_turn]")).play("use c3 1").end()
    assert (battle.now("hero")["keywords"], battle.now("hero")["move"]) == ({"armor": 2}, 3)
    battle.end()
    assert (battle.now("hero")["keywords"], battle.now("hero")["move"]) == ({"armor": 2}, 2)
    battle.end()
    assert battle.now("hero")["keywords"] == {}


# Flight


FLY = act("{take_off: {to: self, until: end_my_next_turn}}")


@rule("BK-19.148")
@ruling("BK-19.148")
def test_a_card_takes_off_and_lands_where_its_player_likes():
    battle = duel(FLY, theirs="foe c6, x a1", edition="laar").play("use c3 1")
    assert battle.at("hero") == "air"
    battle.change()
    assert "x1 c6" in battle.options("strike")
    assert not any(text.startswith("x1") for text in battle.options("move"))
    battle.end()
    assert battle.asked == ("square", [0])
    own = {f"{column}{row}" for column in "abcde" for row in "123"}
    assert battle.options("target") == own - {"a1"}
    battle.play("target e3")
    assert (battle.at("hero"), battle.asked) == ("e3", ("turn", [1]))
    assert sound(battle)


@rule("BK-19.148")
def test_a_flyer_lands_on_the_squares_named_and_is_a_ground_creature_then():
    land = "{land: {to: {pick: enemy.flyer}, at: {pick: 'cell free row(1, enemy)'}}}"
    battle = duel(act(land), theirs="owl air flyer, foe c4, b b4", edition="laar")
    battle.play("use c3 1", "target y1")
    assert battle.asked == ("square", [1])
    assert battle.options("target") == {"a4", "d4", "e4"}
    battle.play("target d4")
    assert (battle.at("owl"), battle.question) == ("d4", "turn")
    battle.end()
    assert battle.options("move") >= {"c4 c5"}
    assert not any(text.startswith("d4") for text in battle.options("move"))
    assert "d4 c3" in battle.options("strike")


@rule("BK-19.148")
def test_without_a_free_square_flight_cannot_be_lost():
    land = "{land: {to: {pick: enemy.flyer}, at: {pick: 'cell opp(self)'}}}"
    battle = duel(act(land), theirs="owl air flyer, foe c4", edition="laar")
    battle.play("use c3 1", "target y1")
    assert (battle.question, battle.at("owl")) == ("turn", "air")


def test_taking_off_and_landing_are_heard_and_can_be_forbidden():
    cards = hero(FLY) + hero(
        f"on: {{took_off: {{card: enemy.creature}}, do: {CHIP}}}",
        "on: {landed: {card: enemy.creature}, do: {bless: self}}",
        id="ear",
    )
    battle = field("P1: hero c3", "P2: ear c6", cards=cards).play("use c3 1").change()
    assert battle.now("ear")["chips"] == 1
    battle.end().play("target c3")
    assert "blessed" in battle.now("ear")["statuses"]
    net = hero("rule: {for: enemy.creature, forbid: {take_off: {}}}", id="net")
    battle = field("P1: hero c3", "P2: net c6", cards=hero(FLY) + net).play("use c3 1")
    assert battle.at("hero") == "c3"


def test_a_symbiote_dies_when_its_host_takes_off():
    rider = "- id: imp\n  body: {type: companion, cost: 2, life: 4, strike: 1-1-2}\n"
    battle = field("P1: hero c3, imp @c3", "P2: foe c6", cards=hero(FLY) + rider)
    battle.play("use c3 1")
    assert (battle.at("hero"), battle.at("imp")) == ("air", "grave")
    assert sound(battle)


# Types


def test_a_creature_may_become_an_artifact():
    freeze = "{give: {to: {pick: enemy.creature}, mod: {type: artifact}, until: end_enemy_turn}}"
    battle = duel(act(freeze), theirs="foe c4 move=2, x a6", mine="ally b3")
    battle.play("use c3 1", "target c4")
    battle.dice(6).play("strike b3 c4")
    assert battle.wounds("foe") == 4  # it does not roll
    battle.end()
    assert not any(text.startswith("c4") for text in battle.legal())
    assert battle.end().winner is None
    frozen = duel(act(freeze)).play("use c3 1", "target c4")
    assert frozen.winner == "P1"


UNSEEN = "P2: hero c4, ally c6 hidden, bird d6 flyer hidden"
STRUCK = "on: {wounded: {card: self}, do: %s}"


@ruling("BK-6.11")
@pytest.mark.parametrize("do", [
    "{shield: {to: {all: mine.creature}, n: 2, until: end_turn}}",
    "{mark: {what: {all: mine.creature}, with: rune}}",
])  # fmt: skip
def test_what_changes_hidden_cards_turns_them_up(do):
    battle = laar("P1: foe c3", UNSEEN, cards=hero(STRUCK % do))
    battle.dice(6, 4).play("strike c3 c4", "lower")
    assert not battle.is_hidden("ally") and battle.at("bird") == "air"


@ruling("BK-6.11")
@rule("BK-6.9")
def test_a_hidden_flyer_that_is_to_swap_places_takes_to_the_air():
    text = STRUCK % "{swap: {what: self, with: {all: mine.creature other(self)}}}"
    battle = laar("P1: foe c3", "P2: hero c4, bird d6 flyer hidden", cards=hero(text))
    battle.dice(6, 4).play("strike c3 c4", "lower")
    assert (battle.at("hero"), battle.at("bird")) == ("c4", "air")


@rule("BK-9.11")
def test_both_that_swap_places_are_relocated_as_far():
    text = "on: {relocated: {card: mine.creature}, do: {chips: {to: self, n: event.n}}}"
    swap = act("{swap: {what: self, with: {pick: mine.creature other(self)}}}")
    battle = laar("P1: hero c3, ally c1", "P2: foe e6", cards=hero(swap, text))
    battle.play("use c3 1", "target c1")
    while battle.question == "declare":
        battle.play("number 1")
    assert (battle.at("hero"), battle.now("hero")["chips"]) == ("c1", 4)
