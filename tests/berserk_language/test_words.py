"""Every word of the language loads, and can be said in every language."""

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from berserk_language.table import CLASSES, LANGUAGES, examples, read, say, writer
from holmgang.games.berserk.abilities import load_cards, manual, tree, words
from holmgang.games.berserk.abilities.phrases import GLOSSARY

EXAMPLES = examples()
BODY = "- id: a\n  body: {type: companion, cost: 3, life: 5, strike: 1-2-3}\n"
TERMS = (
    *("strike", "special", "magic", "shot", "throw", "blast", "row", "spell", "effect"),
    *("instant", "poison", "bless", "curse", "chip", "finish", "formation", "concentration"),
    *("fury", "valhalla", "prophecy", "sneak", "depth"),
)
LISTS = {
    "attack": (*words.ATTACKS, *words.ATTACK_SETS),
    "strength": words.STRENGTHS,
    "realm": words.REALMS,
    "stat": words.STATS,
    "noun": words.KINDS,
    "ref": words.REFS,
    "occasion": words.OCCASIONS,
    "protection": words.PROTECTIONS,
    "hook": words.HOOKS,
    "rule": words.MODES,
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_construct_has_an_example_that_loads(name: str) -> None:
    assert read(EXAMPLES[name]) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_construct_can_be_said(name: str, lang: str) -> None:
    text = say(EXAMPLES[name], lang)
    assert text.endswith(".")
    assert not re.search(r"berserk-|\bnone\b|[{}]|  | ,", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words.FILTERS)
def test_every_filter_can_be_denied_and_asserted(word: str, lang: str) -> None:
    example = words.FILTERS[word].example
    first, *rest = re.split(r"(?<=\w) (?=[a-z])", example, maxsplit=1)
    denied = f"{first} !{rest[0]}"
    if not first.startswith("cell"):
        chosen = f"[{{bless: {{pick: creature}}}}, {{tap: {{pick: '{denied}'}}}}]"
        said = [say(f"act: {{pay: tap, do: {chosen}}}", lang)]
        for sign in ("", "!"):
            cond = f"is(self, {sign}{rest[0].replace('(it)', '(self)')})"
            said.append(say(f"static: {{if: '{cond}', give: {{move: +1}}}}", lang))
        assert len(set(said)) == 3
        assert "berserk-" not in "".join(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words.CONDITIONS)
def test_every_condition_can_be_denied(word: str, lang: str) -> None:
    example = words.CONDITIONS[word].example
    said = {
        say(f"on: {{hit: {{by: self}}, if: '{cond}', do: {{open: self}}}}", lang)
        for cond in (example, f"not {example}", f"{example} or turn(mine)")
    }
    assert len(said) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words.KEYWORDS)
def test_every_keyword_has_a_name_and_a_glossary_entry(word: str, lang: str) -> None:
    (card,) = load_cards.load_text(f"{BODY}  kw: [{words.KEYWORDS[word].example}]\n", CLASSES)
    (name,) = writer(lang).keywords(card)
    n = card.kw[0].n
    assert (str(n) in name) == (n > 0)
    assert untold(card.kw[0], lang) == []


def untold(keyword: tree.Keyword, lang: str) -> list[str]:
    """What a language does not say of a keyword."""
    said = writer(lang)
    said.keyword(keyword)
    name = said.phrases.attribute(f"berserk-kw-{keyword.word.replace('_', '-')}", "name")
    whole = {"name": name, "glossary": said.glossary(keyword).endswith(".")}
    missing = [what for what, there in whole.items() if not there] + said.phrases.errors
    said.phrases.errors = []
    return missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("term", TERMS)
def test_every_term_is_explained(term: str, lang: str) -> None:
    name, text = writer(lang).term(term)
    assert name[0].isupper()
    assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", LISTS)
def test_every_listed_word_has_a_message(family: str, lang: str) -> None:
    for word in LISTS[family]:
        id = f"berserk-{family}-{word.replace('_', '-').replace('.', '-')}"
        assert writer(lang).phrases.has(id), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_glossaries_can_be_read_to_the_end(lang: str) -> None:
    entries = FluentParser().parse((GLOSSARY / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_french_punctuation_keeps_to_its_word() -> None:
    for line in (GLOSSARY / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"« | [?!:;»]", line), line


def test_examples_use_every_field_type_that_is_read() -> None:
    tables = (words.EVENTS, words.EFFECTS, words.MODS, words.DEEDS, words.COSTS, words.ABILITIES)
    fields = {field.type for table in tables for row in table.values() for field in row.fields}
    assert {"target", "place", "thing", "cards", "cardset", "amount", "power", "until"} <= fields


def test_args_hold_every_field_of_the_row() -> None:
    for name, example in EXAMPLES.items():
        for node in tree.walk(read(example)):
            if isinstance(node, tree.Effect) and node.word != "hook":
                row = words.EFFECTS[node.word]
                assert list(node.args) == [field.name for field in row.fields], name


def test_sets_of_attacks_are_made_of_kinds() -> None:
    assert words.attacks(()) == frozenset(words.ATTACKS)
    assert words.attacks(("melee", "shot")) == {"strike", "special", "magic", "shot"}
    both = words.attacks(("magical",)) | words.attacks(("nonmagical",))
    assert both == frozenset(words.ATTACKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_keyword_without_a_name_or_a_sentence_is_noticed(lang: str) -> None:
    swift = tree.Keyword("swift", 0)
    assert untold(tree.Keyword("dash", 0), lang) == []
    assert untold(swift, lang) == ["name", "glossary", "berserk-kw-swift is missing"]


def test_a_keyword_that_the_manual_lacks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
    row = msgspec.structs.replace(words.KEYWORDS["dash"], name="swift")
    monkeypatch.setitem(words.KEYWORDS, "swift", row)
    assert manual.filled(page) != page
