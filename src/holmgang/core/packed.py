"""Rows of machine integers that lie side by side, `vec[i64]`: fast to read, change and copy.

A row is shared by all who hold it until it is copied: `row[:]`.
"""

from librt.vecs import vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    return filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of so many equal numbers."""
    return vec[i64]([value] * size)


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    count: i64 = 0
    for number in row:
        count += number
    return count
