"""Playouts draw a choice without a list of all: the same choices, each in one place."""

from typing import Any

import pytest

from holmgang import games
from holmgang.core import state as engine
from holmgang.core.chance import Quick
from holmgang.games.berserk.look import playout, reach
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import NONE

KUB = {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"}
KINDS = [{}, {"edition": "laar"}, KUB]


def turns(options: dict[str, str], number: int):
    """Every position of a random battle in which a player chooses in the own turn."""
    game = games.find("berserk")
    state: Any = game.new(game.fill_options(options))
    rng = Quick(f"roam {number}")
    while not state.is_over():
        if state.asking == ask.TURN and state.passing_card == NONE:
            yield state
        state.playout_step(rng, 1)


def drawn(state: Berserk) -> list[int]:
    """What can be drawn, once for every place it has."""
    foes = playout.foes(state)
    ends = playout.choice_ends(state, len(foes))
    found = [playout.choice_at(state, foes, ends, place) for place in range(ends[-1])]
    return sorted(action for action in found if action != NONE)


@pytest.mark.parametrize("options", KINDS)
def test_every_legal_choice_has_one_place_and_no_other_has_any(options):
    for number in (0, 1, 5):
        for state in turns(options, number):
            assert drawn(state) == sorted(state.legal(state.active))


def test_the_battles_looked_at_have_all_that_is_odd():
    odd: set[str] = set()
    for number in (0, 1, 5):
        for state in turns(KUB, number):
            army = state.armies[state.active]
            odd |= {"duty"} if reach.has_duties(state) else set()
            odd |= {"lent ability"} if state.gives_abilities else set()
            odd |= {"silence"} if state.silences else set()
            odd |= {"symbiote"} if state.riders else set()
            odd |= {"only flyers left"} if reach.may_watch(state, state.active) else set()
            odd |= {"leap"} if any(reach.can_leap(state, i) for i in army) else set()
    assert odd == {"duty", "lent ability", "silence", "symbiote", "only flyers left", "leap"}


def test_a_playout_ends_and_takes_as_many_actions_as_it_says():
    game = games.find("berserk")
    whole, by_steps = (game.new(game.fill_options(KUB)) for _ in range(2))
    rng = Quick("whole")
    steps = 0
    while not by_steps.is_over():
        steps += by_steps.playout_step(rng, 1)
    assert engine.playout(whole, Quick("whole")) == steps > 100
    assert whole.is_over()
