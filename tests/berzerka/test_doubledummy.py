"""The exact solver says what plain exhaustive search says, for every contract."""

import pytest

from berzerka.table import STARTERS, table
from holmgang.bots.berzerka.doubledummy import UNSOLVED, DoubleDummy
from holmgang.core.chance import Quick
from holmgang.games.berzerka import content
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import bit

PACK = content.load("standard")


def endgame(contract: str, size: int, rng: Quick) -> Berzerka:
    """A position with a few cards each, some tricks behind it and maybe some cards on the table."""
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    game.play(f"bid {contract}", "pass", "pass")
    while game.question not in ("discard", "play"):
        game.play(pick(game, rng))
    while game.question == "discard":
        game.play("done")
    state = game.state
    state.journal = None
    cards = list(range(52))
    rng.shuffle(cards)
    for seat in range(3):
        state.set_hand(seat, sum(int(bit(c)) for c in cards[seat * size : seat * size + size]))
    state.trick = 14 - size
    state.wins = rng.below(1 << (13 - size)) if size < 13 else 0
    state.penalty = rng.below(3)
    state._begin_trick(rng.below(3))
    state._set_order()
    for _ in range(rng.below(3) if size > 1 else 0):
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def pick(game, rng: Quick) -> str:
    legal = game.legal()
    return legal[rng.below(len(legal))]


def exhaustive(state: Berzerka) -> int:
    """Plain minimax over the rules themselves, without any cleverness."""
    seat = state.actors[0]
    found = []
    for action in state.legal(seat):
        after = state.copy()
        last = after.trick == 13 and after.count == 2
        if last:
            found.append(_last(after, seat, action))
        else:
            after.apply(seat, action)
            found.append(exhaustive(after))
    return max(found) if seat == state.declarer else min(found)


def _last(state: Berzerka, seat: int, action: int) -> int:
    """What is recorded after the very last card."""
    contract = state.contract()
    before = state.board.hands()
    box = int(state.row) * 3 + int(state.declarer)
    state.apply(seat, action)
    assert state.board.hands() == before + 1
    recorded = state.board.recorded[box]
    return -recorded if PACK.is_fewer_better(contract) else recorded


@pytest.mark.parametrize("contract", PACK.contracts)
def test_the_solver_agrees_with_exhaustive_search(contract):
    rng = Quick(f"endgame {contract}")
    for number in range(24):
        state = endgame(contract, 1 + number % 4, rng)
        assert DoubleDummy(state).solve() == exhaustive(state), number


@pytest.mark.parametrize("contract", ["berzerka", "swing-the-axe", "bottle-it-up", "boast"])
def test_every_card_has_its_own_value(contract):
    rng = Quick(f"values {contract}")
    for _ in range(8):
        state = endgame(contract, 3, rng)
        solver = DoubleDummy(state)
        seat = state.actors[0]
        for action in state.legal(seat):
            after = state.copy()
            if after.trick == 13 and after.count == 2:
                expected = _last(after, seat, action)
            else:
                after.apply(seat, action)
                expected = exhaustive(after)
            assert solver.value(action >> 4 & 255) == expected


@pytest.mark.parametrize("contract", PACK.contracts)
def test_a_bound_can_be_asked_for_alone(contract):
    rng = Quick(f"bounds {contract}")
    for number in range(8):
        state = endgame(contract, 1 + number % 4, rng)
        value = DoubleDummy(state).solve()
        found = [DoubleDummy(state).reaches(value + step) for step in (-1, 0, 1)]
        assert found == [1, 1, 0]


def test_a_search_gives_up_when_it_has_no_nodes_left():
    state = endgame("berzerka", 9, Quick("limit"))
    assert DoubleDummy(state, 5).solve() == UNSOLVED
    assert DoubleDummy(state, 5).reaches(3) == UNSOLVED
