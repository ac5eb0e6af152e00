"""A whole game takes fewer clicks than it has choices, by the shortest honest way.

Choices that are none are made by themselves, what is discarded takes one confirmation, and enemies
play in their order after one click.
"""

import re
from collections.abc import Callable

import pytest

from browser import berzerka, test_berserkers
from browser.conftest import Visit
from browser.visitor import LOOKS, Visitor

COUNT = """
() => {
    window.clicks = 0;
    addEventListener('click', (event) => (window.clicks += event.isTrusted ? 1 : 0), true);
}
"""
Play = Callable[[Visitor, str], None]


def in_berzerka(guest: Visitor, asked: str) -> None:
    """Nothing is discarded, the last bid is taken, the first card that may be played is played."""
    table = berzerka.board(guest)
    if asked == "done":
        table.locator("[data-confirm]").click()
    elif asked.startswith("play"):
        table.locator(".hand .pick.legal").first.click()
    else:
        # How the hand before went is clicked away at this speed.
        table.locator(".stage .pick.legal, .go-on").first.wait_for()
        if table.locator(".go-on").count():
            table.locator(".go-on").click()
        table.locator(".stage .pick.legal").last.click()


def in_berserkers(guest: Visitor, asked: str) -> None:
    """One die a turn, straight onto its card; then the enemies."""
    board = guest.page.locator(".berserkers")
    choices = asked.split("|")
    everybody = board.locator("[data-all]")
    is_placed = board.locator(".cards .laid").count() > 0
    if everybody.count():
        everybody.click()
        board.locator(".enemies[data-running]").wait_for(state="detached")
    elif "throw" in choices or ("end" in choices and is_placed):
        board.locator(".tray .pick.legal").last.click()
    elif "end" in choices and any(text.startswith("place") for text in choices):
        board.locator(".cards .pick.legal").first.click()
    else:
        board.locator(".pick.legal").first.click()


def sit_down_to_berserkers(guest: Visitor) -> None:
    test_berserkers.sit_down(guest, "2,11")


GAMES: dict[str, tuple[Callable[[Visitor], None], Play, float]] = {
    "berzerka": (berzerka.sit_down, in_berzerka, 0.95),
    "berserkers": (sit_down_to_berserkers, in_berserkers, 0.95),
}
"""How to sit down, how to play, and how many clicks a choice may take."""


def play_to_the_end(guest: Visitor, play: Play) -> None:
    for _ in range(LOOKS):
        if guest.is_over():
            return
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(15)
        else:
            berzerka.answer(guest, asked, play)
    raise AssertionError("the game did not end")


def choices_of(guest: Visitor) -> int:
    """How often the player chose, by the record."""
    return len(re.findall(r"^\d+ 0 ", guest.record(), re.MULTILINE))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_fewer_clicks_than_choices(visit: Visit, game: str) -> None:
    sit_down, play, most = GAMES[game]
    guest = visit()
    guest.prefer(forced=True)
    sit_down(guest)
    guest.page.evaluate(COUNT)
    play_to_the_end(guest, play)
    clicks, choices = guest.page.evaluate("window.clicks"), choices_of(guest)
    print(f"{game}: {clicks} clicks for {choices} choices")
    assert clicks <= most * choices
