"""The table of Berserkers in the terminal: whole games drawn and explained, in every language."""

from typing import Any

import pytest

from berserkers.table import table
from holmgang.cli.boards.berserkers import BerserkersBoard
from holmgang.cli.console import Screen
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games.berserkers import GAME
from holmgang.texts import LANGUAGES, Texts


def shown(renderable: Any) -> str:
    console = Screen(width=100, highlight=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def drawn(match: Match, lang: str) -> str:
    """Everything the table says about a position."""
    board = BerserkersBoard(match, 0, Texts(lang, GAME.id), Screen(width=100))
    parts = [board.draw(), board.cards()]
    for option in match.legal(0):
        parts += [board.note(option), board.explain(option)]
    return "\n".join(shown(part) for part in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_drawn_and_explained(lang: str) -> None:
    match = Match(GAME, {"list": "4,6,7,8,9,10"}, ["Olaf"], secret=b"\x07" * 32, match_id="1")
    match.begin()
    rng = Quick(7)
    looked = 0
    while not match.is_over():
        if looked % 5 == 0:
            said = drawn(match, lang)
            assert "berserkers-" not in said
            assert "{" not in said
        looked += 1
        options = match.legal(0)
        match.submit(0, options[rng.below(len(options))])
    board = BerserkersBoard(match, 0, Texts(lang, GAME.id), Screen(width=100))
    assert "berserkers-" not in shown(board.statistics())
    assert looked > 20


def test_threats_stand_on_the_map() -> None:
    state = table(heroes="a1 c4 c4", riders="a1 a1 a1").state
    match = Match(GAME, {}, ["Olaf"])
    match.state, match.has_begun = state, True
    said = drawn(match, "en")
    assert "attack 70%" in said
    assert ">70%" in said
    assert ">42%" in said


def test_a_card_says_what_a_die_would_do() -> None:
    match = Match(GAME, {}, ["Olaf"])
    match.state, match.has_begun = table(dice="1 3 3 6").state, True
    board = BerserkersBoard(match, 0, Texts("en", GAME.id), Screen(width=100))
    assert "Move 1. One Berserker moves 1 step." in shown(board.note("place 1 I"))
