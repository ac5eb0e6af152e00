"""Browsers and a server to visit. Without Chromium or the built app these tests are skipped."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from browser import chromium as browsers
from browser.house import SOURCE, House
from browser.visitor import Visitor

BUILT = SOURCE / "holmgang" / "server" / "web" / "index.html"
DESKTOP = (1440, 900)

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: while Playwright runs, no other test of the process may use asyncio.

    Among them whole games come first, so that at the end no worker waits for another's game.
    """
    here = Path(__file__).parent
    items.sort(
        key=lambda item: (item.path.is_relative_to(here), item.get_closest_marker("long") is None)
    )


# One browser and one server for all tests of a worker: both are slow to start.
@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if browsers.find() is None:
        pytest.skip("Chromium is not installed: the tests in a browser are skipped")
    if not BUILT.is_file():
        pytest.skip("the web app is not built (make web): the tests in a browser are skipped")
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Open a browser of one's own, with cookies of its own; none of them may report an error."""
    visitors: list[Visitor] = []

    def arrive(size: tuple[int, int] = DESKTOP, lang: str = "en", touch: bool = False) -> Visitor:
        visitors.append(Visitor(chromium, house.address, size, lang, touch))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    assert [problem for visitor in visitors for problem in visitor.problems] == []


class Gallery:
    """Pictures for people to look at. They cost time and prove nothing, so they are asked for."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def keep(self, page: Page, name: str, full_page: bool = False) -> None:
        if self.folder is not None:
            page.screenshot(path=self.folder / name, full_page=full_page)


@pytest.fixture(scope="session")
def gallery() -> Gallery:
    """Filled by `make gallery`."""
    if not os.environ.get("HOLMGANG_GALLERY"):
        return Gallery(None)
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return Gallery(folder)
