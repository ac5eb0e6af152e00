"""What others do can be followed, and what a person sets for the table is kept to."""

from playwright.sync_api import expect

from browser import berzerka
from browser.conftest import Visit
from browser.test_pages import violations
from browser.test_sizes import last_choice, until
from browser.visitor import LOOKS, Visitor


def sit_down(guest: Visitor, **settings: object) -> None:
    guest.prefer(**settings)
    guest.open_table({}, units=3)
    guest.begin()
    guest.actions.first.wait_for()


def test_the_next_question_waits_until_the_battle_was_seen(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, speed="usual", scenes="click")
    scene, ask = guest.page.locator(".scene"), guest.page.locator(".ask")
    # What the other chooses waits for nobody here, only battles do.
    until(guest, lambda: scene.count() > 0, act=last_choice)
    expect(guest.actions).to_have_count(0)
    expect(ask.locator(".news")).not_to_be_empty()
    ask.get_by_role("button", name="Continue").click()
    guest.actions.first.wait_for()
    expect(scene).to_have_count(0)


def test_step_by_step_every_deed_of_a_bot_waits(visit: Visit) -> None:
    guest = visit()
    guest.prefer(speed="step")
    berzerka.sit_down(guest, first="yellow")
    go_on = guest.page.locator(".ask .go-on")
    go_on.wait_for()
    seen = []
    for _ in range(LOOKS):
        if guest.question() is not None:
            break
        if go_on.count():
            seen.append(guest.page.locator(".news").inner_text())
            guest.page.keyboard.press("Space")
        guest.page.wait_for_timeout(25)
    assert len(seen) >= 2 and all(seen)


def test_a_choice_that_is_none_is_made_without_asking(visit: Visit) -> None:
    """Whoever holds one card need not be asked for it."""
    guest = visit()
    guest.prefer(forced=True)
    berzerka.sit_down(guest)
    choices = 0
    for _ in range(LOOKS):
        if guest.page.locator(".contracts td.done").count():
            break
        asked = guest.question()
        if asked is None:
            guest.page.wait_for_timeout(25)
            continue
        assert asked == "done" or len(asked.split("|")) > 1
        berzerka.answer(guest, asked, berzerka.by_number)
        choices += asked.startswith("play")
    assert choices < 13


def test_what_cannot_be_undone_is_asked_twice(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, confirm=True)
    asked = guest.question()
    guest.actions.first.click()
    expect(guest.page.locator(".ask .prompt")).to_contain_text("?")
    guest.page.get_by_role("button", name="Not yet").click()
    assert guest.question() == asked
    guest.actions.first.click()
    guest.page.get_by_role("button", name="Yes, do it").click()
    until(guest, lambda: guest.question() != asked, act=lambda guest: None)


def test_a_question_mark_shows_the_keys(visit: Visit) -> None:
    guest = visit()
    sit_down(guest)
    guest.page.keyboard.press("?")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("make the choice with this number")
    assert violations(guest) == []
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_settings_of_the_table_are_kept(visit: Visit) -> None:
    guest = visit()
    guest.go("/settings")
    guest.page.get_by_role("radio", name="Slow").check()
    guest.page.get_by_role("radio", name="Wait for a click").check()
    guest.page.get_by_role("checkbox", name="Ask again").check()
    assert violations(guest) == []
    guest.page.reload()
    for name in ("Slow", "Wait for a click"):
        expect(guest.page.get_by_role("radio", name=name)).to_be_checked()
    expect(guest.page.get_by_role("checkbox", name="Ask again")).to_be_checked()


def test_contracts_are_chosen_from_their_cards(visit: Visit) -> None:
    guest = visit()
    guest.go("/new?game=berzerka&length=short")
    guest.page.select_option("#berzerka-option-contracts", "own")
    cards = guest.page.locator("[data-option-card]")
    expect(cards).to_have_count(18)
    chosen = guest.page.locator("[data-option-card][aria-pressed=true]")
    expect(chosen).to_have_count(3)
    chosen.first.click()
    cards.last.click()
    expect(guest.page.get_by_text("3 of 3 are chosen.")).to_be_visible()
    assert violations(guest) == []
    name = cards.last.locator("b").inner_text()
    guest.page.get_by_role("button", name="Open the table").click()
    guest.begin()
    expect(guest.page.locator(".contracts")).to_contain_text(name)
