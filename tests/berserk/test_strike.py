"""The basic strike (BK-11)."""

from collections import Counter
from typing import Any

import pytest
from rulebook import rule, ruling

from berserk.battle import Battle, field
from berserk.heroes import hero
from holmgang.games.berserk.tables import combat_row, lone_roll

LETTERS = "-LMS"


def duel(attack: int, defence: int, mine: str = "", theirs: str = "", **readings: Any) -> Battle:
    """A strike of one alert card at another, dice as given: strikes of 1-2-3."""
    battle = field(
        f"P1: knight c3 life=20 strike=1-2-3 {mine}",
        f"P2: guard c4 life=20 strike=1-2-3 {theirs}",
        **readings,
    )
    battle.dice(attack, defence).play("strike c3 c4")
    return battle


def result(battle: Battle) -> str:
    return f"{LETTERS[battle.wounds('guard')]}/{LETTERS[battle.wounds('knight')]}"


# Declaration


@rule("BK-11.2", "BK-10.4", "BK-19.27", "BK-1.28")
def test_a_basic_strike_reaches_the_eight_squares_around():
    enemies = ", ".join(
        f"e{n} {s}" for n, s in enumerate(["b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2", "c5"])
    )
    battle = field("P1: knight c3", f"P2: {enemies}")
    around = {"b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2"}
    assert battle.options("strike") == {f"c3 {square}" for square in around}


@rule("BK-20.8", "BK-12.23")
def test_a_strike_out_of_reach_is_refused_and_not_paid_for():
    battle = field("P1: knight c3", "P2: guard c5")
    assert battle.refused("strike c3 c5") == "out-of-reach"
    assert battle.is_alert("knight")


@ruling("BK-10.13")
def test_one_strikes_enemies_only():
    battle = field("P1: knight c3, pawn c2", "P2: guard c4")
    assert battle.refused("strike c3 c2") == "own-card"
    assert battle.refused("strike c3 b3") == "no-target"
    assert battle.refused("strike c4 c3") == "not-your-card"
    assert battle.reaches("effect", "knight", "pawn")


@rule("BK-11.3", "BK-11.4")
def test_the_attacker_is_exhausted_and_the_attacked_is_not():
    battle = duel(4, 4)
    assert not battle.is_alert("knight")
    assert battle.is_alert("guard")


# Protectors


@rule("BK-11.6", "BK-19.30")
@pytest.mark.parametrize(
    ("target", "squares"),
    [("c4", {"b3", "d3", "b4", "d4"}), ("d4", {"c4", "d3"})],
)
def test_a_protector_stands_next_to_both_fighters(target, squares):
    others = [s for s in ["b3", "d3", "b4", "c4", "d4", "b5", "e5", "b2"] if s != target]
    enemies = ", ".join(f"e{s} {s}" for s in [*others, target])
    battle = field("P1: knight c3", f"P2: {enemies}")
    battle.play(f"strike c3 {target}")
    assert battle.asked == ("protector", [1])
    assert battle.options("protect") == squares


@ruling("BK-11.6")
def test_only_creatures_of_the_attacked_side_protect():
    battle = field("P1: knight c3, pawn b3", "P2: guard c4, tower d4 artifact").dice(4, 4)
    battle.play("strike c3 c4")
    assert battle.question == "turn"


@rule("BK-11.5", "BK-11.28", "BK-8.6", "BK-11.8", "BK-12.14")
def test_a_protector_takes_the_blow():
    battle = field("P1: knight c3", "P2: archer c4, guard d4").dice(5, 2)
    battle.play("strike c3 c4", "protect d4")
    assert (battle.wounds("guard"), battle.wounds("archer")) == (3, 0)


@rule("BK-11.5")
def test_nobody_has_to_protect_and_only_one_may():
    battle = field("P1: knight c3", "P2: archer c4, guard d4, spy b4").dice(5, 2)
    battle.play("strike c3 c4", "pass")
    assert battle.wounds("archer") == 3
    battle = field("P1: knight c3", "P2: archer c4, guard d4, spy b4").dice(5, 2)
    battle.play("strike c3 c4", "protect d4")
    assert battle.question == "turn"


@rule("BK-11.9")
@ruling("BK-11.9")
@pytest.mark.parametrize(("dice", "wounds"), [((1, 5), (2, 3)), ((2, 4), (0, 0))])
def test_a_protector_fights_as_an_alert_card_and_is_exhausted_after_it(dice, wounds):
    battle = field("P1: knight c3", "P2: archer c4, guard d4").dice(*dice)
    battle.play("strike c3 c4", "protect d4")
    if battle.question == "row":
        battle.play("higher")
    assert (battle.wounds("guard"), battle.wounds("knight")) == wounds
    assert not battle.is_alert("guard")
    assert battle.is_alert("archer")


@rule("BK-11.6", "BK-11.9")
def test_an_exhausted_card_cannot_protect():
    battle = field("P1: knight c3", "P2: archer c4, guard d4 exhausted").dice(4, 4)
    battle.play("strike c3 c4")
    assert battle.question == "turn"


@rule("BK-11.10")
def test_a_protector_is_named_only_in_the_opponent_s_turn():
    battle = field("P1: knight c3, pawn b3", "P2: guard c4 life=20", turn=1).dice(4, 4)
    battle.attack("strike", "guard", "knight")
    assert battle.asked == ("turn", [0])
    assert battle.wounds("knight") == 2


@rule("BK-11.11", "BK-11.14", "BK-19.26", "BK-19.44")
@ruling("BK-11.11")
@pytest.mark.parametrize(
    ("means", "target"),
    [("special", "c4"), ("magical", "c4"), ("shot", "c5"), ("throw", "c5"), ("blast", "c5")],
)
def test_no_protector_against_anything_but_a_basic_strike(means, target):
    battle = field("P1: knight c3", f"P2: archer {target}, guard d4").dice(4)
    battle.attack(means, "knight", "archer", "1-2-3")
    assert battle.question == "turn"
    assert battle.wounds("archer") == 2


@rule("BK-11.13", "BK-19.4")
@ruling("BK-19.4")
def test_no_protector_against_an_aimed_strike():
    battle = field("P1: assassin c3 aimed", "P2: archer c4, guard d4").dice(5, 2)
    battle.play("strike c3 c4")
    assert battle.wounds("archer") == 3


@rule("BK-11.15")
@ruling("BK-11.34")
def test_the_protector_of_an_exhausted_target_fights_with_two_dice():
    battle = field("P1: knight c3", "P2: archer c4 exhausted, guard d4").dice(1, 4)
    battle.play("strike c3 c4", "protect d4")
    assert battle.wounds("knight") == 2
    assert battle.wounds("archer") == battle.wounds("guard") == 0


@ruling("BK-11.17")
def test_a_protected_target_suffers_nothing():
    battle = field("P1: knight c3", "P2: archer c4 armor=1, guard d4").dice(6, 1)
    battle.play("strike c3 c4", "protect d4")
    archer = battle.card("archer")
    assert (battle.state.wounds[archer], battle.state.armor_used[archer]) == (0, 0)


# Two dice


@rule("BK-11.18", "BK-11.19", "BK-11.1", "BK-19.11")
def test_both_roll_the_attacker_first():
    battle = duel(5, 2)
    assert [(e["card"], e["die"]) for e in battle.told("rolled")] == [("knight", 5), ("guard", 2)]
    assert result(battle) == "M/-"


MATRIX = """
L/- L/- -/- -/L L/M -/M
L/- L/- L/- -/- -/L L/M
M/L L/- L/- L/- -/- -/L
M/- M/L L/- L/- L/- -/-
S/L M/- M/L L/- -/L L/-
S/- S/L M/- M/L L/- -/L
"""
EXCHANGES = {(1, 5), (2, 6), (3, 1), (4, 2), (5, 1), (5, 3), (6, 2), (6, 4)}
REDUCED = {"M/L": "L/-", "S/L": "M/-", "L/M": "-/L"}


@rule("BK-11.20", "BK-11.22", "BK-11.24", "BK-11.25")
@ruling("BK-11.20")
@pytest.mark.parametrize("edition", ["realms", "laar"])
@pytest.mark.parametrize("attack", range(1, 7))
@pytest.mark.parametrize("defence", range(1, 7))
def test_the_outcome_of_every_two_dice(attack, defence, edition):
    expected = MATRIX.split()[6 * (attack - 1) + defence - 1]
    battle = duel(attack, defence, edition=edition)
    assert (battle.question == "row") == ((attack, defence) in EXCHANGES)
    if battle.question == "row":
        assert battle.state.actors == [0 if attack > defence else 1]
        lower = Battle(battle.state.copy())
        assert result(lower.play("lower")) == REDUCED[expected]
        battle.play("higher")
    assert result(battle) == expected


@rule("BK-11.25", "BK-11.23")
def test_how_often_each_outcome_comes():
    full: Counter[Any] = Counter()
    reduced: Counter[Any] = Counter()
    for attack in range(1, 7):
        for defence in range(1, 7):
            force, reply, less, back = combat_row(attack, defence)
            full[LETTERS[force] + LETTERS[reply]] += 1
            if less >= 0:
                force, reply = less, back
            reduced[LETTERS[force] + LETTERS[reply]] += 1
    assert full == {
        "L-": 14,
        "-L": 5,
        "--": 4,
        "ML": 4,
        "M-": 3,
        "LM": 2,
        "SL": 2,
        "-M": 1,
        "S-": 1,
    }
    assert reduced == {"L-": 18, "-L": 7, "M-": 5, "--": 4, "-M": 1, "S-": 1}


@rule("BK-11.23")
@ruling("BK-11.23")
def test_the_higher_roller_may_take_the_row_before():
    battle = duel(5, 1)
    assert battle.asked == ("row", [0])
    assert battle.legal() == ["higher", "lower"]
    assert result(battle.play("lower")) == "M/-"
    assert battle.told("row")[0]["row"] == "lower"
    assert duel(6, 3).question == "turn"


@ruling("BK-11.20")
@pytest.mark.parametrize(("chooser", "seat"), [("higher", 1), ("attacker", 0)])
def test_by_another_reading_the_attacker_chooses_always(chooser, seat):
    assert duel(1, 5, exchange_chooser=chooser).asked == ("row", [seat])


@ruling("BK-11.20")
@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [(8, 1, (3, 0)), (12, 1, (3, 0)), (1, 8, (0, 2)), (-1, 6, (0, 2))],
)
def test_differences_above_five_count_as_five(attack, defence, expected):
    assert combat_row(attack, defence)[:2] == expected


@rule("BK-11.22", "BK-11.37")
@pytest.mark.parametrize(
    ("result", "expected"), [(4, (1, 0)), (5, (0, 1)), (0, (1, 0)), (7, (0, 1)), (-2, (1, 0))]
)
def test_equal_results(result, expected):
    assert combat_row(result, result) == (*expected, -1, -1)


@rule("BK-11.36", "BK-11.37")
def test_modifiers_are_added_up_and_may_lead_beyond_six():
    battle = duel(6, 1, mine="attack=2 blessed", theirs="cursed")
    assert [event["total"] for event in battle.told("rolled")] == [9, 0]
    assert result(battle) == "S/-"


@ruling("BK-11.26")
def test_in_an_exchange_both_may_die():
    battle = field("P1: knight c3 life=2, pawn a1", "P2: guard c4 life=3, imp a6").dice(5, 3)
    battle.play("strike c3 c4", "higher")
    assert (battle.at("knight"), battle.at("guard")) == ("grave", "grave")


@rule("BK-11.27")
@ruling("BK-11.27")
def test_a_miss_deals_no_strike():
    battle = duel(2, 4, mine="vampirism wounds=2")
    assert battle.wounds("knight") == 2
    assert battle.told("hit") == []
    assert [event["card"] for event in battle.told("missed")] == ["knight", "guard"]


@rule("BK-11.29")
@ruling("BK-11.29")
def test_the_reply_is_a_basic_strike_but_no_attack():
    battle = duel(1, 4, theirs="vampirism wounds=2 attack=3")
    assert result(battle) == "L/L"  # of the guard's two wounds one is left
    assert battle.wounds("guard") == 1
    assert battle.told("rolled")[1]["total"] == 4
    assert battle.told("hit")[0]["means"] == "strike"


# One die


@rule("BK-11.30", "BK-11.31", "BK-19.43")
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_strike_at_an_exhausted_card_always_hits_and_is_not_answered(die, wounds):
    battle = field("P1: knight c3", "P2: guard c4 exhausted").dice(die)
    battle.play("strike c3 c4")
    assert (battle.wounds("guard"), battle.wounds("knight")) == (wounds, 0)


@rule("BK-11.31")
@pytest.mark.parametrize(
    ("roll", "strength"), [(-1, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 3)]
)
def test_the_standard_roll(roll, strength):
    assert lone_roll(roll) == strength


@ruling("BK-11.41")
def test_a_strike_of_magnitude_0_is_still_a_strike():
    battle = field("P1: knight c3 strike=0-0-0", "P2: guard c4 exhausted").dice(5)
    battle.play("strike c3 c4")
    assert battle.told("hit")[0]["magnitude"] == 0


@rule("BK-11.42")
def test_the_steps_of_an_attack():
    battle = field("P1: knight c3", "P2: archer c4 hidden, guard d4 life=3, imp a6").dice(6, 4)
    battle.play("strike c3 c4", "protect d4", "higher")
    assert [event["event"] for event in battle.told()] == [
        *("declared", "revealed", "protects", "rolled", "rolled", "row", "hit", "hit", "died"),
    ]


@ruling("BK-11.42")
def test_the_attacker_is_exhausted_even_if_it_misses_or_is_blocked():
    assert not duel(2, 4).is_alert("knight")
    battle = field("P1: bat air flyer", "P2: guard c4 exhausted protect-flyers").dice(6)
    battle.play("strike x1 c4")
    assert not battle.is_alert("bat")
    assert battle.wounds("guard") == 0


@rule("BK-19.101")
def test_an_unanswerable_strike_is_aimed_and_rolls_alone():
    battle = field("P1: ogre c3 unanswered", "P2: guard c4, spy d4").dice(4)
    battle.play("strike c3 c4")
    assert battle.wounds("guard") == 3
    assert battle.question == "turn"


def test_a_strike_at_an_artifact_is_like_one_at_an_exhausted_card():
    battle = field("P1: knight c3", "P2: tower c4 artifact, guard a6").dice(6)
    battle.play("strike c3 c4")
    assert battle.wounds("tower") == 4


@rule("BK-19.8", "BK-19.9", "BK-19.2")
def test_the_attack_under_way_can_be_looked_at():
    battle = duel(5, 1)
    assert battle.state.view(0)["attack"] == {
        "means": "strike",
        "attacker": "c3",
        "target": "c4",
        "defender": "c4",
        "rolled": [5, 5],
        "answered": [1, 1],
        "strikes": ["strong", "light"],
    }


# What only laar says


@rule("BK-11.16")
def test_an_artifact_is_protected_but_protects_nobody():
    battle = field("P1: foe c3", "P2: altar c4 artifact, guard d4", edition="laar").dice(3, 3)
    battle.play("strike c3 c4", "protect d4")
    assert (battle.wounds("altar"), battle.wounds("guard")) == (0, 2)
    battle = field("P1: foe c3", "P2: prey c4 exhausted, altar d4 artifact", edition="laar").dice(1)
    assert battle.play("strike c3 c4").wounds("prey") == 2


LAAR_ROWS = [
    *((2, 1, "light", "miss"), (3, 1, "medium", "light"), (4, 1, "medium", "miss")),
    *((5, 1, "strong", "light"), (6, 1, "strong", "miss"), (1, 2, "light", "miss")),
    *((1, 3, "miss", "miss"), (1, 4, "miss", "light"), (1, 5, "light", "medium")),
    (1, 6, "miss", "medium"),
]


@rule("BK-11.21")
@pytest.mark.parametrize(("mine", "theirs", "strike", "answer"), LAAR_ROWS)
def test_the_table_of_laar(mine, theirs, strike, answer):
    battle = field("P1: knight c3", "P2: foe c4", edition="laar").dice(mine, theirs)
    battle.play("strike c3 c4")
    if battle.question == "row":
        battle.play("higher")
    struck = {
        told["card"]: told.get("strength", "miss")
        for told in battle.told()
        if told["event"] in ("hit", "missed")
    }
    assert (struck["knight"], struck["foe"]) == (strike, answer)


@rule("BK-11.32")
def test_a_strike_at_an_artifact_is_one_at_an_exhausted_card():
    battle = field("P1: knight c3", "P2: altar c4 artifact", edition="laar").dice(4)
    assert battle.play("strike c3 c4").wounds("altar") == 3


@rule("BK-11.33")
def test_an_unanswerable_strike_is_one_at_an_exhausted_card():
    battle = field("P1: knight c3 unanswered", "P2: foe c4, guard d4", edition="laar").dice(4)
    battle.play("strike c3 c4")
    assert (battle.wounds("foe"), battle.wounds("knight")) == (3, 0)


@rule("BK-11.9")
def test_a_protector_whose_foe_is_gone_after_the_dice_is_exhausted_too():
    window = "{rolled: {by: enemy.creature}}"
    ability = f"act: {{pay: [], instant: true, window: {window}, do: {{destroy: attacker}}}}"
    army = "P2: friend c4 exhausted, guard d4, hero e6"
    battle = field("P1: foe c3, other a1", army, cards=hero(ability), edition="laar")
    battle.dice(3).play("strike c3 c4", "protect d4", "use e6 1")
    assert battle.at("foe") == "grave" and not battle.is_alert("guard")
