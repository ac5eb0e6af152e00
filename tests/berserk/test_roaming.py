"""Playouts draw a choice without a list of all: the same choices, each in one place."""

import pytest

from holmgang import games
from holmgang.core.chance import Quick
from holmgang.core.state import playout
from holmgang.games.berserk.state import ASK_TURN
from holmgang.games.berserk.tables import NONE

KINDS: list[dict[str, object]] = [
    {},
    {"edition": "laar"},
    {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"},
]


@pytest.mark.parametrize("options", KINDS)
def test_every_legal_choice_has_one_place_and_no_other_has_any(options):
    game = games.find("berserk")
    turns = 0
    for k in range(4):
        state = game.new(game.settle(options))
        rng = Quick(f"roam {k}")
        while not state.is_over():
            if state.asking == ASK_TURN and state.passer == NONE:
                foes = state.foes()
                ends = state.rooms(len(foes))
                drawn = [state.choice_at(foes, ends, place) for place in range(ends[-1])]
                found = sorted(action for action in drawn if action != NONE)
                assert found == sorted(state.legal(state.active))
                turns += 1
            state.wander(rng, 1)
    assert turns > 100


def test_a_playout_ends_and_takes_as_many_actions_as_it_says():
    game = games.find("berserk")
    state = game.new(game.settle(KINDS[2]))
    assert playout(state, Quick("whole")) > 100
    assert state.is_over()
