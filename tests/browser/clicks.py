"""How many clicks a whole game takes by the shortest honest way, with the usual settings.

    python -m browser.clicks berzerka berserkers        (in `tests`, with the web app built)

A drag is one click. Beside them stands what the same game took when every choice was a click of
its own, and so was reading how a hand of Berzerka went.
"""

import argparse
import re
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright

from browser import berzerka, chromium, test_berserk, test_berserkers, test_play
from browser.conftest import DESKTOP
from browser.house import House
from browser.visitor import LOOKS, Visitor
from holmgang.core import record as records

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
    """The choices of a game that was won, on its day, where the dice are the same."""
    board = guest.page.locator(".berserkers")
    coming = won_choices()[len(test_berserkers.chosen(guest)) :]
    text, verb = coming[0], coming[0].split()[0]
    if verb == "place" and any(map(is_target, coming[1:2])):
        _carry(guest, board, coming)
    elif verb in ("rider", "orcs") and board.locator("[data-all]").count():
        board.locator("[data-all]").click()
        board.locator(".enemies[data-running]").wait_for(state="detached")
    elif text == "end":
        board.locator("[data-on]").click()
    else:
        _click(guest, board, text)


def _carry(guest: Visitor, board: Locator, coming: list[str]) -> None:
    """A piece to its place, or the die where it is used; what else it could mean is asked."""
    place, *others = coming[: 1 + len(list(takewhile(is_target, coming[1:])))]
    heroes = [text for text in others if text.startswith("hero")]
    cells = [
        board.locator(f"[data-cell='{text.split()[1]}']") for text in others if text not in heroes
    ]
    piece = board.locator(f".tray [data-die='{place.split()[1]}']").first
    if heroes:
        piece = board.locator(f".handle:has([data-pick='{heroes[0]}'])")
    elif len(cells) > 1:  # who stands there uses the place to go elsewhere
        piece = cells[0].locator(".handle:has(.hero)")
    test_berserkers.carry(guest, piece, cells[-1])
    guest.page.wait_for_timeout(100)
    answer = board.locator(f".question [data-pick='{place}']")
    if answer.count():
        answer.click()


def is_target(text: str) -> bool:
    return text.split()[0] in ("hero", "cell")


def _click(guest: Visitor, board: Locator, text: str) -> None:
    verb, *rest = text.split()
    if verb == "give":
        test_berserkers.drag(guest, rest[0], board.locator("[data-drop='villagers']"))
    else:
        if verb == "reroll":
            board.locator(f".tray [data-die='{rest[0]}']").first.click()
        board.locator(f".pick.legal[data-pick='{text}']").first.click()


@cache
def won_choices() -> list[str]:
    won = records.read(test_berserkers.WON.read_text("utf-8"))
    return [line.text for line in won.lines if line.actor >= 0]


def in_berserk(guest: Visitor, asked: str) -> None:
    test_berserk.by_mouse(guest, asked.split("|"))


def sit_down_to_berzerka(guest: Visitor) -> None:
    berzerka.sit_down(guest, length="full")


def sit_down_to_berserkers(guest: Visitor) -> None:
    guest.go("/daily?day=2026-09-19")
    guest.page.get_by_role("button", name="Play the game of this day").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".berserkers").wait_for()


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
            browser = chromium.launch(playwright)
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
