"""The rules text of the sample cards, word for word, and the grammar behind it."""

import re
from pathlib import Path

import pytest

from berserk_language.table import LANGUAGES, SAMPLES, say, writer
from holmgang.games.berserk.abilities import load_cards, tree
from holmgang.games.berserk.abilities.text import CardText
from holmgang.packs import folder

GOLDEN = Path(__file__).parent / "golden"


def written(lang: str) -> str:
    """All sample cards: name, keywords, abilities."""
    lines: list[str] = []
    (samples,) = load_cards.load_sets([SAMPLES])
    for card in samples.cards:
        lines.append(" · ".join([writer(lang).name(card), *writer(lang).keywords(card)]))
        lines += [f"  {line}" for line in writer(lang).lines(card)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_samples_read_as_they_should(lang: str) -> None:
    expected = (GOLDEN / f"{lang}.txt").read_text(encoding="utf-8")
    assert written(lang).splitlines() == expected.splitlines()
    assert writer(lang).phrases.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["realms", "kub"])
def test_no_card_of_the_boxes_says_a_colon_twice(name: str, lang: str) -> None:
    """Nor a dash: "pay: choose one: this or that" is read twice."""
    box = folder("berserk", name)
    words = CardText(lang, [box])
    (cards,) = load_cards.load_sets([box])
    lines = [line for card in cards.cards for line in words.lines(card)]
    twice = r":[^.;,()—:]*:|—[^.;,]*—"
    assert len(lines) > 60
    assert [line for line in lines if re.search(twice, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sample_has_a_name(lang: str) -> None:
    (samples,) = load_cards.load_sets([SAMPLES])
    for card in samples.cards:
        assert writer(lang).phrases.has(f"berserk-card-{card.id}")
    for klass in samples.classes:
        assert writer(lang).phrases.has(f"berserk-class-{klass}")


def do(effect: str, lang: str) -> str:
    """An effect alone, as it is said."""
    prefixes = {"en": "Exhaust: ", "ru": "Закрыться: ", "fr": "S’épuiser\u00a0: "}
    return say(f"act: {{pay: tap, do: {{{effect}}}}}", lang).removeprefix(prefixes[lang])


CASES = [
    ("damage: {to: {pick: enemy.creature tapped}, n: 2}",
     "ранить закрытое существо противника на 2."),
    ("damage: {to: {pick: mine.symbiote}, n: 2}", "ранить вашего симбиота на 2."),
    ("damage: {to: {pick: mine.artifact}, n: 2}", "ранить ваш артефакт на 2."),
    ("damage: {to: {all: mine.card}, n: 1}", "ранить каждую вашу карту на 1."),
    ("damage: {to: {all: enemy.parasite flying}, n: 1}",
     "ранить каждого летающего паразита противника на 1."),
    ("tap: {pick: enemy.creature !tapped, n: 2}", "закрыть 2 открытых существа противника."),
    ("tap: {pick: enemy.creature, n: 5}", "закрыть 5 существ противника."),
    ("tap: {pick: mine.card, n: 3}", "закрыть 3 ваших карты."),
    ("tap: {pick: mine.creature, n: 2, upto: true}", "закрыть до 2 ваших существ."),
    ("chips: {to: {pick: mine.artifact}, n: 1}", "дать вашему артефакту 1 фишку."),
    ("chips: {to: {pick: mine.creature, n: 2}, n: 3}", "дать 2 вашим существам 3 фишки."),
    ("chips: {to: self, n: 5}", "получить 5 фишек."),
    ("cleanse: {to: {pick: mine.creature hurt}, of: curse}",
     "снять проклятие с вашего раненого существа."),
    ("bless: {pick: mine.creature adj(self), by: opponent}",
     "благословить ваше стоящее рядом существо по выбору противника."),
    ("heal: {to: self, n: count(enemy.creature tapped)}",
     "излечиться на 1 за каждое закрытое существо противника."),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "text"), CASES)
def test_russian_declines(effect: str, text: str) -> None:
    assert do(effect, "ru") == text


FRENCH = [
    ("damage: {to: {pick: enemy.creature tapped}, n: 2}",
     "infliger 2 blessures à une créature adverse épuisée."),
    ("damage: {to: {pick: enemy.artifact hurt}, n: 1}",
     "infliger 1 blessure à un artefact adverse blessé."),
    ("damage: {to: {all: mine.creature}, n: 1}", "infliger 1 blessure à chacune de vos créatures."),
    ("heal: {to: {pick: mine.symbiote hurt}, n: 1}",
     "soigner de 1 un de vos symbiotes blessés."),
    ("tap: {pick: enemy.creature !tapped, n: 2, upto: true}",
     "épuiser 2 créatures adverses dressées au plus."),
    ("heal: {to: self, n: count(enemy.creature)}",
     "se soigner de 1 pour chaque créature adverse."),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "text"), FRENCH)
def test_french_agrees(effect: str, text: str) -> None:
    assert do(effect, "fr") == text


ENGLISH = [
    ("damage: {to: {pick: enemy.creature}, n: 2}", "wound an enemy creature for 2."),
    ("damage: {to: {pick: creature unique}, n: 2}", "wound a unique creature for 2."),
    (
        "damage: {to: {all: mine.creature hurt}, n: 1}",
        "wound each of your wounded creatures for 1.",
    ),
    ("chips: {to: self, n: 1}", "gain 1 chip."),
    ("tap: {pick: enemy.creature, n: 2}", "exhaust 2 enemy creatures."),
]


@pytest.mark.parametrize(("effect", "text"), ENGLISH)
def test_english_has_its_articles_and_plurals(effect: str, text: str) -> None:
    assert do(effect, "en") == text


def test_each_amount_has_a_letter_of_its_own() -> None:
    text = do("shot: {power: count(card), range: 'stat(self, move)'}", "en")
    assert (
        text
        == "shot N, range M, where N is the number of cards, and M is the movement of this card."
    )


def test_a_signed_amount_shows_the_letter_it_was_given() -> None:
    text = say("static: {give: {move: 'stat(self, life)'}}")
    assert text == "+N to movement, where N is the life left of this card."


def test_what_can_be_counted_needs_no_letter() -> None:
    text = say("static: {give: {move: count(mine.creature)}}")
    assert text == "+1 to movement for each of your creatures."


def test_a_name_that_no_set_brings_is_its_id() -> None:
    assert writer("en").phrases.name("class", "unknown") == "unknown"


def test_a_missing_message_is_shown_and_noted() -> None:
    phrases = writer("fr").phrases
    assert phrases("berserk-nothing") == "berserk-nothing"
    assert phrases.errors == ["berserk-nothing is missing"]
    phrases.errors.clear()


def test_the_glossary_explains_with_the_number_of_the_card() -> None:
    armor = tree.Keyword("armor", 2)
    assert "first 2 wounds" in writer("en").glossary(armor)
    assert "первые 2 раны" in writer("ru").glossary(armor)
    assert "2 premières blessures" in writer("fr").glossary(armor)
