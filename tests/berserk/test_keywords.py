"""Keywords of the glossary, and how they add up (BK-19, BK-20)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from holmgang.games.berserk.change import death, healing, poison, wounds
from holmgang.games.berserk.hear import queue
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.state import BLESSED, CURSED
from holmgang.games.berserk.tables import BLAST, EFFECT, SHOT

# Armor


@rule("BK-19.6", "BK-12.35")
def test_armor_takes_the_first_wounds_by_non_magical_attacks_of_each_turn():
    battle = field(
        "P1: one c3 strike=3-3-3, two b3 strike=2-2-2", "P2: guard c4 exhausted armor=2 life=20"
    )
    battle.dice(1, 1).play("strike c3 c4")
    assert battle.wounds("guard") == 1
    assert battle.told("hit")[0]["magnitude"] == 3
    battle.play("strike b3 c4")
    assert battle.wounds("guard") == 3
    battle.end()
    guard = battle.card("guard")
    assert wounds.add_wounds(battle.state, guard, 1, SHOT) == 0
    assert wounds.add_wounds(battle.state, guard, 2, BLAST) == 2
    assert wounds.add_wounds(battle.state, guard, 1, EFFECT) == 1


# Skills, bless and curse


@rule("BK-19.10")
def test_attack_skill_helps_against_an_exhausted_target_too():
    battle = field("P1: knight c3 attack=1", "P2: guard c4 exhausted").dice(3)
    battle.play("strike c3 c4")
    assert battle.wounds("guard") == 3


@rule("BK-19.17")
def test_defense_skill_helps_the_alert_defender():
    battle = field("P1: knight c3", "P2: guard c4 defence=2").dice(2, 2)
    battle.play("strike c3 c4")
    assert battle.told("rolled")[1]["total"] == 4
    assert battle.wounds("guard") == 0
    battle = field("P1: knight c3", "P2: guard c4 defence=2 exhausted").dice(6)
    battle.play("strike c3 c4")
    assert battle.wounds("guard") == 4


@ruling("BK-19.17")
def test_defense_skill_helps_the_protector():
    battle = field("P1: knight c3", "P2: archer c4 exhausted, guard d4 defence=2").dice(2, 2)
    battle.play("strike c3 c4", "protect d4")
    assert battle.told("rolled")[1]["total"] == 4


@rule("BK-19.14", "BK-19.149")
@pytest.mark.parametrize(("words", "total"), [("blessed", 5), ("cursed", 3), ("blessed cursed", 4)])
def test_bless_and_curse_change_every_roll_of_a_card(words, total):
    battle = field(f"P1: archer c3 {words}", "P2: guard c5").dice(4)
    battle.attack("shot", "archer", "guard", "1-2-3")
    assert battle.told("rolled")[0]["total"] == total


@rule("BK-19.132")
@ruling("BK-19.132")
def test_the_clumsy_roll_lower_attacking_and_defending():
    battle = field("P1: ogre c3 clumsy life=20", "P2: guard c4 clumsy life=20").dice(4, 5)
    battle.play("strike c3 c4")
    assert [event["total"] for event in battle.told("rolled")] == [3, 4]


def test_shooting_skill_helps_shots_and_nothing_else():
    for means, total in (("shot", 5), ("throw", 3), ("blast", 3)):
        battle = field("P1: archer c3 marksman=2", "P2: guard c5").dice(3)
        battle.attack(means, "archer", "guard", "1-2-3")
        assert battle.told("rolled")[0]["total"] == total


@rule("BK-20.1", "BK-19.49")
def test_an_ability_does_not_add_up_with_itself_but_with_others():
    battle = field("P1: knight c3 attack=1", "P2: guard c4")
    knight = battle.card("knight")
    battle.state.status[knight] |= BLESSED
    battle.state.status[knight] |= BLESSED
    assert figures.attack_bonus(battle.state, knight) == 2
    battle.state.status[knight] |= CURSED
    assert figures.attack_bonus(battle.state, knight) == 1


# Poison


@rule("BK-20.2", "BK-20.1")
def test_of_two_poisons_the_stronger_works():
    battle = field("P1: knight c3", "P2: guard c4")
    guard = battle.card("guard")
    poison.give(battle.state, guard, 2)
    poison.give(battle.state, guard, 1)
    assert battle.state.poison[guard] == 2
    assert [event["count"] for event in battle.told("poisoned")] == [2]


@ruling("BK-19.29")
def test_poison_lasts_and_healing_does_not_remove_it():
    battle = field("P1: knight c3", "P2: guard c4 poison=1").end()
    healing.heal(battle.state, battle.card("guard"), 5)
    battle.change()
    assert battle.wounds("guard") == 1


@rule("BK-19.35")
def test_protection_from_poison():
    battle = field("P1: knight c3", "P2: guard c4 protect-poison")
    poison.give(battle.state, battle.card("guard"), 2)
    assert battle.state.poison[battle.card("guard")] == 0


# Scale


def scaled(wounds: int, reads: str = "wounds", life: int = 12) -> Battle:
    sides = (
        "P1: knight c4, archer c3",
        f"P2: turtle c5 scale exhausted wounds={wounds} life={life}",
    )
    return field(*sides, scale_reads=reads)


@rule("BK-19.41")
@ruling("BK-19.41")
@pytest.mark.parametrize(("wounds", "after"), [(4, 7), (5, 5)])
def test_scale_stops_a_shot_at_five_wounds(wounds, after):
    battle = scaled(wounds).dice(1)
    battle.attack("shot", "archer", "turtle", "3-3-3")
    assert battle.wounds("turtle") == after


@rule("BK-19.41")
def test_scale_does_not_stop_a_basic_strike_but_poison():
    battle = scaled(5).dice(5).play("strike c4 c5")
    assert battle.wounds("turtle") == 8
    battle.state.poison[battle.card("turtle")] = 2
    battle.end()
    assert battle.wounds("turtle") == 8


@ruling("BK-19.41")
@pytest.mark.parametrize(("wounds", "after"), [(6, 6), (7, 7), (8, 11)])
def test_by_the_other_reading_scale_counts_the_life_that_is_left(wounds, after):
    battle = scaled(wounds, "life").dice(1)
    battle.attack("shot", "archer", "turtle", "3-3-3")
    assert battle.wounds("turtle") == after


# Vampirism


@rule("BK-19.48", "BK-19.48a", "BK-19.48c")
def test_a_vampire_heals_by_the_wounds_it_deals_and_the_rest_becomes_extra_life():
    battle = field("P1: vampire c3 vampirism wounds=2", "P2: guard c4 life=8 wounds=3 exhausted")
    battle.dice(5).play("strike c3 c4")
    vampire = battle.card("vampire")
    assert (battle.wounds("vampire"), battle.state.extra[vampire]) == (0, 1)
    told = battle.told("drank")[0]
    assert (told["count"], told["extra"]) == (2, 1)


@rule("BK-19.48b")
@ruling("BK-19.48b")
@pytest.mark.parametrize(("edition", "wounds"), [("realms", 1), ("laar", 3)])
def test_wounds_beyond_death_heal_a_vampire_in_one_edition(edition, wounds):
    battle = field(
        "P1: vampire c3 vampirism wounds=4",
        "P2: guard c4 wounds=9 exhausted, imp a6",
        edition=edition,
    )
    battle.dice(5).play("strike c3 c4")
    assert battle.wounds("vampire") == wounds


def test_a_vampire_that_dies_in_the_exchange_does_not_heal():
    battle = field("P1: vampire c3 vampirism life=2, pawn a1", "P2: guard c4").dice(5, 3)
    battle.play("strike c3 c4", "higher")
    assert battle.at("vampire") == "grave"


def test_a_vampire_drinks_neither_from_artifacts_nor_by_shots_nor_through_armor():
    battle = field("P1: vampire c3 vampirism wounds=3", "P2: tower c4 artifact, imp a6").dice(5)
    battle.play("strike c3 c4")
    assert battle.wounds("vampire") == 3
    battle = field("P1: vampire c3 vampirism wounds=3", "P2: guard c5").dice(5)
    battle.attack("shot", "vampire", "guard", "1-2-3")
    assert battle.wounds("vampire") == 3
    battle = field("P1: vampire c3 vampirism wounds=3", "P2: guard c4 armor=2 exhausted").dice(5)
    battle.play("strike c3 c4")
    assert battle.wounds("vampire") == 2


# Incarnation


@rule("BK-19.23", "BK-19.23a", "BK-19.23b")
def test_an_incarnated_card_returns_exhausted_after_its_turns_in_the_graveyard():
    battle = field("P1: knight c3", "P2: phoenix c4 incarnation=2 life=1 exhausted, imp a6").dice(1)
    battle.play("strike c3 c4", "end")
    assert battle.told("token")[-1]["count"] == 1
    battle.change()
    assert battle.asked == ("return", [1])
    assert battle.options("target") == {"b6", "c6", "d6", "e6"}
    battle.play("target d6")
    assert battle.at("phoenix") == "d6"
    assert not battle.is_alert("phoenix")
    assert battle.question == "turn"


@ruling("BK-19.23b")
def test_its_owner_chooses_any_empty_square_of_the_rear_row():
    battle = field("P1: knight a1", "P2: phoenix grave incarnation=1, imp c6").end()
    assert battle.options("target") == {"a6", "b6", "d6", "e6"}
    assert battle.refused("target c6") == "square-taken"
    assert battle.refused("target c5") == "not-your-rear-row"


@rule("BK-19.23c")
@ruling("BK-19.23d")
@pytest.mark.parametrize(("edition", "fate"), [("realms", "grave"), ("laar", "exile")])
def test_incarnation_works_once(edition, fate):
    battle = field("P1: knight a1", "P2: phoenix grave incarnation=1, imp c6", edition=edition)
    battle.end().play("target a6")
    death.destroy(battle.state, battle.card("phoenix"))
    assert battle.at("phoenix") == fate
    battle.change()
    assert battle.question == "turn"
    assert len(battle.told("token")) == 1


@ruling("BK-19.23d")
def test_with_a_full_row_it_waits_for_a_free_square():
    row = ", ".join(f"imp{n} {s}6" for n, s in enumerate("abcde"))
    battle = field("P1: knight c3", f"P2: phoenix grave incarnation=1, {row}").end()
    assert battle.asked == ("turn", [1])
    battle.play("move b6 b5")
    assert battle.asked == ("return", [1])
    battle.play("target b6")
    assert battle.asked == ("turn", [1])
    assert battle.at("phoenix") == "b6"


@ruling("BK-19.23d")
def test_it_returns_even_in_the_opponent_s_turn():
    row = ", ".join(f"imp{n} {s}6" for n, s in enumerate("abcde"))
    battle = field("P1: knight c5 aimed", f"P2: phoenix grave incarnation=1, {row}").end().end()
    battle.state.wounds[battle.card("imp2")] = 9
    battle.dice(4, 4).play("strike c5 c6")
    assert battle.asked == ("return", [1])
    assert battle.play("target c6").asked == ("turn", [0])


def test_an_incarnated_flyer_returns_to_the_air():
    battle = field("P1: knight c3", "P2: owl grave flyer incarnation=1, imp a6").end()
    assert battle.at("owl") == "air"
    assert not battle.is_alert("owl")


# Rank


@rule("BK-19.39")
@ruling("BK-19.39")
def test_rank_holds_while_two_of_one_army_stand_side_by_side():
    battle = field(
        "P1: one c3 formation, two c2 formation, odd b3, far a1 formation",
        "P2: foe d3 formation, foe2 a2",
    )
    state = battle.state
    ranked = [
        name
        for name in ("one", "two", "odd", "far", "foe")
        if figures.in_formation(state, battle.card(name))
    ]
    assert ranked == ["one", "two"]
    battle.play("move c2 d2")
    assert not figures.in_formation(state, battle.card("one"))
    assert not figures.in_formation(state, battle.card("two"))


def test_flyers_stand_in_no_rank():
    battle = field("P1: one air formation flyer, two c2 formation", "P2: foe d3")
    assert not figures.in_formation(battle.state, battle.card("one"))


# Golden rules


@rule("BK-20.9")
@ruling("BK-20.9")
def test_a_sequence_that_goes_round_ends_after_its_first_repetition():
    battle = field("P1: knight c3", "P2: guard c4")
    state = battle.state
    assert [queue.record_step(state, 7) for _ in range(3)] == [False, False, True]
    state.wounds[0] += 1
    assert not queue.record_step(state, 7)
    battle.play("move c3 c2")
    assert len(state.fingerprints) == 0


@ruling("BK-20.9")
def test_a_sequence_that_grows_forever_ends_too():
    state = field("P1: knight c3", "P2: guard c4").state
    rounds = 0
    while not queue.record_step(state, 7):
        state.extra[0] += 1
        rounds += 1
    assert 100 < rounds < 1000
