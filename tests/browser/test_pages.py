"""Every page: it can be read by all, in every language, and looks as it should."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import DESKTOP, Gallery, Visit
from browser.visitor import LOOKS, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
Theme = Literal["dark", "light"]
MOVES = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node } of sources)
      if (node instanceof Element && node.closest('form')) window.moved.push(node.innerText);
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Keeps what moved within a form without anybody having touched it."""
OVERFLOW = """() => [...document.querySelectorAll('.records .panel')]
    .filter((panel) => panel.scrollWidth > panel.clientWidth + 1)
    .map((panel) => panel.innerText)
"""
SEATS = """() => [...document.querySelectorAll('article.panel')].map((card) => {
    const { top } = card.getBoundingClientRect();
    return Math.round(card.querySelector('ul').getBoundingClientRect().top - top);
})"""
"""How far below the edge of its card each list of seats begins."""
PAGES = [
    "/",
    "/daily",
    "/lobby",
    "/new",
    "/rules/shieldwall",
    "/settings",
    "/about",
    "/account",
    "/profile",
    "/replay",
]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(visitor: Visitor) -> list[str]:
    """What axe-core calls serious or critical, with the first place it was found.

    A page of a busy machine may still be changing its colours: what counts stays.
    """
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    # The content policy forbids the page foreign scripts; the test's own world may have them.
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text())
    for _ in range(3):
        found = _grave(visitor)
        if not found:
            break
        visitor.settle()
    return found


def _grave(visitor: Visitor) -> list[str]:
    found = visitor.page.evaluate(
        "tags => axe.run(document, {runOnly: tags}).then(result => result.violations)", TAGS
    )
    grave = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in grave]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Visit, theme: Theme) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme=theme)
    found = {}
    for path in (*PAGES, "/rules/berserk"):
        guest.go(path)
        guest.settle()
        found[path] = violations(guest)
    assert not any(found.values()), found


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, theme: Theme) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme=theme)
    guest.open_table({}, units=1)
    guest.page.wait_for_selector("code")
    assert violations(guest) == []
    guest.begin()
    guest.actions.first.wait_for()
    assert violations(guest) == []
    guest.play_on(lambda visitor, asked: visitor.actions.last.click())
    assert violations(guest) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_pages_in_every_language(
    visit: Visit, lang: str, size: tuple[int, int], gallery: Gallery
) -> None:
    guest = visit(size, lang)
    for path in PAGES:
        guest.go(path)
        guest.settle()
        name = path.strip("/").replace("/", "-") or "home"
        gallery.keep(guest.page, f"{name}-{lang}-{size[0]}.png")
        text = guest.page.locator("body").inner_text()
        assert not re.search(r"\bweb-[a-z]", text), "every message is there"
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.page.evaluate("document.documentElement.lang") == lang


def test_settings_stay(visit: Visit) -> None:
    guest = visit()
    guest.go("/settings")
    guest.page.get_by_text("Русский").click()
    expect(guest.page.locator("h1")).to_have_text("Настройки")
    guest.page.get_by_text("Дневной свет").click()
    guest.page.get_by_text("150 %").click()
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(guest.page.locator("h1")).to_have_text("Настройки")
    assert guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"


def test_rules_are_found_and_pointed_at(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/shieldwall#SW-TIM-07")
    expect(guest.page.locator("#SW-TIM-07")).to_be_in_viewport()
    guest.page.get_by_label("Search").fill("gravestone")
    expect(guest.page.locator("#SW-TIM-07")).to_have_count(0)
    expect(guest.page.locator("#SW-CMP-02")).to_be_visible()


def test_register_rename_and_make_a_token(visit: Visit) -> None:
    guest = visit()
    guest.go("/account")
    guest.page.locator("#account").fill("Hallgerd")
    guest.page.locator("#password").fill("long enough")
    guest.page.get_by_role("button", name="Register").click()
    expect(guest.page.locator(".lead")).to_contain_text("Hallgerd")
    expect(guest.page.locator(".codes code")).to_have_count(8)
    guest.page.get_by_role("button", name="I have written them down").click()
    expect(guest.page.locator(".codes")).to_have_count(0)
    guest.page.get_by_label("What it is for").fill("my bot")
    guest.page.get_by_role("button", name="Make a token").click()
    expect(guest.page.locator(".fresh code")).to_be_visible()
    guest.page.get_by_role("button", name="Revoke").click()
    expect(guest.page.get_by_role("button", name="Revoke")).to_have_count(0)
    guest.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(guest.page.get_by_role("button", name="Register")).to_be_visible()


def test_a_recovery_code_opens_the_account_of_who_forgot_his_password(visit: Visit) -> None:
    guest = visit((390, 844))
    guest.go("/account")
    guest.page.locator("#account").fill("Thorgerd")
    guest.page.locator("#password").fill("long enough")
    guest.page.get_by_role("button", name="Register").click()
    code = guest.page.locator(".codes code").first.inner_text()
    guest.page.get_by_role("button", name="Sign out everywhere").click()
    expect(guest.page.locator(".codes")).to_have_count(0)
    guest.page.get_by_text("Forgotten the password?").click()
    guest.page.locator("#lost-name").fill("Thorgerd")
    guest.page.locator("#lost-code").fill(code)
    guest.page.locator("#lost-password").fill("not forgotten")
    guest.page.get_by_role("button", name="Set the new password").click()
    expect(guest.page.locator(".lead")).to_contain_text("Thorgerd")
    guest.page.locator("summary", has_text="Recovery codes").click()
    expect(guest.page.get_by_text("You have 7 codes left.")).to_be_visible()
    guest.page.locator("summary", has_text="Delete the account").click()
    guest.page.locator("#farewell").fill("not forgotten")
    guest.page.get_by_role("button", name="Delete for good").click()
    expect(guest.page.get_by_role("button", name="Register")).to_be_visible()


def test_a_profile_remembers_games_and_a_guest_is_renamed_by_one_click(visit: Visit) -> None:
    guest = visit(lang="fr")
    guest.open(
        {
            "game": "shieldwall",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
            "ready": True,
        }
    )
    table = guest.table
    csrf = guest.context.request.get(f"{guest.address}/api/me").json()["csrf"]
    leave = f"{guest.address}/api/tables/{table}/leave"
    assert guest.context.request.post(leave, data={}, headers={"X-CSRF-Token": csrf}).ok
    guest.go("/profile")
    games = guest.page.get_by_role("region", name="Parties terminées")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).to_contain_text("Défaite")
    expect(games.get_by_role("link")).to_have_attribute("href", f"/t/{table}/replay")
    expect(guest.page.get_by_role("table")).to_have_count(3)
    games.get_by_label("Adversaire").select_option(index=1)
    expect(games.get_by_role("listitem")).to_have_count(1)
    before = guest.name
    expect(guest.page.locator("h1")).to_have_text(before)
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.settle()
    assert guest.page.evaluate(OVERFLOW) == [], "a phone shows the tables whole"
    day = games.locator(".when").bounding_box()
    assert day is not None and day["height"] < 30, "a date is one line"
    guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    guest.page.get_by_role("button", name="Un autre nom").click()
    expect(guest.page.locator("h1")).not_to_have_text(before)


def test_tables_of_few_and_of_many_line_up_in_the_hall(visit: Visit) -> None:
    host, guest = visit(), visit((1366, 768))
    for game, count in (("shieldwall", 2), ("draft", 4)):
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)
        host.open({"game": game, "seats": seats})
    guest.go("/lobby")
    expect(guest.page.locator("article.panel").nth(1)).to_be_visible()
    assert len(set(guest.page.evaluate(SEATS))) == 1


def test_a_page_that_is_not_there(visit: Visit) -> None:
    guest = visit()
    guest.go("/nowhere")
    expect(guest.page.locator("h1")).to_have_text("Nothing here")
    guest.page.goto(guest.address + "/t/0123456789abcdef")
    expect(guest.page.locator("h1")).to_have_text("This table cannot be shown")


def test_home_shows_all_games_at_a_glance(visit: Visit) -> None:
    guest = visit((1366, 768))
    guest.go("/")
    guest.settle()
    cards = guest.page.locator("section.games > article")
    expect(cards).to_have_count(4)
    assert "Berserk" in cards.first.inner_text()
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 768
        expect(card.locator(".button.strong")).to_have_count(1)
    names = (
        guest.page.locator("section.games")
        .get_by_role("button")
        .evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    )
    assert len(names) == len(set(names))
    expect(guest.page.locator("article.berzerka")).to_contain_text("Short game")


def test_whoever_has_played_goes_on_and_is_not_taught_again(visit: Visit) -> None:
    guest = visit((1366, 768))
    guest.go("/")
    strong = guest.page.locator("article.berserk .button.strong")
    expect(strong).to_have_text("Guided first battle")
    strong.click()
    guest.page.wait_for_url("**/t/*")
    guest.go("/")
    expect(guest.page.get_by_role("heading", name="Go on playing")).to_be_visible()
    expect(strong).to_have_text("Play against a bot now")


@pytest.mark.parametrize("game", ["berserk", "berzerka", "berserkers", "shieldwall"])
def test_the_form_of_a_new_table_comes_whole(visit: Visit, game: str) -> None:
    """What is still on its way would push the button away from under the pointer."""
    guest = visit(PHONE)
    guest.context.add_init_script(MOVES)
    late: list[Route] = []
    parts = re.compile(f"Option-|_words_{game}|/content")
    guest.page.route(parts, lambda route: late.append(route))
    guest.go(f"/new?game={game}")
    button = guest.page.locator("form .button.strong")
    for _ in range(LOOKS):  # each answer comes when the page has drawn what it has
        guest.settle()
        if late:
            late.pop(0).continue_()
        elif button.count():
            break
    button.wait_for()
    guest.settle()
    assert guest.page.evaluate("window.moved") == []
