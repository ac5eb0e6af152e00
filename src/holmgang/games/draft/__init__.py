"""The draft: everybody builds a deck for Berserk from stacks that go round the table."""

from holmgang.games.draft.game import DraftGame
from holmgang.games.registration import Registration

GAME = DraftGame()
REGISTRATION = Registration(
    GAME,
    quick={"greedy": "holmgang.bots.draft.greedy:Greedy"},
    levels={"skilled": "greedy"},
    board="holmgang.cli.boards.draft:DraftBoard",
    encoder="holmgang.games.draft.encode:DraftEncoder",
    wire="holmgang.games.draft.wire",
    together=True,
)
