"""Records to damage: altered as an accident would, or signed anew as a forger would."""

import hashlib
import re
from collections.abc import Callable
from functools import cache

from tiny import LOTS_GAME

from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.shieldwall import GAME

Rows = list[str]


@cache
def finished() -> str:
    """The record of a whole match, with names, mixes and more than one shuffle."""
    match = Match(
        GAME, {"units": "3"}, ["Анна", "Björn the ;Bold"], secret=b"\x07" * 32, match_id="m-7"
    )
    match.mix(0, "hill")
    match.mix(1, "ford")
    match.begin()
    rng = Quick("a finished match")
    while not match.is_over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match.record()


@cache
def waiting() -> str:
    """The save of a match in which a sealed choice waits for the others."""
    match = Match(LOTS_GAME, secret=b"\x08" * 32, match_id="m-8")
    match.begin()
    match.submit(0, "call low")
    match.submit(1, "bid 2")
    return match.save()


def rows(text: str) -> Rows:
    return [line.rpartition(" ;")[0] for line in text.splitlines()]


def sign(rows: Rows) -> str:
    """What a forger would do: alter a record and compute the digests again."""
    chain, signed = b"", ""
    for row in rows:
        chain = hashlib.sha256(chain + row.encode()).digest()
        signed += f"{row} ;{chain.hex()[:8]}\n"
    return signed


def forged(change: Callable[[Rows], object], text: str = "") -> str:
    """A record with a change in its rows, signed anew."""
    changed = rows(text or finished())
    change(changed)
    return sign(changed)


def at(pattern: str, text: str = "", nth: int = 0) -> int:
    """The index of the row that matches; as a line number, one more."""
    found = [i for i, row in enumerate(rows(text or finished())) if re.match(pattern, row)]
    return found[nth]


def swap_in(pattern: str, new: str, nth: int = 0) -> tuple[str, int]:
    """A forged record in which one row is another, and the line of it."""
    index = at(pattern, nth=nth)
    return replaced(index, new), index + 1


def replaced(index: int, new: str, text: str = "") -> str:
    return forged(lambda changed: changed.__setitem__(index, new), text)
