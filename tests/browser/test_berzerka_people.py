"""Three people and a spectator in browsers of their own, for a hand; nothing hidden on the wire."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.berzerka import answer, by_number, cards_in, known_to, open_table
from browser.conftest import Gallery, Visit
from browser.visitor import LOOKS, Visitor


class Listener:
    """Everything the server sends to one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.messages: list[str] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(str(frame)))

    def tables(self) -> list[dict[str, Any]]:
        found = [json.loads(text) for text in self.messages]
        return [message for message in found if message.get("type") in ("state", "update")]


def leaks(listener: Listener) -> list[str]:
    """Cards that were sent to a viewer who could not know them yet."""
    known: set[str] = set()
    found = []
    for message in listener.tables():
        known |= known_to(message, message["viewer"])
        text = json.dumps(message["view"]) + json.dumps(message["events"], ensure_ascii=False)
        text += json.dumps([message["legal"], message["blocked"]], ensure_ascii=False)
        for card in cards_in(text) - known:
            found.append(f"{message['viewer']} was told {card}: {text[:300]}")
        # Cards are shuffled anew for each hand.
        if any(event["told"]["event"] == "result" for event in message["events"]):
            known = set()
    return found


def together(players: list[Visitor]) -> None:
    """One whole hand, everybody in turn."""
    done = players[0].page.locator(".contracts td.done")
    for _ in range(LOOKS):
        if done.count():
            return
        for player in players:
            asked = player.question()
            if asked is not None:
                answer(player, asked, by_number)
        players[0].page.wait_for_timeout(15)
    raise AssertionError("the hand did not end")


@pytest.mark.long
def test_three_play_a_hand_and_a_fourth_watches(visit: Visit, gallery: Gallery) -> None:
    people = [visit() for _ in range(4)]
    listeners = [Listener(person) for person in people]
    host, *friends, watcher = people
    open_table(host, "open", first="blue")
    host.page.wait_for_selector("text=Invitation link")
    for friend in friends:
        friend.go(host.path)
        friend.page.get_by_role("button", name="Sit down").first.click()
        friend.begin()
    host.begin()
    watcher.go(host.path)
    watcher.page.wait_for_selector("text=You are watching.")
    together([host, *friends])
    for person in people:
        expect(person.page.locator(".contracts td.done")).to_have_count(1)
        expect(person.page.locator(".summary")).to_be_visible()
    gallery.keep(watcher.page, "berzerka-watched-1440.png")
    assert watcher.page.locator(".actions").count() == 0
    for listener in listeners:
        assert len(listener.tables()) > 30
        assert leaks(listener) == []


def test_a_leak_would_be_found() -> None:
    """The check itself can fail."""
    side = {"hand": 13, "discards": 0}
    view = {"seats": [side] * 3, "tricks": [], "trick": {"cards": ["H5"]}, "turned": None}
    empty: dict[str, Any] = {"legal": {}, "blocked": {}, "events": []}
    told = {"event": "dealt", "seat": 1, "cards": ["S13"]}
    message = {"type": "state", "viewer": "spectator", "view": view, **empty}
    silent = Listener.__new__(Listener)
    silent.messages = [json.dumps(message)]
    assert leaks(silent) == []
    for text in ("", "Blue is dealt ♠13"):
        silent.messages = [json.dumps(message | {"events": [{"told": told, "text": text}]})]
        assert len(leaks(silent)) == 1
    silent.messages = [
        json.dumps(message | {"events": [{"told": {"event": "hand", "seat": 0}, "text": "♦2"}]})
    ]
    assert len(leaks(silent)) == 1
