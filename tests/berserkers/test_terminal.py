"""The table of Berserkers in the terminal: whole games drawn and explained, in every language."""

from typing import Any

import pytest

from berserkers.table import Table, table
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
    board = board_of(match, lang)
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
    board = board_of(match, lang)
    assert "berserkers-" not in shown(board.statistics())
    assert looked > 20


def seated(game: Table) -> Match:
    """A match at a table set for a test."""
    match = Match(GAME, {}, ["Olaf"])
    match.state, match.has_begun = game.state, True
    return match


def board_of(match: Match, lang: str = "en") -> BerserkersBoard:
    return BerserkersBoard(match, 0, Texts(lang, GAME.id), Screen(width=100))


def test_threats_stand_on_the_map() -> None:
    said = drawn(seated(table(heroes="a1 c4 c4", riders="a1 a1 a1")), "en")
    assert "attack 70%" in said
    assert ">70%" in said
    assert ">42%" in said


def test_a_card_says_what_a_die_would_do() -> None:
    board = board_of(seated(table(dice="1 3 3 6")))
    assert "Move 1. One Berserker moves 1 step." in shown(board.note("place 1 I"))


def test_the_setup_is_called_setup() -> None:
    match = Match(GAME, {"draw": "stop-or-more"}, ["Olaf"])
    match.begin()
    said = shown(board_of(match).draw())
    assert "Setup" in said
    assert "Turn 0" not in said
    assert "%" not in said  # nobody is on the map yet
    assert "Turn 1" in shown(board_of(seated(table())).draw())


def test_riders_and_orcs_are_told_apart_without_colours() -> None:
    game = table(riders="a1 a1 b2", orcs="a1 - -", sealed="blue")
    game.state.blocked = 0b100
    said = shown(board_of(seated(game)).draw())
    assert "Rk rb Ok" in said
    assert "Rr!" in said


def test_what_is_forbidden_is_said() -> None:
    game = table("thor,grimoire", items="harp").throw("6 6 6 6", "blue 3")
    game.expect("grimoire divine-power").play("use harp", "spend grimoire", "page 2")
    game.state.blocked = 1
    said = " ".join(shown(board_of(seated(game)).draw()).split())
    assert "Thor forbids all Move actions" in said
    assert "the harp keeps the riders from placing darkness" in said
    assert "divine power: the riders do not play" in said
    assert "does not play in the next Phase 2: The black rider" in said
    assert "Grimoire 1 face down 2 divine power 3 face down" in said
    assert "Now holds" not in shown(board_of(seated(table())).draw())


def test_the_cards_of_all_who_play_are_shown() -> None:
    said = shown(board_of(seated(table("zodd,thor,goblins,grimoire"))).cards())
    for words in ("Goblins", "Zodd", "Thor rages: all 1s are lost.", "the book burns"):
        assert words in said
    said = shown(board_of(seated(table())).cards())
    for words in ("Goblins", "Zodd", "Thor", "the book burns"):
        assert words not in said


def hurry(text: str) -> int:
    """Reroll while there is gold, then let the enemies play."""
    verbs = ("throw", "reroll", "end")
    verb = text.split(" ")[0]
    return verbs.index(verb) if verb in verbs else len(verbs)


def test_the_end_tells_nothing_that_was_undone() -> None:
    match = Match(GAME, {"list": "1,3"}, ["Olaf"], secret=b"\x05" * 32, match_id="1")
    match.begin()
    for text in ("throw", "checkpoint"):
        match.submit(0, text)
    while match.view()["asking"] != "defeat":
        match.submit(0, min(match.legal(0), key=hurry))
    match.submit(0, "restore")
    match.stop("resigned", 0)
    figures = dict.fromkeys(("turns", "rerolls", "wounds suffered", "fires put out"), "0")
    lines = shown(board_of(match).statistics()).splitlines()
    found = {name: line.split()[-1] for name in figures for line in lines if name in line}
    assert found == figures | {"turns": "1"}
    assert not any(("darkness" in line and "covers" in line) or "dead" in line for line in lines)


def test_items_can_be_passed_by_without_asking() -> None:
    game = table(heroes="a1 c4 c4", items="brew boots", dice="6 6 6 6").end("4 3 3", by_hand=True)
    board = board_of(seated(game))
    assert board.auto() is None
    assert "x  items" in shown(board.stops(""))
    assert "-  items" in shown(board.stops("items"))
    assert board.auto() is None  # the order is still the player's
    game.play("rider black")
    assert (game.asked, board.auto()) == ("items", "pass")
    game.play("pass", "rider blue")
    assert (game.asked, board.auto()) == ("riders", "rider red")
    board.stops("items")
    assert board.auto() is None
    assert (board.rest(), board.auto()) == (True, "rider red")
