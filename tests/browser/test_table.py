"""What happens at a table besides playing: clocks, offers, sound, installing."""

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Gallery, Visit
from browser.visitor import LOOKS, Visitor

TWO = [{"kind": "me"}, {"kind": "open"}]
BRISK = {"initial": 15, "increment": 0}
NO_HINT = "No hint this time."


def face_to_face(visit: Visit, **wish: object) -> tuple[Visitor, Visitor]:
    """Two people at a table of Shieldwall, both ready."""
    host, friend = visit(), visit()
    host.open({"game": "shieldwall", "seats": TWO, "ready": True, **wish})
    host.page.wait_for_selector("text=Invitation link")
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.begin()
    for player in (host, friend):
        expect(player.page.locator(".prompt")).to_be_visible()
    return host, friend


def whose_turn(players: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """The one who is asked, and the other."""
    for _ in range(LOOKS):
        for asked, other in (players, players[::-1]):
            if asked.question() is not None:
                return asked, other
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_clock_runs_down_and_ends_the_game(visit: Visit, gallery: Gallery) -> None:
    players = face_to_face(visit, clock=BRISK)
    asked, other = whose_turn(players)
    clocks = asked.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(asked.page.locator(".clock.running")).to_have_count(1)
    expect(asked.page.locator(".clock.running")).to_have_text(re.compile("0:0[0-4]"))
    gallery.keep(asked.page, "clock-1440.png")
    for player, verdict in ((asked, "has won"), (other, "You have won")):
        expect(player.page.locator("dialog h2")).to_contain_text(verdict)
        expect(player.page.locator("dialog .ending")).to_contain_text("ran out of time")


def test_a_draw_is_offered_declined_and_agreed(visit: Visit, gallery: Gallery) -> None:
    host, friend = face_to_face(visit)
    host.page.get_by_role("button", name="Offer a draw").click()
    expect(host.page.get_by_text("You have offered a draw.")).to_be_visible()
    expect(friend.page.get_by_text("offers a draw.")).to_be_visible()
    gallery.keep(friend.page, "offer-1440.png")
    friend.page.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_text("You have offered a draw.")).to_have_count(0)
    friend.page.get_by_role("button", name="Offer a draw").click()
    host.page.get_by_role("button", name="Accept").click()
    for player in (host, friend):
        expect(player.page.locator("dialog h2")).to_have_text("The game is drawn.")
        expect(player.page.locator("dialog .ending")).to_contain_text("a draw was agreed")


def test_a_choice_is_taken_back_by_consent(visit: Visit) -> None:
    asked, other = whose_turn(face_to_face(visit))
    question = asked.question()
    before = asked.page.locator(".log").inner_text()
    asked.actions.first.click()
    expect(asked.page.locator(".log")).not_to_have_text(before)
    asked.page.get_by_role("button", name="Take back").click()
    expect(other.page.get_by_text("asks to take back")).to_be_visible()
    other.page.get_by_role("button", name="Accept").click()
    for _ in range(LOOKS):
        if asked.question() == question:
            break
        asked.page.wait_for_timeout(50)
    assert asked.question() == question
    assert asked.page.locator(".log").inner_text() == before


def test_a_hint_shows_how_the_adviser_divides_its_attention(visit: Visit) -> None:
    guest = visit()
    guest.sit_down_against_a_bot()
    count = guest.actions.count()
    shares = guest.page.locator(".actions .share")
    ask_for_a_hint(guest, shares)
    expect(shares).to_have_count(count)
    total = sum(int(re.sub(r"\D", "", text)) for text in shares.all_inner_texts())
    assert 100 - count <= total <= 100 + count
    expect(guest.page.locator(".actions .hinted")).to_have_count(1)


def ask_for_a_hint(guest: Visitor, shares: Locator) -> None:
    """On a busy machine there may be none; then the page says so and one can ask again."""
    for _ in range(5):
        guest.page.get_by_role("button", name="Hint").click()
        expect(shares.first.or_(guest.page.get_by_text(NO_HINT))).to_be_visible()
        if shares.count():
            return
    raise AssertionError("no hint")


def test_a_hint_that_cannot_be_had_says_so_until_the_next_question(visit: Visit) -> None:
    guest = visit()

    def refuse_hints(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            error = {"code": "busy", "details": {}, "text": "The server is thinking hard."}
            answer = {"type": "answer", "key": said["key"], "ok": False, "error": error}
            if said["do"] == "hint":
                socket.send(json.dumps(answer))
            else:
                server.send(message)

        socket.on_message(pass_on)

    guest.page.route_web_socket(re.compile("/live"), refuse_hints)
    guest.sit_down_against_a_bot()
    guest.page.get_by_role("button", name="Hint").click()
    word = guest.page.get_by_text(NO_HINT)
    expect(word).to_contain_text("thinking hard")
    expect(guest.page.get_by_role("button", name="Hint")).to_be_enabled()
    guest.actions.last.click()
    expect(word).to_have_count(0)


def test_sound_calls_to_people_alone_until_more_is_wanted(visit: Visit) -> None:
    guest = visit()
    guest.go("/settings")
    sounds = guest.page.get_by_role("group", name="Sounds")
    expect(sounds.get_by_label("A signal when people wait for me")).to_be_checked()
    sounds.get_by_label("On").check()
    guest.page.reload()
    expect(sounds.get_by_label("On")).to_be_checked()


def icon(visitor: Visitor) -> str | None:
    return visitor.page.locator("link[rel=icon]").get_attribute("href")


def test_the_tab_says_whose_turn_it_is_and_nobody_is_advised(visit: Visit) -> None:
    asked, waiting = whose_turn(face_to_face(visit))
    expect(asked.page).to_have_title(re.compile("^● Your turn"))
    assert asked.context.request.get(f"{asked.address}{icon(asked)}").ok
    assert icon(asked) != icon(waiting)
    for player in (asked, waiting):
        expect(player.page.get_by_role("toolbar")).to_contain_text("Without advice")
        expect(player.page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(player.page.get_by_role("button", name="Odds")).to_have_count(0)
    expect(waiting.page).to_have_title("Shieldwall · Holmgang")
    asked.go("/")
    expect(asked.page.get_by_role("region", name="Others are waiting for you")).to_be_visible()
    expect(asked.page).to_have_title(re.compile("^● Your turn"))


def test_a_table_says_on_what_terms_it_is_played(visit: Visit) -> None:
    host, friend = visit(), visit((390, 844), "fr")
    host.go("/new?game=shieldwall")
    advice = host.page.get_by_label("With advice")
    expect(advice).to_have_count(0)
    host.page.select_option("#seat-1", "open")
    advice.check()
    host.page.select_option("#pace", "3 d")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_text("With advice: everybody may ask")).to_be_visible()
    expect(host.page.get_by_text("3 days per choice")).to_be_visible()
    expect(host.page.get_by_text("only this computer can open the link")).to_be_visible()
    friend.go(host.path)
    expect(friend.page.get_by_text("Avec conseils")).to_be_visible()
    expect(friend.page.get_by_text("3 jours par choix")).to_be_visible()


def test_the_app_can_be_installed(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    link = guest.page.locator("link[rel=manifest]").get_attribute("href")
    fetch = guest.context.request
    manifest = fetch.get(f"{guest.address}{link}").json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        found = fetch.get(f"{guest.address}{icon['src']}")
        assert found.ok and found.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    # A service worker answers when the server does not.
    assert guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_whoever_waits_nudges_the_other(visit: Visit, gallery: Gallery) -> None:
    asked, waiting = whose_turn(face_to_face(visit))
    button = waiting.page.get_by_role("button", name=f"Nudge {asked.name}")
    button.click()
    told = f"{waiting.name} is waiting for your choice."
    expect(asked.page.locator(".notices")).to_contain_text(told)
    expect(waiting.page.locator(".notices")).to_contain_text(f"You have nudged {asked.name}.")
    expect(button).to_be_disabled()
    for player in (asked, waiting):
        expect(player.page.locator("ul.seats")).not_to_contain_text("Away")
    expect(asked.page.get_by_role("button", name="Nudge")).to_have_count(0)
    gallery.keep(waiting.page, "nudge-1440.png")
    gallery.keep(asked.page, "nudged-1440.png")
