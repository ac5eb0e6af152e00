"""The first game with ready armies in a real browser, to the end, by mouse and by keyboard.

South leads the Minions: a flying dragon with an instant, and a moustache that sits on a host.
North brings a tent, which is an artifact.
"""

import re
from collections.abc import Callable

import pytest

from browser.conftest import Gallery, Visit
from browser.test_berserk import (
    asked,
    fight,
    is_forward,
    press_button,
    select,
    square,
    wait_until,
)
from browser.test_pages import violations
from browser.visitor import Visitor

PHONE = (390, 844)
DRAGON = "x2"
MOUSTACHE = "x5"
TENT = "c5"


def begin(guest: Visitor, button: str = "First game with ready armies") -> None:
    guest.go("/")
    guest.page.get_by_role("button", name=button).click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".battle").wait_for()
    wait_until(guest, lambda: "target c3" in asked(guest), "the question of the seat")


def wish(choices: list[str]) -> str:
    """What shows most: the moustache strikes, the dragon falls upon the tent, instants answer."""
    strikes = [text for text in choices if text.startswith("strike")]
    answers = [text for text in choices if text.startswith("use")]
    for wanted in (f"strike {MOUSTACHE}", f"strike {DRAGON} {TENT}", f"strike {DRAGON}"):
        found = [text for text in strikes if text.startswith(wanted)]
        if found:
            return found[0]
    if answers and "pass" in choices:
        return answers[0]
    forward = [text for text in choices if is_forward(text)]
    protectors = [text for text in choices if text.startswith("protect")]
    return [*strikes, *forward, *protectors, choices[-1]][0]


def by_mouse(guest: Visitor, choices: list[str]) -> None:
    """On the board where a choice has a place on it, else by its button."""
    verb, *places = wish(choices).split()
    if verb in ("strike", "move"):
        select(guest, places[0])
        square(guest, places[1]).click()
    elif verb in ("target", "protect"):
        square(guest, places[0]).click()
    else:
        press_button(guest, wish(choices))


def by_keyboard(guest: Visitor, choices: list[str]) -> None:
    """Down the list of choices."""
    guest.page.locator(f'[data-action="{wish(choices)}"]').focus()
    guest.page.keyboard.press("Enter")


PARTS = [
    rf"\buse {DRAGON} 1\b",  # an instant
    rf"\bstrike {DRAGON} ",  # a flyer
    rf"\b(strike|protect) {MOUSTACHE}\b",  # a symbiote
    rf"(strike \w+ {TENT}\b|use {TENT} 1)",  # an artifact
]


def missing(guest: Visitor) -> list[str]:
    """Who has not taken part so far."""
    record = guest.record()
    return [part for part in PARTS if not re.search(part, record)]


def have_all_played(guest: Visitor) -> bool:
    return guest.is_over() or not missing(guest)


def battle(guest: Visitor, act: Callable[[Visitor, list[str]], None]) -> int:
    """How often the guest was asked until everybody had taken part."""
    act(guest, ["target c3"])
    wait_until(guest, lambda: any(text.startswith("strike") for text in asked(guest)), "a turn")
    count = fight(guest, act, have_all_played)
    assert missing(guest) == []
    return count


@pytest.mark.long
def test_the_first_game_by_mouse_and_its_end_by_keyboard(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark")
    begin(guest)
    gallery.keep(guest.page, "berserk-ready-1440.png")
    assert battle(guest, by_mouse) + fight(guest, by_keyboard) > 5
    guest.page.get_by_role("button", name="Close").click()
    gallery.keep(guest.page, "berserk-ready-end-1440.png")


@pytest.mark.long
def test_the_first_game_by_keyboard(visit: Visit) -> None:
    guest = visit()
    begin(guest)
    assert violations(guest) == []
    battle(guest, by_keyboard)


def test_the_first_game_on_a_phone_in_russian(visit: Visit, gallery: Gallery) -> None:
    guest = visit(PHONE, "ru", True)
    guest.page.emulate_media(color_scheme="dark")
    begin(guest, "Первая игра готовыми отрядами")
    for _ in range(2):  # the first tap only points
        square(guest, "c3").tap()
    square(guest, MOUSTACHE).wait_for()
    gallery.keep(guest.page, "berserk-ready-ru-390.png")
    box = square(guest, MOUSTACHE).bounding_box()
    assert box is not None and box["width"] >= 24 and box["height"] >= 24
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
