"""A position in figures, and what was learned about them."""

import pytest

from berserk.battle import field
from holmgang.bots.berserk.judgement import WEIGHTS, edge
from holmgang.bots.berserk.measures import NAMES, measure
from holmgang.core.chance import Quick
from holmgang.core.state import State
from holmgang.games.berserk import GAME
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk

TROUBLES = {"stunned", "poison", "far"}


def strayed(options: dict[str, str], seed: int) -> Berserk:
    """A battle in which both have moved at random for a while."""
    state: State = GAME.new(GAME.fill_options(options))
    assert isinstance(state, Berserk)
    rng = Quick(seed)
    while state.turn < 9 or state.asking != ask.TURN:
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor < 0 else rng.choice(state.legal(actor)))
    return state


@pytest.mark.parametrize(
    "options",
    [{}, {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"}],
)
def test_the_other_side_has_the_same_figures_negated(options: dict[str, str]) -> None:
    for seed in range(3):
        state = strayed(options, seed)
        assert measure(state, 0) == pytest.approx([-figure for figure in measure(state, 1)])


def test_every_figure_has_a_weight_in_both_editions_and_the_sign_of_common_sense() -> None:
    assert set(WEIGHTS) == {"realms", "laar"}
    for weights in WEIGHTS.values():
        for name, weight in zip(NAMES, weights, strict=True):
            assert weight <= 0 if name in TROUBLES else weight >= 0


@pytest.mark.parametrize("edition", ["realms", "laar"])
def test_wounds_and_poison_are_bad(edition: str) -> None:
    enemy = "P2: guard c5 life=9, imp e6"
    well = edge(field("P1: knight c4, imp a1", enemy, edition=edition).state, 0)
    for trouble in ("wounds=4", "poison=2"):
        assert (
            edge(field(f"P1: knight c4 {trouble}, imp a1", enemy, edition=edition).state, 0) < well
        )


def test_a_battle_that_is_won_is_beyond_doubt() -> None:
    battle = field("P1: knight c3", "P2: guard c4 life=1 exhausted").dice(1)
    battle.play("strike c3 c4")
    assert edge(battle.state, 0) == -edge(battle.state, 1) > 10
