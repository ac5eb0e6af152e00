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
                socket.send(JSON.stringify({ do: 'choose', key: `m${key++}`, seat, text, decision }));
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


def test_an_instant_is_answered_on_the_stack(visit: Visit, gallery: Path) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark")
    battle(guest)
    guest.page.screenshot(path=gallery / "berserk-instants-battle-1440.png")
    print(guest.question())
