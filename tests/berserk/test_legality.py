"""An illegal action is taken back: what was paid for it comes back too (BK-20.8, BK-6.10)."""

from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import act, hero, laar
from berserk.kub.table import chips, fight
from holmgang.games.berserk.change import marks

AWAY = "act: {pay: [], instant: true, window: {declared: {target: self}}, do: %s}"
JUMP = AWAY % '{relocate: {what: self, to: {pick: "cell free within(self, 3)"}}}'
BLAST = "{blast: {power: 2-2-2, range: 4}}"


def told(battle: Battle) -> str:
    return str(battle.told()[-1]["event"])


@rule("BK-20.8")
@ruling("BK-6.10", "BK-20.8")
def test_whose_blind_strike_is_taken_back_may_still_move():
    battle = fight("P1: cart-troll c5", "P2: dried-roach c6 hidden, foe a4")
    battle.play("strike c5 c6")
    assert told(battle) == "taken-back"
    assert battle.now("cart-troll")["steps"] == 2 and "c5 c6" in battle.options("move")


@ruling("BK-20.8")
def test_whose_second_strike_is_taken_back_has_still_struck_once():
    twice = "static: {give: {times: {attack: strike, n: 2}}}"
    cards = hero(twice, act("{heal: {to: self, n: 1}}"))
    battle = laar("P1: hero c5", "P2: owl c6 flyer hidden, foe d4 exhausted, x a4", cards=cards)
    battle.dice(1).play("strike c5 d4", "strike c5 c6")
    assert told(battle) == "taken-back" and battle.is_alert("hero")
    assert "c5 d4" in battle.options("strike") and battle.now("hero")["steps"] == 0
    assert battle.options("use") == set()


@ruling("BK-6.10", "BK-20.8")
def test_chips_thrown_at_a_hidden_terrain_come_back():
    battle = fight("P1: architect c3 chips=3", "P2: hapsons-plateau c6 hidden, foe a4")
    battle.play("use c3 2", "number 3", "target c6")
    assert battle.at("hapsons-plateau") == "air" and told(battle) == "taken-back"
    assert chips(battle, "architect") == 3 and battle.is_alert("architect")


@ruling("BK-20.8", "BK-6.10")
def test_all_that_an_ability_costs_comes_back_and_its_use_too():
    costs = "[tap, {chips: 1}, {lives: 2}, {wound: 1}, {unmark: rune}]"
    ability = f"act: {{pay: {costs}, limit: {{n: 1, per: battle}}, do: {BLAST}}}"
    army = "P1: hero c3 chips=1 extra=2 wounds=3"
    battle = laar(army, "P2: moor c6 terrain hidden, foe a4", cards=hero(ability))
    state = battle.state
    marks.put_mark(state, state.tables.markers.index("hero.rune"), 0, battle.card("hero"))
    battle.play("use c3 1", "target c6")
    now = battle.now("hero")
    assert (now["chips"], now["extra"], now["wounds"]) == (1, 2, 3)
    assert now["markers"] == ["rune"] and battle.options("use") == {"c3 1"}


@ruling("BK-20.8")
def test_the_rest_of_an_ability_that_is_taken_back_does_not_happen():
    ability = act(f"[{BLAST}, {{chips: {{to: self, n: 1}}}}]")
    battle = laar("P1: hero c3", "P2: moor c6 terrain hidden, foe a4", cards=hero(ability))
    battle.play("use c3 1", "target c6")
    assert battle.now("hero")["chips"] == 0 and battle.asked == ("turn", [0])


@ruling("BK-20.8")
def test_what_an_ability_has_done_already_is_not_undone():
    ability = act(f"[{BLAST}, {BLAST}]")
    battle = laar("P1: hero c3", "P2: moor c6 terrain hidden, foe c5", cards=hero(ability))
    battle.dice(1).play("use c3 1", "target c5", "target c6")
    assert battle.wounds("foe") == 2 and not battle.is_alert("hero")


@rule("BK-6.7", "BK-20.8")
@ruling("BK-6.10")
def test_an_effect_on_creatures_that_meets_an_artifact_is_taken_back():
    battle = fight("P1: lobber c3", "P2: first-aid-tent c6 hidden, foe a6")
    battle.play("use c3 1", "target c6")
    assert told(battle) == "taken-back" and not battle.is_hidden("first-aid-tent")
    assert battle.is_alert("lobber") and battle.wounds("first-aid-tent") == 0


@ruling("BK-6.10")
def test_by_another_reading_it_is_lost():
    wound = act("{damage: {to: {pick: enemy.creature}, n: 1}}")
    battle = field(
        "P1: hero c3", "P2: tower c6 artifact hidden, foe a4",
        cards=hero(wound), edition="laar", illegal_blind_attack="paid",
    )  # fmt: skip
    battle.play("use c3 1", "target c6")
    assert battle.asked == ("turn", [0]) and not battle.is_alert("hero")


@rule("BK-6.7")
def test_of_two_targets_the_one_that_is_none_falls_away():
    wound = act("{damage: {to: {pick: enemy.creature, n: 2}, n: 1}}")
    battle = laar("P1: hero c3", "P2: tower c6 artifact hidden, foe a4", cards=hero(wound))
    battle.play("use c3 1", "target a4", "target c6")
    assert battle.wounds("foe") == 1 and not battle.is_alert("hero")


@rule("BK-11.42")
@ruling("BK-20.8")
def test_a_strike_at_a_target_that_has_leapt_away_is_taken_back():
    battle = laar("P1: foe c3, page a1", "P2: hero c4, other e6", cards=hero(JUMP))
    battle.play("strike c3 c4", "use c4 1", "target c6")
    assert told(battle) == "taken-back" and battle.wounds("hero") == 0
    assert battle.is_alert("foe") and "c3 c4" in battle.options("move")


@rule("BK-11.42")
def test_a_strike_at_a_target_that_has_leapt_and_is_still_near_goes_on():
    battle = laar("P1: foe c3, page a1", "P2: hero c4 exhausted, other e6", cards=hero(JUMP))
    battle.dice(3).play("strike c3 c4", "use c4 1", "target d4")
    assert battle.wounds("hero") == 2 and not battle.is_alert("foe")


@rule("BK-11.42", "BK-10.4")
@ruling("BK-12.28", "BK-20.8")
def test_a_protector_that_is_moved_out_of_reach_is_not_struck():
    text = "relocate: {what: {pick: creature}, to: {pick: cell free}}"
    mover = f"act: {{pay: [], instant: true, window: {{protected: {{}}}}, do: {{{text}}}}}"
    mover = mover.replace("do:", "limit: {n: 1, per: turn}, do:")
    battle = laar("P1: foe c3", "P2: prey c4, guard d4, hero e6", cards=hero(mover))
    battle.play("strike c3 c4", "protect d4", "use e6 1", "target d4", "target e5")
    assert told(battle) == "taken-back" and battle.is_alert("foe")
    battle = laar("P1: foe c3", "P2: prey c4, guard d4, hero e6", cards=hero(mover)).dice(3, 3)
    battle.play("strike c3 c4", "protect d4", "use e6 1", "target d4", "target b3")
    assert battle.wounds("guard") == 2
