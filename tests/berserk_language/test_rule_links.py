"""Words of a card's text open the rule that explains them, in every language and edition."""

import re

import pytest

from holmgang import packs
from holmgang.games.berserk.abilities import load_cards, rule_links, words
from holmgang.games.berserk.abilities.phrases import Phrases
from holmgang.games.berserk.abilities.sentence import Sentence
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.catalogue import catalogue
from holmgang.games.berserk.game import EDITIONS
from holmgang.packs.rules import rules
from holmgang.texts import LANGUAGES

SETS = ("realms", "kub", "samples")
TERMS = rule_links.terms()


def test_every_keyword_and_every_attack_has_a_rule() -> None:
    assert {*words.KEYWORDS, *words.ATTACKS} <= set(TERMS.rules)
    assert set(TERMS.messages.values()) <= set(TERMS.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rule_of_every_term_can_be_read(lang: str, edition: str) -> None:
    """In the edition that is asked for, if that book explains the word at all."""
    book = {rule.id: rule for rule in rules("berserk", lang)}
    for term, row in TERMS.rules.items():
        rule = book[TERMS.rule(term, edition)]
        assert rule.text
        assert isinstance(row, str) or rule.holds_in(edition), term


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_marks_change_nothing_of_a_text(lang: str, name: str) -> None:
    (found,) = load_cards.load_sets([packs.folder("berserk", name)])
    text = CardText(lang, [packs.folder("berserk", name)])
    for card in found.cards:
        for ability, line in zip(card.abilities, text.lines(card), strict=True):
            said, marks = rule_links.split(Sentence(text.marking).ability(ability))
            assert said == line
            assert all(mark.term in TERMS.rules for mark in marks), line
            assert all(said[mark.start : mark.end].strip() for mark in marks), line
    assert text.marking.errors == text.phrases.errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_is_a_term_is_in_the_glossary(lang: str) -> None:
    phrases = Phrases(lang, marked=True)
    assert [id for id in rule_links.whole_messages() if not phrases.has(id)] == []


@pytest.mark.parametrize(
    ("lang", "pack", "card", "said"),
    [
        ("en", "realms", "bow-nomad", {"shot": "shot"}),
        ("ru", "realms", "bow-nomad", {"выстрел": "shot"}),
        ("fr", "realms", "bow-nomad", {"tir": "shot"}),
    ],
)
def test_words_of_a_card_are_marked(lang: str, pack: str, card: str, said: dict[str, str]) -> None:
    sheet = next(sheet for sheet in catalogue(lang, pack).cards if sheet.id == card)
    found = {
        line[mark.start : mark.end]: mark.term
        for line, marks in zip(sheet.lines, sheet.marks, strict=True)
        for mark in marks
    }
    assert found == said


def test_inflected_words_are_marked() -> None:
    """Russian bends its words; the generator knows what it wrote."""
    marked = {
        line[mark.start : mark.end].lower()
        for sheet in [*catalogue("ru", "realms").cards, *catalogue("ru", "kub").cards]
        for line, marks in zip(sheet.lines, sheet.marks, strict=True)
        for mark in marks
    }
    assert {"простым ударом", "отравить", "простого удара"} <= marked


WORDS = {
    "en": r"\bchips?\b|extra li(fe|ves)|symbiote|protector|\bspell",
    "ru": r"фиш[ке]|дополнительн\w+ жизн|симбиот|защитник|заклинани",
    "fr": r"\bjetons?\b|vies? supplémentaire|symbiote|protecteur|\bsorts?\b(?! de l’eau)",
}
"""Terms of the rules that cards name in passing."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", ["realms", "kub"])
def test_terms_are_marked_wherever_they_stand(lang: str, pack: str) -> None:
    found = 0
    for sheet in catalogue(lang, pack).cards:
        for line, marks in zip(sheet.lines, sheet.marks, strict=True):
            for word in re.finditer(WORDS[lang], line, re.IGNORECASE):
                assert any(mark.start < word.end() <= mark.end for mark in marks), line
                found += 1
    assert found > 5


def test_a_mark_inside_of_another_is_dropped() -> None:
    inner = rule_links.mark("shots", "shot")
    outer = rule_links.capital(rule_links.mark(f"protection from {inner}", "protect"))
    assert rule_links.split(f"{outer}.") == (
        "Protection from shots.",
        [rule_links.Mark(0, 21, "protect")],
    )


def test_every_card_says_with_marks_which_rules_explain_it() -> None:
    for pack in ("realms", "kub"):
        found = catalogue("en", pack)
        opened = {mark.term for sheet in found.cards for marks in sheet.marks for mark in marks}
        opened |= {entry.term for sheet in found.cards for entry in (*sheet.keywords, *sheet.terms)}
        assert len(opened) > 15 and opened <= set(found.rules)
