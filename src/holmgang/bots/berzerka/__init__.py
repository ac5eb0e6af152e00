"""Bots that know Berzerka."""
