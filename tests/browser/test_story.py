"""A table tells its story: a log that answers why, and an end that says how it came about."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESKTOP, Gallery, Visit
from browser.test_pages import violations
from browser.visitor import Visitor

PHONE = (390, 844)


def strike_once(guest: Visitor) -> Locator:
    """The guided battle up to its first strike; the entry of the log about it."""
    guest.go("/")
    guest.page.locator("article.berserk").get_by_role("button").first.click()
    guest.page.wait_for_url("**/t/*")
    guest.actions.first.wait_for()
    guest.answer_by_wire(["move d3 d4", "strike d4 d5"])
    entry = guest.page.locator(".log .entry", has_text=re.compile("attacks|атакует|attaque"))
    expect(entry.first).to_be_visible()
    return entry.first


def test_the_log_names_who_fights_and_unfolds_into_dice(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    entry = strike_once(guest)
    expect(entry).to_contain_text("Herd Rider (d4) attacks Hammer Guard (d5): basic strike.")
    expect(entry).not_to_contain_text("rolls")
    entry.get_by_role("button", name="How it came about").click()
    expect(entry).to_contain_text(re.compile(r"Herd Rider \(d4\) rolls \d"))
    guest.settle()
    gallery.keep(guest.page, "log-1440.png")
    assert violations(guest) == []


def test_pointing_at_the_log_lights_up_the_squares(visit: Visit) -> None:
    guest = visit()
    entry = strike_once(guest)
    target = guest.page.locator('.berserk [data-place="d5"]')
    expect(target).not_to_have_class(re.compile("hinted"))
    entry.locator("p").first.hover()
    expect(target).to_have_class(re.compile("hinted"))


def test_a_screen_reader_hears_a_sum_and_then_the_question(visit: Visit) -> None:
    guest = visit()
    strike_once(guest)
    voice = guest.page.locator("[data-voice]")
    expect(voice).to_contain_text("Herd Rider (d4) attacks Hammer Guard (d5)")
    expect(voice).to_contain_text("What do you do?")
    assert guest.page.locator(".log").get_attribute("aria-live") == "off"
    guest.page.reload()
    expect(voice).to_have_text(re.compile(r"^Berserk\. .*What do you do\?$"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_end_of_a_game_tells_its_story(
    visit: Visit, gallery: Gallery, size: tuple[int, int]
) -> None:
    guest = visit(size)
    guest.open_table({}, units=2)
    guest.begin()
    guest.play_on(lambda visitor, _: visitor.actions.last.click())
    end = guest.page.locator("dialog")
    expect(end.locator("caption")).to_contain_text("Battles fought")
    expect(end.get_by_role("row", name=re.compile("battles won"))).to_be_visible()
    expect(end).to_contain_text(re.compile("You won with|had one unit left|units left"))
    expect(end).to_contain_text(re.compile("The cards (gave|took|favoured)"))
    expect(end.locator("figcaption")).to_contain_text("stood better")
    expect(end).to_contain_text(re.compile(r"\d+ of \d+ choices were compared"))
    gallery.keep(guest.page, f"story-shieldwall-{size[0]}.png")
    assert violations(guest) == []


# Guided first games

GUIDED = ["shieldwall", "berzerka", "berserkers"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_begins_with_one_click(
    visit: Visit, gallery: Gallery, game: str, size: tuple[int, int]
) -> None:
    guest = visit(size)
    guest.go("/")
    guest.page.locator(f"article.{game} .button.strong").click()
    guide = guest.page.locator(".guide")
    expect(guide).to_contain_text("Welcome")
    guide.get_by_role("button", name="Go on").click()
    expect(guide).not_to_contain_text("Welcome")
    guest.settle()
    gallery.keep(guest.page, f"guided-{game}-{size[0]}.png")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(guest) == []


def test_a_guided_game_follows_what_is_done(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.locator("article.shieldwall .button.strong").click()
    step = guest.page.locator(".guide")
    for id in ("welcome", "deck"):
        expect(step).to_have_attribute("data-step", id)
        step.get_by_role("button", name="Go on").click()
    for id in ("attack", "strategy", "force"):
        expect(step).to_have_attribute("data-step", id)
        guest.actions.first.click()
    expect(step).to_have_attribute("data-step", "battle")


def test_how_to_win_is_told_at_the_table(visit: Visit) -> None:
    guest = visit()
    guest.sit_down_against_a_bot("berzerka")
    guest.page.get_by_role("button", name="How to win").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("the most points win")


# Focus


def test_focus_is_where_the_next_question_is(visit: Visit) -> None:
    guest = visit()
    guest.open_table({}, units=10)  # not over after four choices
    guest.begin()
    guest.actions.first.wait_for()
    for _ in range(4):
        asked = guest.question()
        assert asked is not None
        guest.actions.first.focus()
        guest.page.keyboard.press("Enter")
        guest._until_answered(asked)
        for _ in range(400):
            if guest.question() is not None:
                break
            guest.page.wait_for_timeout(50)
        expect(guest.page.locator(".actions button[data-action]:focus")).to_have_count(1)
