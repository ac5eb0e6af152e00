"""Berserk: two armies of cards on a field of thirty squares."""

from holmgang.games.berserk.game import BerserkGame
from holmgang.games.registration import Registration

GAME = BerserkGame()
REGISTRATION = Registration(
    GAME,
    quick={
        "greedy": "holmgang.bots.berserk.greedy:Greedy",
        "forgetful": "holmgang.bots.berserk.forgetful:Forgetful",
        "distracted": "holmgang.bots.berserk.forgetful:Distracted",
    },
    thinking={"search": "holmgang.bots.berserk.search:Search"},
    levels={
        "beginner": "forgetful",
        "casual": "distracted",
        "skilled": "search:12",
        "strong": "search:60",
        "expert": "search:600",
    },
    most_on_sources=60,
    piece=0.08,
    board="holmgang.cli.boards.berserk:BerserkBoard",
    tally="holmgang.games.berserk.tally:tally",
    api="holmgang.server.routes.berserk:Decks",
    commands="holmgang.cli.berserk:commands",
    peers=("backgammon",),
    encoder="holmgang.games.berserk.encode:BerserkEncoder",
    wire="holmgang.games.berserk.wire",
    together=True,
    scenes=dict.fromkeys(("order", "mulligan", "before", "hire", "place"), "Muster")
    | {"": "Battle"},
)
