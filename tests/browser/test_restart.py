"""The server restarts on another build, and pages go on by themselves."""

import json
import re
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from browser.conftest import Gallery, Visit
from browser.house import House
from browser.visitor import Visitor
from holmgang import build

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no SIGHUP")

PHONE = (390, 844)
SOURCES = Path(__file__).parents[2] / "src"
ON_SOURCES = """
import sys
from pathlib import Path
where = Path(__file__).with_name("sources")
if where.exists():
    sys.path.insert(0, where.read_text())
"""
"""Until a build is installed the sources are found, as by a `.pth` file."""
ALARMS = """() => {
    window.alarms = [];
    const look = () => document.querySelectorAll('[role=alert], .notice.bad, [role=status] > .lost')
        .forEach((alarm) => window.alarms.push(alarm.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Write down whatever a page says that would trouble somebody; a reload would forget it."""


class Launched(House):
    """A server that begins on the sources, and goes on on the build that the tests run on."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.script.write_text(ON_SOURCES + self.script.read_text())
        self.sources = folder / "sources"
        self.sources.write_text(str(SOURCES))

    def health(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.address}/healthz", timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def install(self) -> None:
        self.sources.unlink()
        assert self.process is not None
        self.process.send_signal(signal.SIGHUP)


@pytest.fixture(scope="module")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launched]:
    found = Launched(tmp_path_factory.mktemp("launched"))
    found.start()
    yield found
    found.stop()


def choose_last(visitor: Visitor, asked: str) -> None:
    visitor.actions.last.click()


def watch(page: Page) -> None:
    page.evaluate(ALARMS)


def alarms(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.alarms")
    return found


@pytest.mark.long
def test_a_game_begun_on_one_build_is_finished_on_the_other(
    visit: Visit, house: Launched, gallery: Gallery
) -> None:
    """Nobody touches a page but to play, and no move is lost, not even one made meanwhile."""
    assert house.health()["build"] == "interpreted"
    desk, phone, hall = visit(), visit(PHONE, touch=True), visit()
    hall.go("/lobby")
    for guest in (desk, phone):
        guest.open_table({}, units=2)
        guest.begin()
        guest.actions.first.wait_for()
    asked = desk.question()
    choose_last(desk, asked or "")
    desk._until_answered(asked or "")
    said = desk.page.locator(".log").inner_text()
    for guest in (desk, phone, hall):
        watch(guest.page)

    house.install()
    for guest, name in ((desk, "restart-1440"), (phone, "restart-390")):
        expect(guest.page.get_by_text("The server restarts.")).to_be_visible()
        gallery.keep(guest.page, f"{name}.png")
    asked = phone.question()
    choose_last(phone, asked or "")
    for guest in (desk, phone):
        expect(guest.page.get_by_text("The server restarts.")).to_have_count(0)
    phone._until_answered(asked or "")
    assert house.health()["build"] == build.kind()
    for guest, name in ((desk, "restarted-1440"), (phone, "restarted-390")):
        gallery.keep(guest.page, f"{name}.png")

    assert desk.page.locator(".log").inner_text().startswith(said)
    for guest in (desk, phone):
        assert guest.play_on(choose_last) > 0
        expect(guest.page.locator("dialog h2")).to_contain_text(re.compile("won|drawn"))
    for guest in (desk, phone, hall):
        assert alarms(guest.page) == []


def test_a_part_of_the_app_that_a_new_build_lacks_comes_with_the_whole_page(visit: Visit) -> None:
    guest = visit()
    # Nothing that was kept for later helps out.
    guest.page.add_init_script("delete Navigator.prototype.serviceWorker")
    guest.go("/")
    guest.page.evaluate("window.isOld = true")
    pages: list[str] = []

    def lack(route: Route) -> None:
        """The old page asks for a part that is gone; the new one would know its new name."""
        route.continue_() if pages else route.fulfill(status=404)

    def note(request: Request) -> None:
        if request.is_navigation_request():
            pages.append(request.url)

    guest.page.on("request", note)
    guest.page.route(RULES, lack)
    guest.page.route(f"{guest.address}/", another_app)
    guest.page.get_by_role("link", name="Rules").first.click()
    expect(guest.page.locator("main h1")).to_contain_text("Rules of")
    assert pages == [f"{guest.address}/rules"]
    assert not guest.page.evaluate("window.isOld")


RULES = re.compile(r"/assets/Rules-[^/]*\.js$")


def another_app(route: Route) -> None:
    """What a server sends whose app was built anew."""
    route.fulfill(body='<script type="module" src="/assets/index-new.js"></script>')
