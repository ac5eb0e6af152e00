"""The rules of Berzerka as texts: alike in all languages, and true to the pack."""

import re

import pytest

from holmgang.games.berzerka import content
from holmgang.packs import ROOT
from holmgang.packs.rules import Rule, rules
from holmgang.texts import LANGUAGES, Texts

PACK = content.load("standard")
FOREIGN = [lang for lang in LANGUAGES if lang != "en"]
IDS = [rule.id for rule in rules("berzerka", "en")]


def book(lang: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules("berzerka", lang)}


def marks(rule: Rule) -> tuple[str, bool, bool, bool]:
    return rule.id, rule.is_ruling, rule.has_ruling, rule.is_reconstructed


def outline(rule: Rule) -> list[tuple[bool, bool]]:
    """Paragraph by paragraph: does it open with a mark, is it an item of a list."""
    parts = re.split(r"\n+", rule.text)
    return [(part.startswith("*("), bool(re.match(r"\d+\. ", part))) for part in parts]


@pytest.mark.parametrize("lang", FOREIGN)
def test_languages_have_the_same_rules_marks_figures_and_outline(lang):
    ours, theirs = book("en"), book(lang)
    assert [marks(rule) for rule in theirs.values()] == [marks(rule) for rule in ours.values()]
    for id in IDS:
        figures = [sorted(re.findall(r"\d+", one[id].text)) for one in (ours, theirs)]
        assert figures[0] == figures[1], id
        assert outline(ours[id]) == outline(theirs[id]), id


@pytest.mark.parametrize("lang", FOREIGN)
def test_nothing_is_left_untranslated(lang):
    words = {"ru": r"[A-Za-z]{3,}", "fr": r"\b(the|and|card|player|example|trick)\b"}[lang]
    for rule in book(lang).values():
        assert re.findall(words, rule.section + rule.text, re.IGNORECASE) == [], rule.id


def test_french_spaces_before_high_punctuation_do_not_break():
    text = (ROOT / "berzerka" / "rules" / "fr.md").read_text(encoding="utf-8")
    assert re.findall(r" [:;!?»]|« |'", text.split("---\n", 2)[2]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_of_the_pack_has_its_rule_with_name_and_base_value(lang):
    texts = Texts(lang, "berzerka")
    for number, contract in enumerate(PACK.contracts, 1):
        text = book(lang)[f"BZ-CON-{number:02}"].text
        assert re.findall(r"\*\*(.+?)\.\*\*", text) == [texts.word("contract", contract)]
        assert int(re.findall(r"\d+", text)[-1]) == PACK.base[number - 1]
        assert texts.attribute(f"berzerka-contract-{contract}", "text")
