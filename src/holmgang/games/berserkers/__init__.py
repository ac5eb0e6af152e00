"""Berserkers: one player, three warriors, and the riders of shadow."""

from holmgang.games.berserkers.game import BerserkersGame
from holmgang.games.registration import Registration

GAME = BerserkersGame()
REGISTRATION = Registration(
    GAME,
    quick={"greedy": "holmgang.bots.berserkers.greedy:Greedy"},
    thinking={"planner": "holmgang.bots.berserkers.planner:Planner"},
    levels={
        "beginner": "greedy",
        "casual": "planner:20",
        "skilled": "planner:100",
        "strong": "planner:300",
        "expert": "planner:1200",
    },
    board="holmgang.cli.boards.berserkers:BerserkersBoard",
    tally="holmgang.games.berserkers.tally:tally",
    peers=("backgammon",),
    encoder="holmgang.games.berserkers.encode:BerserkersEncoder",
    wire="holmgang.games.berserkers.wire",
)
