"""Options of a game: settled, in one spelling, or refused with what was expected."""

import pytest
from tiny import LOTS_GAME

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option
from holmgang.core.state import State
from holmgang.games import GAMES
from holmgang.games.shieldwall import GAME
from holmgang.texts import LANGUAGES, Texts

EVERY_GAME = [*GAMES.values(), LOTS_GAME]


def refusal(option: Option, value: str) -> dict[str, object]:
    with pytest.raises(OptionError) as caught:
        option.check(value)
    return caught.value.details


def test_a_number_has_one_spelling() -> None:
    option = Option("units", "10", low=1, high=24)
    assert [option.check(value) for value in ("1", "24", "007")] == ["1", "24", "7"]


@pytest.mark.parametrize(
    "value", ["0", "25", "-1", "+3", "3.0", "", " 3", "٣", "²", "1e1", "9" * 5000]
)
def test_a_number_must_be_in_its_range(value: str) -> None:
    details = refusal(Option("units", "10", low=1, high=24), value)
    assert details == {"option": "units", "value": value, "expected": "1–24"}


def test_a_word_must_be_one_of_those_known() -> None:
    option = Option("first", "random", words=["random", "black", "red"])
    assert option.check("red") == "red"
    for value in ("", "Red", "red ", "green"):
        assert refusal(option, value)["expected"] == "random | black | red"


@pytest.mark.parametrize(
    "value", ["", " ", " x", "x ", "a\nb", "a\rb", "a\x0bb", "a\u2028b", "\ud800", "\x00"]
)
def test_free_text_is_one_printable_line(value: str) -> None:
    """Records are made of lines, and options stand in them."""
    details = refusal(Option("pack", "standard"), value)
    assert details == {"option": "pack", "value": value, "expected": "text"}


def test_free_text_is_kept_as_it_is() -> None:
    option = Option("pack", "standard")
    assert option.check("my packs/Орда №2") == "my packs/Орда №2"
    assert not option.is_number()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_defaults_are_allowed_and_settling_twice_changes_nothing(game: Game) -> None:
    settled = game.fill_options({})
    assert settled == {option.name: option.default for option in game.options}
    assert game.fill_options(settled) == settled
    assert game.seats == len(game.colours)
    assert isinstance(game.new(settled), State)
    assert game.content_hash(settled).isalnum()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_range_and_word_can_be_played(game: Game) -> None:
    for option in game.options:
        ends = [str(option.low), str(option.high)] if option.is_number() else option.words or []
        for value in ends:
            assert not game.new(game.fill_options({option.name: value})).is_over()


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.fill_options({"unit": "5"})
    expected = {"option": "unit", "value": "5", "expected": "units | first | pack"}
    assert caught.value.details == expected


def test_the_contract_of_a_game_is_to_be_filled_in() -> None:
    game = Game("bare", 1, ["one"], [])
    for method in (game.new, game.content_hash):
        with pytest.raises(NotImplementedError):
            method({})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_people_choose_between_words_not_between_codes(game: Game, lang: str) -> None:
    texts = Texts(lang, game.id)
    for option in game.options:
        kinds = {option.name: option.words or []}
        kinds |= {f"reading-{name}": words for name, words in (option.readings or {}).items()}
        kinds["reading"] = list(option.readings or {})
        for kind, words in kinds.items():
            ids = [f"{game.id}-{kind}-{word}" for word in words]
            assert [id for id in ids if not texts.has(id)] == []
