"""Nim: two players take from one heap in turn; who takes the last stone wins."""

from pathlib import Path

from holmgang.games.registration import Registration

from .game import NimGame

GAME = NimGame()
REGISTRATION = Registration(
    GAME,
    quick={"counting": f"{__name__}.bot:Counting"},
    levels={"beginner": "random", "expert": "counting"},
    board=f"{__name__}.board:NimBoard",
    folder=Path(__file__).parent,
)
