"""How many clicks a whole game takes by the shortest honest way, with the usual settings.

    python -m browser.clicks berzerka berserkers        (in `tests`, with the web app built)

A drag is one click. Beside them stands what the same game took when every choice was a click of
its own, and so was reading how a hand of Berzerka went.
"""

import argparse
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright

from browser import berzerka, test_berserk, test_berserkers, test_play
from browser.conftest import DESKTOP, FLAGS
from browser.house import House
from browser.visitor import LOOKS, Visitor

COUNT = """
window.clicks = 0;
for (const kind of ['click', 'dragend'])
    addEventListener(kind, (event) => (window.clicks += event.isTrusted ? 1 : 0), true);
"""
USUAL = {"speed": "fast", "forced": True}
"""Nothing but the speed is changed; a faster one asks for a click after every hand of Berzerka."""

Play = Callable[[Visitor, str], None]


def in_berzerka(guest: Visitor, asked: str) -> None:
    """Nothing is bid or discarded that need not be; winners are led, small cards thrown away."""
    table = berzerka.board(guest)
    winners = table.locator("[data-lead]")
    if asked == "done":
        table.locator("[data-confirm]").click()
    elif not asked.startswith("play"):
        table.locator(".stage .pick.legal").last.click()
    elif winners.count():
        winners.click()
        guest.page.wait_for_timeout(300)
    else:
        cards = table.locator(".hand .pick.legal")
        is_lead = table.locator(".ground .card").count() == 0
        (cards.first if is_lead else cards.last).click()


def in_berserkers(guest: Visitor, asked: str) -> None:
    """Every die onto a card that takes it, the others to the villagers; then the next turn."""
    board = guest.page.locator(".berserkers")
    choices = asked.split("|")
    if "end" not in choices:
        _answer_in_berserkers(guest, board, choices)
    elif any(text.startswith("place") for text in choices):
        board.locator(".cards .pick.legal").first.click()
    elif board.locator("[data-rest]").count():
        board.locator("[data-rest]").click()
    else:
        board.locator("[data-on]").click()
        board.locator("[data-on]").wait_for(state="detached")


def _answer_in_berserkers(guest: Visitor, board: Locator, choices: list[str]) -> None:
    everybody, hero = board.locator("[data-all]"), board.locator(".near-map .handle").first
    if everybody.count():
        everybody.click()
        board.locator(".enemies[data-running]").wait_for(state="detached")
    elif all(text.startswith("hero") for text in choices) and hero.count():
        _carry(guest, board, hero)
    else:
        board.locator(".pick.legal").first.click()


def _carry(guest: Visitor, board: Locator, hero: Locator) -> None:
    """A step up, or down from the first row."""
    here = hero.locator("xpath=ancestor::*[@data-cell]").get_attribute("data-cell") or ""
    row = int(here[1])
    target = board.locator(f"[data-cell='{here[0]}{row - 1 if row > 1 else 2}']")
    test_berserkers.carry(guest, hero, target)


def in_berserk(guest: Visitor, asked: str) -> None:
    test_berserk.by_mouse(guest, asked.split("|"))


def sit_down_to_berzerka(guest: Visitor) -> None:
    berzerka.sit_down(guest, length="full")


def sit_down_to_berserkers(guest: Visitor) -> None:
    test_berserkers.sit_down(guest, "2,11")


def sit_down_to_berserk(guest: Visitor) -> None:
    """The army that the purse buys, placed by the button."""
    test_berserk.against_a_bot(guest)
    test_berserk.keep(guest)
    guest.page.locator("[data-bought]").click()
    guest.page.locator(".recruit [data-confirm]:enabled").click()
    guest.page.locator("[data-arrange]").click()
    guest.page.locator(".placing [data-confirm]").click()
    guest.page.locator(".battle").wait_for()


GAMES: dict[str, tuple[Callable[[Visitor], None], Play]] = {
    "berzerka": (sit_down_to_berzerka, in_berzerka),
    "berserkers": (sit_down_to_berserkers, in_berserkers),
    "berserk": (sit_down_to_berserk, in_berserk),
    "shieldwall": (Visitor.sit_down_against_a_bot, test_play.click_the_board),
}


def play_to_the_end(guest: Visitor, play: Play) -> None:
    for _ in range(20 * LOOKS):
        if guest.is_over():
            return
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(25)
        else:
            berzerka.answer(guest, asked, play)
    raise AssertionError("the game did not end")


def before(guest: Visitor) -> int:
    """Choices of the player and hands of Berzerka, by the record; nothing was left to settings."""
    record = guest.record()
    choices = re.findall(r"^\d+ 0 (?!discard)", record, re.MULTILINE)
    return len(choices) + len(re.findall(r"^\d+ \S+ shuffle", record, re.MULTILINE))


def main() -> None:
    parser = argparse.ArgumentParser(description="Clicks of whole games.")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for game in args.games:
                sit_down, play = GAMES[game]
                guest = Visitor(browser, house.address, DESKTOP, "en", False)
                guest.context.add_init_script(COUNT)
                guest.prefer(**USUAL)
                sit_down(guest)
                play_to_the_end(guest, play)
                clicks, choices = guest.page.evaluate("window.clicks"), before(guest)
                print(f"{game}: {clicks} clicks, {choices} choices ({clicks / choices:.2f})")
                guest.leave()
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
