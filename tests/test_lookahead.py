"""Looking ahead leads where it says, and takes what is best."""

import math
from collections.abc import Iterator

import numpy as np

from holmgang.bots.lookahead import Lookahead, Step
from holmgang.core.bits import count_bits
from holmgang.core.chance import Quick
from holmgang.core.state import State, playout
from holmgang.envs import Setting
from holmgang.envs.play import roll
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import ASK_ACT

SETTING = Setting("berserkers", turns=8)


def turns() -> Iterator[State]:
    """Positions of a game in which somebody is free to choose."""
    rng = Quick("turns")
    state = SETTING.fresh.copy()
    while not state.is_over():
        roll(state, rng)
        if state.asking == ASK_ACT:
            yield state.copy()
        if not state.is_over():
            state.playout_step(rng, 1)


def fires(states: list[State]) -> list[float]:
    return [float(count_bits(state.fires)) for state in states if isinstance(state, Berserkers)]


def lookahead(width: int) -> Lookahead:
    return Lookahead(SETTING.encoder, lambda states, figures: fires(list(states)), width, ASK_ACT)


def test_a_way_leads_where_it_says_up_to_the_next_answer_of_chance() -> None:
    look = lookahead(2)
    states = list(turns())[:30:5]
    for state, way in zip(states, look.ways(states, 0), strict=True):
        twin = state.copy()
        for step in way:
            assert twin.actors == [0]
            twin.apply(0, step.action)
        assert twin.actors != [0]
        assert way[-1].figures is not None
        assert np.array_equal(look.figures_of([twin], 0)[0], way[-1].figures)


def test_it_finds_what_takes_several_choices() -> None:
    """Who walks to a hearth first lights more fires than who looks at one choice."""
    best = 0.0
    for state in list(turns())[:40]:
        now = fires([state])[0]
        way = lookahead(4).ways([state], 0)[0]
        best = max(best, way[-1].value - now)
    assert best > 1


def test_a_lost_game_is_worse_than_all_that_looks_bad() -> None:
    look = Lookahead(SETTING.encoder, lambda states, figures: [-1e9] * len(states), 1, ASK_ACT)
    state = SETTING.fresh.copy()
    playout(state, Quick("end"))
    steps = [Step(0, state, None, 0)]
    look._judge(steps, 0)
    assert steps[0].value == -math.inf
