"""The battlefield, and the dice (BK-1)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import field
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers.field import (
    COLUMNS,
    ROWS,
    SQUARES,
    Field,
    ahead,
    between,
    half,
    path,
    radius,
    rank,
)


def at(name: str) -> int:
    return PLACES.index(name)


@rule("BK-1.15", "BK-1.16")
def test_the_field_has_five_columns_and_six_rows_three_for_each_side():
    assert (COLUMNS, ROWS, SQUARES) == (5, 6, 30)
    assert [half(at(square)) for square in ("a1", "e3", "a4", "e6")] == [0, 0, 1, 1]
    assert [sum(half(square) == seat for square in range(SQUARES)) for seat in (0, 1)] == [15, 15]


@rule("BK-1.17")
@ruling("BK-1.17")
def test_row_1_is_the_front_row_of_each_side():
    assert [rank(at(square), 0) for square in ("c3", "c2", "c1")] == [1, 2, 3]
    assert [rank(at(square), 1) for square in ("c4", "c5", "c6")] == [1, 2, 3]


@rule("BK-1.14")
def test_a_die_shows_one_to_six_each_equally_likely():
    battle = field("P1: knight c3", "P2: guard c4 exhausted")
    battle.state.apply(0, battle.state.read("strike c3 c4"))
    listed = [(battle.state.write(roll), weight) for roll, weight in battle.state.outcomes()]
    assert listed == [(f"roll {die}", 1) for die in range(1, 7)]


@rule("BK-1.18")
def test_there_are_two_players():
    battle = field("P1: knight c3", "P2: guard c4")
    assert len(battle.state.outlook()) == len(battle.state.scores()) == 2
    assert {cards.owner(i) for i in range(30)} == {0, 1}


@rule("BK-19.3")
def test_adjacent_squares_are_the_eight_around():
    around = {PLACES[square] for square in Field().around[at("c3")]}
    assert around == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    assert {PLACES[square] for square in Field().around[at("a1")]} == {"a2", "b1", "b2"}


@pytest.mark.parametrize(
    ("here", "there", "steps", "king"),
    [("c3", "e5", 4, 2), ("c3", "c3", 0, 0), ("a1", "e6", 9, 5), ("c3", "d4", 2, 1)],
)
def test_distances(here, there, steps, king):
    assert (path(at(here), at(there)), radius(at(here), at(there))) == (steps, king)
    assert Field().is_adjacent(at(here), at(there)) == (king == 1)


def test_the_square_opposite_is_ahead_as_its_owner_sees_it():
    assert [PLACES[ahead(at("c3"), 0)], PLACES[ahead(at("c4"), 1)]] == ["c4", "c3"]
    assert [ahead(at("c6"), 0), ahead(at("c1"), 1)] == [-1, -1]


@rule("BK-13.11")
@pytest.mark.parametrize(
    ("there", "middle"), [("c5", "c4"), ("e3", "d3"), ("a3", "b3"), ("e5", None), ("c4", None)]
)
def test_a_polearm_strikes_two_squares_away_in_a_straight_line(there, middle):
    expected = -1 if middle is None else at(middle)
    assert between(at("c3"), at(there)) == expected
