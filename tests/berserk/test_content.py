"""The cards and decks of the edition `realms` (BK-1.1): counted, legal, named, priced."""

import re
from statistics import median

import pytest
import yaml
from rulebook import rule

from holmgang import packs
from holmgang.games.berserk import editions
from holmgang.games.berserk.abilities import lint, load_cards, tree, words
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.numbers import keywords
from holmgang.games.berserk.tables import GROUND, Tables, deck_faults

FOLDER = packs.folder("berserk", "realms")
PACK = yaml.safe_load((FOLDER / "pack.yaml").read_text(encoding="utf-8"))
(SET,) = load_cards.load_sets([FOLDER])
CARDS = {card.id: card for card in SET.cards}
REALMS = ["plains", "mountains", "forests", "swamp", "fire", "darkness"]
LANGUAGES = ["en", "ru", "fr"]
WRITERS = {lang: CardText(lang, [FOLDER]) for lang in LANGUAGES}

GLOSSARY = {
    *("aimed", "armor", "attack", "defence", "formation", "incarnation", "jump", "regen"),
    *("scale", "teleport", "vampirism"),
}
"""Keywords of the book's glossary; formation is its rank."""
PROTECTIONS = {"blasts", "shots", "magic", "poison", "spells"}
DEEDS = {
    *("shot", "throw", "blast", "special", "magic", "row"),
    *("poison", "bless", "heal", "destroy", "block"),
}
"""Actions and effects that the glossary explains."""
OTHER_EDITION = {
    *("chips", "prophecy", "finish", "exile", "control", "take_off", "land", "seat", "sneak"),
    *("cancel", "redirect", "extra_turn", "win"),
}


def effects() -> set[str]:
    nodes = (node for card in SET.cards for node in tree.walk(card.abilities))
    return {node.word for node in nodes if isinstance(node, tree.Effect)}


def printed_keywords() -> list[tree.Keyword]:
    nodes = [node for card in SET.cards for node in tree.walk(card)]
    return [node for node in nodes if isinstance(node, tree.Keyword)]


# The box


@rule("BK-1.1", "BK-2.5")
def test_the_box_has_six_decks_of_30_cards_and_63_for_customizing():
    assert list(PACK["decks"]) == REALMS
    assert [sum(deck.values()) for deck in PACK["decks"].values()] == [30] * 6
    assert sum(PACK["customizing"].values()) == 63


def test_there_are_many_different_cards():
    assert min(len(deck) for deck in PACK["decks"].values()) >= 14
    assert len(PACK["customizing"]) >= 40


def test_every_card_is_in_the_box_exactly_once():
    lists = [*PACK["decks"].values(), PACK["customizing"]]
    boxed = [id for each in lists for id in each]
    assert sorted(boxed) == sorted(CARDS)


@rule("BK-1.24")
@pytest.mark.parametrize("realm", REALMS)
def test_a_deck_is_of_its_realm(realm):
    assert {CARDS[id].body.realm for id in PACK["decks"][realm]} == {realm}


@rule("BK-1.24")
def test_there_are_neutral_cards_for_customizing_and_some_of_every_realm():
    assert {CARDS[id].body.realm for id in PACK["customizing"]} == {*REALMS, "neutral"}


@rule("BK-2.1", "BK-2.2")
@pytest.mark.parametrize("realm", REALMS)
def test_the_decks_are_legal(realm):
    tables = Tables(editions.load("realms"))
    deck: list[int] = []
    for id, copies in PACK["decks"][realm].items():
        row = tables.add(id, GROUND, CARDS[id].body.cost, CARDS[id].body.elite, 0)
        tables.keywords[keywords.COUNT * row + keywords.HORDE] = int(CARDS[id].has("horde"))
        deck += [row] * copies
    assert deck_faults(tables, deck) == []


@rule("BK-4.1", "BK-4.7")
@pytest.mark.parametrize("realm", REALMS)
def test_half_a_deck_is_worth_more_than_an_army_may_cost(realm):
    """So that recruiting is a choice: of elite cards within gold, of the rest within silver."""
    deck = PACK["decks"][realm]
    for is_elite, budget in ((True, 25), (False, 23)):
        total = sum(CARDS[id].body.cost * n for id, n in deck.items() if _elite(id) == is_elite)
        assert total / 2 > budget


def _elite(id: str) -> bool:
    return CARDS[id].body.elite


# The cards


def test_every_keyword_of_the_glossary_is_on_some_card():
    printed = printed_keywords()
    assert {keyword.word for keyword in printed} >= GLOSSARY
    assert {keyword.what for keyword in printed if keyword.word == "protect"} >= PROTECTIONS


def test_every_action_of_the_glossary_is_on_some_card():
    assert effects() >= DEEDS
    acts = [a for card in SET.cards for a in card.abilities if isinstance(a, tree.Act)]
    assert {act.type for act in acts} == {"spell", "effect"}


@rule("BK-7.5", "BK-12.14")
def test_nothing_of_the_other_edition_is_on_a_card():
    assert {card.body.type for card in SET.cards} == {"ground", "flyer"}
    assert not effects() & OTHER_EDITION
    for card in SET.cards:
        assert not card.body.unique and not card.markers
        for ability in card.abilities:
            assert not isinstance(ability, tree.Setup | tree.Hook)
            assert not (isinstance(ability, tree.Act) and ability.instant)
            assert not (isinstance(ability, tree.On) and ability.label)


def test_every_card_has_some_text_and_the_median_card_two_clauses():
    clauses = [len(card.abilities) + len(_printed(card)) for card in SET.cards]
    assert min(clauses) >= 1 and max(clauses) <= 4
    assert median(clauses) == 2


def _printed(card: tree.Card) -> list[tree.Keyword]:
    return [keyword for keyword in card.kw if not keyword.implied]


def test_the_cards_are_clean_and_cost_what_they_are_worth():
    assert lint.check(SET.cards) == []


@pytest.mark.parametrize("realm", REALMS)
def test_realms_have_a_character_of_their_own(realm):
    """Each realm has a word that no other has as often."""
    marks = {
        "plains": "formation",
        "mountains": "armor",
        "forests": "defence",
        "swamp": "poison",
        "fire": "blast",
        "darkness": "incarnation",
    }
    word = marks[realm]
    counts = {each: _times(each, word) for each in REALMS}
    assert all(counts[realm] > count for other, count in counts.items() if other != realm), counts


def _times(realm: str, word: str) -> int:
    total = 0
    for id, copies in PACK["decks"][realm].items():
        nodes = tree.walk(CARDS[id])
        found = [n for n in nodes if isinstance(n, tree.Effect | tree.Keyword) and n.word == word]
        total += copies * bool(found)
    return total


# The words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_line_of_flavour(lang):
    phrases = WRITERS[lang].phrases
    for card in SET.cards:
        assert phrases.has(f"berserk-card-{card.id}") and phrases.has(f"berserk-flavour-{card.id}")
    for klass in SET.classes:
        assert phrases.has(f"berserk-class-{klass}")
    names = [WRITERS[lang].name(card) for card in SET.cards]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_kept_for_a_card_that_is_gone(lang):
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^berserk-(?:card|flavour)-(\S+) =", text, re.MULTILINE)
    assert set(named) == set(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang):
    writer = WRITERS[lang]
    for card in SET.cards:
        for line in [writer.name(card), *writer.keywords(card), *writer.lines(card)]:
            assert line and "{" not in line and "berserk-" not in line
        for keyword in card.kw:
            assert writer.glossary(keyword)
    assert writer.phrases.errors == []


def test_french_has_its_spaces():
    text = (FOLDER / "locale" / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"[^\u00a0\u202f][?!;»]|[^\u00a0]:", text)
    assert not re.search(r"«[^\u00a0]", text)


def test_words_of_the_set_are_words_of_the_language():
    assert {keyword.word for keyword in printed_keywords()} <= set(words.KEYWORDS)
