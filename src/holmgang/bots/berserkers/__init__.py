"""Bots that know Berserkers."""
