"""Berzerka: fifteen hands, half of each bid blind, and eighteen contracts to choose from."""

from holmgang.games.berzerka.game import BerzerkaGame
from holmgang.games.registration import Registration

GAME = BerzerkaGame()
REGISTRATION = Registration(
    GAME,
    quick={"greedy": "holmgang.bots.berzerka.greedy:Greedy"},
    thinking={"solver": "holmgang.bots.berzerka.solver:Solver"},
    levels={
        "beginner": "ismcts:8",
        "casual": "greedy:misses75",
        "skilled": "greedy",
        "strong": "solver:4",
        "expert": "solver:200",
    },
    piece=0.125,
    part="result",
    part_is_won=False,
    board="holmgang.cli.boards.berzerka:BerzerkaBoard",
    tally="holmgang.games.berzerka.tally:tally",
    most_on_sources=20,
    peers=("hearts", "spades"),
    encoder="holmgang.games.berzerka.encode:BerzerkaEncoder",
    wire="holmgang.games.berzerka.wire",
)
