"""Life, death and limits in the second edition's glossary (BK-19.101 to BK-19.168)."""

import pytest
from rulebook import rule, ruling

from berserk.heroes import SPELL, act, duel, hero, laar
from holmgang.games.berserk.change import death, states
from holmgang.games.berserk.hear import triggers
from holmgang.games.berserk.run import driver

# Life and death


@rule("BK-19.114")
def test_extra_lives_raise_the_most_life_and_leave_wounds_alone():
    battle = duel(act("{lives: {to: self, n: 2}}"), hero="c3 wounds=2", edition="laar").play(
        "use c3 1"
    )
    assert (battle.now("hero")["life"], battle.wounds("hero")) == (12, 2)


@rule("BK-19.112", "BK-19.147", "BK-19.165", "BK-19.144")
@pytest.mark.parametrize(("do", "chips", "curses"), [("destroy", 1, 1), ("exile", 0, 0)])
def test_death_is_to_get_from_play_into_the_graveyard(do, chips, curses):
    cards = hero(act(f"{{{do}: {{pick: enemy.creature}}}}")) + hero(
        "on: {died: {card: mine.creature}, do: {chips: {to: self, n: 1}}}",
        "on: {buried: {card: any.creature}, do: {curse: self}}",
        id="watcher",
        type="artifact",
    )
    battle = laar("P1: hero c3", "P2: foe c4, x a6, watcher e6", cards=cards)
    battle.play("use c3 1", "target c4")
    if do == "destroy":
        battle.play("number 1")
    assert battle.now("watcher")["chips"] == chips
    assert ("cursed" in battle.now("watcher")["statuses"]) == (curses == 1)
    assert battle.wounds("foe") == 0


@rule("BK-19.144", "BK-19.147")
def test_a_card_buried_from_the_deck_does_not_die():
    cards = hero(act("{bury: {pick: mine.creature in(deck)}}")) + hero(
        "on: {died: {card: any.creature}, do: {chips: {to: self, n: 1}}}",
        "on: {buried: {card: any.creature}, do: {curse: self}}",
        id="watcher",
    )
    battle = laar("P1: hero c3", "P2: watcher a6", cards=cards, deck=("wolf", ""))
    battle.play("use c3 1", "choose south deck wolf")
    watcher = battle.now("watcher")
    assert (watcher["chips"], "cursed" in watcher["statuses"]) == (0, True)


@rule("BK-19.124")
def test_exile_is_no_death():
    battle = duel(act("{exile: {pick: enemy.creature}}"), theirs="foe c4, x a6", edition="laar")
    battle.play("use c3 1", "target c4")
    assert battle.at("foe") == "exile"
    assert battle.told("died") == []


FINISH = act("{finish: 2}")


@rule("BK-19.113")
@ruling("BK-19.113")
def test_finishing_destroys_the_weak_beside_it():
    theirs = "foe c4 wounds=8, strong b4 wounds=7, shade d4 wounds=8 incorporeal, far c6 wounds=9"
    battle = duel(FINISH, theirs=theirs, edition="laar").play("use c3 1")
    assert not battle.is_alert("hero")
    assert battle.options("target") == {"c4"}
    battle.play("target c4")
    assert battle.at("foe") == "grave"
    assert battle.told("wounded") == []


@rule("BK-19.158")
def test_the_steadfast_resist_the_effects_of_the_enemy():
    battle = duel(FINISH, theirs="foe c4 wounds=8 steadfast", edition="laar")
    battle.play("use c3 1", "target c4")
    assert battle.at("foe") == "c4"
    effect = act("{damage: {to: {pick: creature}, n: 2}}")
    battle = duel(effect, mine="ally b3 steadfast", theirs="foe c4 steadfast", edition="laar")
    battle.play("use c3 1", "target b3")
    assert battle.wounds("ally") == 2
    battle = duel(SPELL, theirs="foe c4 steadfast poison=2", edition="laar")
    battle.play("use c3 1", "target c4")
    assert battle.wounds("foe") == 2
    assert battle.end().wounds("foe") == 4


@rule("BK-19.163")
@ruling("BK-19.163")
def test_a_corpse_eater_feasts_after_its_victim_has_had_its_revenge():
    cards = hero("on: {died: {card: self}, do: {damage: {to: event.by, n: 3}}}", id="imp")
    battle = laar(
        "P1: ghoul c3 scavenger wounds=4 poison=2",
        "P2: imp c4 wounds=9 exhausted, x a6",
        cards=cards,
    )
    battle.dice(1).play("strike c3 c4")
    assert battle.at("imp") == "exile"
    assert (battle.wounds("ghoul"), battle.now("ghoul")["poison"]) == (0, 0)
    order = [told["event"] for told in battle.told()]
    assert order.index("wounded") < order.index("scavenged")


@rule("BK-19.163")
@pytest.mark.parametrize(
    ("foe", "place", "fate"),
    [
        ("", "c4", "exile"),
        ("incorporeal", "c4", "exile"),
        ("artifact", "c4", "grave"),
        ("", "c6", "grave"),
    ],
)
def test_only_creatures_with_a_body_are_eaten_and_only_near_or_in_melee(foe, place, fate):
    battle = duel(
        act("{destroy: {pick: enemy.card}}"),
        theirs=f"foe {place} {foe}, x a6",
        kw="scavenger",
        edition="laar",
        hero="c3 wounds=4",
    )
    battle.play("use c3 1", f"target {place}")
    assert battle.at("foe") == fate
    assert battle.wounds("hero") == (0 if fate == "exile" and not foe else 4)


# Incarnation


@rule("BK-19.126", "BK-19.126a", "BK-19.126b", "BK-19.126e")
def test_incarnation_brings_a_card_back_once():
    battle = laar("P1: hero a1", "P2: phoenix grave incarnation=2, x c6").end()
    assert battle.now("phoenix")["tokens"] == 1
    battle.change()
    battle.play("target a6")
    assert (battle.at("phoenix"), battle.is_alert("phoenix")) == ("a6", False)
    assert battle.now("phoenix")["tokens"] == 0


@rule("BK-19.126c")
def test_a_flyer_incarnates_in_the_extra_zone():
    battle = laar("P1: hero c3", "P2: owl grave flyer incarnation=1, x a6").end()
    assert battle.at("owl") == "air"


@rule("BK-19.126d")
@ruling("BK-19.126d")
def test_an_incarnated_card_waits_for_a_free_square():
    row = ", ".join(f"imp{n} {s}6" for n, s in enumerate("abcde"))
    battle = laar("P1: hero c3", f"P2: phoenix grave incarnation=1, {row}").end()
    assert battle.asked == ("turn", [1])
    battle.play("move b6 b5")
    assert battle.asked == ("return", [1])


@rule("BK-19.126f")
@ruling("BK-19.126f")
def test_a_card_that_incarnated_dies_and_is_exiled():
    cards = hero(
        "on: {died: {card: self}, do: {damage: {to: {all: enemy.creature}, n: 1}}}",
        kw="incarnation 1",
        id="phoenix",
    )
    battle = laar("P1: ogre a1", "P2: phoenix grave, x c6", cards=cards).end().play("target a6")
    battle.state.actors = []
    death.destroy(battle.state, battle.card("phoenix"))
    driver.advance(battle.state)
    assert battle.at("phoenix") == "exile"
    assert battle.wounds("ogre") == 1


# Concentration and limits


CONCENTRATION = "concentration: {do: {chips: {to: self, n: 1}}}"


@rule("BK-19.127")
@ruling("BK-19.127")
@pytest.mark.parametrize(
    ("kw", "strike", "chips"), [("", "2-2-2", 0), ("armor 2", "2-2-2", 1), ("armor 2", "3-3-3", 0)]
)
def test_concentration_needs_a_turn_without_wounds(kw, strike, chips):
    battle = duel(CONCENTRATION, theirs=f"foe c4 strike={strike}", kw=kw, edition="laar")
    battle.end()
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1).play("strike c4 c3").end()
    assert battle.now("hero")["chips"] == chips


@rule("BK-19.127")
def test_concentration_works_at_the_end_of_the_opponents_turn():
    battle = duel(CONCENTRATION, edition="laar")
    assert battle.end().now("hero")["chips"] == 0
    assert battle.end().now("hero")["chips"] == 1


@rule("BK-19.133", "BK-19.134")
@ruling("BK-19.133", "BK-19.134")
@pytest.mark.parametrize(("per", "turns"), [("battle", 1), ("turn", 4)])
def test_uses_are_counted_by_the_battle_or_the_turn(per, turns):
    ability = (
        f"on: {{turn_start: any, limit: {{n: 1, per: {per}}}, do: {{chips: {{to: self, n: 1}}}}}}"
    )
    battle = duel(ability, edition="laar").change().change()
    assert battle.now("hero")["chips"] == turns


@ruling("BK-19.133")
def test_a_return_from_the_graveyard_does_not_begin_the_count_anew():
    ability = "on: {turn_start: mine, limit: {n: 1, per: battle}, do: {lives: {to: self, n: 1}}}"
    battle = laar(
        "P1: hero c3, x a1", "P2: foe c6", cards=hero(ability, kw="incarnation 1")
    ).change()
    assert battle.now("hero")["extra"] == 1
    death.destroy(battle.state, battle.card("hero"))
    battle.change().play("target c1").change()
    assert battle.now("hero")["extra"] == 0


@rule("BK-19.115")
@pytest.mark.parametrize("first", [0, 1])
def test_signs_say_who_has_an_ability(first):
    cards = hero("first: {give: {move: +1}}", "second: {give: {life: +3}}")
    battle = laar("P1: hero c3", "P2: foe c6", cards=cards, first=first, turn=1 + first)
    assert (battle.now("hero")["move"], battle.now("hero")["life"]) == (
        (3, 10) if first == 0 else (2, 13)
    )


@rule("BK-19.106", "BK-19.107")
def test_abilities_of_the_start_of_the_battle_and_of_a_turn():
    cards = hero(
        "on: {battle_start: {}, do: {chips: {to: self, n: 2}}}",
        "on: {turn_start: mine, if: 'not is(self, tapped)', do: {lives: {to: self, n: 1}}}",
    )
    battle = laar("P1: hero c3 exhausted", "P2: foe c6", cards=cards)
    triggers.announce_seat(battle.state, 0, 0)
    battle.state.actors = []
    driver.advance(battle.state)
    assert battle.now("hero")["chips"] == 2
    assert battle.change().now("hero")["extra"] == 1


@pytest.mark.parametrize("turn", [1, 2])
@rule("BK-19.163")
@ruling("BK-14.12")
def test_a_corpse_eater_that_dies_with_its_victim_has_eaten_whosever_it_is(turn):
    eater, foe = "eater %s wounds=9 scavenger", "foe %s wounds=9"
    mine, theirs = (eater, foe) if turn == 1 else (foe, eater)
    battle = laar(f"P1: {mine % 'c3'}, x a1", f"P2: {theirs % 'c4'}, y e6", turn=turn).dice(5, 1)
    battle.play("strike c3 c4" if turn == 1 else "strike c4 c3", "higher")
    assert (battle.at("eater"), battle.at("foe")) == ("grave", "exile")


@rule("BK-19.163")
def test_a_corpse_eater_does_not_eat_whom_it_only_wounded_before():
    cards = hero(act("{lose_lives: {to: {pick: enemy.creature}, n: 2}}"))
    foe = "foe c4 exhausted extra=2 wounds=8"
    battle = laar("P1: eater c3 scavenger, hero a1", f"P2: {foe}, y e6", cards=cards).dice(1)
    battle.play("strike c3 c4", "use a1 1", "target c4")
    assert battle.at("foe") == "grave"


BORROW = hero(
    act(
        "{control: {to: {pick: enemy.creature}, until: end_turn}}",
        pay="[], limit: {n: 1, per: turn}",
    ),
    act("{destroy: {pick: mine.creature other(self)}}"),
)


def bomb(do: str) -> str:
    return hero(f"on: {{died: {{card: self}}, do: {do}}}", id="bomb")


@rule("BK-19.158")
def test_the_steadfast_resist_what_the_enemy_does_with_their_own_card():
    cards = BORROW + bomb("{damage: {to: {all: creature}, n: 2}}")
    battle = laar("P1: hero c3", "P2: bomb c5, rock d5 steadfast, x e6", cards=cards)
    battle.play("use c3 1", "target c5", "use c3 2", "target c5")
    assert (battle.wounds("rock"), battle.wounds("x"), battle.wounds("hero")) == (0, 2, 2)


@rule("BK-19.147")
@ruling("BK-14.11")
def test_what_a_card_does_on_its_death_is_the_deed_of_who_commanded_it():
    cards = BORROW + bomb("{damage: {to: {all: enemy.creature}, n: 2}}")
    battle = laar("P1: hero c3", "P2: bomb c5, x e6", cards=cards)
    battle.play("use c3 1", "target c5", "use c3 2", "target c5")
    assert (battle.wounds("x"), battle.wounds("hero")) == (2, 0)


@rule("BK-19.147", "BK-19.111")
@ruling("BK-14.11")
def test_who_commanded_a_dying_card_summons_from_the_own_deck():
    cards = BORROW + bomb("{summon: {what: {pick: mine.creature in(deck)}, at: {cell_of: self}}}")
    decks = ("imp", "ogre")
    battle = laar("P1: hero c3", "P2: bomb c5, x e6", cards=cards, deck=decks)
    battle.play("use c3 1", "target c5", "use c3 2", "target c5", "choose south deck imp")
    assert battle.at("imp") == "c5" and battle.now("imp")["seat"] == 0
