"""Holmgang: the digital table for the Berserk family of games."""

__version__ = "0.1.0"
