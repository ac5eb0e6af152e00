"""Whole games of Shieldwall in a real browser."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Gallery, Visit
from browser.house import House
from browser.visitor import LOOKS, Visitor

PHONE = (390, 844)


def click_the_board(visitor: Visitor, asked: str) -> None:
    """Play with the mouse, on the board where it offers itself."""
    picks = visitor.page.locator(".pick.legal")
    (picks.last if picks.count() else visitor.actions.last).click()


def press_a_number(visitor: Visitor, asked: str) -> None:
    """Play by keyboard alone; a high number commits more cards and ends sooner."""
    visitor.page.keyboard.press(str(len(asked.split("|"))))


def click_the_list(visitor: Visitor, asked: str) -> None:
    visitor.actions.last.click()


def test_a_whole_game_by_mouse(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.sit_down_against_a_bot()
    gallery.keep(guest.page, "table-1440.png")
    assert guest.play_on(click_the_board) >= 10  # units, and every battle asks
    expect(guest.page.locator("dialog h2")).to_contain_text(re.compile("won|drawn"))
    expect(guest.page.locator("dialog .scale").first).to_be_visible()
    gallery.keep(guest.page, "end-1440.png")


def test_the_end_is_proven_and_can_be_played_again(visit: Visit) -> None:
    guest = visit()
    guest.open_table({}, units=1)
    expect(guest.page.locator("code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    guest.page.fill("#seed", "raven42")
    guest.begin()
    guest.play_on(click_the_list)
    guest.page.get_by_role("button", name="Fair chance").click()
    expect(guest.page.locator("dialog:modal")).to_contain_text("raven42")
    guest.page.get_by_role("button", name="Verify now").click()
    expect(guest.page.locator("dialog .verdict")).to_contain_text("Proven")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text().startswith("holmgang record 1")
    guest.page.locator("dialog:modal").get_by_role("button", name="Close").click()
    before = guest.table
    guest.page.get_by_role("button", name="Rematch").click()
    expect(guest.page.locator("dialog")).to_have_count(0)
    expect(guest.actions.first).to_be_visible()
    assert guest.table != before


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.open_table({}, units=2)
    guest.begin()
    assert guest.play_on(press_a_number) >= 2  # units, and every battle asks


def test_a_game_is_found_and_begun_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    start = guest.page.locator("article.shieldwall button.strong")
    expect(start).to_be_enabled()
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    expect(start).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    guest.actions.first.wait_for()
    # Arrow keys and Enter do as well as numbers.
    guest.page.keyboard.press("ArrowDown")
    expect(guest.actions.first).to_be_focused()
    asked = guest.question()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(f'.actions button[data-action="{asked}"]')).to_have_count(0)


def test_two_play_and_a_third_watches(visit: Visit, gallery: Gallery) -> None:
    host, friend, watcher = visit(), visit(), visit()
    host.open_table({1: "open"}, units=2)
    host.page.wait_for_selector("text=Invitation link")
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.begin()
    host.begin()
    watcher.go(host.path)
    watcher.page.wait_for_selector("text=You are watching.")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("Hail!")
    host.page.get_by_role("button", name="Send").click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator(".lines")).to_contain_text("Hail!")
    _play_together([host, friend])
    for visitor in (host, friend, watcher):
        expect(visitor.page.locator("dialog h3#luck")).to_be_visible()
    assert watcher.page.locator(".actions").count() == 0
    gallery.keep(watcher.page, "watched-1440.png")


def _play_together(players: list[Visitor]) -> None:
    for _ in range(LOOKS):
        if players[0].is_over():
            return
        for player in players:
            asked = player.question()
            if asked is not None:
                player.actions.last.click()
                player._until_answered(asked)
        players[0].page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def test_a_sealed_choice_can_be_changed_and_the_watcher_learns_nothing(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    host.open_table({1: "open"})
    host.page.wait_for_selector("text=Invitation link")
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.begin()
    host.begin()
    watcher.go(host.path)
    for _ in range(LOOKS):
        for player in (host, friend):
            if (player.question() or "").startswith("weapon"):
                player.actions.last.click()
        if (host.question() or "").startswith("play"):
            break
        host.page.wait_for_timeout(50)
    host.actions.first.click()
    first = host.page.locator(".actions button[aria-pressed=true]")
    expect(first).to_have_count(1)
    name = first.locator(".label").inner_text().removeprefix("Play ")
    expect(watcher.page.locator("main")).not_to_contain_text(name)
    host.actions.last.click()
    expect(host.actions.last).to_have_attribute("aria-pressed", "true")
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page.locator(".actions button[aria-pressed=true]")).to_have_count(0)


def test_the_game_goes_on_after_the_server_was_killed(visit: Visit, house: House) -> None:
    guest = visit()
    guest.open_table({}, units=2)
    guest.begin()
    guest.actions.first.wait_for()
    before = guest.page.locator(".log").inner_text()
    house.kill()
    expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
    house.start()
    expect(guest.page.get_by_text("The connection is lost")).to_have_count(0)
    assert guest.page.locator(".log").inner_text().startswith(before)
    assert guest.play_on(click_the_list) > 0


def test_a_reload_loses_nothing(visit: Visit) -> None:
    guest = visit()
    guest.sit_down_against_a_bot()
    asked = guest.question()
    guest.page.reload()
    guest.actions.first.wait_for()
    assert guest.question() == asked
    guest.go("/")
    expect(guest.page.get_by_role("link", name="Go on")).to_be_visible()


def test_two_people_at_one_device(visit: Visit) -> None:
    guest = visit()
    guest.open_table({1: "hot"}, units=1)
    guest.begin()
    curtains = 0
    for _ in range(LOOKS):
        if guest.is_over():
            break
        curtain = guest.page.get_by_role("button", name="show my cards")
        if curtain.count():
            curtains += 1
            curtain.click()
        elif guest.question() is not None:
            guest.actions.last.click()
        guest.page.wait_for_timeout(30)
    assert guest.is_over()
    assert curtains > 1


def test_a_phone_with_fingers(visit: Visit, gallery: Gallery) -> None:
    guest = visit(PHONE, touch=True)
    guest.sit_down_against_a_bot()
    for _ in range(LOOKS):
        asked = guest.question()
        if asked and asked.startswith("play"):
            break
        if asked:
            guest.actions.last.tap()
            guest._until_answered(asked)
        guest.page.wait_for_timeout(30)
    card = guest.page.locator(".hand .pick.legal").first
    card.tap()
    expect(card).to_have_class(re.compile("selected"))
    assert guest.question() == asked, "the first tap only selects"
    card.tap()
    guest._until_answered(asked or "")
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out at the side"
    gallery.keep(guest.page, "table-390.png")
