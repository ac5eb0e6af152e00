"""Shieldwall: two armies, secret strategies, a deck whose order only its owner knows."""

from holmgang.games.registration import Registration
from holmgang.games.shieldwall.game import ShieldwallGame

GAME = ShieldwallGame()
REGISTRATION = Registration(
    GAME,
    quick={"greedy": "holmgang.bots.shieldwall.greedy:Greedy"},
    thinking={"nash": "holmgang.bots.shieldwall.nash:Nash"},
    levels={
        "beginner": "greedy:misses40",
        "casual": "greedy:misses15",
        "skilled": "greedy",
        "strong": "ismcts:250",
        "expert": "nash:48",
    },
    piece=0.2,
    part="result",
    board="holmgang.cli.boards.shieldwall:ShieldwallBoard",
    tally="holmgang.games.shieldwall.tally:tally",
    encoder="holmgang.games.shieldwall.encode:ShieldwallEncoder",
    wire="holmgang.games.shieldwall.wire",
    together=True,
)
