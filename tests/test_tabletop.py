"""The tables of the tests refuse what they do not know."""

import pytest
from berzerka import table as berzerka
from shieldwall import table as shieldwall

from holmgang.core.errors import Unreadable


def test_an_answer_of_chance_that_no_game_knows_is_refused_at_once() -> None:
    with pytest.raises(Unreadable):
        shieldwall.table().expect("draw black sunshine")


def test_a_card_that_is_in_no_pack_is_refused() -> None:
    with pytest.raises(Unreadable):
        shieldwall.table(black="S1 X9")


def test_a_colour_that_nobody_has_is_refused() -> None:
    with pytest.raises(AssertionError, match="green"):
        berzerka.trick(green="S1")
