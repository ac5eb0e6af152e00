"""docs/cards.md says what the words say, and its examples are cards."""

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from berserk_language.table import CLASSES, LANGUAGES, writer
from holmgang.games.berserk.abilities import load_cards, manual

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(- id: .*?)```", TEXT, flags=re.DOTALL | re.MULTILINE)


def test_every_table_is_up_to_date() -> None:
    assert manual.filled(TEXT) == TEXT


@pytest.mark.parametrize("name", manual.TABLES)
def test_every_table_is_on_the_page(name: str) -> None:
    assert manual.table(name) in TEXT


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_card(example: str) -> None:
    cards = load_cards.load_text(example, (*CLASSES, "ember-cult"), str(PAGE))
    for lang in LANGUAGES:
        for card in cards:
            writer(lang).lines(card)
        assert writer(lang).phrases.errors == []


def test_the_page_quotes_texts_as_they_are_written() -> None:
    """A quoted line after an example is what the example reads."""
    pairs = re.findall(r"```yaml\n(- id: .*?)```\n\n((?:> [^\n]*\n)+)", TEXT, flags=re.DOTALL)
    assert pairs
    for example, quote in pairs:
        (card, *_) = load_cards.load_text(example, (*CLASSES, "ember-cult"))
        quoted = [line.removeprefix("> ").rstrip("\\").strip() for line in quote.splitlines()]
        assert quoted == writer("en").lines(card)


def test_the_recipe_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(PAGE.parents[1])
    (code,) = re.findall(r"^```python\n(.*?)```", TEXT, flags=re.DOTALL | re.MULTILINE)
    exec(code, {})
    assert "Reed Hunter\n  Exhaust: shot 1-2-3, range 4." in capsys.readouterr().out


def test_the_scenario_runs() -> None:
    (code,) = re.findall(r"^ +```python\n(.*?)```", TEXT, flags=re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    exec(dedent(code), names)
    names["test_the_bow_nomad_shoots"]()


def test_the_tables_can_be_written_into_a_file(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- costs -->\nold\n<!-- /costs -->\n", encoding="utf-8")
    manual.main(page)
    assert manual.table("costs") in page.read_text(encoding="utf-8")
    assert "old" not in page.read_text(encoding="utf-8")
