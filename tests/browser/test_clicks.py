"""A whole game takes fewer clicks than it has choices, by the shortest honest way.

Choices that are none are made by themselves, and what is discarded takes one confirmation.
"""

import re
from collections.abc import Callable

import pytest

from browser import berzerka
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


GAMES: dict[str, tuple[Callable[[Visitor], None], Play, float]] = {
    "berzerka": (berzerka.sit_down, in_berzerka, 0.95),
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
