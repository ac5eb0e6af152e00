"""Random play by masks of cards: as fair as by lists of actions, and no card that is not legal."""

from collections import Counter
from typing import Any

import pytest

from berzerka.table import seeded, trick
from holmgang.core.action import pack
from holmgang.core.chance import Quick
from holmgang.core.state import State, playout
from holmgang.games.berzerka.state import ASK_PLAY
from holmgang.games.berzerka.tables import PLAY


def test_every_legal_card_is_as_likely_as_the_next() -> None:
    game = trick(blue="H5 S3 S9 C2 D1 D13", yellow="H6 H7 H8 H9 H1", red="C1 C3 S1")
    for lead in ("", "play H5"):
        state = (game.play(lead) if lead else game).state
        legal = state.legal(state.actors[0])
        drawn: Counter[int] = Counter()
        for number in range(3000):
            twin = state.copy()
            assert twin.playout_step(Quick(number), 1) == 1
            drawn[pack(PLAY, twin.plays()[-1])] += 1
        assert set(drawn) == set(legal)
        assert min(drawn.values()) > 0.8 * 3000 / len(legal)


@pytest.mark.parametrize("seed", range(8))
def test_every_card_that_is_drawn_is_legal(seed: int) -> None:
    state: Any = seeded(f"wander {seed}", contracts="random", length="short").state
    rng = Quick(seed)
    while not state.is_over():
        before: Any = state.copy()
        state.playout_step(rng, 1)
        if before.asking == ASK_PLAY and len(state.plays()) > len(before.plays()):
            assert pack(PLAY, state.plays()[-1]) in before.legal(before.actors[0])


def test_it_stops_at_the_limit_and_at_the_end_of_the_hand() -> None:
    state = seeded("limit", length="short").state
    rng = Quick("limit")
    while state.asking != ASK_PLAY:
        State.playout_step(state, rng, 1)
    assert state.playout_step(rng, 5) == 5
    assert state.playout_step(rng, 1000) == 34
    assert state.asking != ASK_PLAY
    assert playout(state, rng) > 100
    assert state.is_over()
