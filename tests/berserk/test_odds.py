"""What an attack leads to, told before it is made (BK-11.20 to BK-11.31)."""

from collections import Counter
from typing import Any

import pytest
from rulebook import rule

from berserk.battle import Battle, field
from berserk.game import TRIAL
from berserk.heroes import duel
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.games.berserk.odds import forecast
from holmgang.games.berserk.tables import combat_row

SHOT = "act: {pay: tap, do: {shot: {power: 1-2-3, range: 4}}}"
WORDS = ["miss", "light", "medium", "strong"]


def told(battle: Battle, text: str) -> Any:
    seat = battle.state.actors[0]
    found = forecast(battle.state, seat, battle.state.read(text))
    assert found is not None
    return found


def shares(figures: Any) -> dict[tuple[str, ...], int]:
    """Outcomes by the strengths of both blows, in thirty-sixths."""
    found: Counter[tuple[str, ...]] = Counter()
    for outcome in figures["outcomes"]:
        found[tuple(outcome["blows"])] += round(36 * outcome["share"])
    return dict(found)


@rule("BK-11.20")
def test_all_36_throws_are_counted_by_the_table():
    battle = field("P1: knight c3 life=20 strike=1-2-3", "P2: guard c4 life=20 strike=1-2-3")
    expected: Counter[tuple[str, ...]] = Counter()
    for attack in range(1, 7):
        for defence in range(1, 7):
            force, reply, _, _ = combat_row(attack, defence)
            expected[WORDS[force], WORDS[reply]] += 1
    # The defender rolls 4 more twice and is better off with a medium blow for a light one.
    assert shares(told(battle, "strike c3 c4")) == dict(expected)


def test_expected_wounds_and_deaths_follow_from_the_shares():
    battle = field("P1: knight c3 life=2 strike=1-2-3", "P2: guard c4 life=2 strike=1-2-3")
    figures = told(battle, "strike c3 c4")
    outcomes = figures["outcomes"]
    assert sum(o["share"] for o in outcomes) == pytest.approx(1, abs=1e-4)
    assert figures["dealt"] == pytest.approx(
        sum(o["share"] * o["dealt"] for o in outcomes), abs=1e-4
    )
    assert figures["kill"] == pytest.approx(
        sum(o["share"] for o in outcomes if o["blows"][0] in ("medium", "strong")), abs=1e-4
    )
    assert figures["fall"] == pytest.approx(
        sum(o["share"] for o in outcomes if o["blows"][1] in ("medium", "strong")), abs=1e-4
    )


@rule("BK-11.31")
def test_the_exhausted_are_struck_with_one_die():
    battle = field("P1: knight c3 strike=1-2-3", "P2: guard c4 life=20 exhausted")
    figures = told(battle, "strike c3 c4")
    assert shares(figures) == {("light",): 18, ("medium",): 12, ("strong",): 6}
    assert figures["dealt"] == pytest.approx((3 * 1 + 2 * 2 + 3) / 6, abs=1e-4)
    assert figures["taken"] == 0


@rule("BK-11.36")
def test_skills_shift_the_dice():
    battle = field(
        "P1: knight c3 strike=1-2-3 attack=1", "P2: guard c4 life=20 strike=1-2-3 exhausted"
    )
    figures = told(battle, "strike c3 c4")
    assert shares(figures) == {("light",): 12, ("medium",): 12, ("strong",): 12}


def test_armor_is_taken_off():
    battle = field("P1: knight c3 strike=1-2-3", "P2: guard c4 life=20 exhausted armor=1")
    assert told(battle, "strike c3 c4")["dealt"] == pytest.approx((2 * 1 + 2) / 6, abs=1e-4)


@rule("BK-11.23")
def test_a_row_is_chosen_by_the_higher_roller_for_its_own_good():
    # A medium blow kills, so the light answer is a price worth paying.
    battle = field("P1: knight c3 life=9 strike=1-2-3", "P2: guard c4 life=2 strike=1-2-3")
    assert ("medium", "light") in shares(told(battle, "strike c3 c4"))
    # Here the light blow kills as well, and the row below spares the knight.
    battle = field("P1: knight c3 life=1 strike=1-2-3", "P2: guard c4 life=1 strike=1-2-3")
    assert ("medium", "light") not in shares(told(battle, "strike c3 c4"))


@rule("BK-11.6")
def test_each_protector_has_figures_of_its_own():
    battle = field(
        "P1: knight c3 strike=1-2-3", "P2: archer c4 life=1, guard d4 life=20, idler b4 exhausted"
    )
    figures = told(battle, "strike c3 c4")
    assert set(figures["protectors"]) == {"d4"}
    assert figures["kill"] > 0.5 > figures["protectors"]["d4"]["kill"] == 0


def test_the_defender_is_told_what_protecting_leads_to():
    battle = field("P1: knight c3 strike=1-2-3", "P2: archer c4 life=1, guard d4 life=20")
    battle.play("strike c3 c4")
    assert told(battle, "protect d4")["fall"] == 0
    assert told(battle, "pass")["fall"] > 0.5


def test_a_move_costs_nobody_anything():
    battle = field("P1: knight c3", "P2: archer c5")
    figures = told(battle, "move c3 c4")
    assert (figures["dealt"], figures["taken"], len(figures["outcomes"])) == (0, 0, 1)


@rule("BK-6.2")
def test_nothing_is_told_about_a_hidden_card():
    battle = field("P1: knight c3", "P2: archer c4 hidden, guard d4")
    seat = battle.state.actors[0]
    assert forecast(battle.state, seat, battle.state.read("strike c3 c4")) is None
    assert forecast(battle.state, seat, battle.state.read("strike c3 d4")) is not None


def test_the_figures_change_nothing_on_the_table():
    battle = field("P1: knight c3", "P2: archer c4, guard d4")
    before, journal = battle.state.view(0), len(battle.journal)
    told(battle, "strike c3 c4")
    assert (battle.state.view(0), len(battle.journal)) == (before, journal)


@pytest.mark.parametrize("seed", range(4))
def test_figures_depend_on_nothing_a_seat_cannot_know(seed):
    state = TRIAL.new(TRIAL.fill_options({}))
    rng = Quick(f"odds {seed}")
    asked = 0
    for _ in range(260):
        if state.is_over():
            break
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        if state.turn in (1, 2) and asked < 25 and state.write(action).startswith("strike"):
            twin = state.determinize(seat, rng)
            assert forecast(state, seat, action) == forecast(twin, seat, action)
            asked += 1
        state.apply(seat, action)
    assert asked > 0


@rule("BK-10.11")
def test_a_shot_is_weighed_at_every_target_before_it_is_chosen():
    battle = duel(SHOT, theirs="guard c5 life=20, imp d5 life=2")
    figures = told(battle, "use c3 1")
    assert set(figures["targets"]) == {"c5", "d5"}
    assert figures["targets"]["c5"]["dealt"] == pytest.approx((3 * 1 + 2 * 2 + 3) / 6, abs=1e-4)
    assert figures["targets"]["c5"]["kill"] == 0
    assert figures["targets"]["d5"]["kill"] == pytest.approx(1 / 2, abs=1e-4)
    assert all(target["taken"] == 0 for target in figures["targets"].values())


def test_a_hidden_target_of_a_shot_keeps_its_figures():
    figures = told(duel(SHOT, theirs="guard c5, imp c6 hidden"), "use c3 1")
    assert figures["targets"]["c6"] is None
    assert figures["targets"]["c5"] is not None
