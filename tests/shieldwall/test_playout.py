"""Random play without lists of actions is the same play."""

import pytest

from holmgang.core.action import OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.core.state import State
from holmgang.games.shieldwall import GAME


@pytest.mark.parametrize("seed", range(10))
def test_every_choice_is_the_one_that_lists_would_have_given(seed: int) -> None:
    fast = GAME.new(GAME.fill_options({}))
    slow = fast.copy()
    rng, twin = Quick(seed), Quick(seed)
    while not slow.is_over():
        assert fast.playout_step(rng, 1) == State.playout_step(slow, twin, 1) == 1
        assert fast.view(OMNISCIENT) == slow.view(OMNISCIENT)
    assert fast.is_over()


def test_it_stops_at_the_limit_and_at_the_end() -> None:
    state = GAME.new(GAME.fill_options({"units": "1"}))
    rng = Quick("limit")
    assert state.playout_step(rng, 7) == 7
    assert state.playout_step(rng, 1_000_000) > 1
    assert state.is_over()
    assert state.playout_step(rng, 5) == 0
