"""Instants of Berserk in a real browser: the stack, answers, passes and stops."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_pages import violations
from browser.visitor import Visitor

PHONE = (390, 844)

ARMY = "captain-laar*15 cube-grabber*15"
WISH: dict[str, Any] = {
    "game": "berserk",
    "seats": [{"kind": "me"}, {"kind": "hot", "name": "Ragnar"}],
    "options": {
        "edition": "laar",
        "pack": "kub",
        "copies": "free",
        "first": "south",
        "south": ARMY,
        "north": ARMY,
    },
    "ready": True,
}

MUSTER = """
async ({ id, wanted }) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    const places = [['c3', 'b3', 'd3', 'c2', 'b2'], ['c4', 'b4', 'd4', 'c5', 'b5']];
    const hired = [{}, {}];
    const pick = (seat, legal, view) => {
        const can = (text) => legal.some((choice) => choice.text === text);
        if (can('keep')) return 'keep';
        if (can('show')) return 'show';
        if (can('hire')) {
            const card = view.card;
            hired[seat][card] = (hired[seat][card] ?? 0) + 1;
            return hired[seat][card] <= (wanted[card] ?? 0) ? 'hire' : 'skip';
        }
        if (can('skip')) return 'skip';
        const square = places[seat].find((place) => can(`place ${place}`));
        return square ? `place ${square}` : legal[0].text;
    };
    let key = 0;
    await new Promise((done) => {
        socket.onmessage = ({ data }) => {
            const table = JSON.parse(data);
            if (!table.view) return;
            if (table.view.turn > 0) return done();
            for (const seat of table.actors) {
                const legal = table.legal[seat] ?? [];
                if (!legal.length || table.sealed[seat]) continue;
                const text = pick(seat, legal, table.view);
                const { decision } = table;
                const wish = { do: 'choose', key: `m${key++}`, seat, text, decision };
                socket.send(JSON.stringify(wish));
                return;
            }
        };
    });
    socket.close();
}
"""


def battle(guest: Visitor) -> None:
    """Two small armies face to face, three captains and a dragon each, south to act."""
    guest.open(WISH)
    table = guest.path.removeprefix("/t/")
    guest.page.evaluate(MUSTER, {"id": table, "wanted": {"captain-laar": 2, "cube-grabber": 1}})
    guest.page.locator(".curtain button, .battle").first.wait_for()
    reveal(guest)
    guest.page.locator(".battle").wait_for()


def reveal(guest: Visitor) -> None:
    """Take the device over from the other player, if it changed hands."""
    guest.page.wait_for_timeout(200)
    curtain = guest.page.locator(".curtain button")
    if curtain.count():
        curtain.click()


def choose(guest: Visitor, text: str) -> None:
    guest.page.locator(f'.actions [data-action="{text}"]').click()
    reveal(guest)


def until(guest: Visitor, text: str) -> None:
    """Pass whatever may be answered, by key, until a choice is there."""
    for _ in range(60):
        reveal(guest)
        question = guest.question() or ""
        if text in question.split("|"):
            return
        if "pass" in question.split("|"):
            guest.page.keyboard.press("0")
        elif "higher" in question:
            choose(guest, "higher")
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"{text} was never asked")


def test_an_instant_is_used_by_mouse_and_the_rest_is_passed_by_key(
    visit: Visit, gallery: Path
) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark")
    battle(guest)
    choose(guest, "strike b3 b4")
    response = guest.page.locator(".response")
    response.wait_for()
    stack = guest.page.locator(".stack li")
    expect(stack).to_have_count(1)
    guest.settle()
    guest.page.screenshot(path=gallery / "berserk-response-1440.png")
    assert violations(guest) == []
    response.locator('[data-choice="use c4 1"]').click()
    until(guest, "end")
    log = guest.page.locator(".log")
    expect(log).to_contain_text("answers with ability")
    assert guest.problems == []


def test_whoever_rests_is_not_asked_again_this_turn(visit: Visit) -> None:
    guest = visit()
    battle(guest)
    choose(guest, "strike b3 b4")
    guest.page.locator('.response [data-choice="rest"]').click()
    for _ in range(40):  # only the attacker is asked from now on
        guest.page.wait_for_timeout(100)
        question = guest.question() or ""
        if "end" in question.split("|"):
            break
        if "higher" in question:
            choose(guest, "higher")
        elif "pass" in question:
            assert guest.page.locator(".curtain").count() == 0
            guest.page.keyboard.press("0")
    assert "end" in (guest.question() or "")
    assert guest.problems == []


def test_a_response_fits_a_phone_in_russian(visit: Visit, gallery: Path) -> None:
    guest = visit(size=PHONE, lang="ru", touch=True)
    guest.page.emulate_media(color_scheme="dark")
    battle(guest)
    choose(guest, "strike b3 b4")
    guest.page.locator(".response").wait_for()
    guest.settle()
    guest.page.screenshot(path=gallery / "berserk-response-390-ru.png", full_page=True)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    guest.page.locator('.response [data-choice="pass"]').tap()
    expect(guest.page.locator(".response")).to_have_count(0)


def test_stops_are_kept_in_the_browser(visit: Visit, gallery: Path) -> None:
    guest = visit()
    guest.go("/settings")
    stop = guest.page.locator("[data-stop=theirs-attack]")
    expect(stop).to_be_checked()
    expect(guest.page.locator("[data-stop=theirs-step]")).not_to_be_checked()
    stop.uncheck()
    guest.page.reload()
    expect(guest.page.locator("[data-stop=theirs-attack]")).not_to_be_checked()
    guest.page.screenshot(path=gallery / "settings-stops-1440.png", full_page=True)
    assert violations(guest) == []
