"""Bots that know Shieldwall."""
