"""Whatever is thrown at the loader, it answers with cards or with a ContentError."""

from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from berserk_language.table import CLASSES, LANGUAGES, SAMPLES, examples, writer
from berserk_language.table import yaml as card_around
from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities import lint, load_cards, words

TABLES = (
    *(words.EVENTS, words.EFFECTS, words.MODS, words.COSTS, words.DEEDS, words.ABILITIES),
    *(words.SUGAR, words.SHAPES, words.FILTERS, words.AMOUNTS, words.CONDITIONS),
)
WORDS = sorted(
    {word for table in TABLES for word in table}
    | {field.name for table in TABLES for row in table.values() for field in row.fields}
    | {row.example for table in TABLES for row in table.values() if "{" not in row.example}
    | {*words.REFS, *words.ATTACK_SETS, *words.SIDES, "true", "X", "1-2-3", "$foe", "-1", "0", "2"}
)
SAMPLE_TEXTS = [path.read_text(encoding="utf-8") for path in sorted(SAMPLES.glob("*.yaml"))]
EXAMPLES = sorted(examples().values())
scalars = (
    st.sampled_from(WORDS) | st.integers(-3, 120) | st.booleans() | st.none() | st.text(max_size=8)
)
trees = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4)
    ),
    max_leaves=12,
)
fast = settings(deadline=None, suppress_health_check=list(HealthCheck))


def load_or_refuse(text: str) -> None:
    """Cards that load can also be said and checked."""
    try:
        cards = load_cards.load_text(text, (*CLASSES, "ember-cult"), "fuzz.yaml")
    except ContentError as error:
        details = error.details
        assert set(details) == {"file", "line", "column", "field", "reason", "suggestion"}
        assert details["file"] == "fuzz.yaml"
        assert details["reason"]
        return
    for card in cards:
        for lang in LANGUAGES:
            writer(lang).lines(card)
            assert writer(lang).phrases.errors == []
    lint.check(cards)


@fast
@given(st.text())
def test_any_text(text: str) -> None:
    load_or_refuse(text)


@fast
@given(st.binary())
def test_any_characters(data: bytes) -> None:
    load_or_refuse(data.decode("latin-1"))


@fast
@given(trees)
def test_any_tree_of_words_as_a_file(data: Any) -> None:
    load_or_refuse(yaml.safe_dump(data, allow_unicode=True))


@fast
@given(trees)
def test_any_tree_of_words_as_an_ability(data: Any) -> None:
    text = yaml.safe_dump(data, default_flow_style=True, allow_unicode=True, width=10**6)
    load_or_refuse(card_around(text.removesuffix("...\n").strip()))


@fast
@given(st.sampled_from(EXAMPLES), st.data())
def test_an_example_with_a_word_replaced(example: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(example)))
    length = data.draw(st.integers(0, 8))
    word = data.draw(st.sampled_from([*WORDS, "", "{", "}", "(", ")", ",", ": ", "!", "\n"]))
    load_or_refuse(card_around(example[:at] + word + example[at + length :]))


@fast
@given(st.sampled_from(SAMPLE_TEXTS), st.data())
def test_a_sample_file_with_a_piece_moved(text: str, data: st.DataObject) -> None:
    places = st.integers(0, len(text))
    start, length, to = data.draw(places), data.draw(st.integers(1, 40)), data.draw(places)
    piece = text[start : start + length]
    rest = text[:start] + text[start + length :]
    load_or_refuse(rest[:to] + piece + rest[to:])


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_beginning_of_an_example(example: str) -> None:
    for end in range(0, len(example), 5):
        load_or_refuse(card_around(example[:end]))
