"""Berzerka in a real browser: a short game by mouse and by keyboard, claims, odds, a phone."""

import re

import pytest
from playwright.sync_api import expect

from browser.berzerka import (
    answer,
    board,
    by_keyboard,
    by_mouse,
    by_number,
    sit_down,
    to_the_end,
    until,
)
from browser.conftest import Gallery, Visit
from browser.test_pages import violations
from browser.visitor import LOOKS, Visitor

PHONE = (390, 844)
HANDS = 9
BY_MOUSE = 1
CARDS = 13


def check_the_end(guest: Visitor) -> None:
    """Every contract is done by everybody, and nobody's points come from nowhere."""
    guest.page.get_by_role("button", name="Close").click()
    expect(guest.page.locator(".contracts td.done")).to_have_count(HANDS)
    totals = guest.page.locator(".contracts tfoot td").all_inner_texts()
    assert sum(int(total.replace("−", "-")) for total in totals) == 0
    expect(guest.page.locator(".summary tbody tr")).to_have_count(3)


@pytest.mark.long
def test_a_short_game_by_mouse_and_its_end_by_keyboard(visit: Visit, gallery: Gallery) -> None:
    """The hands between are hurried through: they ask nothing new."""
    guest = visit()
    sit_down(guest)
    gallery.keep(guest.page, "berzerka-1440.png")
    done = guest.page.locator(".contracts td.done")
    while done.count() < BY_MOUSE:
        answer(guest, until(guest, "", by_mouse), by_mouse)
    guest.hurry_by_wire((HANDS - BY_MOUSE - 2) * CARDS)
    assert to_the_end(guest, by_keyboard) >= CARDS
    check_the_end(guest)
    gallery.keep(guest.page, "berzerka-end-1440.png")


def test_a_hand_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    assert violations(guest) == []
    until(guest, "play", by_keyboard)
    assert violations(guest) == []
    expect(guest.page.locator(".berzerka .hand li")).to_have_count(CARDS)
    until(guest, "bid", by_keyboard)
    expect(guest.page.locator(".contracts td.done")).to_have_count(1)
    expect(guest.page.locator(".summary")).to_be_visible()
    guest.page.get_by_role("button", name="Last trick").click()
    expect(guest.page.locator("dialog li")).to_have_count(CARDS)
    guest.page.keyboard.press("Escape")
    until(guest, "play", by_keyboard)


def test_winners_that_nobody_can_beat_are_led_at_a_word(visit: Visit) -> None:
    """In the guided game the cards fall the same every time: three of the hand are the highest."""
    guest = visit()
    guest.go("/")
    guest.page.locator("article.berzerka .button.strong").click()
    guest.page.wait_for_url("**/t/*")
    until(guest, "play", lambda visitor, now: _stay(visitor, now, "bid hold-steady"))
    lead = board(guest).locator("[data-lead]")
    expect(lead).to_contain_text("3")
    lead.click()
    expect(lead).to_have_count(0)
    plays = re.findall(r"^\d+ 0 play (\w+)", guest.record(), re.MULTILINE)
    assert set(plays) >= {"H13", "H12", "C13"}, "one click, and each was led"
    expect(board(guest).locator(".mine .tricks i")).to_have_count(len(plays))


def test_a_claim_ends_a_hand_if_the_others_agree(visit: Visit) -> None:
    """Whoever must win tricks and gives them all up is not refused by players who can count."""
    guest = visit()
    sit_down(guest, others="bot greedy", first="blue")
    asked = guest.question() or ""
    assert "bid hold-steady" in asked
    guest.page.locator('.actions button[data-action="bid hold-steady"]').click()
    until(guest, "play", lambda visitor, now: _stay(visitor, now, "bid hold-steady"))
    done = guest.page.locator(".contracts td.done")
    expect(done).to_have_count(0)
    guest.page.get_by_role("button", name="Claim the rest").click()
    dialog = guest.page.locator("dialog")
    expect(dialog).to_contain_text("The others must agree")
    assert violations(guest) == []
    mine = "declarer" in board(guest).locator(".mine").inner_text()
    wanted = "Claim no more tricks" if mine else "Claim 13 tricks"
    dialog.get_by_role("button", name=wanted).click()
    log = guest.page.locator(".log")
    expect(log).to_contain_text(re.compile("You claim"))
    expect(log).to_contain_text(re.compile("The rest is not played|refuses"))
    if mine:
        expect(done).to_have_count(1)
        expect(guest.page.locator(".summary")).to_be_visible()


def _stay(guest: Visitor, asked: str, bid: str) -> None:
    """Overbid again with the same contract or pass; discard nothing."""
    choices = asked.split("|")
    wanted = next((choice for choice in (bid, "pass") if choice in choices), choices[0])
    if wanted == "done":
        by_number(guest, wanted)
    else:
        guest.page.locator(f'.actions button[data-action="{wanted}"]').click()


def test_a_claim_is_answered_on_the_board(visit: Visit, gallery: Gallery) -> None:
    """Three at one device, so that every seat can be seen to."""
    guest = visit()
    _share_a_device(guest)
    for _ in range(LOOKS):
        _uncover(guest)
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(25)
        elif asked.startswith("play"):
            break
        else:
            answer(guest, asked, by_number)
    guest.page.get_by_role("button", name="Claim the rest").click()
    guest.page.get_by_role("button", name="Claim 4 tricks").click()
    for number, name in enumerate(("Agree", "Agree")):
        _uncover(guest)
        claim = guest.page.locator(".claim")
        expect(claim).to_contain_text("4 tricks of 13")
        expect(guest.page.locator(".prompt")).to_contain_text("Do you agree?")
        if number == 0:
            gallery.keep(guest.page, "berzerka-claim-1440.png")
        claim.get_by_role("button", name=name).click()
    # Then the cards are dealt anew; whoever bids first takes the device.
    guest.page.locator(".claim").wait_for(state="detached")
    _uncover(guest)
    expect(guest.page.locator(".log")).to_contain_text("The rest is not played")
    expect(guest.page.locator(".contracts td.done")).to_have_count(1)


def _share_a_device(guest: Visitor) -> None:
    guest.go("/new?game=berzerka")
    guest.page.select_option("#berzerka-option-length", "short")
    for seat in (1, 2):
        guest.page.select_option(f"#seat-{seat}", "hot")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")
    guest.begin()


def _uncover(guest: Visitor) -> None:
    """Whoever is next takes the device."""
    curtain = guest.page.get_by_role("button", name="show my cards")
    for _ in range(LOOKS):
        if curtain.count():
            curtain.click()
            expect(curtain).to_have_count(0)
            return
        if guest.question() is not None:
            return
        guest.page.wait_for_timeout(25)


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_the_odds_of_every_suit_are_told_on_request(
    visit: Visit, gallery: Gallery, lang: str
) -> None:
    guest = visit(lang=lang)
    sit_down(guest)
    until(guest, "play", by_number)
    board(guest).locator("[data-odds]").click()
    dialog = guest.page.locator("dialog")
    expect(dialog.locator("tbody")).to_have_count(4)
    shares = dialog.locator("tbody tr:not(.splits) td").all_inner_texts()
    assert any(share.endswith("%") for share in shares)
    assert violations(guest) == []
    assert "berzerka-" not in dialog.inner_text()
    gallery.keep(guest.page, f"berzerka-odds-{lang}-1440.png")


def test_a_blocked_card_says_why(visit: Visit) -> None:
    guest = visit(PHONE, touch=True)
    sit_down(guest)
    dimmed = guest.page.locator(".berzerka .hand .dimmed")
    for _ in range(LOOKS):
        asked = until(guest, "play", by_number)
        if dimmed.count():
            break
        answer(guest, asked, by_number)
    dimmed.locator(".pick").first.tap(force=True)
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
