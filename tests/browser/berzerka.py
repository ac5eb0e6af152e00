"""A person at a table of Berzerka: sits down, plays by mouse or by keyboard, looks at the wire."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.visitor import LOOKS, Visitor

Play = Callable[[Visitor, str], None]


def open_table(guest: Visitor, others: str = "bot", **options: str) -> None:
    """A short game from the form, against bots or with open seats."""
    guest.go("/new?game=berzerka")
    for name, value in {"length": "short", **options}.items():
        guest.page.select_option(f"#berzerka-option-{name}", value)
    for seat in (1, 2):
        bots = guest.page.locator(f"#seat-{seat} option[value^='bot ']")
        kind = bots.first.get_attribute("value") if others == "bot" else others
        guest.page.select_option(f"#seat-{seat}", kind)
    guest.page.locator("form button.strong").click()
    guest.page.wait_for_url("**/t/*")


def sit_down(guest: Visitor, others: str = "bot", **options: str) -> None:
    open_table(guest, others, **options)
    guest.page.locator(".page button.strong").first.click()
    board(guest).wait_for()


def board(guest: Visitor) -> Locator:
    return guest.page.locator(".berzerka")


def wait(guest: Visitor, asked: str, before: list[str]) -> None:
    """Until a choice has had its effect; the same may be asked again, so the log counts too."""
    for _ in range(LOOKS):
        if guest.is_over() or guest.question() != asked or guest.lines() != before:
            return
        guest.page.wait_for_timeout(25)
    raise AssertionError(f"no answer to {asked}")


def answer(guest: Visitor, asked: str, play: Play) -> None:
    before = guest.lines()
    play(guest, asked)
    wait(guest, asked, before)


def until(guest: Visitor, verb: str, play: Play) -> str:
    """Answer until a certain kind of choice is asked."""
    for _ in range(LOOKS):
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(25)
        elif asked.startswith(verb):
            return asked
        else:
            answer(guest, asked, play)
    raise AssertionError(f"never asked to {verb}")


def to_the_end(guest: Visitor, play: Play) -> int:
    """The whole game; how often the guest was asked."""
    count = 0
    for _ in range(20_000):
        if guest.is_over():
            return count
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(15)
            continue
        answer(guest, asked, play)
        count += 1
    raise AssertionError("the game did not end")


# Ways to play


def by_mouse(guest: Visitor, asked: str) -> None:
    """On the board alone."""
    table = board(guest)
    if asked.startswith("done"):
        discard(table)
    elif asked.startswith("play"):
        table.locator(".hand .pick.legal").first.click()
    else:
        # What a trick was and how a hand went is shown before the next question.
        table.locator(".stage .pick.legal, .go-on").first.wait_for()
        if table.locator(".go-on").count():
            table.locator(".go-on").click()
        table.locator(".stage .pick.legal").last.click()


def discard(table: Locator) -> None:
    table.locator(".hand .pick.legal").first.click()
    chosen = table.locator(".hand .pick.chosen")
    expect(chosen).to_have_count(1)
    # The pile may have no card for a second one.
    more = table.locator(".hand .pick.legal:not(.chosen)")
    if more.count():
        more.last.click()
        expect(chosen).to_have_count(2)
    table.locator("[data-confirm]").click()


def by_number(guest: Visitor, asked: str) -> None:
    """The first choice, by its key; what is discarded is an act of its own."""
    if asked == "done":
        guest.page.locator("[data-confirm]").focus()
        guest.page.keyboard.press("Enter")
    else:
        guest.page.keyboard.press("1")


def by_arrows(guest: Visitor, asked: str) -> None:
    """The last choice, however many there are: one step back from the first."""
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.keyboard.press("ArrowDown")
    expect(guest.actions.first).to_be_focused()
    for _ in range(len(asked.split("|")) - 1):
        guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Enter")


def by_keyboard(guest: Visitor, asked: str) -> None:
    """Numbers, and now and then arrows; a hand is kept as it is."""
    is_long = len(asked.split("|")) > 9
    (by_arrows if is_long and not asked.startswith("done") else by_number)(guest, asked)


# The wire

CARD = re.compile(
    r"(?<![A-Za-z0-9#])([SHDC])(1[0-3]|[1-9])(?![0-9])|([♠♥♦♣])(1[0-3]|[1-9])(?![0-9])"
)
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))


def cards_in(text: str) -> set[str]:
    return {(found[1] or SIGNS[found[3]]) + (found[2] or found[4]) for found in CARD.finditer(text)}


def known_to(message: dict[str, Any], viewer: int | str) -> set[str]:
    """The cards a viewer may know by now: his own, and those that lie open."""
    view = message["view"]
    cards = [card for trick in [*view["tricks"], view["trick"]] for card in trick["cards"]]
    cards += [view["turned"]] if view["turned"] else []
    if isinstance(viewer, int) and isinstance(view["seats"][viewer]["hand"], list):
        cards += view["seats"][viewer]["hand"] + view["seats"][viewer]["discards"]
    cards += [event["told"]["card"] for event in message["events"] if _is_open(event["told"])]
    return set(cards)


def _is_open(told: dict[str, Any]) -> bool:
    return told["event"] in ("played", "turned")
