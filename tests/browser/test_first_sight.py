"""What is on the screen first speaks in words, though most of them are still on their way."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import LOOKS

SEATS = {"shieldwall": 2, "berzerka": 3, "berserkers": 1, "berserk": 2, "draft": 4}
ID = re.compile(r"\b(?:web|common|" + "|".join(SEATS) + r")-[a-z][a-z-]+")
LATER = "**/_words_later_*"


@pytest.mark.parametrize("game", SEATS)
def test_a_table_says_what_it_shows_before_all_words_are_there(visit: Visit, game: str) -> None:
    guest = visit(lang="ru")
    # A service worker would bring them from its own store.
    guest.context.add_init_script("delete Navigator.prototype.serviceWorker")
    bots = [{"kind": "bot", "bot": "greedy"}] * (SEATS[game] - 1)
    guest.open({"game": game, "seats": [{"kind": "me"}, *bots], "ready": True})
    guest.hurry_by_wire(4)
    asked: list[str] = []
    guest.page.route(LATER, lambda route: asked.append(route.request.url))  # they never come
    guest.page.reload(wait_until="commit")
    expect(guest.page.locator(".log")).to_be_visible()
    for _ in range(LOOKS):
        if asked:
            break
        guest.page.wait_for_timeout(25)
    assert asked
    assert ID.findall(guest.page.locator("body").inner_text()) == []
