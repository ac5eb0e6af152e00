"""Instants of Berserk in a real browser: the stack, answers, passes and stops."""

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Gallery, Visit
from browser.test_pages import violations
from browser.visitor import LOOKS, Visitor

PHONE = (390, 844)

WISH: dict[str, Any] = {
    "game": "berserk",
    "seats": [{"kind": "me"}, {"kind": "hot", "name": "Ragnar"}],
    "options": {"battle": "ready"},
    "ready": True,
}

PREPARE = """
async (id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    let key = 0;
    await new Promise((done) => {
        socket.onmessage = ({ data }) => {
            const table = JSON.parse(data);
            if (!table.view) return;
            if (table.view.asking === 'turn') return done();
            const [seat] = table.actors;
            const texts = (table.legal[seat] ?? []).map(({ text }) => text);
            if (!texts.length) return;
            const text = texts.includes('show') ? 'show' : texts.at(-1);
            const wish = { do: 'choose', key: `p${key++}`, seat, text, decision: table.decision };
            socket.send(JSON.stringify(wish));
        };
    });
    socket.close();
}
"""
"""Whatever is asked before the first turn, answered without further ado."""


def battle(guest: Visitor) -> None:
    """The ready armies of the first game face to face, south to act."""
    guest.open(WISH)
    guest.page.evaluate(PREPARE, guest.path.removeprefix("/t/"))
    guest.page.locator(".curtain button, .battle").first.wait_for()
    reveal(guest)
    guest.page.locator(".battle").wait_for()


def reveal(guest: Visitor) -> None:
    """Take the device over from the other player, if it changed hands."""
    curtain = guest.page.locator(".curtain button")
    if curtain.count():
        curtain.click()


def attack(guest: Visitor) -> None:
    """South strikes, and the device goes to the north, who may answer."""
    choose(guest, "strike c3 b4")
    guest.page.locator(".curtain button").click()
    guest.page.locator(".response").wait_for()


def choose(guest: Visitor, text: str) -> None:
    button = guest.page.locator(f'.actions [data-action="{text}"]')
    button.wait_for(state="attached")
    button.dispatch_event("click")  # on a phone the list may be folded away


def go_on(guest: Visitor) -> None:
    """Answer what is asked with the last choice there is; a window by its key."""
    question = guest.question()
    if not question:
        return
    if guest.page.locator(".response").count():
        guest.page.keyboard.press("0")
    else:
        choose(guest, question.split("|")[-1])


def until_the_turn_goes_on(guest: Visitor) -> list[str]:
    """The questions until somebody is free to act again."""
    asked: list[str] = []
    for _ in range(LOOKS):
        reveal(guest)
        question = guest.question() or ""
        if "end" in question.split("|"):
            return asked
        if question and question not in asked[-1:]:
            asked.append(question)
        go_on(guest)
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"the turn never went on after {asked}")


def test_an_instant_is_used_by_mouse_and_the_rest_is_passed_by_key(
    visit: Visit, gallery: Gallery
) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark")
    battle(guest)
    attack(guest)
    response = guest.page.locator(".response")
    stack = guest.page.locator(".stack li")
    expect(stack).to_have_count(1)
    guest.settle()
    gallery.keep(guest.page, "berserk-response-1440.png")
    assert [fault for fault in violations(guest) if "data-place" not in fault] == []
    response.locator('[data-choice="use c4 1"]').click()
    until_the_turn_goes_on(guest)
    log = guest.page.locator(".log")
    expect(log).to_contain_text("Captain Laar (c4) answers: protecting.")
    assert guest.problems == []


def test_whoever_rests_is_not_asked_again_this_turn(visit: Visit) -> None:
    guest = visit()
    battle(guest)
    attack(guest)
    guest.page.locator('.response [data-choice="rest"]').click()
    for question in until_the_turn_goes_on(guest):
        assert "use c4 1" not in question
    assert guest.problems == []


def test_a_response_fits_a_phone_in_russian(visit: Visit, gallery: Gallery) -> None:
    guest = visit(size=PHONE, lang="ru", touch=True)
    guest.page.emulate_media(color_scheme="dark")
    battle(guest)
    attack(guest)
    guest.settle()
    gallery.keep(guest.page, "berserk-response-390-ru.png", full_page=True)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert violations(guest) == []
    guest.page.locator('.response [data-choice="pass"]').tap()
    expect(guest.page.locator(".response")).to_have_count(0)


def test_stops_are_kept_in_the_browser(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.go("/settings")
    stop = guest.page.locator("[data-stop=theirs-attack]")
    expect(stop).to_be_checked()
    expect(guest.page.locator(".stops")).to_contain_text("In answer to the opponent")
    expect(guest.page.locator("[data-stop=theirs-step]")).not_to_be_checked()
    stop.uncheck()
    guest.page.reload()
    expect(guest.page.locator("[data-stop=theirs-attack]")).not_to_be_checked()
    gallery.keep(guest.page, "settings-stops-1440.png", full_page=True)
    assert violations(guest) == []
