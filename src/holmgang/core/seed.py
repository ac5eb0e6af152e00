"""Seeds that can be named: from a word follows the whole chance of a match, on any machine."""

import hashlib


def secret_of(word: str) -> bytes:
    return _digest(f"holmgang seed|{word}")


def match_id_of(word: str) -> str:
    """Part of every chance message, so it must follow from the word as well."""
    return _digest(f"holmgang match|{word}").hex()[:16]


def _digest(text: str) -> bytes:
    """Arguments may hold bytes that are no text; they count as they are."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()
