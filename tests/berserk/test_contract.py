"""Berserk keeps the contract of every game, played with cards made for tests."""

from collections.abc import Callable

import pytest
from contract import CHECKS, Case

from berserk.game import TRIAL

MOMENTS = [("realms", 0), ("laar", 20), ("realms", 45), ("laar", 64), ("realms", 66), ("laar", 120)]
"""Editions, and how many choices to go in: mulligans, hiring, placing, the hidden row, battle."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("edition", "length"), MOMENTS)
def test_berserk_keeps_the_contract(
    check: Callable[[Case], None], edition: str, length: int
) -> None:
    options = TRIAL.fill_options({"edition": edition})
    check(Case(TRIAL, options, seed=length, length=length))
