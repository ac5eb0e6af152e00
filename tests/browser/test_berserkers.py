"""Whole games of Berserkers in a real browser: by mouse, by keyboard, with fingers."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Gallery, Visit
from browser.house import House
from browser.test_pages import violations
from browser.visitor import LOOKS, Visitor
from holmgang.core import record as records

WON = Path(__file__).parents[1] / "berserkers" / "golden" / "won.txt"
PHONE = (390, 844)
STEP = 25
SHORTEST = 3
"""Choices of the shortest game: nobody is beaten before the second throw."""
LAST = 12
"""Choices of a long game that are made on the page."""


def sit_down(guest: Visitor, requests: str = "random") -> None:
    guest.go(f"/new?game=berserkers&list={requests}")
    guest.page.locator("form button.strong").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator("main .button.strong").first.click()
    guest.page.locator(".berserkers").wait_for()
    guest.actions.first.wait_for(state="attached")


def act(guest: Visitor, target: Locator) -> None:
    do(guest, target.click)


def do(guest: Visitor, deed: Callable[[], object]) -> None:
    """Act and wait: the same may be asked again, so the log counts too."""
    asked, before = guest.question(), guest.lines()
    deed()
    for _ in range(LOOKS):
        if guest.is_over() or (guest.question() or asked) != asked or guest.lines() != before:
            return
        guest.page.wait_for_timeout(STEP)
    raise AssertionError(f"no answer to {asked}")


def pick(guest: Visitor, asked: str) -> Locator:
    """The thing on the board to click next: one die a turn, then the enemies."""
    board = guest.page.locator(".berserkers")
    choices = asked.split("|")
    if "throw" in choices:
        return board.locator(".tray .pick.legal")
    if "end" not in choices:  # a question, about the map, the dice or the cards
        return board.locator(".pick.legal").first
    placed = board.locator(".cards .laid").count()
    places = [text.split() for text in choices if text.startswith("place")]
    if not placed and places:
        board.locator(f".tray [data-die='{places[0][1]}']").first.click()
        return board.locator(".uses .pick.legal").first
    return board.locator(".tray .pick.legal")


def play_by_mouse(guest: Visitor) -> int:
    count = 0
    for _ in range(LOOKS):
        if guest.is_over():
            return count
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(STEP)
            continue
        act(guest, pick(guest, asked))
        count += 1
    raise AssertionError("the game did not end")


def board_of(guest: Visitor) -> str:
    """Everything the board shows, to be compared with later."""
    return guest.page.locator(".berserkers").inner_text()


@pytest.mark.long
def test_a_whole_game_by_mouse(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.go("/")
    guest.page.locator("article.berserkers").get_by_role("button", name="Play now").click()
    guest.page.wait_for_url("**/t/*")
    guest.actions.first.wait_for()
    assert play_by_mouse(guest) > SHORTEST
    end = guest.page.locator("dialog")
    expect(end.locator("h2")).to_contain_text(re.compile("won|lost"))
    expect(end.locator(".end")).to_contain_text("riders sealed")
    gallery.keep(guest.page, "berserkers-end-1440.png")


def press_keys(guest: Visitor, asked: str) -> None:
    """A number where there is one; the last choices of a long list by the arrow keys."""
    choices = asked.split("|")
    if "end" not in choices:
        guest.page.keyboard.press("1")
        return
    focused = "document.activeElement.dataset.action"
    guest.page.locator(".actions button").first.focus()
    for _ in range(guest.page.locator(".actions .action").count()):
        if guest.page.evaluate(focused) == "end":
            guest.page.keyboard.press("Enter")
            return
        guest.page.keyboard.press("ArrowUp")
    raise AssertionError(f"no key leads to the end of {asked}")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, "2,11")
    count = 0
    for _ in range(LOOKS):
        if guest.is_over():
            break
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(STEP)
            continue
        do(guest, partial(press_keys, guest, asked))
        count += 1
    assert guest.is_over()
    assert count > SHORTEST


def test_a_die_is_dragged_to_a_card_and_to_the_villagers(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, "2,3")
    board = guest.page.locator(".berserkers")
    act(guest, board.locator(".tray .pick.legal"))
    move = next(t.split() for t in (guest.question() or "").split("|") if t.startswith("place"))
    drag(guest, move[1], board.locator(f".card[data-drop='{move[2]}']"))
    expect(board.locator(f".card[data-drop='{move[2]}'] .laid")).to_have_count(1)
    while "end" not in (guest.question() or "").split("|"):
        if guest.question():
            act(guest, board.locator(".near-map .pick.legal").first)
        guest.page.wait_for_timeout(STEP)
    left = board.locator(".tray [data-die]").count()
    gift = board.locator(".tray [data-die]").first.get_attribute("data-die") or ""
    drag(guest, gift, board.locator("[data-drop='villagers']"))
    expect(board.locator(".step.full")).to_have_count(1)
    expect(board.locator(".tray [data-die]")).to_have_count(left - 1)


def drag(guest: Visitor, die: str, target: Locator) -> None:
    carry(guest, guest.page.locator(f".tray [data-die='{die}']").first, target)


def carry(guest: Visitor, source: Locator, target: Locator) -> None:
    """By the pointer, onto the upper edge: that of a card is never covered."""
    target.scroll_into_view_if_needed()
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start and end
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 12, steps=6)
    mouse.up()


def test_a_piece_is_carried_to_its_place(visit: Visit) -> None:
    """On the map of the guided game, where dice fall the same every time."""
    guest = visit()
    guest.go("/")
    guest.page.locator("article.berserkers .button.strong").click()
    guest.page.wait_for_url("**/t/*")
    guest.actions.first.wait_for()
    guest.answer_by_wire(["throw"])
    board = guest.page.locator(".berserkers")
    hero = board.locator("[data-pick='hero 1']")
    hero.wait_for()
    place = board.locator(".map").bounding_box()
    do(guest, lambda: carry(guest, hero, board.locator("[data-cell='c1']")))
    expect(board.locator("[data-cell='c1'] .token.hero")).to_have_count(1)
    assert chosen(guest)[1:] == ["place 5 IV", "hero 1", "cell c1"], "no other die leads so far"
    assert board.locator(".map").bounding_box() == place, "the map does not jump"
    # The same by keys; several dice can do this.
    press(guest, "hero 2")
    press(guest, "cell c3")
    expect(board.locator(".question .pick")).to_have_count(2)
    press(guest, "place 3 II", ".question ")
    expect(board.locator("[data-cell='c3'] .token.hero")).to_have_count(1)
    assert chosen(guest)[4:] == ["place 3 II", "hero 2", "cell c3"]
    do(guest, lambda: drag(guest, "4", board.locator("[data-cell='c1']")))
    expect(board.locator(".near-map .pick.legal").first).to_be_visible()
    assert chosen(guest)[7:] == ["place 4 I", "cell c1"], "the only use of this die there"


def press(guest: Visitor, text: str, part: str = "") -> None:
    target = guest.page.locator(f".berserkers {part}[data-pick='{text}']")
    target.focus()
    guest.page.keyboard.press("Enter")


def chosen(guest: Visitor) -> list[str]:
    """The choices of the player so far."""
    return re.findall(r"^\d+ 0 ([^;\n]*[^;\s])", guest.record(), re.MULTILINE)


def test_what_a_die_could_do_and_what_threatens_is_shown_first(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, "2,3")
    board = guest.page.locator(".berserkers")
    expect(board.locator("[data-cell='a1'] .risk")).to_have_text("70 %")
    board.get_by_role("button", name="darkness").click()
    expect(board.locator("[data-cell='a1'] .risk.darkness")).to_have_text("70 %")
    expect(board.locator("[data-cell='c4'] .risk")).to_have_count(0)
    board.get_by_role("button", name="enemy arrives").click()
    expect(board.locator("[data-cell='b1'] .risk.reach")).to_have_text("70 %")
    act(guest, board.locator(".tray .pick.legal"))
    asked = guest.question()
    board.locator(".tray [data-die]").first.click()
    expect(board.locator(".uses .use")).to_have_count(6)
    aimed = board.locator(".place.aimed")
    for use in board.locator(".uses .pick.legal").all():  # some deeds have nothing to aim at
        use.hover()
        guest.page.wait_for_timeout(4 * STEP)
        if aimed.count():
            break
    expect(aimed.first).to_be_visible()
    assert guest.question() == asked, "nothing has been chosen yet"


def test_a_reroll_costs_gold(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, "2,3")
    board = guest.page.locator(".berserkers")
    act(guest, board.locator(".tray .pick.legal"))
    expect(board.locator(".gold .figure")).to_have_text("4")
    board.locator(".tray [data-die]").first.click()
    act(guest, board.locator(".uses .pick.legal").last)
    expect(board.locator(".gold .figure")).to_have_text("3")
    expect(board.locator(".tray [data-die]")).to_have_count(4)


def lose(guest: Visitor) -> str | None:
    """Throw and end until the defeat; what is asked then."""
    for _ in range(LOOKS):
        asked = guest.question()
        if guest.is_over() or asked == "restore|yield":
            return asked
        if asked is None:
            guest.page.wait_for_timeout(STEP)
            continue
        word = next((w for w in ("throw", "end") if w in asked.split("|")), asked.split("|")[0])
        act(guest, guest.page.locator(f'.actions [data-action="{word}"]'))
    raise AssertionError("no defeat")


def test_save_lose_and_resume_from_the_checkpoint(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, "2,11")
    board = guest.page.locator(".berserkers")
    act(guest, board.locator(".tray .pick.legal"))
    expect(board.locator(".tray [data-die]").first).to_be_visible()
    dice = board.locator(".tray [data-die]").count()
    act(guest, board.locator(".status .pick.legal"))
    expect(board.locator(".keep")).to_contain_text("kept")
    kept = board.locator(".map").inner_text()
    assert lose(guest) == "restore|yield"
    act(guest, board.locator(".question .pick.legal").first)
    expect(board.locator(".turn")).to_have_text("Turn 1")
    expect(board.locator(".keep")).to_contain_text("used")
    expect(board.locator(".tray [data-die]")).to_have_count(dice)
    assert board.locator(".map").inner_text() == kept
    lose(guest)
    expect(guest.page.locator("dialog h2")).to_have_text("The game is lost.")


def test_a_reload_in_the_middle_loses_nothing(visit: Visit, house: House) -> None:
    guest = visit()
    sit_down(guest, "9,10")
    board = guest.page.locator(".berserkers")
    act(guest, board.locator(".tray .pick.legal"))
    dice = board.locator(".tray [data-die]").count()
    act(guest, guest.page.locator('.actions [data-action^="give"]').first)
    expect(board.locator(".tray [data-die]")).to_have_count(dice - 1)
    before, asked = board_of(guest), guest.question()
    guest.page.reload()
    guest.actions.first.wait_for()
    assert (board_of(guest), guest.question()) == (before, asked)
    house.kill()
    house.start()
    guest.page.reload()
    guest.actions.first.wait_for()
    assert (board_of(guest), guest.question()) == (before, asked)


def test_everybody_plays_the_same_game_of_the_day(visit: Visit, gallery: Gallery) -> None:
    maps = []
    for guest in (visit(), visit(lang="en")):
        guest.go("/daily")
        guest.page.get_by_role("button", name="Play the game of this day").click()
        guest.page.wait_for_url("**/t/*")
        guest.page.locator(".berserkers").wait_for()
        maps.append(guest.page.locator(".map").inner_text())
    assert maps[0] == maps[1]
    lose(guest)
    end = guest.page.locator("dialog")
    told = end.locator("pre").inner_text()
    assert told.startswith("Holmgang · Berserkers · 20")
    spoilers = [line for line in maps[0].split("\n") if len(line) > 3]
    spoilers += guest.page.locator(".requests .name").all_inner_texts()
    assert not [word for word in spoilers if word.lower() in told.lower()]
    end.get_by_role("link", name="My games of the day").click()
    expect(guest.page.locator("pre")).to_have_text(told)
    expect(guest.page.locator("tbody tr")).to_have_count(1)
    gallery.keep(guest.page, "berserkers-daily-1440.png")


def test_a_victory_has_its_score_and_its_title(visit: Visit, gallery: Gallery) -> None:
    """A game that was won, chosen again line by line: on its day the dice are the same."""
    won = records.read(WON.read_text("utf-8"))
    chosen = [line.text for line in won.lines if line.actor >= 0]
    guest = visit()
    guest.go("/daily?day=2026-09-19")
    guest.page.get_by_role("button", name="Play the game of this day").click()
    guest.page.wait_for_url("**/t/*")
    guest.hurry_by_wire(len(chosen) - LAST, chosen)
    for text in chosen[-LAST:]:
        guest.page.locator(f'.actions [data-action="{text}"]').wait_for()
        act(guest, guest.page.locator(f'.actions [data-action="{text}"]'))
    end = guest.page.locator("dialog")
    expect(end.locator("h2")).to_have_text("You have won!")
    expect(end.locator(".points")).to_contain_text("6 points")
    expect(end.locator(".points")).to_contain_text("You stayed too long in the tavern.")
    parts = end.locator(".end > dl dd").all_inner_texts()
    assert sum(int(part.replace("−", "-")) for part in parts) == 6
    assert "★ 6 points in" in end.locator("pre").inner_text()
    guest.settle()
    gallery.keep(guest.page, "berserkers-won-1440.png")
    assert violations(guest) == []


def test_the_first_try_of_the_day_counts(visit: Visit) -> None:
    guest = visit()
    told = []
    for name in ("Play the game of this day", "Play it again"):
        guest.go("/daily")
        guest.page.get_by_role("button", name=name).click()
        guest.page.wait_for_url("**/t/*")
        guest.page.locator(".berserkers").wait_for()
        guest.page.get_by_role("button", name="Resign").click()
        guest.page.locator("dialog").get_by_role("button", name="Resign").click()
        told.append(guest.page.locator("dialog pre").inner_text())
    assert told[0] == told[1]
    expect(guest.page.locator("dialog")).to_contain_text("first try")
    assert guest.page.get_by_role("button", name="Take back").count() == 0


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_a_phone_with_fingers(visit: Visit, gallery: Gallery, lang: str) -> None:
    guest = visit(PHONE, lang=lang, touch=True)
    sit_down(guest, "4,8,9,10")
    board = guest.page.locator(".berserkers")
    throw = board.locator(".tray .pick.legal")
    throw.tap()
    expect(throw).to_have_class(re.compile("selected"))
    throw.tap()
    board.locator(".tray [data-die]").first.wait_for()
    board.locator(".tray [data-die]").first.tap()
    expect(board.locator(".uses .use").first).to_be_visible()
    guest.settle()
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out at the side"
    assert violations(guest) == []
    gallery.keep(guest.page, f"berserkers-{lang}-390.png", full_page=True)
    first = board.locator(".uses .pick.legal").first
    first.tap()
    first.tap()
    expect(board.locator(".uses")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_can_be_read_by_all(visit: Visit, gallery: Gallery, theme: str) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    sit_down(guest, "1,4,8,9")
    act(guest, guest.page.locator(".tray .pick.legal"))
    guest.page.locator(".tray [data-die]").first.click()
    guest.settle()
    gallery.keep(guest.page, f"berserkers-{theme}-1440.png", full_page=True)
    assert violations(guest) == []
