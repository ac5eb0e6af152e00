"""Packs of Berserkers: refused with their line, and open to requests of one's own."""

from pathlib import Path
from typing import Any

import pytest

from berserkers.table import setup, table
from holmgang import packs
from holmgang.core.errors import ContentError, OptionError
from holmgang.games.berserkers import GAME, content
from holmgang.texts import Texts

STANDARD = (packs.folder("berserkers", "standard") / "pack.yaml").read_text(encoding="utf-8")
DOCS = Path(__file__).parents[2] / "docs" / "own-requests.md"

OWN = """
  - id: rich-return
    number: 13
    source: reconstructed
    gold: 2
    setup: {wounds: 1, items: [purse]}
    rules: {orc_phases: 2}
    end: {least_gold: 5, least_healthy: 2}
"""


@pytest.fixture
def pack(tmp_path: Path) -> Any:
    def write(text: str) -> str:
        (tmp_path / "pack.yaml").write_text(text, encoding="utf-8")
        content.load.cache_clear()
        return str(tmp_path)

    return write


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ("move-1, pull", "fly, pull", "cards[0].deeds[0]", "regex"),
        ("move-1, pull", "pull, pull", "cards[0].deeds", "a deed stands twice"),
        ("id: II,", "id: I,", "cards[1]", "I stands twice"),
        ("act: slow", "act: darkness", "orcs.faces[4].act", "darkness is none of"),
        (
            "{act: enrol, arrows: [R]}",
            "{act: enrol, arrows: [X]}",
            "riders.faces[1]",
            "Invalid enum",
        ),
        ("start: a1\n  faces", "start: d9\n  faces", "riders.start", "regex"),
        ("effect: move, amount: 3", "effect: move, amount: 4", "items[1].amount", "1 to 3"),
        (
            "setup: {items: [potion]}",
            "setup: {items: [pie]}",
            "setup.items[0]",
            "pie is not an item",
        ),
        ("[a1, c1, b2, a3, c3, b4]", "[a1, a1]", "treasure.start", "a place stands twice"),
        ("mishap, stone-to-gold", "mishap, mishap", "grimoire.pages", "a page stands twice"),
        ("number: 12,", "number: 11,", "requests[11]", "11 stands twice"),
        ("most_gold: 12", "most_gold: 12\n  colour: red", "table.colour", "unknown field"),
        ("rules: {orc_phases: 2}", "thor: {faces: [{}, {}, {}, {}, {}, {}]}", "thor", "thor has"),
    ],
)
def test_a_wrong_pack_is_refused_with_its_place(
    pack: Any, old: str, new: str, field: str, words: str
) -> None:
    assert STANDARD.count(old) >= 1
    with pytest.raises(ContentError) as refused:
        content.load(pack(STANDARD.replace(old, new, 1)))
    details = refused.value.details
    assert field in str(details["field"])
    assert words in str(details["reason"])
    line = STANDARD.replace(old, new, 1).splitlines()[int(str(details["line"])) - 1]
    assert line.strip()


def test_a_pack_without_fires_is_refused(pack: Any) -> None:
    with pytest.raises(ContentError) as refused:
        content.load(pack(STANDARD.replace("fire: true", "fire: false")))
    assert refused.value.details["reason"] == "no place has a fire"


def test_a_request_of_ones_own(pack: Any) -> None:
    folder = pack(STANDARD + OWN)
    game = setup("rich-return", pack=folder)
    assert (game.heroes, game["items"], game["gold"]) == ("c4w c4 c4", ["purse"], 2)
    assert game.met == {"rich-return": False}
    assert game["requests"][0]["kind"] == "end"
    game = table("13", "a1 c4 c4w", "c4 c4 a1", pack=folder, fires="all", sealed="black blue")
    game.state.gold = 5
    assert game.throw("5 1 1 1").play("place 5 III")["outcome"] == "won"
    with pytest.raises(OptionError):
        setup("13")


def test_a_request_of_ones_own_is_drawn_with_the_others(pack: Any) -> None:
    state: Any = GAME.new(GAME.fill_options({"pack": pack(STANDARD + OWN), "requests": "12"}))
    assert state.pool == (1 << 13) - 1


def test_a_request_of_ones_own_brings_its_words(pack: Any) -> None:
    folder = Path(pack(STANDARD + OWN))
    (folder / "locale").mkdir()
    words = "berserkers-request-rich-return = A rich return\n"
    (folder / "locale" / "en.ftl").write_text(words, encoding="utf-8")
    assert Texts("en", GAME.id, str(folder)).action("request rich-return") == (
        "Request: A rich return"
    )


def test_the_example_of_the_docs_is_the_one_tested() -> None:
    example = [line.strip() for line in OWN.strip().splitlines()]
    text = [line.strip() for line in DOCS.read_text(encoding="utf-8").splitlines()]
    at = text.index(example[0])
    assert text[at : at + len(example)] == example


def test_a_pack_with_few_requests_limits_the_draw(pack: Any) -> None:
    short = STANDARD[: STANDARD.index("  - id: elves")]
    with pytest.raises(OptionError):
        GAME.new(GAME.fill_options({"pack": pack(short), "requests": "4"}))
