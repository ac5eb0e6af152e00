"""The rules beside the table: at the question, at what is refused, in the edition played."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import Visitor

PHONE = (390, 844)


def sit_at_a_lesson(guest: Visitor) -> None:
    """Dice fall the same every time."""
    guest.go("/")
    card = guest.page.locator("article.berserkers")
    card.get_by_role("button", name="Guided first game").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator("[data-action=throw]").click()
    guest.page.locator("[data-action='place 3 I']").wait_for(state="attached")


def rule_at(guest: Visitor) -> str | None:
    """Which rule the open book points at."""
    target = guest.page.locator("dialog.rulebook article.target")
    expect(target).to_be_in_viewport()
    return target.get_attribute("id")


def test_the_rules_open_beside_the_table_at_the_question(visit: Visit) -> None:
    guest = visit()
    sit_at_a_lesson(guest)
    link = guest.page.get_by_role("link", name="Rules", exact=True)
    link.click()
    assert rule_at(guest) == "BR-DEC-02"
    board, book = guest.page.locator(".box"), guest.page.locator("dialog.rulebook")
    there, here = board.bounding_box(), book.bounding_box()
    assert there is not None and here is not None and here["x"] + here["width"] <= there["x"]
    guest.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(link).to_be_focused()


def test_what_is_refused_leads_to_its_rule(visit: Visit) -> None:
    guest = visit()
    sit_at_a_lesson(guest)
    # It may be pressed all the same: that is how one asks why.
    guest.page.get_by_title("Nothing is there for it to work on: Mark").click(force=True)
    notice = guest.page.locator(".notice").filter(has_text="Nothing is there")
    notice.get_by_role("button", name="Read rule BR-P1-07").click()
    assert rule_at(guest) == "BR-P1-07"
    guest.page.locator("dialog.rulebook").get_by_text("Asked: BR-DEC-02").click()
    assert rule_at(guest) == "BR-DEC-02"
    guest.page.locator("details").filter(has_text="Not possible now").locator("summary").click()
    blocked = guest.page.locator("li.shut").filter(
        has=guest.page.locator("[data-blocked='place 5 III']")
    )
    blocked.get_by_role("button", name="Read rule BR-P1-07").click()
    assert rule_at(guest) == "BR-P1-07"


def test_on_a_phone_the_rules_lie_over_the_table(visit: Visit) -> None:
    guest = visit(size=PHONE, touch=True)
    sit_at_a_lesson(guest)
    guest.page.get_by_role("link", name="Rules", exact=True).click()
    assert rule_at(guest) == "BR-DEC-02"
    assert guest.page.locator("dialog.rulebook:modal").count() == 1
    guest.page.locator("dialog.rulebook").get_by_role("button", name="Close").click()
    expect(guest.page.locator("dialog.rulebook")).to_have_count(0)


def test_the_rules_are_those_of_one_edition_until_more_is_asked_for(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/berserk?edition=laar")
    expect(guest.page.locator("[id='BK-3.2']")).to_be_visible()
    expect(guest.page.locator("[id='BK-3.1']")).to_have_count(0)
    guest.page.get_by_label("Edition").select_option("")
    expect(guest.page.locator("[id='BK-3.1']")).to_be_visible()
    # A rule that is pointed at is shown whatever the edition.
    guest.go("/rules/berserk?edition=realms#BK-3.2")
    expect(guest.page.locator("[id='BK-3.2']")).to_be_in_viewport()
