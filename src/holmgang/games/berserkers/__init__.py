"""Berserkers: one player, three warriors, and the riders of shadow."""

from holmgang.games.berserkers.game import BerserkersGame
from holmgang.games.registration import Registration

GAME = BerserkersGame()
REGISTRATION = Registration(
    GAME,
    quick={"greedy": "holmgang.bots.berserkers.greedy:Greedy"},
    thinking={"planner": "holmgang.bots.berserkers.planner:Planner"},
    levels={"beginner": "greedy", "skilled": "planner:60ms", "expert": "planner:600ms"},
    adviser="planner:500ms",
    board="holmgang.cli.boards.berserkers:BerserkersBoard",
    peers=("backgammon",),
    encoder="holmgang.games.berserkers.encode:BerserkersEncoder",
)
