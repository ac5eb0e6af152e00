"""The exact solver says what plain exhaustive search says, for every contract.

A sample; `berzerka.exhaustive` compares thousands of positions.
"""

import time

import pytest

from berzerka.exhaustive import PACK, endgame, exhaustive, value_after
from holmgang.bots.berzerka.doubledummy import UNSOLVED, DoubleDummy
from holmgang.bots.berzerka.positions import Positions
from holmgang.core.action import first
from holmgang.core.chance import Quick
from holmgang.core.packed import with_one


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
        actions = state.legal(seat)
        values = [value_after(state, seat, action) for action in actions]
        assert [solver.value(first(action)) for action in actions] == values
        cards = [first(action) for action in actions]
        for guess in (0, values[-1], 5):
            assert DoubleDummy(state).values(cards, guess) == values


@pytest.mark.parametrize("contract", ["first-blood", "last-stand", "hold-steady"])
def test_tricks_that_do_not_count_are_worth_nothing(contract: str) -> None:
    """The windows of the pack lie elsewhere, so here are some in the last tricks."""
    rng = Quick(f"window {contract}")
    row = PACK.contracts.index(contract)
    before = PACK.first, PACK.last
    try:
        for number in range(24):
            first_trick = 10 + rng.below(2)
            PACK.first = with_one(PACK.first, row, first_trick)
            PACK.last = with_one(PACK.last, row, first_trick + rng.below(3))
            state = endgame(contract, 4, rng)
            assert DoubleDummy(state).solve() == exhaustive(state), number
    finally:
        PACK.first, PACK.last = before


def test_deals_share_their_room_and_no_findings() -> None:
    rng, positions = Quick("shared"), Positions()
    for number in range(40):
        state = endgame(["berzerka", "bottle-it-up"][number % 2], 4, rng)
        found = DoubleDummy(state, 0, 0.0, positions)
        alone = DoubleDummy(state)
        assert found.solve() == alone.solve()
        assert found.nodes == alone.nodes


@pytest.mark.parametrize("contract", PACK.contracts)
def test_a_bound_can_be_asked_for_alone(contract: str) -> None:
    rng = Quick(f"bounds {contract}")
    for number in range(8):
        state = endgame(contract, 1 + number % 4, rng)
        value = DoubleDummy(state).solve()
        found = [DoubleDummy(state).reaches(value + step) for step in (-1, 0, 1)]
        assert found == [1, 1, 0]


def test_a_search_gives_up_when_it_has_no_nodes_left() -> None:
    state = endgame("bottle-it-up", 9, Quick("limit"))
    value = DoubleDummy(state).solve()
    assert DoubleDummy(state, 5).solve() == UNSOLVED
    assert DoubleDummy(state, 5).reaches(value) == UNSOLVED
    seat = state.actors[0]
    cards = [first(action) for action in state.legal(seat)]
    assert len(DoubleDummy(state, 5).values(cards)) < len(cards)


def test_a_search_gives_up_when_its_time_is_over() -> None:
    solver = DoubleDummy(endgame("bottle-it-up", 13, Quick("time")), seconds=0.001)
    began = time.process_time()
    assert solver.solve() == UNSOLVED
    assert time.process_time() - began < 0.5
