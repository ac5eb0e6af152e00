"""Bits: right in every one of the 63 places, beyond the 31 where a shift goes wrong."""

import pytest

from holmgang.core.bits import (
    bit,
    count_bits,
    highest_bit,
    low_bits,
    lowest_place,
    nth_place,
    places_of,
    places_row,
    set_of,
)

PLACES = range(63)
ALL = (1 << 63) - 1


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_a_bit_of_its_own(place: int) -> None:
    assert bit(place) == 1 << place
    assert low_bits(place) == (1 << place) - 1
    assert places_of(bit(place)) == [place]


@pytest.mark.parametrize("place", PLACES)
def test_bits_are_counted(place: int) -> None:
    assert count_bits(1 << place) == 1
    assert count_bits((1 << place) - 1) == place
    assert count_bits(ALL ^ 1 << place) == 62


@pytest.mark.parametrize("place", PLACES)
def test_the_lowest_bit_is_found(place: int) -> None:
    assert lowest_place(1 << place) == place
    assert lowest_place(ALL - (1 << place) + 1) == place


@pytest.mark.parametrize("place", PLACES)
def test_the_highest_bit_is_found(place: int) -> None:
    assert highest_bit(1 << place) == 1 << place
    assert highest_bit((2 << place) - 1) == 1 << place
    assert highest_bit(0) == 0


def test_places_come_in_order_and_an_empty_set_has_none() -> None:
    assert places_of(0) == []
    assert count_bits(0) == 0
    assert places_of(0b1011 | 1 << 62) == [0, 1, 3, 62]
    assert places_of(ALL) == list(PLACES)


def test_every_number_of_a_set_has_its_turn() -> None:
    mask = 0b10110 | 1 << 40 | 1 << 62
    assert [nth_place(mask, skip) for skip in range(5)] == [1, 2, 4, 40, 62]


def test_a_set_becomes_a_row_and_a_row_a_set() -> None:
    mask = 0b10110 | 1 << 40 | 1 << 62
    assert list(places_row(mask)) == places_of(mask)
    assert set_of(places_row(mask), 0, 5) == mask
    assert set_of(places_row(mask), 1, 4) == 0b10100 | 1 << 40
    assert set_of(places_row(0), 0, 0) == 0
