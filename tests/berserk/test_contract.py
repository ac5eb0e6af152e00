"""Berserk keeps the contract of every game, played with cards made for tests."""

from collections.abc import Callable

import pytest
from contract import CHECKS, Case

from berserk.game import TRIAL


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("edition", ["realms", "laar"])
@pytest.mark.parametrize("length", [0, 2, 20, 45, 64, 68, 120])
def test_berserk_keeps_the_contract(
    check: Callable[[Case], None], edition: str, length: int
) -> None:
    options = TRIAL.settle({"edition": edition})
    check(Case(TRIAL, options, seed=length, length=length))
