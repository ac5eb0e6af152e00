"""Readings of the book, as they are asked for. What each does is tested with its rule."""

import pytest

from holmgang.core.errors import OptionError
from holmgang.games.berserkers import GAME
from holmgang.games.berserkers.readings import WORDS, Readings, read


def test_without_readings_the_rules_are_ours() -> None:
    ours = vars_of(read("book", 0))
    assert ours == vars_of(Readings())
    assert ours == vars_of(read(",".join(f"{name}={words[0]}" for name, words in WORDS.items()), 0))


@pytest.mark.parametrize("name", WORDS)
def test_each_reading_switches_one_thing(name: str) -> None:
    ours, other = vars_of(Readings()), vars_of(read(f"{name}={WORDS[name][1]}", 0))
    assert len([key for key in ours if ours[key] != other[key]]) == 1


@pytest.mark.parametrize("text", ["six", "six=", "six=seven", "seven=least", "six=least,", "="])
def test_an_unknown_reading_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(GAME.fill_options({"readings": text}))
    assert caught.value.details["option"] == "readings"
    assert "six=exact/least" in str(caught.value.details["expected"])


def vars_of(readings: Readings) -> dict[str, object]:
    return {name: getattr(readings, name) for name in dir(readings) if name[0] != "_"}
