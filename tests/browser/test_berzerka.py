"""A short game of Berzerka in a real browser, on the board and by keyboard."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.test_pages import violations
from browser.visitor import Visitor

PHONE = (390, 844)
HANDS = 9
CARDS = 13
PATIENCE = 400


def sit_down(guest: Visitor) -> None:
    """A short game against two bots, from the form."""
    guest.go("/new?game=berzerka")
    guest.page.select_option("#berzerka-option-length", "short")
    for seat in (1, 2):
        bots = guest.page.locator(f"#seat-{seat} option[value^='bot ']")
        guest.page.select_option(f"#seat-{seat}", bots.first.get_attribute("value"))
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")
    guest.begin()
    guest.actions.first.wait_for()


def lines(guest: Visitor) -> int:
    return guest.page.locator(".log p").count()


def wait(guest: Visitor, asked: str, before: int) -> None:
    """Until a choice has had its effect; the same may be asked again, so the log counts too."""
    for _ in range(PATIENCE):
        if guest.is_over() or guest.question() != asked or lines(guest) != before:
            return
        guest.page.wait_for_timeout(25)
    raise AssertionError(f"no answer to {asked}")


def on_the_board(guest: Visitor, asked: str) -> None:
    """Answer with the mouse, on the board alone."""
    board = guest.page.locator(".berzerka")
    if asked.startswith("done"):
        board.locator(".hand .pick.legal").first.click()
        chosen = board.locator(".hand .pick.chosen")
        expect(chosen).to_have_count(1)
        # The pile may have no card for a second one.
        more = board.locator(".hand .pick.legal:not(.chosen)")
        if more.count():
            more.last.click()
            expect(chosen).to_have_count(2)
        board.locator("[data-confirm]").click()
    elif asked.startswith("play"):
        board.locator(".hand .pick.legal").first.click()
    else:
        # What a trick was and how a hand went is shown before the next question.
        board.locator(".stage .pick.legal, .go-on").first.wait_for()
        if board.locator(".go-on").count():
            board.locator(".go-on").click()
        board.locator(".stage .pick.legal").last.click()


def play(guest: Visitor, most: int = 2000) -> int:
    """To the end of the game; how often the guest was asked."""
    count = 0
    for _ in range(most):
        if guest.is_over():
            return count
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(15)
            continue
        before = lines(guest)
        on_the_board(guest, asked)
        wait(guest, asked, before)
        count += 1
    raise AssertionError("the game did not end")


def cell(row: Locator, seat: int) -> str:
    return row.locator("td").nth(seat).inner_text()


def test_a_short_game_by_mouse(visit: Visit, gallery: Path) -> None:
    guest = visit()
    sit_down(guest)
    guest.page.screenshot(path=gallery / "berzerka-1440.png")
    assert play(guest, 20_000) >= HANDS * CARDS
    guest.page.get_by_role("button", name="Close").click()
    done = guest.page.locator(".contracts td.done")
    expect(done).to_have_count(HANDS)
    totals = guest.page.locator(".contracts tfoot td").all_inner_texts()
    assert sum(int(total.replace("−", "-")) for total in totals) == 0
    expect(guest.page.locator(".summary tbody tr")).to_have_count(3)
    guest.page.screenshot(path=gallery / "berzerka-end-1440.png")


def until(guest: Visitor, verb: str) -> str:
    """Answer by number keys alone until a certain kind of choice is asked."""
    for _ in range(PATIENCE * 4):
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(25)
            continue
        if asked.startswith(verb):
            return asked
        before = lines(guest)
        guest.page.keyboard.press("1")
        wait(guest, asked, before)
    raise AssertionError(f"never asked to {verb}")


def test_a_hand_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    assert violations(guest) == []
    until(guest, "play")
    assert violations(guest) == []
    held = guest.page.locator(".berzerka .hand li")
    expect(held).to_have_count(CARDS)
    # Arrow keys and Enter reach every card, a tenth and further ones too.
    guest.page.keyboard.press("ArrowDown")
    expect(guest.actions.first).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(held).to_have_count(CARDS - 1)
    until(guest, "bid")
    expect(guest.page.locator(".contracts td.done")).to_have_count(1)
    expect(guest.page.locator(".summary")).to_be_visible()
    guest.page.get_by_role("button", name="Last trick").click()
    expect(guest.page.locator("dialog li")).to_have_count(CARDS)


def test_a_blocked_card_says_why(visit: Visit) -> None:
    guest = visit(PHONE, touch=True)
    sit_down(guest)
    for _ in range(PATIENCE):
        if guest.page.locator(".berzerka .hand .dimmed").count():
            break
        until(guest, "play")
        if not guest.page.locator(".berzerka .hand .dimmed").count():
            asked, before = guest.question() or "", lines(guest)
            guest.actions.first.tap()
            wait(guest, asked, before)
    guest.page.locator(".berzerka .hand .dimmed .pick").first.tap(force=True)
    expect(guest.page.locator(".why[role=status]")).to_have_text(re.compile("must"))
    # A first tap selects, a second plays.
    card = guest.page.locator(".berzerka .hand .pick.legal").first
    held = guest.page.locator(".berzerka .hand li").count()
    card.tap()
    expect(card).to_have_class(re.compile("selected"))
    expect(guest.page.locator(".berzerka .hand li")).to_have_count(held)
    card.tap()
    expect(guest.page.locator(".berzerka .hand li")).to_have_count(held - 1)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
