"""Modifiers, how long they last, and what cards may, must or must not do."""

import pytest
from rulebook import rule

from berserk.battle import field
from berserk.heroes import duel, hero
from holmgang.games.berserk.change import healing, poison, states
from holmgang.games.berserk.numbers import keywords


def given(mod: str, to: str = "self", until: str = "end_turn") -> str:
    return f"act: {{pay: [], limit: {{n: 1, per: battle}}, do: {{give: {{to: {to}, mod: {mod}, until: {until}}}}}}}"


# Strikes


def test_power_adds_to_own_attacks_and_take_to_those_at_it():
    battle = duel(
        "static: {give: {power: {attack: strike, n: +2}}}", theirs="foe c4 exhausted"
    ).dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 4
    battle = duel(
        "static: {give: {take: {attack: strike, by: -1, from: enemy.creature cost<=3}}}", turn=2
    )
    states.exhaust(battle.state, battle.card("hero"))
    assert battle.dice(1).play("strike c4 c3").wounds("hero") == 1


def test_cap_and_weaken_bound_attacks_at_it():
    for mod, wounds in (
        ("{cap: {n: 1, attack: any}}", 1),
        ("{weaken: {to: light, attack: strike}}", 2),
    ):
        battle = duel(f"static: {{give: {mod}}}", turn=2)
        states.exhaust(battle.state, battle.card("hero"))
        assert battle.dice(6).play("strike c4 c3").wounds("hero") == wounds


@pytest.mark.parametrize(
    ("mod", "die", "wounds"),
    [("{roll: {n: +1, when: attacking}}", 3, 3), ("{roll: {n: +1}}", 5, 4), ("{roll_is: 6}", 1, 4)],
)
def test_dice_are_modified(mod, die, wounds):
    battle = duel(f"static: {{give: {mod}}}", theirs="foe c4 exhausted").dice(die)
    assert battle.play("strike c3 c4").wounds("foe") == wounds


def test_a_modifier_of_the_defence_does_not_help_the_attack():
    battle = duel(
        "static: {give: {roll: {n: +3, when: defending}}}", theirs="foe c4 exhausted"
    ).dice(3)
    assert battle.play("strike c3 c4").wounds("foe") == 2
    battle = duel("static: {give: {roll: {n: +3, when: defending}}}", turn=2).dice(4, 2)
    battle.play("strike c4 c3")
    assert battle.told("rolled")[1]["total"] == 5


def test_several_dice_are_rolled_and_the_best_is_kept():
    battle = duel("static: {give: {dice: 2}}", theirs="foe c4 exhausted").dice(2, 6)
    assert battle.play("strike c3 c4").wounds("foe") == 4


def test_range_life_and_movement():
    more = "act: {pay: tap, do: {shot: {power: 1, range: 2}}}"
    cards = hero("static: {give: [{range: +1}, {life: +2}, {move: +1}]}", more)
    battle = field("P1: hero c3", "P2: foe c6", cards=cards)
    battle.play("use c3 1")
    assert battle.options("target") == {"c6"}
    assert (battle.now("hero")["life"], battle.now("hero")["move"]) == (12, 3)


def test_a_card_may_attack_twice_and_stay_alert():
    battle = duel(
        "static: {give: {times: {attack: strike, n: 2}}}", theirs="foe c4 exhausted life=20"
    ).dice(1, 1)
    battle.play("strike c3 c4")
    assert battle.is_alert("hero") and not battle.options("move")
    battle.play("strike c3 c4")
    assert not battle.is_alert("hero")
    battle = duel("static: {give: {no_tap: strike}}", theirs="foe c4 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert battle.is_alert("hero") and not battle.options("strike")


def test_a_protector_may_stay_alert():
    text = "static: {give: {no_tap: protecting}}"
    battle = duel(text, mine="ally b3 exhausted", theirs="foe b4", turn=2).dice(3, 3)
    battle.play("strike b4 b3", "protect c3")
    assert battle.is_alert("hero")


def test_reach_guard_and_flyers():
    battle = duel("static: {give: {reach: flyers}}", theirs="bird air flyer, x a6")
    assert f"c3 {battle.call('bird')}" in battle.options("strike")
    battle = duel("static: {give: {reach: anywhere}}", theirs="foe a6")
    assert battle.options("strike") == {"c3 a6"}
    text = "act: {pay: tap, do: {row: {power: 1}}}"
    battle = field(
        "P1: hero c3", "P2: foe e5", cards=hero("static: {give: {reach: diagonal}}", text)
    )
    assert battle.play("use c3 1").options("target") == {"e5"}
    battle = duel("static: {give: {guard: {}}}", turn=2)
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1, 6).play("strike c4 c3")
    assert battle.wounds("hero") == 0


# Keywords and abilities


@rule("BK-20.1")
def test_keywords_are_given_raised_lost_and_ignored():
    battle = duel("static: {for: mine.creature, give: {kw: armor 2}}", mine="ally b2 armor=1")
    assert battle.now("ally")["keywords"] == {"armor": 2}
    battle = duel(
        "static: {for: mine.creature other(self), give: {more: {kw: armor, n: 1}}}",
        mine="ally b2 armor=1, bare a1",
    )
    assert (battle.now("ally")["keywords"], battle.now("bare")["keywords"]) == ({"armor": 2}, {})
    battle = duel("static: {for: enemy.creature, give: {lose: armor}}", theirs="foe c4 armor=3")
    assert battle.now("foe")["keywords"] == {}
    battle = duel("static: {give: {ignore: armor}}", theirs="foe c4 armor=3 exhausted").dice(1)
    assert battle.play("strike c3 c4").wounds("foe") == 2
    battle = duel("static: {for: enemy.creature, give: {kw: protect magic}}")
    assert set(battle.now("foe")["keywords"]) == {
        "protect-spells",
        "protect-blasts",
        "protect-magic_strikes",
    }


def test_the_silent_have_no_printed_abilities():
    cards = hero("static: {for: enemy.creature, give: {silent: {}}}") + hero(
        "act: {pay: tap, do: {damage: {to: self, n: 1}}}", id="mute", kw="armor 2"
    )
    battle = field("P1: hero c3", "P2: mute c4", cards=cards, turn=2)
    assert battle.refused("use c4 1") == "no-such-ability"
    assert battle.now("mute")["keywords"] == {}


def test_an_ability_is_given():
    shot = "{ability: {act: {pay: tap, do: {damage: {to: {pick: enemy.creature}, n: 2}}}}}"
    battle = duel(given(shot, "{pick: mine.creature other(self)}"), mine="ally b2")
    battle.play("use c3 1", "target b2", "use b2 1", "target c4")
    assert battle.wounds("foe") == 2
    battle = duel(
        f"static: {{for: mine.creature beside(self), give: {shot}}}", mine="ally b3, far a1"
    )
    assert battle.options("use") == {"b3 1"}


def test_class_and_realm_are_changed():
    text = given("[{class: rootkin}, {realm: fire}, {unclass: watch}]")
    battle = duel(
        text,
        more=hero(
            "act: {pay: tap, do: {heal: {to: {pick: mine.creature class(rootkin) elem(fire) !class(watch)}, n: 1}}}",
            id="leech",
        ),
        mine="leech b2",
    )
    assert battle.refused("use b2 1") == "cannot-use"
    battle.play("use c3 1", "use b2 1")
    assert battle.options("target") == {"c3"}


def test_fury_is_raised():
    battle = field(
        "P1: hero c3",
        "P2: foe c4 exhausted",
        cards=hero("fury: {n: 2, do: {lives: {to: self, n: 1}}}", "static: {give: {fury: +2}}"),
    ).dice(4)
    assert battle.play("strike c3 c4").now("hero")["extra"] == 1


# How long


@pytest.mark.parametrize(
    ("until", "turns"),
    [
        ("end_turn", 1),
        ("end_my_turn", 1),
        ("end_enemy_turn", 2),
        ("end_my_next_turn", 3),
        ("end_its_turn", 3),
        ("battle", 9),
    ],
)
def test_a_gift_lasts_so_many_turns(until, turns):
    battle = duel(given("{kw: armor 1}", until=until)).play("use c3 1")
    for turn in range(1, 6):
        assert bool(battle.now("hero")["keywords"]) == (turn <= turns), turn
        battle.end()


def test_a_gift_lasts_while_something_is_so_or_until_something_happens():
    battle = duel(
        given("{kw: armor 1}", until="'while(is(self, !hurt))'"), theirs="foe c4 strike=3-3-3"
    ).play("use c3 1")
    assert battle.now("hero")["keywords"] == {"armor": 1}
    battle.state.wounds[battle.card("hero")] = 1
    assert battle.now("hero")["keywords"] == {}
    battle = duel(
        given("{power: {attack: strike, n: +1}}", until="next(hit)"),
        theirs="foe c4 exhausted life=20",
    ).play("use c3 1")
    battle.dice(1).play("strike c3 c4")
    assert battle.now("hero")["gifts"] == []


# Rules of cards


@pytest.mark.parametrize(
    ("deed", "verb", "left"),
    [
        ("move: {}", "move", set()),
        ("act: {}", "strike", set()),
        ("attack: {target: enemy.creature hurt}", "strike", {"c3 c4"}),
        ("enter: 'cell row(1, enemy)'", "move", {"c3 c2", "c3 b3", "c3 d3"}),
    ],
)
def test_cards_are_forbidden_things(deed, verb, left):
    battle = duel(f"rule: {{forbid: {{{deed}}}}}", theirs="foe c4, weak d4 wounds=1")
    if verb == "move":
        battle = duel(f"rule: {{forbid: {{{deed}}}}}", theirs="foe a6")
    assert battle.options(verb) == left


def test_use_protect_open_and_being_chosen_are_forbidden():
    healer = hero(
        "act: {type: spell, pay: tap, do: {heal: {to: {pick: creature}, n: 1}}}", id="healer"
    )
    battle = field(
        "P1: hero c3, healer b3",
        "P2: foe c4",
        cards=hero("rule: {for: mine.creature other(self), forbid: {use: spell}}") + healer,
    )
    assert battle.refused("use b3 1") == "cannot-use"
    battle = field(
        "P1: hero c3, healer b3",
        "P2: foe c4",
        cards=hero("rule: {forbid: {be_chosen: {by: mine.card, kind: spell}}}") + healer,
    )
    assert "c3" not in battle.play("use b3 1").options("target")
    battle = duel(
        "rule: {for: mine.creature other(self), forbid: {protect: {}}}",
        mine="ally b4",
        theirs="foe c4",
        turn=2,
    )
    battle.dice(1, 6).play("strike c4 c3")
    assert battle.told("protects") == []
    battle = duel(
        "rule: {for: enemy.creature adj(self), forbid: {open: {}}}", theirs="foe c4 exhausted"
    ).end()
    assert not battle.is_alert("foe")


def test_being_attacked_healed_poisoned_or_moved_is_forbidden():
    battle = duel(
        "rule: {for: enemy.creature hurt, forbid: {be_attacked: {attack: melee}}}",
        theirs="foe c4 wounds=1, x d4",
    )
    assert battle.options("strike") == {"c3 d4"}
    for deed in ("be_healed", "be_poisoned"):
        battle = duel(f"rule: {{forbid: {{{deed}: {{}}}}}}")
        battle.state.wounds[0] = 3
        healing.heal(battle.state, 0, 2)
        poison.give(battle.state, 0, 2)
        assert (battle.wounds("hero"), battle.state.poison[0]) == (
            (3, 2) if deed == "be_healed" else (1, 0)
        )
    pusher = hero(
        "act: {pay: tap, do: {relocate: {what: {pick: enemy.creature}, to: {pick: cell free adj(it)}}}}",
        id="pusher",
    )
    battle = field(
        "P1: pusher c3",
        "P2: hero c4",
        cards=hero("rule: {forbid: {relocate: {by: enemy.card}}}") + pusher,
    )
    battle.play("use c3 1", "target c4")
    assert battle.at("hero") == "c4" and battle.asked == ("turn", [0])


def test_attacks_are_allowed_only_so_or_demanded_or_allowed_also():
    battle = duel(
        "rule: {only: {attack: {target: enemy.creature hurt}}}", theirs="foe c4, weak d4 wounds=1"
    )
    assert battle.options("strike") == {"c3 d4"}
    battle = duel(
        "rule: {for: enemy.creature adj(self), must: {attack: {target: self}}, except: enemy.creature elite}",
        mine="ally b3",
        theirs="foe c4",
        turn=2,
    )
    assert battle.options("strike") == {"c4 c3"} and "end" not in battle.legal()
    assert battle.refused("end") == "must-attack"
    battle = duel(
        "rule: {for: enemy.creature adj(self), must: {attack: {target: self}}, except: enemy.creature}",
        mine="ally b3",
        theirs="foe c4",
        turn=2,
    )
    assert "end" in battle.legal()
    battle = duel(
        "rule: {may_also: {attack: {target: enemy.creature row(3, enemy)}}}".replace(
            "enemy.creature row(3, enemy)", "'enemy.creature row(3, enemy)'"
        ),
        theirs="foe c6",
    )
    assert battle.options("strike") == {"c3 c6"}
    battle = duel(
        "rule: {may_also: {protect: {target: mine.creature}}}",
        mine="ally a1 exhausted",
        theirs="foe a2",
        turn=2,
    )
    battle.play("strike a2 a1")
    assert battle.options("protect") == {"c3"}


@rule("BK-20.7")
def test_the_text_of_a_card_beats_the_rules():
    """Polearms do not strike neighbours, ground creatures no flyers; a card may say otherwise."""
    battle = duel("static: {give: {reach: flyers}}", theirs="bird air flyer, x a6")
    assert battle.reaches("strike", "hero", "bird")


def test_hidden_cards_neither_give_nor_show_anything():
    battle = field(
        "P1: foe c3",
        "P2: hero c6 hidden, ally c5",
        cards=hero("static: {for: mine.creature, give: {kw: armor 2}}"),
    )
    assert battle.now("ally")["keywords"] == {}
    battle.end()
    assert battle.now("ally")["keywords"] == {"armor": 2}


def test_every_slot_has_room_for_its_keywords():
    assert keywords.COUNT <= 32
