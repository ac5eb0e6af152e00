"""Bots that know Berserk."""
