"""docs/record.md is true: a stranger could write a verifier from it."""

import re
from pathlib import Path
from typing import Any

import pytest
from forgery import finished, replaced, rows, sign, swap_in

from holmgang.core import match as match_module
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.core.record import read
from holmgang.core.replay import prove
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.content import load

DOCS = Path(__file__).parent.parent / "docs"


def documented() -> dict[str, Any]:
    """The verifier of docs/record.md, as a stranger would copy it."""
    code = (DOCS / "record.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    return names


def verify(text: str) -> int:
    tables = load("standard")
    copies = dict(zip(tables.strategies, tables.copies, strict=True))
    return int(documented()["verify"](text, tables.cards, copies))


def long_match(seed: int) -> Match:
    """One in which the decks run out, so that strategies are shuffled again."""
    match = Match(GAME, {"units": "14"}, secret=bytes([seed]) * 32, match_id="long")
    match.mix(seed % 2, "stir")
    match.begin()
    rng = Quick(seed)
    while not match.is_over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def test_the_verifier_of_the_documentation_proves_the_same_rolls() -> None:
    shuffles = 0
    for seed in range(4):
        record = long_match(seed).record()
        shuffles += record.count(" shuffle ")
        assert verify(record) == prove(GAME, read(record))
    assert shuffles > 8, "no deck has run out"
    assert verify(finished()) == prove(GAME, read(finished()))


def test_the_verifier_of_the_documentation_finds_every_forged_roll() -> None:
    for index, row in enumerate(rows(finished())):
        if " - " not in row:
            continue
        words = row.split(" ")
        words[-1] = "spy" if words[-1] != "spy" else "ambush"
        text = replaced(index, " ".join(words))
        with pytest.raises(AssertionError, match=r"roll \d+ should be"):
            verify(text)
    for pattern, new in (("seed", "seed " + "08" * 32), ("commitment", "commitment 00")):
        with pytest.raises(AssertionError, match="another seed"):
            verify(swap_in(pattern, new)[0])
    with pytest.raises(AssertionError, match="altered"):
        verify(finished().replace("Анна", "Anna"))


def test_the_documentation_names_every_reason_for_a_refusal() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    core = Path(match_module.__file__).parent
    source = (core / "replay.py").read_text() + (core / "record.py").read_text()
    found = re.findall(r'(?:RecordError|ProofError)\(.*reason="([a-z-]+)"', source)
    found += re.findall(r'_error\("([a-z-]+)"\)', source)
    found += re.findall(r'record\.error\([^,]+, "([a-z-]+)"', source)
    assert len(found) > 20
    assert [reason for reason in found if f"`{reason}`" not in text] == []


def test_the_example_of_the_documentation_is_signed_as_it_says() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8").split("```\n")[1]
    assert sign(rows(text)[:2]).splitlines() == text.splitlines()[:2]
