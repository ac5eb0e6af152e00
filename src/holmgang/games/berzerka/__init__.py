"""Berzerka: fifteen hands, half of each bid blind, and eighteen contracts to choose from."""

from holmgang.games.berzerka.game import BerzerkaGame

GAME = BerzerkaGame()
