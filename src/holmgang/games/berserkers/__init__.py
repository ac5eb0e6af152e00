"""Berserkers: one player, three warriors, and the riders of shadow."""

from holmgang.games.berserkers.game import BerserkersGame

GAME = BerserkersGame()
