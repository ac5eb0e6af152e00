"""A draft in the browser, from the first stack to a duel with the deck."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Gallery, Visit
from browser.test_pages import violations
from browser.test_sizes import resign
from browser.visitor import Visitor


def sit_down(guest: Visitor) -> None:
    guest.go("/")
    guest.page.locator("article.berserk").get_by_role("button", name="Draft with bots").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".draft .pick.legal").first.wait_for()


def pick_on_the_board(guest: Visitor, asked: str) -> None:
    if asked.startswith("pick"):
        guest.page.locator(".draft .stack-of .pick.legal").first.click()
    else:
        guest.page.locator('.actions button[data-action="done"]').click()


@pytest.mark.long
def test_a_draft_by_mouse_ends_with_a_duel(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    sit_down(guest)
    expect(guest.page.locator(".draft .stack-of .pick")).to_have_count(12)
    guest.settle()
    gallery.keep(guest.page, "draft-desktop.png")
    assert violations(guest) == []
    a_tablet_shows_the_whole_stack(guest)
    assert guest.play_on(pick_on_the_board) == 37
    mine = guest.page.locator("dialog pre").first
    names = mine.inner_text().splitlines()
    assert sum(int(line.split(" ")[0]) for line in names) == 36
    gallery.keep(guest.page, "draft-end.png")
    guest.page.get_by_role("button", name="Keep my deck").click()
    before = guest.table
    guest.page.get_by_role("button", name="Duel").first.click()
    guest.page.locator(".berserk").wait_for()
    assert guest.table != before
    goes_on_with_the_next_duel(guest)
    guest.page.goto(guest.address + "/decks")
    expect(guest.page.locator("main")).to_contain_text(re.compile("Draft"))


def a_tablet_shows_the_whole_stack(guest: Visitor) -> None:
    usual = guest.page.viewport_size
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    guest.settle()
    boxes = [card.bounding_box() for card in guest.page.locator(".stack-of .pick").all()]
    assert all(box and box["y"] + box["height"] <= 768 for box in boxes)
    assert usual
    guest.page.set_viewport_size(usual)


def goes_on_with_the_next_duel(guest: Visitor) -> None:
    """One click at the end of a duel leads to the next opponent of the draft."""
    before = guest.table
    resign(guest)
    guest.page.get_by_role("button", name="Next duel").click()
    guest.page.locator("dialog").wait_for(state="detached")
    guest.page.locator(".berserk").wait_for()
    assert guest.table != before


def test_the_form_asks_for_as_many_seats_as_draft(visit: Visit) -> None:
    guest = visit()
    guest.go("/new?game=draft")
    expect(guest.page.locator(".seat")).to_have_count(4)
    guest.page.fill("#draft-option-players", "6")
    expect(guest.page.locator(".seat")).to_have_count(6)
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")
    guest.begin()
    guest.page.locator(".draft .pick.legal").first.wait_for()


def test_a_phone_shows_the_stack(visit: Visit, gallery: Gallery) -> None:
    guest = visit(size=(390, 844), lang="ru", touch=True)
    guest.go("/")
    guest.page.locator("article.berserk").get_by_role("button", name="Драфт с ботами").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".draft .pick.legal").first.wait_for()
    for _ in range(4):
        asked = guest.question()
        guest.page.locator(".draft .stack-of .pick.legal").first.tap()
        guest.page.locator(".draft .stack-of .pick.selected").first.tap()
        while guest.question() in (asked, None):
            guest.page.wait_for_timeout(50)
    guest.settle()
    gallery.keep(guest.page, "draft-phone-ru.png", full_page=True)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
