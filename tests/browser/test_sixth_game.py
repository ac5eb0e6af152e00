"""A sixth game among ours: folders of its own, one word on each side, and it is there."""

from collections.abc import Iterator

import packing
import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Gallery
from browser.house import House
from browser.visitor import Visitor

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def address(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (packing.ROOT / "web" / "node_modules").is_dir():
        pytest.skip("what the web app is built with is not installed: `make web` does that")
    place = packing.checkout(tmp_path_factory.mktemp("sixth"))
    packing.run("npx", "vite", "build", cwd=place / "web")
    house = House(tmp_path_factory.mktemp("house"), place / "src")
    house.start()
    yield house.address
    house.stop()


def test_it_has_a_card_words_bots_and_a_board(
    chromium: Browser, address: str, gallery: Gallery
) -> None:
    guest = Visitor(chromium, address, (1440, 900), "ru", touch=False)
    page = guest.page
    guest.go("/")
    card = page.locator("article.nim")
    expect(card.locator("h2")).to_have_text("Ним")
    expect(card).to_contain_text("Древнейшая игра на счёт")
    guest.go("/new?game=nim&stones=3")
    expect(page.locator("#seat-1")).to_contain_text("Бот-счетовод")
    page.locator("form button.strong").click()
    page.locator("button.strong").click()
    expect(page.locator(".nim button")).to_have_count(3)
    gallery.keep(page, "sixth.png")
    page.locator(".nim button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Вы победили!")
    assert guest.problems == []
    guest.leave()
