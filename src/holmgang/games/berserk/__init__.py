"""Berserk: two armies of cards on a field of thirty squares."""

from holmgang.games.berserk.game import BerserkGame

GAME = BerserkGame()
