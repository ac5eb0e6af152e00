"""Two things at once: keywords gained in mid-turn, duties of two cards, two deaths, second dice."""

from rulebook import rule, ruling

from berserk.battle import Battle, field, pack_cards
from berserk.cards.table import Fight
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.numbers import keywords


def kub(*sides: str, turn: int = 1) -> Fight:
    return Fight(field(*sides, turn=turn, cards=pack_cards("kub"), edition="laar").state)


def both(*sides: str) -> Fight:
    cards = [*pack_cards("kub"), *pack_cards("realms")]
    return Fight(field(*sides, cards=cards, edition="laar").state)


def realms(*sides: str) -> Battle:
    return field(*sides, cards=pack_cards("realms"))


# Movement


@rule("BK-9.6", "BK-8.9")
def test_movement_points_gained_after_an_attack_move_nobody():
    battle = realms("P1: hydra c3, wagon-mother b2", "P2: foe c4 exhausted, far a6").dice(1)
    battle.play("strike c3 c4", "use b2 1")
    assert battle.options("strike") == {"c3 c4"} and battle.options("move") == set()
    assert battle.refused("move c3 c2") == "cannot-move"


@rule("BK-9.7", "BK-9.4")
def test_a_creature_whose_movement_falls_to_none_in_mid_turn_stands():
    battle = kub("P1: lsai-bemro c1, taivran-guard b4", "P2: foe c5 exhausted, far a6").dice(6)
    assert "b4 a4" in battle.options("move")
    battle.play("use c1 1", "target c5")
    assert battle.wounds("taivran-guard") == 1 and battle.options("move") == set()


@rule("BK-19.134")
@ruling("BK-19.134")
def test_who_moved_in_the_last_turn_did_not_move_this_turn():
    battle = kub("P1: cart-troll c2, other a1", "P2: foe c5, far a6").play("move c2 c3", "end")
    battle.dice(1, 6).play("move c5 c4", "strike c4 c3", "higher")
    assert battle.wounds("foe") == 2


@rule("BK-8.7", "BK-8.8")
def test_who_acted_in_an_earlier_turn_and_is_alert_may_act_for_the_other_player():
    battle = kub("P1: battle-crayfish c3, other c2", "P2: foe c4 exhausted, rekuut e5, far a6")
    battle.dice(1).play("strike c3 c4", "end", "target c3").use("e5", "c3")
    assert "c3 c2" in battle.options("strike")


@rule("BK-9.11", "BK-14.7")
def test_nobody_says_where_the_dead_and_the_rooted_go():
    battle = kub("P1: byakish c3", "P2: foe c4 life=1, far a6").use("c3", "c4")
    assert battle.asked == ("turn", [0]) and battle.at("foe") == "grave"
    woods = realms("P1: alder-king c2", "P2: granite-golem c4, far a6")
    woods.play("use c2 1", "target c4")
    assert woods.asked == ("turn", [0])
    assert woods.at("granite-golem") == "c4"


# Duties


@rule("BK-20.7")
def test_who_must_attack_and_whom_are_both_obeyed():
    battle = kub("P1: raid-tank c3, other d3", "P2: gauntlet c5, foe c4, far a6", turn=2)
    assert battle.options("strike") == {"c4 c3"}
    battle = kub("P1: raid-tank c2, other d3", "P2: gauntlet c5, foe c4, far a6", turn=2)
    assert battle.options("strike") == {"c4 d3"}


# Limits


@rule("BK-19.134")
def test_two_deaths_at_once_are_one_use_in_a_turn():
    battle = kub(
        "P1: one c3 life=1 strike=4-4-4, hurt a1 wounds=5, hapsons-plateau air",
        "P2: two c4 life=1 strike=4-4-4, far a6",
    )
    battle.dice(3, 1).play("strike c3 c4", "higher", "target a1")
    assert battle.question == "turn" and battle.wounds("hurt") == 3


@rule("BK-19.134")
def test_what_finds_no_target_is_no_use():
    battle = kub(
        "P1: one c3, two d3, hapsons-plateau air",
        "P2: foe c4 life=1, other d4 life=1 exhausted, far a6",
    )
    battle.dice(6, 1).play("strike c3 c4")
    battle.state.wounds[battle.card("one")] = 3
    battle.dice(3).play("strike d3 d4", "target c3")
    assert battle.wounds("one") == 1


@rule("BK-19.134")
def test_an_offer_that_was_declined_is_no_use():
    battle = realms("P1: flame-reaver c3, birch-maiden b2", "P2: foe c4 exhausted, far a6")
    battle.dice(1).play("strike c3 c4", "no", "use b2 1", "target c3").dice(1)
    battle.play("strike c3 c4", "yes")
    assert battle.is_alert("flame-reaver") and battle.wounds("flame-reaver") == 2
    battle.dice(1).play("strike c3 c4")
    assert battle.question == "turn"


# Abilities that are lost, hidden or paid for with a life


@rule("BK-19.162")
def test_lost_abilities_cannot_be_copied():
    army = "P1: tester c3, private-detective b1 chips=1, other d3"
    battle = kub(army, "P2: yshlok c4, far a6").play("use c3 1", "target c4")
    assert "c3 2" in battle.options("use")
    battle = kub(army, "P2: yshlok c4, far a6")
    battle.play("use b1 1", "number 2", "target c4", "use c3 1", "target c4")
    assert "c3 2" not in battle.options("use")


@rule("BK-23.71", "BK-19.162")
def test_lost_icons_cannot_be_copied():
    for reader, is_copied in (("nearsighted-orc", False), ("orc", True)):
        battle = kub("P1: tester c2", f"P2: zhdeis c5, {reader} c6").use("c2", "c5")
        word = battle.state, battle.card("tester"), keywords.PROTECT_SPELLS
        assert (figures.keyword(*word) > 0) == is_copied


@rule("BK-23.71", "BK-19.162")
def test_icons_are_lost_and_what_others_give_is_not():
    army = "P1: nearsighted-orc c3, raid-tank c2, mate b3 attack=2, arhaals-moustache @b3"
    battle = kub(army, "P2: foe c6")
    assert battle.now("mate")["keywords"] == {"attack": 1, "defence": 1}
    assert battle.now("raid-tank")["keywords"] == {"armor": 2}
    battle = kub("P1: foe c6", army.replace("P1", "P2"))
    assert battle.now("raid-tank")["keywords"] == {}


@rule("BK-19.127", "BK-6.6")
@ruling("BK-19.127")
def test_a_hidden_card_concentrates_too():
    battle = kub("P1: foe c3", "P2: private-detective c6 hidden, other c5").end()
    assert battle.now("private-detective")["chips"] == 1
    assert not battle.is_hidden("private-detective")


@rule("BK-12.1", "BK-11.42")
def test_who_dies_of_the_price_aims_at_nobody():
    battle = realms("P1: blood-mage c1 wounds=7, other a1", "P2: foe c4, far a6")
    battle.play("use c1 1")
    assert battle.question == "turn" and battle.at("blood-mage") == "grave"


@rule("BK-14.7")
@ruling("BK-14.11")
def test_a_borrowed_card_that_dies_serves_whoever_commanded_it():
    battle = both(
        "P1: candle-thrall c3 wounds=4, foe c2, far a1 wounds=5",
        "P2: rekuut e5 wounds=3, other d6 wounds=5",
    )
    battle.end().play("target c3").use("e5", "c3").end().dice(6, 1).play("strike c2 c3")
    assert battle.asked == ("target", [1]) and battle.options("target") == {"e5", "d6"}


# Dice that are thrown once more


@rule("BK-15.8", "BK-11.42")
def test_a_second_throw_asks_for_no_second_right_to_strike_a_flyer():
    battle = kub("P1: foe c3, captain-laar a1", "P2: cube-grabber air, bat air flyer")
    battle.play("watch c3").change().dice(6, 2, 1)
    grabber = battle.call("cube-grabber")
    battle.play(f"strike c3 {grabber}", "pass", f"use {grabber} 1")
    assert battle.wounds("cube-grabber") == 2 and not battle.is_alert("foe")
