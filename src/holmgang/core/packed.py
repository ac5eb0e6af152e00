"""Rows of machine integers that lie side by side, `vec[i64]`: fast to read, change and copy.

A row is shared by all who hold it until it is copied: `row[:]`.
"""

from librt.vecs import extend, vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    return filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of so many equal numbers."""
    return vec[i64]([value] * size)


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def rows_of(lists: list[list[int]]) -> vec[vec[i64]]:
    """A row of rows."""
    return vec[vec[i64]]([packed(numbers) for numbers in lists])


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    count: i64 = 0
    for number in row:
        count += number
    return count


def cut(row: vec[i64], at: i64, count: i64) -> vec[i64]:
    """A row without so many of its numbers; the row that is given stays as it is."""
    return extend(row[:at], row[at + count :])


def count_of(row: vec[i64], number: i64) -> i64:
    """How often a number stands in a row."""
    count: i64 = 0
    for each in row:
        if each == number:
            count += 1
    return count


def with_one(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy of a row, with another number at one place."""
    twin = row[:]
    twin[place] = number
    return twin
