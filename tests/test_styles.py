"""Styles of the web app: few widths, no fights between selectors, every part styles itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web" / "src"
SOURCES = sorted(path for kind in ("svelte", "css", "ts") for path in WEB.rglob(f"*.{kind}"))

SCALE = {
    "40rem": "a phone",
    "52rem": "a narrow board",
    "64rem": "a tablet",
    "100rem": "a large window",
    "56rem": "which is high as well",
}
"""Where pages and boards change their shape. More steps nobody keeps in mind."""
PARTS = {
    "Piece.svelte": {"6rem": "a card in a square that is too small for all its signs"},
    "ReplayBar.svelte": {"19rem": "a panel in which the steps fill a line by themselves"},
    "Seats.svelte": {"9rem": "a plate beside two others, too narrow for a name beside its shield"},
}
"""Parts that look at their own size instead."""

GLOBAL: dict[str, str] = {}
"""Files that style what another component draws, and which library forces them to.

Children take properties (`--pick-lift`), classes or props; what is for the whole page stands in
`styles/`.
"""
LOUD = {"base.css": "who wants no motion gets none, whatever a part says"}
"""Files that say `!important`, and why."""


def widths(text: str) -> Iterator[str]:
    for query in re.findall(r"@(?:media|container)[^{]*|matchMedia\([^)]*", text):
        yield from re.findall(r"(?:width|height): ?([\w.]+)", query)


def doubled(text: str) -> list[str]:
    """Selectors that say a class twice, only to outweigh others."""
    return re.findall(r"(?:\.[\w-]+)*?(\.[\w-]+)(?=\1(?![\w-]))", text)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_file_keeps_to_the_styles_of_all(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(widths(text)) <= {*SCALE, *PARTS.get(path.name, {})}
    assert doubled(text) == []
    assert path.name in GLOBAL or ":global" not in text
    assert path.name in LOUD or "!important" not in text


def test_nothing_is_allowed_that_nobody_needs() -> None:
    named = {path.name: path.read_text("utf-8") for path in SOURCES}
    assert set(SCALE) == {width for text in named.values() for width in widths(text)} & set(SCALE)
    assert all(set(steps) <= set(widths(named[name])) for name, steps in PARTS.items())
    assert all(":global" in named[name] for name in GLOBAL)
    assert all("!important" in named[name] for name in LOUD)


def test_faults_would_be_noticed() -> None:
    style = "@container board (max-width: 41rem) { .a.b.b { } } matchMedia('(min-width: 9px)')"
    assert list(widths(style)) == ["41rem", "9px"]
    assert doubled(style) == [".b"]
    assert doubled(".berserk.berserk.berserk { }") and not doubled(".a.a-b { } .b.bc { }")
