"""Battles of Berserk in a real browser: by mouse, by keyboard, two against each other."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESKTOP, Gallery, Visit
from browser.test_pages import violations
from browser.visitor import LOOKS, Visitor

PHONE = (390, 844)
UPPERMOST = """(part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def open_table(guest: Visitor, seats: dict[int, str], turns: int = 200, **options: str) -> None:
    guest.go("/new?game=berserk&" + "&".join(f"{name}={word}" for name, word in options.items()))
    for seat, kind in seats.items():
        option = guest.page.locator(f"#seat-{seat} option[value^='{kind}']").first
        guest.page.select_option(f"#seat-{seat}", option.get_attribute("value"))
    guest.page.fill("#berserk-option-turns", str(turns))
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")


def against_a_bot(guest: Visitor, **options: Any) -> None:
    """One that comes to blows: beginners forget their cards, and a battle may go on for ever."""
    open_table(guest, {1: "bot search:"}, **options)
    guest.begin()
    guest.page.locator(".berserk").wait_for()


def square(guest: Visitor, place: str) -> Locator:
    return guest.page.locator(f'.berserk [data-place="{place}"]')


def asked(guest: Visitor) -> list[str]:
    question = guest.question()
    return question.split("|") if question else []


def wait_until(guest: Visitor, ready: Callable[[], bool], what: str) -> None:
    for _ in range(LOOKS):
        if ready():
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"waited in vain: {what}")


# From the deal to the battle


def keep(guest: Visitor) -> None:
    """Whoever won the dice goes first; the deal is kept."""
    wait_until(guest, lambda: bool({"first", "keep"} & set(asked(guest))), "the first question")
    if "first" in asked(guest):
        press_button(guest, "first")
        wait_until(guest, lambda: "keep" in asked(guest), "the deal")
    press_button(guest, "keep")


def recruit(guest: Visitor, press: Callable[[Locator], None] = Locator.click) -> int:
    """Hire whatever the purse allows, card by card, with an eye on the budget."""
    guest.page.locator(".recruit [data-confirm]").wait_for()
    reckoned = guest.page.locator(".budget[aria-busy=false]")
    over = guest.page.locator(".budget.over")
    hired = 0
    for i in range(15):
        card = guest.page.locator(f'[data-deal="{i}"]')
        press(card)
        reckoned.wait_for()
        if over.count():
            press(card)
            reckoned.wait_for()
        else:
            hired += 1
    expect(over).to_have_count(0)
    press(guest.page.locator(".recruit [data-confirm]"))
    return hired


def place(guest: Visitor) -> None:
    """One by dragging, one by tapping, the rest by the button."""
    guest.page.locator(".tray").wait_for()
    cards = guest.page.locator("[data-tray]")
    count = cards.count()
    cards.nth(1).drag_to(guest.page.locator(".square.place").nth(1))
    expect(cards).to_have_count(count - 1)
    cards.first.click()
    guest.page.locator(".square.place").first.click()
    expect(cards).to_have_count(count - 2)
    guest.page.locator("[data-arrange]").click()
    guest.page.locator(".placing [data-confirm]").click()
    guest.page.locator(".battle").wait_for()


# The battle


def by_mouse(guest: Visitor, choices: list[str]) -> None:
    """Answer on the board where it asks."""
    strikes = [text.split() for text in choices if text.startswith("strike")]
    answers = [text for text in choices if text.split()[0] in ("target", "protect")]
    if strikes:
        _, attacker, target = strikes[0]
        select(guest, attacker)
        square(guest, target).click()
    elif moves := [text.split() for text in choices if is_forward(text)]:
        _, here, there = moves[0]
        select(guest, here)
        square(guest, there).click()
    elif answers:
        square(guest, answers[0].split()[1]).click()
    else:
        press_button(guest, choices[-1])


def press_button(guest: Visitor, text: str) -> None:
    """Beside the field, or in the list if it says the same."""
    guest.page.locator(f'.berserk [data-choice="{text}"], [data-action="{text}"]').first.click()


def select(guest: Visitor, place: str) -> None:
    """A card that has moved is still selected; a press would let it go."""
    if not is_selected(guest, place):
        square(guest, place).click()
    expect(square(guest, place)).to_have_class(re.compile("selected"))


def is_selected(guest: Visitor, place: str) -> bool:
    return "selected" in (square(guest, place).get_attribute("class") or "")


def is_forward(text: str) -> bool:
    words = text.split()
    return words[0] == "move" and words[2][1] > words[1][1]


def by_keyboard(guest: Visitor, choices: list[str]) -> None:
    """The field by arrow keys, or the list by its numbers."""
    strikes = [text.split() for text in choices if text.startswith("strike")]
    if strikes:
        _, attacker, target = strikes[0]
        walk_to(guest, attacker)
        if not is_selected(guest, attacker):
            guest.page.keyboard.press("Enter")
        walk_to(guest, target)
        guest.page.keyboard.press("Enter")
        return
    moves = [i for i, text in enumerate(choices[:9]) if is_forward(text)]
    if moves:
        guest.page.keyboard.press(str(moves[0] + 1))
    elif len(choices) <= 9:
        guest.page.keyboard.press(str(len(choices)))
    else:
        guest.actions.last.focus()
        guest.page.keyboard.press("Enter")


def walk_to(guest: Visitor, there: str) -> None:
    """From the square with the focus, seen from the south."""
    if not guest.page.evaluate("document.activeElement.matches('.squares .square')"):
        guest.page.locator(".squares .square[tabindex='0']").focus()
    here = guest.page.evaluate("document.activeElement.dataset.place")
    across, up = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
    for key, steps in (("Right", across), ("Left", -across), ("Up", up), ("Down", -up)):
        for _ in range(steps):
            guest.page.keyboard.press(f"Arrow{key}")
    expect(square(guest, there)).to_be_focused()


def changed(guest: Visitor, choices: list[str]) -> Callable[[], bool]:
    """The same choices may come again at once: then the log has grown."""
    before = guest.lines()
    return lambda: guest.is_over() or asked(guest) != choices or guest.lines() != before


def fight(
    guest: Visitor,
    act: Callable[[Visitor, list[str]], None],
    is_enough: Callable[[Visitor], bool] = Visitor.is_over,
) -> int:
    """To the end of the battle, or until enough was seen; how often the guest was asked."""
    count = 0
    for _ in range(LOOKS):
        if is_enough(guest):
            return count
        choices = asked(guest)
        if not choices:
            guest.page.wait_for_timeout(30)
            continue
        is_answered = changed(guest, choices)
        act(guest, choices)
        count += 1
        wait_until(guest, is_answered, str(choices))
    raise AssertionError("the battle did not end")


@pytest.mark.long
def test_a_battle_by_mouse_from_recruiting_to_victory(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.page.emulate_media(color_scheme="dark")
    against_a_bot(guest)
    keep(guest)
    guest.page.locator(".recruit [data-confirm]").wait_for()
    gallery.keep(guest.page, "berserk-recruit-1440.png")
    assert recruit(guest) >= 5
    place(guest)
    gallery.keep(guest.page, "berserk-1440.png")
    assert fight(guest, by_mouse) > 5
    guest.page.get_by_role("button", name="Close").click()
    dead = [guest.page.locator(f"[data-grave='{seat}']").inner_text() for seat in (0, 1)]
    assert any(not text.startswith("Graveyard: 0") for text in dead)
    guest.page.locator("[data-grave='1']").click()
    expect(guest.page.locator("dialog .tile, dialog li.note").first).to_be_visible()
    gallery.keep(guest.page, "berserk-end-1440.png")


def test_the_deal_says_what_cards_can_do_and_the_purse_buys_an_army(visit: Visit) -> None:
    guest = visit()
    against_a_bot(guest, first="south")
    wait_until(guest, lambda: "keep" in asked(guest), "the deal")
    expect(guest.page.locator("[data-choice=keep]")).to_have_count(0)  # the list asks, once
    keep(guest)
    cards = guest.page.locator("[data-deal]")
    expect(cards).to_have_count(15)
    for card in cards.all():
        expect(card.locator(".coin .unseen")).to_have_text(re.compile(r"^\d+ (gold|silver)$"))
        expect(card.locator(".line")).not_to_be_empty()
    guest.page.locator("[data-sort]").select_option("cost")
    costs = [int(text) for text in cards.locator(".coin [aria-hidden]").all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    guest.page.locator("[data-bought]").click()
    guest.page.locator(".recruit [data-confirm]:enabled").wait_for()
    expect(guest.page.locator(".budget")).not_to_have_class(re.compile("over"))
    assert guest.page.locator("[data-deal].picked").count() >= 3
    assert violations(guest) == []


def test_a_battle_by_keyboard_alone_to_the_first_strike(visit: Visit) -> None:
    guest = visit()
    against_a_bot(guest, first="south")
    wait_until(guest, lambda: bool(asked(guest)), "the deal")
    assert violations(guest) == []
    guest.page.keyboard.press("1")
    # The whole army at once, as by mouse; the list does not ask for it card by card.
    recruit(guest, press_enter)
    guest.page.locator(".tray").wait_for()
    expect(guest.actions).to_have_count(0)
    assert violations(guest) == []
    for button in ("[data-arrange]", ".placing [data-confirm]"):
        press_enter(guest.page.locator(button))
    guest.page.locator(".battle").wait_for()
    wait_until(guest, lambda: bool(asked(guest)), "the first turn")
    assert violations(guest) == []
    struck: list[str] = []

    def act(guest: Visitor, choices: list[str]) -> None:
        struck.extend(text for text in choices if text.startswith("strike"))
        by_keyboard(guest, choices)

    fight(guest, act, lambda guest: bool(struck) or guest.is_over())
    wait_until(guest, lambda: struck[0] in guest.record(), "the strike")


def press_enter(button: Locator) -> None:
    button.focus()
    button.press("Enter")


# Odds


def test_the_odds_are_shown_before_a_strike(visit: Visit) -> None:
    guest = visit()
    first_battle(guest)
    guest.page.locator("[data-next]").click()
    # Whoever points at a choice in the list sees where it leads.
    guest.page.locator("[data-action='move d3 d4']").hover()
    for place in ("d3", "d4"):
        expect(square(guest, place)).to_have_class(re.compile("hinted"))
    square(guest, "d3").click()
    expect(square(guest, "d4")).to_have_class(re.compile("move"))
    square(guest, "d4").click()
    expect(square(guest, "d5")).to_have_class(re.compile("strike"))
    square(guest, "d5").hover()
    odds = guest.page.locator(".odds")
    expect(odds).to_contain_text("to kill")
    shares = [int(text.split()[0]) for text in odds.locator("li > b").all_inner_texts()]
    outcomes = [share for share in shares if share]
    assert 95 <= sum(outcomes[: odds.locator("ul").first.locator("li").count()]) <= 105
    # Nothing has happened yet.
    expect(guest.page.locator(".clash")).to_have_count(0)
    square(guest, "d5").click()
    expect(guest.page.locator(".clash .die")).to_have_count(2)


def test_a_finger_aims_first_and_strikes_with_the_second_tap(visit: Visit) -> None:
    guest = visit(PHONE, touch=True)
    first_battle(guest)
    guest.page.locator("[data-next]").tap()
    square(guest, "d3").tap()
    for _ in range(2):
        square(guest, "d4").tap()
    expect(square(guest, "d5")).to_have_class(re.compile("strike"))
    square(guest, "d5").tap()
    odds = guest.page.locator(".odds")
    expect(odds).to_contain_text("to kill")
    assert odds.evaluate(UPPERMOST), "no panel lies over the odds"
    expect(guest.page.locator(".clash")).to_have_count(0)
    square(guest, "d5").tap()
    expect(guest.page.locator(".clash .die").first).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# The guided first battle


def first_battle(guest: Visitor) -> None:
    guest.go("/")
    card = guest.page.locator("article.berserk")
    card.get_by_role("button", name="Guided first battle").click()
    guest.page.locator(".guide").wait_for()


def step(guest: Visitor) -> str:
    return guest.page.locator(".guide").get_attribute("data-step") or ""


def test_the_first_battle_follows_what_the_player_does(visit: Visit) -> None:
    guest = visit()
    first_battle(guest)
    assert step(guest) == "welcome" and violations(guest) == []
    guest.page.locator("[data-next]").click()
    assert step(guest) == "select"
    square(guest, "d3").click()
    assert step(guest) == "move"
    square(guest, "d4").click()
    expect(guest.page.locator(".guide")).to_have_attribute("data-step", "strike")
    square(guest, "d5").click()
    expect(guest.page.locator(".guide")).to_have_attribute("data-step", "dice")
    guest.page.locator("[data-next]").click()
    assert step(guest) == "exhausted"
    guest.page.locator("[data-next]").click()
    assert step(guest) == "ability"
    wait_until(guest, lambda: "end" in asked(guest), "the rest of the turn")
    square(guest, "c2").click()
    guest.page.locator(".berserk [data-choice='use c2 1']").click()
    wait_until(guest, lambda: asked(guest)[:1] != [] and "end" not in asked(guest), "a target")
    square(guest, asked(guest)[0].split()[1]).click()
    expect(guest.page.locator(".guide")).to_have_attribute("data-step", "end")
    fight(guest, by_mouse)
    expect(guest.page.locator(".guide")).to_have_attribute("data-step", "victory")


# Two against each other


def listen(guest: Visitor) -> list[str]:
    """Everything the server sends to this browser from now on."""
    heard: list[str] = []

    def keep_text(frame: str | bytes) -> None:
        heard.append(frame if isinstance(frame, str) else frame.decode())

    guest.page.on("websocket", lambda socket: socket.on("framereceived", keep_text))
    return heard


def test_two_browsers_and_no_hidden_card_on_the_wire(visit: Visit) -> None:
    south, north = visit(), visit()
    sent_south, sent_north = listen(south), listen(north)
    open_table(south, {1: "open"}, first="south", south="plains", north="swamp")
    south.page.wait_for_selector("text=Invitation link")
    north.go(south.path)
    north.page.get_by_role("button", name="Sit down").click()
    north.begin()
    south.begin()
    for guest in (south, north):
        keep(guest)
    for guest in (south, north):
        recruit(guest)
    for guest in (south, north):
        guest.page.locator("[data-arrange]").click()
        guest.page.locator(".placing [data-confirm]").click()
    for guest in (south, north):
        guest.page.locator(".battle").wait_for()
    wait_until(south, lambda: bool(asked(south)), "south's turn")
    standing = views(sent_north)[-1]["cards"]
    hidden = [card["card"] for card in standing if card["hidden"]]
    assert hidden, "the second player's rear row is hidden"
    expect(south.page.locator(".face.back")).to_have_count(len(hidden))
    expect(north.page.locator(".face.back")).to_have_count(0)
    shown = {card["card"] for card in standing if not card["hidden"]}
    dealt = {
        card["card"] for view in views(sent_north) for card in view["seats"][1].get("deal", [])
    }
    assert dealt - shown
    for secret in dealt - shown:
        assert not any(f'"{secret}"' in text for text in sent_south), secret


def views(sent: list[str]) -> list[dict[str, Any]]:
    """Every position that was shown, the last one last."""
    messages = [json.loads(text) for text in sent]
    return [message["view"] for message in messages if message["type"] in ("state", "update")]


# Decks


def test_a_deck_is_built_checked_kept_and_played(visit: Visit, gallery: Gallery) -> None:
    guest = visit()
    guest.go("/decks")
    guest.page.locator("[data-card]").first.wait_for()
    assert violations(guest) == []
    guest.page.select_option("#deck-which", "ready/fire")
    expect(guest.page.locator(".legal")).to_be_visible()
    # Filters.
    guest.page.locator("[data-realm=fire]").click()
    guest.page.select_option("#deck-rank", "elite")
    shown = guest.page.locator("[data-card]").count()
    guest.page.get_by_label("Words").fill("drake")
    expect(guest.page.locator("[data-card]")).to_have_count(1)
    assert shown > 1
    # A fourth copy is against the law.
    drake = guest.page.locator("[data-card=fire-drake]")
    for _ in range(2):
        drake.get_by_role("button", name="One more").click()
    expect(guest.page.locator(".faults")).to_contain_text("at most 3")
    play = guest.page.get_by_role("button", name="Play with this deck")
    expect(play).to_be_disabled()
    drake.get_by_role("button", name="One less").click()
    expect(guest.page.locator(".legal")).to_be_visible()
    # A word of a card opens the rule that explains it, by keyboard too, and gives the focus back.
    drake.locator(".look").click()
    term = guest.page.locator("dialog [data-term]").first
    term.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".rulebook article.target")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(term).to_be_focused()
    guest.page.keyboard.press("Escape")
    gallery.keep(guest.page, "berserk-decks-1440.png")
    # It stays, and is played with.
    guest.page.select_option("#deck-edition", "laar")
    guest.page.reload()
    expect(guest.page.locator("[data-count='31']")).to_be_visible()
    expect(play).to_be_enabled()
    play.click()
    guest.page.wait_for_url("**/new?*")
    assert "fire-drake*3" in guest.page.input_value("#berserk-option-south")
    expect(guest.page.locator("#berserk-option-edition")).to_have_value("laar")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")


def test_a_deck_goes_out_as_text_and_comes_back(visit: Visit) -> None:
    guest = visit()
    guest.go("/decks")
    guest.page.locator("[data-card]").first.wait_for()
    guest.page.select_option("#deck-which", "ready/swamp")
    expect(guest.page.locator(".legal")).to_be_visible()
    guest.page.get_by_role("button", name="Export").click()
    text = guest.page.locator("dialog textarea").input_value()
    assert len(text.splitlines()) > 10
    guest.page.get_by_role("button", name="Close").click()
    guest.page.get_by_role("button", name="Import").click()
    guest.page.locator("dialog textarea").fill(text + "\n2 Nobody At All")
    guest.page.get_by_role("button", name="Read it").click()
    expect(guest.page.get_by_text("There is no card “Nobody At All”.")).to_be_visible()
    expect(guest.page.locator("[data-count='30']")).to_be_visible()
    assert guest.page.input_value("#deck-name") == "Imported deck"
    assert guest.page.input_value("#deck-pack") == "realms"


def test_a_deck_of_the_second_box_is_built_shared_and_played(visit: Visit) -> None:
    guest = visit()
    guest.go("/decks")
    guest.page.locator("[data-card=lynx]").wait_for()
    guest.page.select_option("#deck-pack", "kub")
    guest.page.locator("[data-card=penguin]").wait_for()
    expect(guest.page.locator("[data-card=lynx]")).to_have_count(0)
    expect(guest.page.locator("#deck-edition option")).to_have_count(1)
    guest.page.select_option("#deck-which", "ready/minions")
    expect(guest.page.locator(".legal")).to_be_visible()
    guest.page.get_by_role("button", name="Export").click()
    text = guest.page.locator("dialog textarea").input_value()
    assert text.startswith("# set: kub\n")
    guest.page.get_by_role("button", name="Close").click()
    # Its cards are none of the first box: another deck begins there, and this one stays.
    guest.page.select_option("#deck-pack", "realms")
    expect(guest.page.locator("[data-count='0']")).to_be_visible()
    guest.page.get_by_role("button", name="Import").click()
    guest.page.locator("dialog textarea").fill(text)
    guest.page.get_by_role("button", name="Read it").click()
    expect(guest.page.locator("#deck-pack")).to_have_value("kub")
    play = guest.page.get_by_role("button", name="Play with this deck")
    expect(play).to_be_enabled()
    play.click()
    guest.page.wait_for_url("**/new?*pack=kub*")
    expect(guest.page.locator("#berserk-option-north")).to_have_value("defenders")
    guest.page.select_option("#berserk-option-north", "plains")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_words_fit_in_every_language(
    visit: Visit, lang: str, size: tuple[int, int], gallery: Gallery
) -> None:
    guest = visit(size, lang)
    for path, name in (("/decks", "decks"), ("/new?game=berserk", "new")):
        guest.go(path)
        guest.page.locator("[data-card], #berserk-option-south").first.wait_for()
        guest.settle()
        gallery.keep(guest.page, f"berserk-{name}-{lang}-{size[0]}.png")
        check_words(guest, size)
    guest.go("/")
    guest.page.locator("article.berserk .button.strong").click()
    guest.page.locator(".guide").wait_for()
    guest.settle()
    gallery.keep(guest.page, f"berserk-lesson-{lang}-{size[0]}.png")
    check_words(guest, size)


def check_words(guest: Visitor, size: tuple[int, int]) -> None:
    text = guest.page.locator("body").inner_text()
    assert not re.search(r"\b(web|berserk)-[a-z]", text), "every message is there"
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]


# What is in sight


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)])
def test_the_field_is_the_largest_thing_and_wholly_in_sight(
    visit: Visit, gallery: Gallery, size: tuple[int, int]
) -> None:
    guest = visit(size)
    first_battle(guest)
    guest.settle()
    field = guest.page.locator(".berserk .squares").bounding_box()
    assert field is not None
    assert field["y"] + field["height"] <= size[1]
    assert field["width"] * 2 > size[0] - 22 * 16  # half of what the panel at the side leaves
    for part in (".berserk .beside", ".ask"):
        box = guest.page.locator(part).bounding_box()
        assert box is not None and box["width"] < field["width"]
    assert guest.page.locator(".berserk .rows").inner_text().split() == list("654321")
    assert guest.page.locator(".berserk .columns").inner_text().split() == list("abcde")
    assert square(guest, "d3").count() and guest.page.locator(".stand .signs").count() > 0
    gallery.keep(guest.page, f"berserk-field-{size[0]}.png")
