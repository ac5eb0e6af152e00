"""Every effect of the ability language, at work."""

import pytest
from rulebook import rule

from berserk.battle import field
from berserk.heroes import duel, hero
from holmgang.games.berserk.change import states
from holmgang.games.berserk.hear import triggers
from holmgang.games.berserk.look import blows
from holmgang.games.berserk.run import driver

FAR = "foe c6"


# Attacks


@rule("BK-10.11", "BK-19.42")
@pytest.mark.parametrize("word", ["shot", "throw", "blast"])
@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 2), (6, 3)])
def test_ranged_attacks_wound_by_the_standard_roll(word, die, wounds):
    battle = duel(f"act: {{pay: tap, do: {{{word}: {{power: 1-2-3, range: 3}}}}}}", theirs=FAR)
    battle.dice(die).play("use c3 1", "target c6")
    assert battle.wounds("foe") == wounds
    assert not battle.is_alert("hero")


def test_a_range_bounds_an_attack_and_neighbours_are_out_of_it():
    battle = duel("act: {pay: tap, do: {shot: {power: 1, range: 2}}}", theirs="foe c4, far c6")
    assert battle.refused("use c3 1") == "cannot-use"


@pytest.mark.parametrize("word", ["special", "magic"])
def test_special_and_magical_strikes_hit_neighbours_without_a_protector(word):
    battle = duel(f"act: {{pay: tap, do: {{{word}: {{power: 2-3-4}}}}}}", theirs="foe c4, guard d4")
    battle.dice(5).play("use c3 1", "target c4")
    assert battle.wounds("foe") == 3


def test_a_polearm_strikes_over_a_square():
    battle = duel("act: {pay: tap, do: {row: {power: 1-2-3}}}", theirs="foe c5, other d5")
    battle.play("use c3 1")
    assert battle.options("target") == {"c5"}
    battle.dice(6).play("target c5")
    assert battle.wounds("foe") == 3


def test_an_attack_may_be_made_several_times():
    battle = duel("act: {pay: tap, do: {shot: {power: 1, times: 2}}}", theirs="foe c5, other d6")
    battle.dice(1, 1).play("use c3 1", "target c5", "target d6")
    assert (battle.wounds("foe"), battle.wounds("other")) == (1, 1)


def test_an_ability_may_name_who_can_be_attacked():
    battle = duel(
        "act: {pay: tap, do: {blast: {power: 2, to: {pick: enemy.creature hurt}}}}",
        theirs="foe c6, weak d6 wounds=1",
    )
    battle.play("use c3 1")
    assert battle.options("target") == {"d6"}


def test_a_basic_strike_out_of_turn():
    battle = duel(
        "on: {relocated: {card: enemy.creature adj(self)}, do: {strike: {to: event.card}}}",
        theirs="foe c5 life=20",
        turn=2,
    )
    battle.dice(6, 1).play("move c5 c4")
    assert battle.wounds("foe") == 4
    assert battle.is_alert("hero")


def test_two_cards_fight_and_an_exhausted_one_may_roll():
    text = "act: {pay: [], limit: {n: 1, per: turn}, do: {fight: {who: {pick: mine.creature other(self)}, with: {pick: enemy.creature adj(it)}, open: true}}}"
    battle = duel(text, mine="ally b4", theirs="foe c4 exhausted").dice(6, 1)
    battle.play("use c3 1", "target b4", "target c4")
    assert battle.wounds("foe") == 4
    assert [told["card"] for told in battle.told("rolled")] == ["ally", "foe"]


@rule("BK-19.18")
def test_finishing_destroys_the_weak_beside_it():
    battle = duel(
        "act: {pay: tap, do: {finish: 2}}", theirs="foe c4 wounds=8, strong b4 wounds=7, x a6"
    )
    battle.play("use c3 1")
    assert battle.options("target") == {"c4"}
    battle.play("target c4")
    assert battle.at("foe") == "grave"


# Wounds and healing


@rule("BK-14.13", "BK-10.6")
def test_an_effect_wounds_without_dice_next_to_it_or_far():
    battle = duel("act: {pay: tap, do: {damage: {to: {pick: enemy.creature}, n: 2}}}")
    battle.play("use c3 1", "target c4")
    assert battle.wounds("foe") == 2


def test_all_of_a_set_are_wounded_and_die_together():
    battle = duel(
        "act: {pay: tap, do: {damage: {to: {all: enemy.creature adj(self)}, n: 3}}}",
        theirs="foe c4 life=3, other b4 life=3, far a6",
    )
    battle.play("use c3 1")
    assert (battle.at("foe"), battle.at("other"), battle.wounds("far")) == ("grave", "grave", 0)


def test_healing_and_healing_completely():
    battle = duel(
        "act: {pay: tap, do: {heal: {to: {pick: mine.creature hurt}, n: 2}}}",
        mine="ally b2 wounds=5",
    )
    battle.play("use c3 1", "target b2")
    assert battle.wounds("ally") == 3
    battle = duel(
        "act: {pay: tap, do: {restore: {pick: mine.creature hurt}}}", mine="ally b2 wounds=5"
    )
    battle.play("use c3 1", "target b2")
    assert battle.wounds("ally") == 0


def test_wounds_are_redistributed():
    text = "act: {pay: tap, do: {redistribute: {from: {pick: mine.creature hurt}, to: {pick: enemy.creature, n: 2, upto: true}, n: 3}}}"
    battle = duel(text, mine="ally b2 wounds=3", theirs="foe c4, other a5")
    battle.play("use c3 1", "target b2", "target c4", "target a5")
    battle.play("target c4", "target c4", "target a5")
    assert [battle.wounds(name) for name in ("ally", "foe", "other")] == [0, 2, 1]


def test_extra_lives_are_given_and_taken():
    battle = duel(
        "act: {pay: tap, do: {lives: {to: {pick: mine.creature other(self)}, n: 2}}}",
        mine="ally b2",
    )
    battle.play("use c3 1", "target b2")
    assert battle.now("ally")["life"] == 12
    battle = duel(
        "act: {pay: tap, do: {lose_lives: {to: {pick: enemy.creature xlife>=1}, n: 5}}}",
        theirs="foe c4 extra=2 wounds=10, x a6",
    )
    battle.play("use c3 1", "target c4")
    assert battle.at("foe") == "grave"


@rule("BK-19.29")
def test_poison_bless_curse_and_cleansing():
    battle = duel(
        "act: {pay: tap, do: [{poison: {to: {pick: enemy.creature}, n: 2}}, {curse: it}]}"
    )
    battle.play("use c3 1", "target c4")
    assert battle.now("foe")["poison"] == 2
    assert "cursed" in battle.now("foe")["statuses"]
    for what, before in (("poison", "poison=2"), ("curse", "cursed"), ("blessing", "blessed")):
        text = f"act: {{pay: tap, do: {{cleanse: {{to: {{pick: creature other(self)}}, of: {what}}}}}}}"
        battle = duel(text, theirs=f"foe c4 {before}").play("use c3 1", "target c4")
        assert battle.now("foe")["poison"] == 0 and battle.now("foe")["statuses"] == []
    battle = duel("act: {pay: tap, do: {bless: self}}").play("use c3 1")
    assert "blessed" in battle.now("hero")["statuses"]


# Chips and markers


@rule("BK-12.1")
def test_chips_are_gathered_given_taken_and_moved():
    battle = duel("act: {pay: [tap, {chips: 1}], do: {damage: {to: {pick: enemy.creature}, n: 4}}}")
    assert battle.refused("use c3 1") == "cannot-pay"
    battle.play("charge c3")
    assert battle.now("hero")["chips"] == 1
    battle.change()
    battle.play("use c3 1", "target c4")
    assert (battle.now("hero")["chips"], battle.wounds("foe")) == (0, 4)
    battle = duel(
        "act: {pay: tap, do: {chips: {to: {pick: mine.card other(self)}, n: 2}}}", mine="ally b2"
    )
    assert battle.play("use c3 1", "target b2").now("ally")["chips"] == 2
    battle = duel(
        "act: {pay: tap, do: {lose_chips: {to: {pick: enemy.card chips>=1}, n: 2}}}",
        theirs="foe c4 chips=3",
    )
    assert battle.play("use c3 1", "target c4").now("foe")["chips"] == 1
    battle = duel(
        "act: {pay: tap, do: {move_chips: {from: self, to: {pick: mine.card other(self)}, n: 1}}}",
        mine="ally b2",
    )
    battle.state.chips[battle.card("hero")] = 1
    battle.play("use c3 1", "target b2")
    assert (battle.now("hero")["chips"], battle.now("ally")["chips"]) == (0, 1)


def test_markers_lie_on_cards_and_squares():
    battle = field(
        "P1: hero c3", "P2: foe c4, x a6",
        cards=hero(
            "act: {pay: [], limit: {n: 1, per: turn}, do: {mark: {what: {pick: enemy.creature}, with: rune}}}",
            "act: {pay: tap, do: {damage: {to: {all: enemy.creature marked(rune)}, n: 1}}}",
            "on: {turn_end: mine, do: {unmark: rune}}",
        ),
    )  # fmt: skip
    battle.play("use c3 1", "target c4", "use c3 2")
    assert battle.now("foe")["markers"] == ["rune"]
    assert (battle.wounds("foe"), battle.wounds("x")) == (1, 0)
    battle.end()
    assert battle.now("foe")["markers"] == []
    battle = field(
        "P1: hero c3", "P2: foe c4, x a6",
        cards=hero(
            "act: {pay: tap, do: {mark: {what: {pick: cell}, with: fire}}}",
            "on: {turn_start: enemy, do: {damage: {to: {all: card on(fire)}, n: 2}}}",
        ),
    )  # fmt: skip
    battle.play("use c3 1", "target c4").end()
    assert battle.wounds("foe") == 2


# Alert and exhausted


@rule("BK-8.8")
def test_tap_open_stun_and_whole_armor():
    battle = duel("act: {pay: tap, do: {tap: {pick: enemy.creature}}}").play(
        "use c3 1", "target c4"
    )
    assert not battle.is_alert("foe")
    battle = duel(
        "act: {pay: [], limit: {n: 1, per: turn}, do: {open: {pick: mine.creature tapped}}}",
        mine="ally b2 exhausted",
    )
    assert battle.play("use c3 1", "target b2").is_alert("ally")
    battle = duel(
        "act: {pay: tap, do: {stun: {pick: enemy.creature tapped}}}", theirs="foe c4 exhausted"
    )
    battle.play("use c3 1", "target c4").end()
    assert not battle.is_alert("foe")
    battle = duel(
        "act: {pay: tap, do: {restore_armor: {pick: mine.creature has(armor)}}}",
        mine="ally b2 armor=2 armor_used=2",
    )
    assert battle.play("use c3 1", "target b2").now("ally")["armor"] == 2


# Places


def test_cards_are_moved_stepped_and_swapped():
    battle = duel(
        "act: {pay: tap, do: {relocate: {what: {pick: enemy.creature}, to: {pick: cell free adj(it)}}}}"
    )
    battle.play("use c3 1", "target c4")
    assert "target c4" not in battle.legal()
    battle.play("target d5")
    assert battle.at("foe") == "d5"
    battle = duel("act: {pay: tap, do: {step: {what: self, n: 2}}}", theirs="foe a6")
    battle.play("use c3 1", "target c4", "target c5")
    assert battle.at("hero") == "c5"
    battle = duel("act: {pay: tap, do: {step: {what: self, n: 2}}}", theirs="foe a6")
    assert battle.play("use c3 1", "done").at("hero") == "c3"
    battle = duel(
        "act: {pay: tap, do: {swap: {what: self, with: {pick: mine.ground other(self)}}}}",
        mine="ally a1",
    )
    battle.play("use c3 1", "target a1")
    assert (battle.at("hero"), battle.at("ally")) == ("a1", "c3")


def test_destroy_exile_and_cards_out_of_play():
    battle = duel(
        "act: {pay: tap, do: {destroy: {pick: enemy.creature life<=2}}}",
        theirs="foe c4 wounds=8, x a6",
    )
    assert battle.play("use c3 1", "target c4").at("foe") == "grave"
    battle = duel("act: {pay: tap, do: {exile: {pick: enemy.creature}}}", theirs="foe c4, x a6")
    assert battle.play("use c3 1", "target c4").at("foe") == "exile"
    battle = duel(
        "act: {pay: tap, do: {exile: {pick: card in(grave)}}}", theirs="foe c4, dead grave"
    )
    assert battle.play("use c3 1", "choose north grave dead").at("dead") == "exile"


def test_cards_are_summoned_from_the_graveyard_and_the_deck():
    text = "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(grave) cost<=4}, tapped: true, wounds: 2}}}"
    battle = duel(text, mine="ally grave")
    battle.play("use c3 1", "choose south grave ally", "target b2")
    assert (battle.at("ally"), battle.is_alert("ally"), battle.wounds("ally")) == ("b2", False, 2)
    text = "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(deck)}, at: {pick: 'mine.cell free row(3, mine)'}}}}"
    battle = duel(text, deck=("wolf", ""))
    battle.play("use c3 1", "choose south deck wolf", "target a1")
    assert (battle.at("wolf"), battle.is_alert("wolf"), list(battle.state.pile[0])) == (
        "a1",
        True,
        [],
    )
    battle = duel("act: {pay: tap, do: {bury: {pick: mine.creature in(deck)}}}", deck=("wolf", ""))
    assert battle.play("use c3 1", "choose south deck wolf").at("wolf") == "grave"


def test_a_card_is_shown():
    battle = duel(
        "act: {pay: tap, do: {reveal: {pick: enemy.card hidden}}}", theirs="foe c4, dark c6 hidden"
    )
    battle.play("use c3 1", "target c6")
    assert not battle.is_hidden("dark")


# Dice and attacks that are answered


@pytest.mark.parametrize(("do", "total"), [("{roll_add: +2}", 5), ("{roll_set: 6}", 6)])
def test_a_die_is_changed_while_it_lies(do, total):
    battle = duel(f"on: {{rolled: {{by: self}}, do: {do}}}", theirs="foe c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("foe") == (3 if total == 5 else 4)


def test_a_die_is_rolled_again():
    battle = duel(
        "on: {rolled: {by: self, rolls: 1..2}, limit: {n: 1, per: turn}, do: {reroll: {}}}",
        theirs="foe c4 exhausted",
    )
    battle.dice(1, 6).play("strike c3 c4")
    assert battle.wounds("foe") == 4


def test_strength_and_outcome_are_set():
    battle = duel(
        "on: {rolled: {by: enemy.card, target: self}, do: {strength_set: light}}",
        theirs="foe c4",
        turn=2,
    )
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(6).play("strike c4 c3")
    assert battle.wounds("hero") == 2
    battle = duel(
        "on: {rolled: {by: self}, do: {outcome: {attacker: strong, defender: miss}}}"
    ).dice(1, 6)
    battle.play("strike c3 c4")
    assert (battle.wounds("foe"), battle.wounds("hero")) == (4, 0)


def test_an_attack_is_cancelled_blocked_redirected_or_taken():
    window = (
        "window: {declared: {attack: strike, by: enemy.card, target: mine.creature other(self)}}"
    )
    for do, hurt in (
        ("{cancel: {}}", {}),
        ("{block: {}}", {}),
        ("{redirect: self}", {"hero": 2}),
        ("{protect: self}", {"hero": 2}),
    ):
        text = f"act: {{pay: [], instant: true, {window}, do: {do}}}"
        battle = duel(text, mine="ally b3 exhausted", theirs="foe b4 strike=2-2-2", turn=2)
        states.exhaust(battle.state, battle.card("hero"))
        if do != "{cancel: {}}":
            battle.dice(1, 1)
        battle.play("strike b4 b3", "use c3 1")
        assert {
            name: battle.wounds(name) for name in ("hero", "ally") if battle.wounds(name)
        } == hurt
        assert not battle.is_alert("foe")


def test_an_instant_may_be_left_alone():
    text = "act: {pay: [], instant: true, window: {declared: {attack: strike, target: mine.creature}}, do: {cancel: {}}}"
    battle = duel(text, theirs="foe c4", turn=2)
    states.exhaust(battle.state, battle.card("hero"))
    battle.dice(1).play("strike c4 c3", "pass")
    assert battle.wounds("hero") == 2


# Shields


def test_a_shield_prevents_the_next_wounds():
    battle = duel(
        "act: {pay: tap, do: {shield: {to: self, n: 3, until: end_enemy_turn}}}",
        theirs="foe c4 strike=2-2-2, bar d4 strike=2-2-2",
    )
    battle.play("use c3 1").end()
    battle.dice(1, 1).play("strike c4 c3", "strike d4 c3")
    assert battle.wounds("hero") == 1


# Order of effects


def test_may_if_choose_each_and_repeat():
    battle = duel(
        "act: {pay: tap, do: {may: {do: {heal: {to: self, n: 1}}, else: {damage: {to: self, n: 1}}}}}"
    )
    assert battle.play("use c3 1", "no").wounds("hero") == 1
    battle = duel(
        "act: {pay: tap, do: {if: {cond: 'is(self, hurt)', do: {heal: {to: self, n: 1}}, else: {damage: {to: self, n: 2}}}}}"
    )
    assert battle.play("use c3 1").wounds("hero") == 2
    battle = duel(
        "act: {pay: tap, do: {choose: [{chips: {to: self, n: 1}}, {lives: {to: self, n: 2}}]}}"
    )
    assert battle.play("use c3 1", "number 2").now("hero")["extra"] == 2
    battle = duel(
        "act: {pay: tap, do: {each: {of: enemy.creature, as: $foe, do: {damage: {to: $foe, n: 'stat($foe, wounds)'}}}}}",
        theirs="foe c4 wounds=1, other a6 wounds=3",
    )
    battle.play("use c3 1")
    assert (battle.wounds("foe"), battle.wounds("other")) == (2, 6)
    battle = duel(
        "act: {pay: tap, do: {repeat: {n: 2, do: {damage: {to: {pick: enemy.creature}, n: 1}}}}}"
    )
    assert battle.play("use c3 1", "target c4", "target c4").wounds("foe") == 2


def test_pay_let_later_and_sneak():
    battle = duel(
        "on: {attack_done: {by: self}, limit: {n: 1, per: turn}, do: {pay: {cost: {wound: 2}, do: {open: self}}}}",
        theirs="foe c4 exhausted",
    )
    battle.dice(1).play("strike c3 c4", "yes")
    assert (battle.wounds("hero"), battle.is_alert("hero")) == (2, True)
    text = "act: {pay: tap, do: [{let: {card: {pick: enemy.creature}, as: $foe}}, {later: {on: {turn_start: mine}, do: {damage: {to: $foe, n: 3}}}}]}"
    battle = duel(text).play("use c3 1", "target c4")
    assert battle.wounds("foe") == 0
    battle.end()
    assert battle.wounds("foe") == 0
    battle.end()
    assert battle.wounds("foe") == 3
    battle = duel(
        "act: {pay: tap, do: {sneak: {n: 1, do: {lives: {to: self, n: 1}}}}}", mine="ally b3"
    )
    battle.play("use c3 1", "yes", "target b3")
    assert (battle.wounds("ally"), battle.now("hero")["extra"]) == (1, 1)


def test_a_card_may_win_the_battle():
    assert duel("act: {pay: tap, do: {win: {}}}").play("use c3 1").winner == "P1"


def test_the_dice_bank_adds_to_dice_as_its_player_likes():
    battle = duel(
        "hook: {name: dice_bank, args: {n: 3, until: battle}}", theirs="foe c4 exhausted life=20"
    )
    state = battle.state
    triggers.announce_seat(state, 0, 0)
    state.actors = []
    driver.advance(state)
    battle.dice(3).play("strike c3 c4", "number 2")
    assert battle.wounds("foe") == 3
    assert blows.bank_of(state, 0) == 1
    battle = duel(
        "on: {turn_start: mine, do: {hook: {name: dice_bank, args: {n: 1, until: end_turn}}}}",
        theirs="foe c4 exhausted life=20",
    ).change()
    battle.dice(3, 3).play("strike c3 c4", "number 0")
    assert battle.wounds("foe") == 2


@rule("BK-11.23")
def test_the_higher_roller_picks_the_row_though_the_strength_of_one_strike_is_set():
    text = "on: {rolled: {by: self}, do: {strength_set: light}}"
    battle = duel(text, turn=2).dice(1, 5).play("strike c4 c3")
    assert battle.asked == ("row", [0])
    battle.play("lower")
    assert (battle.wounds("hero"), battle.wounds("foe")) == (0, 2)
