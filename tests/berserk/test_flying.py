"""Flyers (BK-15)."""

from rulebook import rule, ruling

from berserk.battle import field
from berserk.heroes import act, hero, laar
from berserk.kub.table import fight
from holmgang.games.berserk.change import states


@rule("BK-15.1", "BK-15.2")
def test_a_flyer_strikes_anybody_on_the_field_or_in_the_air():
    battle = field("P1: bat air flyer", "P2: guard c4, spy e6 hidden, owl air flyer")
    assert battle.options("strike") == {"x1 c4", "x1 e6", "x1 y3"}
    battle.dice(6, 1).play("strike x1 y3")
    assert battle.wounds("owl") == 4


@rule("BK-15.2")
def test_a_flyer_cannot_attack_a_terrain():
    battle = field("P1: bat air flyer", "P2: guard c4, moor air terrain")
    assert battle.options("strike") == {"x1 c4"}


@rule("BK-15.3")
def test_against_a_flyer_a_flyer_or_a_neighbour_of_the_target_protects():
    battle = field("P1: bat air flyer", "P2: guard c4, near d5, far c6, owl air flyer").dice(6, 1)
    battle.play("strike x1 c4")
    assert battle.options("protect") == {"d5", "y4"}
    battle.play("protect y4")
    assert battle.wounds("owl") == 4


@rule("BK-15.4")
def test_a_flyer_cannot_protect_a_ground_creature_from_another():
    battle = field("P1: knight c3", "P2: guard c4, owl air flyer").dice(4, 4)
    battle.play("strike c3 c4")
    assert battle.question == "turn"


@rule("BK-15.5")
def test_only_a_flyer_protects_a_flyer():
    battle = field("P1: bat air flyer", "P2: guard c4, owl air flyer, hawk air flyer")
    battle.play("strike x1 y2")
    assert battle.options("protect") == {"y3"}


@rule("BK-15.9")
def test_ground_creatures_cannot_strike_flyers():
    battle = field("P1: knight c3", "P2: guard e6, owl air flyer")
    assert battle.refused("strike c3 y2") == "out-of-reach"
    assert battle.refused("watch c3") == "enemy-not-only-flyers"


@rule("BK-15.6", "BK-15.8")
def test_against_flyers_alone_a_creature_may_exhaust_itself_and_strike_one_later():
    battle = field("P1: knight c3", "P2: owl air flyer life=30").dice(2, 4)
    battle.play("watch c3")
    assert not battle.is_alert("knight")
    battle.change()
    assert battle.options("strike") == {"c3 y1"}
    battle.play("strike c3 y1")  # and misses
    states.make_alert(battle.state, battle.card("knight"))
    assert battle.refused("strike c3 y1") == "out-of-reach"
    battle.play("watch c3")


@rule("BK-15.6")
def test_the_right_to_strike_a_flyer_ends_with_the_own_next_turn():
    battle = field("P1: knight c3", "P2: owl air flyer").play("watch c3").change()
    assert battle.options("strike") == {"c3 y1"}
    assert battle.options("strike") == {"c3 y1"}
    battle.change()
    assert battle.refused("strike c3 y1") == "out-of-reach"


@rule("BK-15.7")
def test_another_flyer_may_protect_against_that_strike():
    battle = field("P1: knight c3", "P2: owl air flyer, hawk air flyer").play("watch c3").change()
    battle.dice(6, 1).play("strike c3 y1", "protect y2")
    assert battle.wounds("hawk") == 4


@ruling("BK-15.8")
def test_artifacts_do_not_count_and_a_right_once_gained_stays():
    battle = field("P1: knight c3", "P2: owl air flyer, tower e6 artifact, cub grave incarnation=1")
    battle.play("watch c3").end().play("target a6").end()
    assert battle.options("strike") == {"c3 y1"}
    assert battle.options("watch") == set()


def test_hidden_cards_are_taken_for_ground_creatures():
    battle = field("P1: knight c3", "P2: owl air flyer, bat c6 flyer hidden")
    assert battle.options("watch") == set()


@rule("BK-13.8")
@ruling("BK-13.9")
def test_ranged_attacks_reach_flyers_and_those_of_flyers_reach_everybody():
    battle = field("P1: archer c3, bat air flyer", "P2: owl air flyer, guard c4")
    for means in ("shot", "throw", "blast"):
        assert battle.reaches(means, "archer", "owl", 1)
        assert battle.reaches(means, "bat", "guard", 1)
        assert battle.reaches(means, "bat", "owl", 1)
    assert not battle.reaches("polearm", "archer", "owl")
    assert not battle.reaches("polearm", "bat", "guard")
    assert battle.reaches("spell", "archer", "owl", 1)
    assert not battle.reaches("special", "archer", "owl")
    assert not battle.reaches("special", "bat", "guard")


@ruling("BK-13.9")
def test_spells_and_effects_with_a_range_reach_flyers_and_those_of_flyers_reach_everybody():
    for caster in ("beholder", "dreamwalker"):
        casting = fight(f"P1: {caster} c1", "P2: dried-roach air, foe c6").play("use c1 1")
        assert casting.options("target") == {casting.call("dried-roach")}
    wound = act('{damage: {to: {pick: "enemy.creature within(self, 1)"}, n: 1}}')
    battle = laar("P1: hero air", "P2: owl air flyer, foe c6", cards=hero(wound, type="flyer"))
    battle.play(f"use {battle.call('hero')} 1")
    assert battle.options("target") == {battle.call("owl"), "c6"}


@ruling("BK-13.9", "BK-1.40")
def test_what_is_at_work_all_around_a_card_does_not_reach_into_the_air():
    around = 'static: {for: "enemy.creature within(self, 2)", give: {kw: clumsy}}'
    battle = laar("P1: hero c3", "P2: owl air flyer, foe c4", cards=hero(around))
    assert "clumsy" not in battle.now("owl")["keywords"]
    assert "clumsy" in battle.now("foe")["keywords"]


@rule("BK-15.6", "BK-10.2")
def test_who_has_struck_once_cannot_watch_the_sky_instead_of_striking_again():
    battle = fight("P1: battle-crayfish c3", "P2: first-aid-tent c4, dried-roach air").dice(1)
    assert battle.options("watch") == {"c3"}
    battle.play("strike c3 c4")
    assert battle.options("watch") == set() and battle.options("strike") == {"c3 c4"}


@rule("BK-15.10", "BK-9.8")
def test_who_has_taken_off_gets_no_steps_in_the_air():
    cards = hero(
        act("{take_off: {to: self, until: end_my_next_turn}}"),
        "act: {pay: [], do: {give: {to: self, mod: {move: +2}, until: end_turn}}, "
        "limit: {n: 1, per: turn}}",
    )
    battle = laar("P1: hero c3", "P2: foe c5", cards=cards)
    battle.play("use c3 1").change().play(f"use {battle.call('hero')} 2")
    assert battle.at("hero") == "air" and battle.now("hero")["steps"] == 0
    assert battle.options("move") == set()


@rule("BK-15.8", "BK-12.20")
def test_the_right_to_strike_a_flyer_is_lost_by_a_strike_that_is_cancelled():
    stop = "act: {pay: [], instant: true, window: {declared: {by: enemy.card}}, do: cancel, %s}"
    cards = hero(stop % "limit: {n: 1, per: battle}", id="guardian", type="flyer")
    cards += hero(act("{open: {pick: mine.creature other(self)}}"))
    battle = laar("P1: foe c3, hero a1", "P2: guardian air", cards=cards)
    flyer = battle.call("guardian")
    battle.play("watch c3").change().play(f"strike c3 {flyer}", f"use {flyer} 1")
    battle.play("use a1 1", "target c3")
    assert battle.is_alert("foe") and battle.options("strike") == set()


@rule("BK-15.5", "BK-11.7")
def test_a_parasite_on_the_attacker_does_not_protect_a_flyer():
    cards = hero("static: {give: {reach: flyers}}")
    battle = laar(
        "P1: hero c3", "P2: bird air flyer, bat air flyer, leech @c3 parasite", cards=cards
    )
    battle.play(f"strike c3 {battle.call('bird')}")
    assert battle.options("protect") == {battle.call("bat")}
