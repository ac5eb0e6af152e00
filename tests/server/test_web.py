"""The app as the server sends it: what a page needs comes with the page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from webwords import web_text

from holmgang.server.routes import pages, preloads
from server.harness import Person, Running

BUILT = (pages.ROOT / preloads.MANIFEST).is_file()
pytestmark = pytest.mark.skipif(not BUILT, reason="the web app is not built (make web)")


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/rules/shieldwall", "/t/" + "0" * 16])
@pytest.mark.parametrize(("lang", "face"), [("en", "latin"), ("ru", "cyrillic"), ("fr", "latin")])
def test_a_page_names_what_it_needs(server: Running, path: str, lang: str, face: str) -> None:
    person = server.person(lang=lang)
    answer = person.http.get(path, headers={"Accept-Language": lang})
    assert f'<html lang="{lang}"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]
    files = re.findall(r'href="(/assets/[^"]+)"', answer.text)
    assert len(files) == len(set(files)), "each file once"
    assert any(f"words_shared_{lang}" in file for file in files)
    assert sum(face in file for file in files) == 3
    for file in files:
        found = person.http.get(file)
        assert found.status_code == 200
        assert "immutable" in found.headers["cache-control"]


def test_a_table_brings_its_board_unless_it_is_private(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    assert "/assets/shieldwall-" in person.http.get(f"/t/{table['id']}").text
    hidden = person.table("me", "greedy", private=True)
    assert "/assets/shieldwall-" not in person.http.get(f"/t/{hidden['id']}").text


def test_a_table_brings_what_it_shows_before_the_game_and_after_it(server: Running) -> None:
    person = server.person()
    waiting = person.table("me", "open")["id"]
    running = person.table("me", "greedy", ready=True)["id"]
    rest = ["_words_later_shared_en", "_words_later_shieldwall_en"]
    assert sorted(named(person, waiting)) == ["WaitingRoom", *rest]
    assert named(person, running) == []
    with person.sit(running) as live:
        live.do("resign", seat=0)
    assert sorted(named(person, running)) == [*rest, "later", "later"]


def named(person: Person, table: str) -> list[str]:
    """Of what a table need not show at first, all that its page asks for."""
    page = person.http.get(f"/t/{table}").text
    return re.findall(r'href="/assets/(WaitingRoom|later|_words_later_\w+)-[^"]+\.js"', page)


def test_a_table_brings_the_scene_that_is_played(server: Running) -> None:
    person = server.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "berserk", "seats": seats, "ready": True}
    table = person.post("/api/tables", wish)["id"]
    page = person.http.get(f"/t/{table}").text
    assert "/assets/Muster-" in page and "/assets/Battle-" not in page


def test_a_table_brings_the_pictures_of_its_board_and_of_the_frame(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)["id"]
    body = person.http.get(f"/t/{table}").text.partition("<body>")[2]
    sheets = re.findall(r'<use href="(/assets/[a-z]+-pictures-[^"]+)#', body)
    assert len(sheets) == 2
    assert all("svg" in person.http.get(sheet).headers["content-type"] for sheet in sheets)


def test_the_server_knows_which_page_is_where() -> None:
    """What it does not know is not fetched beforehand: slower, and nobody would notice."""
    text = (Path(__file__).parents[2] / "web/src/pages/index.ts").read_text("utf-8")
    way = r"pattern: /\^\\/(\w*).*?/,\s*load: \(\) => import\('\./(\w+)\.svelte'\)"
    ways = dict(re.findall(way, text)[::-1])  # of two under one word the first is the plain one
    assert len(ways) > 10 and ways == preloads.PAGES
    assert preloads.page("/t/x/replay") == "Replay"


LARGEST = {
    ("", ""): 49_000,
    ("shieldwall", "strategy"): 75_000,
    ("berzerka", "bid"): 82_000,
    ("berserkers", "throw"): 82_000,
    ("berserk", "hire"): 84_000,
    ("berserk", "turn"): 84_000,
    ("draft", "pick"): 72_000,
}
"""Bytes of script and style, compressed, before a page or the table of a game can be used."""


@pytest.mark.parametrize(("game", "asking"), LARGEST)
def test_the_first_load_is_small(game: str, asking: str) -> None:
    path, played = ("/t/x", preloads.Played(game, "running", asking)) if game else ("/", None)
    page = (pages.ROOT / "index.html").read_text("utf-8")
    page += preloads.links(pages.ROOT, path, "en", played)
    files = set(re.findall(r'(?:href|src)="/(assets/[^"]+\.(?:js|css))"', page))
    size = sum(_packed(file) for file in files)
    largest = LARGEST[game, asking]
    assert 0.9 * largest < size < largest, "who makes it smaller lowers the limit"


def _packed(name: str) -> int:
    file = pages.ROOT / name
    packed = file.with_name(file.name + ".br")
    return (packed if packed.is_file() else file).stat().st_size


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_home_can_be_read_before_any_script_has_come(server: Running, lang: str) -> None:
    page = server.person(lang=lang).http.get("/", headers={"Accept-Language": lang}).text
    body = page.partition("<body>")[2]
    assert web_text(lang, "web-home-lead") in body
    assert set(page_data_of(page)) == {"/games"}


def test_what_is_drawn_beforehand_asks_for_no_file_of_the_sources() -> None:
    drawn = [file.read_text("utf-8") for file in (pages.ROOT / "paint").glob("*.html")]
    assert drawn and not any("/src/" in page for page in drawn)


def test_a_browser_is_drawn_for_as_it_was_last_used(server: Running) -> None:
    person = server.person()
    page = person.http.get("/", headers={"Cookie": "holmgang_look=ru.light"}).text
    assert '<html lang="ru" data-theme="light"' in page
    page = person.http.get("/", headers={"Cookie": 'holmgang_look="><script>.x'}).text
    assert '<html lang="en" data-theme="dark"' in page


def test_the_page_of_a_table_brings_what_its_viewer_may_know(server: Running) -> None:
    owner, stranger = server.person(), server.person()
    table = owner.table("me", "greedy", ready=True)["id"]
    mine = page_data_of(owner.http.get(f"/t/{table}").text)
    assert mine["/me"]["csrf"] == owner.http.get("/api/me").json()["csrf"]
    assert mine[f"/tables/{table}"]["your_seats"] == [0]
    assert mine[f"live:{table}"]["viewer"] == 0
    assert None not in mine[f"live:{table}"]["view"]["seats"][0]["deck"]
    theirs = page_data_of(stranger.http.get(f"/t/{table}").text)[f"live:{table}"]
    assert theirs["viewer"] == "spectator"
    assert all(set(seat["deck"]) == {None} for seat in theirs["view"]["seats"])


def test_the_page_of_a_table_with_mixed_boxes_can_be_opened(server: Running) -> None:
    owner = server.person()
    options = {"pack": "realms+kub", "edition": "laar", "south": "minions", "north": "plains"}
    table = owner.table("me", "greedy", game="berserk", options=options, ready=True)["id"]
    page = owner.http.get(f"/t/{table}")
    assert page.status_code == 200
    assert f"live:{table}" in page_data_of(page.text)


def test_the_page_of_a_private_table_tells_strangers_nothing(server: Running) -> None:
    owner, stranger = server.person(), server.person()
    table = owner.table("me", "greedy", ready=True, private=True)["id"]
    assert f"live:{table}" in page_data_of(owner.http.get(f"/t/{table}").text)
    assert page_data_of(stranger.http.get(f"/t/{table}").text) == {}


def test_nothing_said_at_a_table_ends_the_data_of_its_page(server: Running) -> None:
    owner = server.person()
    table = owner.table("me", "greedy", ready=True)["id"]
    with owner.sit(table) as live:
        live.do("chat", text="</script><script>alert(1)</script>")
    page = owner.http.get(f"/t/{table}").text
    assert "<script>alert" not in page
    assert page_data_of(page)[f"live:{table}"]["chat"][0]["text"].startswith("</script>")


def page_data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script[^>]* id="page-data">(.*?)</script>', page, re.DOTALL)
    return json.loads(found[1]) if found else {}
