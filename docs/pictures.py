"""Makes the pictures of the README: a battle of Berserk in the middle, as its player sees it.

`make pictures` plays the same battle every time (a fixed seed, bots that do not
watch the clock), seats a guest of a real server at it, and photographs the page.
"""

import asyncio
import base64
import shutil
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from holmgang import bots, games
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.seed import match_id_of, secret_of
from holmgang.server.run import bind, make_server
from holmgang.server.settings import Settings
from holmgang.server.tables.entries import Created, Place

HERE = Path(__file__).parent
SEED = "table"
OPTIONS = {"south": "forests", "north": "fire", "first": "north"}
TURN = 4
"""Late enough for wounds, early enough for full armies."""
PLAYER = 0
FIGHTER, TARGET = "c3", "d4"
"""A card of his is chosen and looks at a foe, so that the page shows what may happen."""
SIZES = {"table": (1440, 900), "table-phone": (390, 844)}
QUALITY = 82


def battle() -> Match:
    """Played by bots up to a choice of the player in his turn."""
    game = games.find("berserk")
    match = Match(game, OPTIONS, ["Guest", "greedy"], secret_of(SEED), match_id_of(SEED))
    match.begin()
    bot, rng = bots.make("greedy", game), Quick(1)
    while not is_worth_a_picture(match):
        seat = match.actors()[0]
        match.play(seat, bot.choose(match.seat(seat), rng))
    return match


def is_worth_a_picture(match: Match) -> bool:
    view = match.view(PLAYER)
    return match.actors() == [PLAYER] and view["asking"] == "turn" and view["turn"] >= TURN


class Table:
    """A real server over an empty folder, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.listener = bind("127.0.0.1", 0)
        port = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        settings = Settings(folder=folder, key=bytes(32), rate=0)
        self.server = make_server(settings, "127.0.0.1", port)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        self.loop.run_until_complete(self.server.serve([self.listener]))

    def __enter__(self) -> "Table":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    def seat(self, match: Match, user: str) -> str:
        """A table that stands where the match stands, with a guest in the player's seat."""
        body = Created(
            game=match.game.id,
            version=match.game.version,
            content=match.game.content_hash(match.options),
            options=match.options,
            places=[
                Place("human", user, match.names[0], True),
                Place("bot", "", match.names[1], True),
            ],
            secret=match.secret.hex(),
            match_id=match.match_id,
            invite="",
            record=match.save(),
        )
        made = self.server.services.tables.create(user, body)
        return f"{self.address}/t/{asyncio.run_coroutine_threadsafe(made, self.loop).result().id}"


def photograph(page: Page, path: Path) -> None:
    """As WebP, which Playwright itself does not write."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1000)  # until pictures have faded in
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    path.write_bytes(base64.b64decode(taken["data"]))


def visit(browser: Browser, table: Table, match: Match, size: tuple[int, int]) -> Page:
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, locale="en", reduced_motion="reduce"
    )
    me = page.request.get(f"{table.address}/api/me").json()
    page.goto(table.seat(match, me["user"]["id"]))
    page.locator(f'.berserk [data-place="{FIGHTER}"]').click()
    page.locator(f'.berserk [data-place="{TARGET}"]').hover()
    page.locator(".odds").get_by_role("listitem").first.wait_for()
    return page


def main() -> None:
    match = battle()
    flags = ["--no-sandbox", "--force-color-profile=srgb"]
    with (
        tempfile.TemporaryDirectory() as folder,
        Table(Path(folder)) as table,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = chromium.launch(executable_path=path, args=flags)
        for name, size in SIZES.items():
            photograph(visit(browser, table, match, size), HERE / f"{name}.webp")
        browser.close()


if __name__ == "__main__":
    main()
