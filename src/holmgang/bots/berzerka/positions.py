"""What a search has found in the positions of a deal.

The room is used again for the next deal: whatever was written for an earlier
one counts as blank, so nothing has to be wiped.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.core.packed import zeros
from holmgang.games.berzerka.tables import RANKS, SUIT_MASK

SLOTS: Final = 1 << 17
NO_CARD: Final = 63

FOUND: Final = 20
"""Bits of what is written down; the deal it belongs to stands above them."""
FOUND_MASK: Final = (1 << FOUND) - 1

LOW: Final = 0x3FFFFFFF
MIX_LOW: Final = 0x2545F491
MIX_HIGH: Final = 0x1B873593
"""The products stay below 63 bits, so compiled and interpreted code agree."""


class Positions:
    def __init__(self) -> None:
        self.deal: i64 = 0
        self.keys = zeros(SLOTS)
        self.found = zeros(SLOTS)
        self.owner = zeros(0)
        self.same = zeros(4 << RANKS)

    def begin(self, owner: vec[i64]) -> None:
        """Start a new deal, told who holds each card."""
        self.deal += 1
        self.owner = owner

    # Two places for each key: the first is filled for good, the second always written over.

    def look_up(self, key: i64) -> i64:
        """What was written down under a key, or -1."""
        slot = slot_of(key)
        for place in range(slot, slot + 2):
            if self.keys[place] == key and self.found[place] >> FOUND == self.deal:
                return self.found[place] & FOUND_MASK
        return -1

    def put_down(self, key: i64, found: i64) -> None:
        slot = slot_of(key)
        if self.keys[slot] != key and self.found[slot] >> FOUND == self.deal:
            slot += 1
        self.keys[slot] = key
        self.found[slot] = self.deal << FOUND | found

    # Positions that differ in their figures only

    def key(self, cards: i64, lead: i64, memory: i64) -> i64:
        """The same relations of ranks and owners, in each suit with the lowest cards that fit."""
        total: i64 = 0
        shift: i64 = 0
        for suit in range(4):
            ranks: i64 = cards >> shift & SUIT_MASK
            if ranks != 0:
                place: i64 = suit << RANKS | ranks
                found: i64 = self.same[place]
                if found >> RANKS != self.deal:
                    found = self.deal << RANKS | self._embed(suit * RANKS, ranks)
                    self.same[place] = found
                total |= (found & SUIT_MASK) << shift
            shift += RANKS
        return total << 2 | lead | memory << 54

    def _embed(self, start: i64, ranks: i64) -> i64:
        found: i64 = 0
        at: i64 = 0
        rank: i64 = 0
        while ranks != 0:
            if ranks & 1:
                wanted = self.owner[start + rank]
                while self.owner[start + at] != wanted:
                    at += 1
                found |= bit(at)
                at += 1
            ranks >>= 1
            rank += 1
        return found


def slot_of(key: i64) -> i64:
    mixed: i64 = (key & LOW) * MIX_LOW + (key >> 30) * MIX_HIGH
    return (mixed >> 25 ^ mixed >> 40) & SLOTS - 2
