"""A game of another package in a real browser, which has never heard of it."""

from collections.abc import Iterator

import packing
import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Gallery
from browser.house import SOURCE, House
from browser.visitor import Visitor


@pytest.fixture(scope="module")
def address(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("packing")
    packing.run(*packing.INSTALL, "--target", place / "beside", packing.wheel(place))
    found = House(tmp_path_factory.mktemp("house"), SOURCE, place / "beside")
    found.start()
    yield found.address
    found.stop()


SIZES = {"en": (1440, 900), "ru": (390, 844), "fr": (390, 844)}
SAID = {
    "en": ("Nim", "How many stones do you take?", "Take 1 stone", "Stones", "You have won!"),
    "ru": ("Ним", "Сколько камешков вы берёте?", "Взять 1 камешек", "Камешки", "победили"),
    "fr": ("Nim", "Combien de cailloux prenez-vous", "Prendre 1 caillou", "Cailloux", "gagné"),
}


@pytest.mark.parametrize("lang", SAID)
def test_it_is_played_on_a_plain_board(
    chromium: Browser, address: str, lang: str, gallery: Gallery
) -> None:
    name, question, choice, stones, won = SAID[lang]
    guest = Visitor(chromium, address, SIZES[lang], lang, touch=False)
    page = guest.page
    guest.go("/")
    expect(page.locator("article h2").last).to_have_text(name)
    page.locator("article button.strong").last.click()
    expect(page.locator(".prompt")).to_contain_text(question)
    expect(page.locator("dl")).to_contain_text(stones)
    gallery.keep(page, f"plain-{lang}.png")

    guest.go("/new?game=nim&stones=1")
    page.locator("form button.strong").click()
    page.locator("button.strong").click()
    page.get_by_role("button", name=choice).click()
    expect(page.get_by_role("dialog")).to_contain_text(won)
    assert guest.problems == []
    guest.leave()
