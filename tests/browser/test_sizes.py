"""Everything a decision needs is in sight, at every size, in every game.

Parts of a table say what they are: `data-sight="board"`, `hand`, `question`, `result`. At each
moment of a game each part must lie within the window whole, and nothing may lie over it. The same
holds for `data-beside`, what stands beside the board; on a phone it comes below. One person looks
in every language at once, and has the longest name that is allowed.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute

from browser import berzerka, test_berserk, test_berserkers
from browser.conftest import Gallery, Visit
from browser.visitor import Visitor

LANGUAGES = ["en", "ru", "fr"]
LONG_NAME = "Hallgerd Höskuldsdóttir the Longbraided"
SIZES = [(1366, 768), (1440, 900), (1920, 1080), (1024, 768), (390, 844)]
CHOICES = 400
LOOKS = 5

FAULTS = """
async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const SLACK = 2;
    // An army stands in a line that a finger pushes on where the window is narrow.
    const ARMY = innerWidth > 640 ? ', [data-tray]' : '';
    const CHOICES = '.pick.legal, [data-choice], [data-confirm]' + ARMY;
    const faults = [];
    const PARTS = '[data-sight]' + (innerWidth > 640 ? ', [data-beside]' : '');
    const parts = [...document.querySelectorAll(PARTS)].filter((p) => p.checkVisibility());
    const nameOf = (part) => part.dataset.sight ?? part.dataset.beside;
    const edges = (box) => ['left', 'top', 'right', 'bottom'].map((e) => Math.round(box[e]));
    const isOutside = (box, [left, top, right, bottom]) =>
        box.left < left - SLACK || box.top < top - SLACK ||
        box.right > right + SLACK || box.bottom > bottom + SLACK;
    function isCut(part) {
        const box = part.getBoundingClientRect();
        if (isOutside(box, [0, 0, innerWidth, innerHeight])) return true;
        for (let at = part.parentElement; at; at = at.parentElement) {
            const isClip = getComputedStyle(at).overflow !== 'visible';
            if (isClip && isOutside(box, edges(at.getBoundingClientRect()))) return true;
        }
        return false;
    }
    function covering(part) {
        const { left, top, width, height } = part.getBoundingClientRect();
        for (const x of [0.1, 0.5, 0.9])
            for (const y of [0.1, 0.5, 0.9]) {
                const found = document.elementFromPoint(left + width * x, top + height * y);
                if (found && !part.contains(found) && !found.contains(part)) return found;
            }
        return null;
    }
    for (const part of parts) {
        const box = edges(part.getBoundingClientRect()).join(' ');
        if (isCut(part)) faults.push(`${nameOf(part)} is cut: ${box}`);
        for (const pick of part.querySelectorAll(CHOICES))
            if (isCut(pick)) faults.push(`${nameOf(part)}: ${pick.textContent} is cut`);
        const over = covering(part);
        if (over) faults.push(`${nameOf(part)} is covered by ${over.tagName}.${over.className}`);
    }
    // Boards name the bots that sit there; of people plates say who is there.
    const plates = document.querySelector('ul.seats');
    if (plates && !plates.querySelector('.dot')) faults.push('seat plates repeat the opponents');
    for (const token of document.querySelectorAll('[data-cell] .token')) {
        const cell = token.closest('[data-cell]');
        const box = edges(token.getBoundingClientRect()).join(' ');
        if (isOutside(token.getBoundingClientRect(), edges(cell.getBoundingClientRect())))
            faults.push(`${token.className} falls out of ${cell.dataset.cell}: ${box}`);
    }
    const names = parts.map(nameOf);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    if (isWide) faults.push('the page is wider than the window');
    return [names, faults];
}
"""

BROKEN_NAMES = """() => [...document.querySelectorAll('.seats .name')].flatMap((name) => {
    const [text] = name.childNodes;
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, text.data.search(/[\\s\\u00ad]/));
    const isBroken = first.getClientRects().length > 1;
    return isBroken ? [`${innerWidth}: ${name.textContent} is broken within a syllable`] : [];
})"""
"""Names on seat plates whose first syllables do not fit on a line."""

Journey = Callable[[Visitor], Iterator[tuple[str, set[str]]]]
"""Plays a game; stops at moments, and says which parts must be there."""


def shieldwall(guest: Visitor) -> Iterator[tuple[str, set[str]]]:
    guest.open_table({}, units=2)
    guest.begin()
    guest.actions.first.wait_for()
    yield "start", {"board", "hand", "question"}
    until(guest, lambda: (guest.question() or "").startswith("force"))
    yield "decision", {"board", "hand", "question"}
    until(guest, lambda: guest.page.locator(".scene").count() > 0)
    yield "clash", {"board"}
    until(guest, guest.is_over)
    yield "end", {"board", "result"}


def berzerka_hand(guest: Visitor) -> Iterator[tuple[str, set[str]]]:
    berzerka.sit_down(guest, length="full")
    until(guest, lambda: guest.question() is not None)
    yield "start", {"board", "hand", "question"}
    until(guest, lambda: guest.page.locator("[data-confirm]").count() > 0)
    yield "discard", {"board", "hand", "question"}
    until(guest, lambda: (guest.question() or "").startswith("play"))
    yield "decision", {"board", "hand", "question"}
    until(guest, lambda: guest.page.locator(".mat .playcard").count() > 1)
    yield "clash", {"board", "hand", "question"}
    resign(guest)
    yield "end", {"board", "result"}


def berserkers(guest: Visitor) -> Iterator[tuple[str, set[str]]]:
    test_berserkers.sit_down(guest, "4,8,9,10")
    yield "start", {"board", "hand", "question"}
    until(guest, lambda: "end" in (guest.question() or "").split("|"))
    yield "decision", {"board", "hand", "question"}
    until(guest, lambda: guest.page.locator(".enemies").count() > 0)
    yield "clash", {"board", "question"}
    resign(guest)
    yield "end", {"board", "result"}


def berserk(guest: Visitor) -> Iterator[tuple[str, set[str]]]:
    test_berserk.against_a_bot(guest, first="south")
    test_berserk.keep(guest)
    guest.page.locator(".recruit [data-confirm]").wait_for()
    yield "recruit", {"board", "question"}
    test_berserk.recruit(guest)
    guest.page.locator(".tray").wait_for()
    yield "start", {"board", "hand", "question"}
    test_berserk.place(guest)
    until(guest, lambda: "end" in (guest.question() or "").split("|"), act=wait)
    yield "decision", {"board", "question"}
    test_berserk.fight(
        guest, test_berserk.by_mouse, lambda guest: guest.page.locator(".clash").count() > 0
    )
    until(guest, lambda: guest.question() is not None, act=wait)
    yield "clash", {"board", "question"}
    resign(guest)
    yield "end", {"board", "result"}


GAMES: dict[str, Journey] = {
    "shieldwall": shieldwall,
    "berzerka": berzerka_hand,
    "berserkers": berserkers,
    "berserk": berserk,
}


def last_choice(guest: Visitor) -> None:
    asked = guest.question()
    if asked is not None:
        answer(guest, asked)


def answer(guest: Visitor, asked: str) -> None:
    """Whatever ends the question; nothing is hired or discarded for that."""
    button = guest.page.locator("[data-confirm]") if asked == "done" else guest.actions.last
    button.click()


def wait(guest: Visitor) -> None:
    guest.page.wait_for_timeout(50)


def until(
    guest: Visitor, is_there: Callable[[], bool], act: Callable[[Visitor], None] = last_choice
) -> None:
    for _ in range(CHOICES):
        if is_there():
            return
        act(guest)
        wait(guest)
    raise AssertionError("the moment never came")


def resign(guest: Visitor) -> None:
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.locator("dialog:modal").get_by_role("button", name="Resign").click()
    until(guest, guest.is_over, act=wait)


def lasting_faults(guest: Visitor, needed: set[str]) -> list[str]:
    """A window that has just changed its size may be on its way: what stays is a fault."""
    faults: list[str] = []
    for _ in range(LOOKS):
        guest.settle()
        names, faults = guest.page.evaluate(FAULTS)
        faults += [f"there is no {part}" for part in sorted(needed - set(names))]
        if not faults:
            break
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_needed_is_in_sight(visit: Visit, gallery: Gallery, game: str) -> None:
    guest = visit(SIZES[0])
    guest.rename(LONG_NAME)
    eyes = {lang: guest if lang == "en" else same_person(visit, guest, lang) for lang in LANGUAGES}
    found: list[str] = []
    for moment, needed in GAMES[game](guest):
        for lang, looking in eyes.items():
            if looking is not guest:
                looking.go(guest.path)
            for width, height in SIZES:
                looking.page.set_viewport_size({"width": width, "height": height})
                faults = lasting_faults(looking, needed)
                found += [f"{moment} at {width}x{height}, {lang}: {fault}" for fault in faults]
                gallery.keep(looking.page, f"{game}-{moment}-{lang}-{width}.png")
            looking.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
            if looking is not guest:  # no two pages give the same answer
                looking.page.goto("about:blank")
    assert found == []


def same_person(visit: Visit, guest: Visitor, lang: str) -> Visitor:
    """Another browser, in which the same guest is signed in."""
    other = visit(SIZES[0], lang)
    for cookie in guest.context.cookies():
        name, value = cookie["name"], cookie["value"]
        other.context.add_cookies([{"name": name, "value": value, "url": guest.address}])
    return other


def test_three_people_with_long_names_have_room(visit: Visit, gallery: Gallery) -> None:
    """Also when two of them are gone, and what to do about it is asked too."""
    people = host, *friends = [visit(SIZES[0]) for _ in range(3)]
    for number, person in enumerate(people):
        person.rename(f"{LONG_NAME[:-2]} {number}")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    host.open({"game": "berzerka", "seats": seats, "ready": True, "options": {"first": "blue"}})
    for friend in friends:
        friend.go(host.path)
        friend.page.get_by_role("button", name="Sit down").first.click()
        friend.begin()
    until(host, lambda: host.question() is not None, act=wait)
    for friend in friends:
        friend.page.goto("about:blank")
    host.page.locator(".seats .dot:not(.online)").nth(1).wait_for()
    found: list[str] = []
    for width, height in SIZES:
        host.page.set_viewport_size({"width": width, "height": height})
        found += [
            f"{width}: {fault}" for fault in lasting_faults(host, {"board", "hand", "question"})
        ]
        found += host.page.evaluate(BROKEN_NAMES)
        gallery.keep(host.page, f"berzerka-people-{width}.png")
    assert found == []


def changed(guest: Visitor, change: Callable[[str], str]) -> None:
    """The table that a guest is told is another than the one in play."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(change(str(message))))

    guest.page.route_web_socket("**/live*", pass_on)


SHORT_PHONE = (390, 770)
"""As if a note and a long question took the height."""


def raise_banners(message: str) -> str:
    """Every unit that can stay on the field, and a pile of discards."""
    table = json.loads(message)
    view = table.get("view")
    if view:
        view |= {"banners": ["champion", "bowmen", "huskarls", "scouts"], "bannerman": 0}
        view["discards"] = view["discards"] or ["ambush"]
    return json.dumps(table)


def test_a_force_is_chosen_among_all_banners(visit: Visit, gallery: Gallery) -> None:
    guest = visit(SIZES[0])
    changed(guest, raise_banners)
    journey = shieldwall(guest)
    moments = [next(journey), next(journey)]
    _, needed = moments[-1]
    found: list[str] = []
    for width, height in (*SIZES, SHORT_PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        faults = lasting_faults(guest, needed)
        found += [f"{width}x{height}: {fault}" for fault in faults]
        gallery.keep(guest.page, f"shieldwall-banners-{width}x{height}.png")
    assert found == []


CROWDED = "b2"


def crowd(message: str) -> str:
    """Everybody on one place, with all that can lie there and the longest name."""
    table = json.loads(message)
    view = table.get("view")
    if view:
        for piece in (*view["heroes"], *view["riders"], *view["orcs"]):
            piece["at"] = CROWDED
        view |= {"elves": [CROWDED] * 3, "goblins": CROWDED, "zodd": {"at": CROWDED, "health": 3}}
        for place in view["places"]:
            if place["cell"] == CROWDED:
                place |= {"place": "healers-grove", "fire": True, "lit": True, "orcs": True}
                place |= {"darkness": 2, "token": True}
    return json.dumps(table)


def test_all_pieces_find_room_on_one_place(visit: Visit, gallery: Gallery) -> None:
    guest = visit(SIZES[0], lang="fr")
    changed(guest, crowd)
    test_berserkers.sit_down(guest, "2,3")
    guest.page.locator(f"[data-cell='{CROWDED}'] .token").nth(13).wait_for()
    found: list[str] = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for fault in lasting_faults(guest, {"board"})]
        gallery.keep(guest.page, f"berserkers-crowd-{width}.png")
    assert found == []
