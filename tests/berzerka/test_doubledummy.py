"""The exact solver says what plain exhaustive search says, for every contract.

A sample; `berzerka.exhaustive` compares thousands of positions.
"""

import time

import pytest

from berzerka.exhaustive import PACK, endgame, exhaustive, value_after
from holmgang.bots.berzerka.doubledummy import UNSOLVED, DoubleDummy
from holmgang.core.action import first
from holmgang.core.chance import Quick


@pytest.mark.parametrize("contract", PACK.contracts)
def test_the_solver_agrees_with_exhaustive_search(contract: str) -> None:
    rng = Quick(f"endgame {contract}")
    for number in range(24):
        state = endgame(contract, 1 + number % 4, rng)
        assert DoubleDummy(state).solve() == exhaustive(state), number


@pytest.mark.parametrize("contract", ["berzerka", "swing-the-axe", "bottle-it-up", "boast"])
def test_every_card_has_its_own_value(contract: str) -> None:
    rng = Quick(f"values {contract}")
    for _ in range(8):
        state = endgame(contract, 3, rng)
        solver = DoubleDummy(state)
        seat = state.actors[0]
        for action in state.legal(seat):
            assert solver.value(first(action)) == value_after(state, seat, action)


@pytest.mark.parametrize("contract", PACK.contracts)
def test_a_bound_can_be_asked_for_alone(contract: str) -> None:
    rng = Quick(f"bounds {contract}")
    for number in range(8):
        state = endgame(contract, 1 + number % 4, rng)
        value = DoubleDummy(state).solve()
        found = [DoubleDummy(state).reaches(value + step) for step in (-1, 0, 1)]
        assert found == [1, 1, 0]


def test_a_search_gives_up_when_it_has_no_nodes_left() -> None:
    state = endgame("berzerka", 9, Quick("limit"))
    assert DoubleDummy(state, 5).solve() == UNSOLVED
    assert DoubleDummy(state, 5).reaches(3) == UNSOLVED


def test_a_search_gives_up_when_its_time_is_over() -> None:
    solver = DoubleDummy(endgame("berzerka", 13, Quick("time")), seconds=0.02)
    began = time.process_time()
    assert solver.solve() == UNSOLVED
    assert time.process_time() - began < 0.5
