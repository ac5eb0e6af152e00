"""Sets of small numbers as the bits of one machine integer, which has 63 of them.

Make every bit here. With an `i64` the compiled build takes `1 << place` for a
32-bit shift and is silently wrong from place 31 on; `mask <<= place` is right.
"""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.packed import zeros


def bit(place: i64) -> i64:
    """The set of one number."""
    mask: i64 = 1
    mask <<= place
    return mask


def low_bits(count: i64) -> i64:
    """The set of the numbers below `count`."""
    return bit(count) - 1


def count_bits(mask: i64) -> i64:
    """How many numbers are in a set: sums of pairs, of fours, of bytes, of all."""
    # Constants stay below 1 << 62: the compiled build keeps larger ones as objects.
    pairs: i64 = mask - (mask >> 1 & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    total: i64 = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    total += total >> 8
    total += total >> 16
    total += total >> 32
    return total & 0x7F


def lowest_place(mask: i64) -> i64:
    """The smallest number in a set that is not empty: counted, for a processor guesses badly."""
    return count_bits((mask & -mask) - 1)


def highest_bit(mask: i64) -> i64:
    """The set of the largest number in a set; of an empty one nothing."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return mask ^ mask >> 1


def nth_place(mask: i64, skip: i64) -> i64:
    """The smallest number in a set but for so many smaller ones."""
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest_place(mask)


def places_of(mask: i64) -> list[int]:
    """The numbers of a set, the smallest first."""
    places: list[int] = []
    while mask != 0:
        places.append(int(lowest_place(mask)))
        mask &= mask - 1
    return places


def places_row(mask: i64) -> vec[i64]:
    """`places_of` as a row."""
    row = zeros(count_bits(mask))
    for i in range(len(row)):
        row[i] = lowest_place(mask)
        mask &= mask - 1
    return row


def set_of(row: vec[i64], start: i64, stop: i64) -> i64:
    """The set of the numbers in a part of a row."""
    mask: i64 = 0
    for i in range(start, stop):
        mask |= bit(row[i])
    return mask
