"""A person at a browser: what they do in the words of the game."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, expect

# A busy machine of two cores is slow; a healthy test never waits this long.
SLOW = 180_000
LOOKS = SLOW // 25
"""How often to look for what must come, with a moment between, before giving up."""
expect.set_options(timeout=SLOW)

# The browser reports what a killed server causes; that is not the app's doing.
EXPECTED = re.compile(r"ERR_CONNECTION|WebSocket connection|Failed to load resource")

PATIENT = {"speed": "once", "forced": False}
"""A visitor who waits for nothing and is asked about everything, unless a test is about that."""
SETTINGS = """(usual) => {
    if (!location.protocol.startsWith('http')) return;
    const key = 'holmgang-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...usual, ...kept }));
}"""

ANSWER = """
async ([id, most, texts]) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    let count = 0, answered = null;
    await new Promise((done) => {
        socket.onmessage = ({ data }) => {
            const table = JSON.parse(data);
            if (!table.view || table.decision === answered) return;
            const [seat] = table.actors;
            const legal = (table.legal[seat] ?? []).map(({ text }) => text);
            if (!legal.length) return;
            if (count === most) return done();
            const text = texts ? texts[count] : legal[0];
            answered = table.decision;
            const wish = { do: 'choose', key: `w${count++}`, seat, text, decision: answered };
            socket.send(JSON.stringify(wish));
        };
    });
    socket.close();
}
"""
"""Choices made over the wire, as many as are named."""

LOG_END = "all => [String(all.length), ...all.slice(-9).map((p) => p.textContent)]"


class Visitor:
    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], lang: str, touch: bool
    ) -> None:
        width, height = size
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(SLOW)
        self.context.add_init_script(f"({SETTINGS})({json.dumps(PATIENT)})")
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("request", self._request)

    def _console(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        if kind == "error" and not EXPECTED.search(text):
            self.problems.append(text)

    def _request(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"left the machine: {url}")

    def leave(self) -> None:
        self.context.close()

    # Pages

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        # Only the live page lets one skip to its contents; before that stands what the server drew.
        self.page.wait_for_selector("a[href='#main']", state="attached")
        self.page.wait_for_selector("main h1")

    def prefer(self, **settings: object) -> None:
        """Settings of this browser, as its settings page keeps them."""
        self.go("/")
        self.page.evaluate(
            "(wish) => localStorage.setItem('holmgang-settings', JSON.stringify(wish))",
            PATIENT | settings,
        )

    def settle(self) -> None:
        """Until lists and fonts are there and the page looks as it will."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_timeout(150)

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.address)

    @property
    def name(self) -> str:
        """What this visitor is called."""
        me = self.context.request.get(f"{self.address}/api/me").json()
        return str(me["user"]["name"])

    def rename(self, name: str) -> None:
        """Before any page is open, as in `open`."""
        self._call("patch", "/api/me", {"name": name})

    def _call(self, method: str, path: str, data: dict[str, object]) -> Any:
        csrf = self.context.request.get(f"{self.address}/api/me").json()["csrf"]
        answer = self.context.request.fetch(
            self.address + path, method=method, data=data, headers={"X-CSRF-Token": csrf}
        )
        assert answer.ok, answer.text()
        return answer.json()

    # At a table

    def sit_down_against_a_bot(self, game: str = "shieldwall") -> None:
        self.go("/")
        card = self.page.locator(f"article.{game}")
        card.get_by_role("button", name="Play against a bot now").click()
        self.page.wait_for_url("**/t/*")
        self.actions.first.wait_for()

    def open_table(self, seats: dict[int, str], units: int = 3) -> None:
        """A table from the form; seats by what stands in their lists: `open`, `hot`, `me`."""
        self.go("/new?game=shieldwall")
        for seat, kind in seats.items():
            self.page.select_option(f"#seat-{seat}", kind)
        self.page.fill("#shieldwall-option-units", str(units))
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/t/*")

    def open(self, wish: dict[str, object]) -> None:
        """A table by the server's own API, for wishes that the form does not offer.

        No page is open yet that would ask at the same moment who this is: a browser
        which asks twice before it has an answer is two guests.
        """
        made = self._call("post", "/api/tables", wish)
        self.go(f"/t/{made['id']}")

    def begin(self) -> None:
        self.page.get_by_role("button", name="I am ready: begin").click()

    def answer_by_wire(self, texts: list[str]) -> None:
        """Choices that are made without the page, while it looks on."""
        self.page.evaluate(ANSWER, [self.table, len(texts), texts])

    def hurry_by_wire(self, count: int, texts: list[str] | None = None) -> None:
        """So many choices, by default the first that is legal, from a page that paints none."""
        here, table = self.path, self.table
        self.go("/about")
        self.page.evaluate(ANSWER, [table, count, texts])
        self.go(here)

    @property
    def table(self) -> str:
        return self.path.split("/")[2]

    def record(self) -> str:
        """The game so far, a line a choice."""
        answer = self.context.request.get(f"{self.address}/api/tables/{self.table}/record")
        return answer.text()

    @property
    def actions(self) -> Locator:
        return self.page.locator(".actions button[data-action]")

    def is_over(self) -> bool:
        return self.page.locator("dialog h3#luck, dialog .end").count() > 0

    def lines(self) -> list[str]:
        """The end of the log. It comes a moment after the board, so its first line is awaited.

        A long log shows only its end, and the same may happen again: then its turn is another.
        """
        log = self.page.locator(".log p")
        log.first.wait_for(state="attached")
        found: list[str] = log.evaluate_all(LOG_END)
        return found

    def question(self) -> str | None:
        """What can be chosen now, if it is this visitor's turn and not yet chosen."""
        if self.is_over():
            return None
        try:
            asked: str | None = self.page.evaluate(
                """() => {
                    const all = [...document.querySelectorAll('.actions button[data-action]')];
                    const open = all.every(b => !b.disabled && b.ariaPressed !== 'true');
                    if (all.length) return open ? all.map(b => b.dataset.action).join('|') : null;
                    // An act that the board asks for as a whole.
                    return document.querySelector('[data-confirm]:enabled') ? 'done' : null;
                }"""
            )
            return asked
        except Error:  # the page is being replaced
            return None

    def play_on(self, choose: Callable[["Visitor", str], None], most: int = 400) -> int:
        """Choose whenever asked, until the game is over; how often that was."""
        count = 0
        for _ in range(most * 100):
            if self.is_over():
                return count
            asked = self.question()
            if asked is not None:
                choose(self, asked)
                count += 1
                self._until_answered(asked)
            else:
                self.page.wait_for_timeout(25)
        raise AssertionError("the game did not end")

    def _until_answered(self, asked: str) -> None:
        for _ in range(LOOKS):
            if self.question() != asked:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"no answer to {asked}")
