"""Shieldwall: two armies, secret strategies, a deck whose order only its owner knows."""

from holmgang.games.shieldwall.game import ShieldwallGame

GAME = ShieldwallGame()
