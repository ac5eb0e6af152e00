"""The app as the server sends it: what a page needs comes with the page."""

import re

import pytest

from holmgang.server import preloads, web
from server.harness import Running

BUILT = (web.ROOT / preloads.MANIFEST).is_file()
pytestmark = pytest.mark.skipif(not BUILT, reason="the web app is not built (make web)")


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/rules/shieldwall", "/t/" + "0" * 16])
@pytest.mark.parametrize(("lang", "face"), [("en", "latin"), ("ru", "cyrillic"), ("fr", "latin")])
def test_a_page_names_what_it_needs(house: Running, path: str, lang: str, face: str) -> None:
    person = house.person(lang=lang)
    answer = person.http.get(path, headers={"Accept-Language": lang})
    assert f'<html lang="{lang}"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]
    files = re.findall(r'href="(/assets/[^"]+)"', answer.text)
    assert len(files) == len(set(files)), "each file once"
    assert any(f"words_{lang}" in file for file in files)
    assert sum(face in file for file in files) == 3
    for file in files:
        found = person.http.get(file)
        assert found.status_code == 200
        assert "immutable" in found.headers["cache-control"]


def test_a_table_brings_its_board_unless_it_is_private(house: Running) -> None:
    person = house.person()
    table = person.table("me", "greedy", ready=True)
    assert "/assets/shieldwall-" in person.http.get(f"/t/{table['id']}").text
    hidden = person.table("me", "greedy", private=True)
    assert "/assets/shieldwall-" not in person.http.get(f"/t/{hidden['id']}").text


def test_the_first_load_is_small(house: Running) -> None:
    """Compressed script and style of the home page and of a table: under 150 KB each."""
    person = house.person()
    table = person.table("me", "greedy", ready=True)
    for path in ("/", f"/t/{table['id']}"):
        page = person.http.get(path).text
        files = re.findall(r'(?:href|src)="/(assets/[^"]+\.(?:js|css))"', page)
        sizes = [_packed(file) for file in files]
        assert 10_000 < sum(sizes) < 150_000, path


def _packed(name: str) -> int:
    file = web.ROOT / name
    packed = file.with_name(file.name + ".br")
    return (packed if packed.is_file() else file).stat().st_size
