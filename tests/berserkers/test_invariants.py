"""BR-INV: what holds in every position, with every request and any of their combinations."""

from typing import Any

import pytest
from rulebook import rule

from berserkers.invariants import broken_invariants, checked_game
from berserkers.table import table
from holmgang import bots
from holmgang.bots.random import RandomBot
from holmgang.core.chance import Quick
from holmgang.games.berserkers import GAME, content

NUMBERS = [str(request.number) for request in content.load("standard").requests]


def combination(seed: int) -> str:
    rng = Quick(f"combination {seed}")
    order = list(range(len(NUMBERS)))
    rng.shuffle(order)
    return ",".join(NUMBERS[i] for i in order[: 1 + rng.below(12)])


@rule("BR-INV-01")
@pytest.mark.parametrize("number", NUMBERS)
def test_each_request_alone(number: str) -> None:
    for seed in range(6):
        state: Any = GAME.new(GAME.fill_options({"list": number}))
        assert checked_game(state, RandomBot(), Quick(seed))[1] == []


@rule("BR-INV-01")
def test_random_combinations_of_requests() -> None:
    for seed in range(220):
        requests = combination(seed)
        state: Any = GAME.new(GAME.fill_options({"list": requests}))
        assert checked_game(state, RandomBot(), Quick(seed))[1] == [], requests


@rule("BR-INV-01")
@pytest.mark.parametrize("number", NUMBERS)
def test_haste_meets_each_request_alone(number: str) -> None:
    state: Any = GAME.new(GAME.fill_options({"list": number}))
    assert checked_game(state, bots.make("greedy", GAME), Quick(number))[1] == []


@rule("BR-INV-01")
@pytest.mark.parametrize("requests", ["4,8", "9,10,6", "1,2,3,5,7", "11,12"])
def test_a_plan_meets_every_request_once(requests: str) -> None:
    """In small; `python -m berserkers.soak --bot planner:60` does it at large."""
    state: Any = GAME.new(GAME.fill_options({"list": requests, "turns": "5"}))
    assert checked_game(state, bots.make("planner:6", GAME), Quick(requests))[1] == []


@rule("BR-INV-01")
def test_drawn_requests_and_stop_or_more() -> None:
    for seed in range(30):
        state: Any = GAME.new(GAME.fill_options({"draw": "stop-or-more"}))
        assert checked_game(state, RandomBot(), Quick(seed))[1] == []


def spoil(**changes: Any) -> Any:
    state = table(dice="1 2 3 4").state
    for name, value in changes.items():
        setattr(state, name, value)
    return broken_invariants(state)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"supply": 4}, "violet gems"),
        ({"dark": [2] + [0] * 11, "supply": 3}, "too much darkness"),
        ({"fires": 1 << 11}, "without its symbol"),
        ({"gold": 13}, "13 gold"),
        ({"gauge": 4}, "marker stands at 4"),
        ({"health": [0, 2, 2]}, "neither dead nor alive"),
        ({"at": [12] + [0] * 13}, "left the map"),
        ({"dice": [0, 5, 0, 0, 0, 0, 0]}, "too many dice"),
        ({"locked": 3, "dice": [0] * 7}, "3 dice are locked"),
        ({"slots": 6}, "card 0 is too full"),
        ({"outcome": 1}, "a victory that is none"),
    ],
)
def test_the_check_can_fail(changes: dict[str, Any], words: str) -> None:
    assert any(words in fault for fault in spoil(**changes)), spoil(**changes)
