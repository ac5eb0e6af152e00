"""Servers under load, ours and boardgame.io's, and clients that play at their tables."""
