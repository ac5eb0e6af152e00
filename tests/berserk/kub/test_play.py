"""The box played: its decks and the first game keep the contract, and nothing ever breaks."""

from collections.abc import Callable

import pytest
from contract import CHECKS, Case

from berserk.invariants import checked_game
from holmgang.bots.random import RandomBot
from holmgang.core.chance import Quick
from holmgang.games import GAMES
from holmgang.games.berserk.rules import Berserk

GAME = GAMES["berserk"]
DECKS = {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"}
FIRST_GAME = {"battle": "ready"}
MOMENTS = [(DECKS, 48), (FIRST_GAME, 24)]
"""Options, and how many choices to go in: placing, battle."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("options", "length"), MOMENTS)
def test_the_box_keeps_the_contract(
    check: Callable[[Case], None], options: dict[str, str], length: int
) -> None:
    check(Case(GAME, GAME.fill_options(options), seed=length, length=length))


@pytest.mark.parametrize("number", range(6))
def test_random_battles_of_the_box_end_and_break_nothing(number: int) -> None:
    options = [DECKS, DECKS | {"south": "defenders", "north": "minions"}, FIRST_GAME][number % 3]
    state = GAME.new(GAME.fill_options(options))
    assert isinstance(state, Berserk)
    _, turns, wrong = checked_game(state, Quick(f"box {number}"), [RandomBot(), RandomBot()])
    assert wrong == [] and turns <= 200
