"""The draft: everybody builds a deck for Berserk from stacks that go round the table."""

from holmgang.games.draft.game import DraftGame

GAME = DraftGame()
