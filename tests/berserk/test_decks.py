"""Decks as people write them (BK-2)."""

import pytest
from rulebook import rule

from berserk.battle import new_tables
from holmgang.games.berserk import catalogue, decks
from holmgang.games.berserk.content import library, read_deck, write_deck
from holmgang.games.berserk.tables import GROUND, deck_faults

NAMES = catalogue.names()


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        ("3 Steppe Levy", {"steppe-levy": 3}),
        ("3x steppe levy; 2 × LYNX", {"steppe-levy": 3, "lynx": 2}),
        ("lynx*2, lynx", {"lynx": 3}),
        ("Степной ополченец\n2 рысь", {"steppe-levy": 1, "lynx": 2}),
        ("# my deck\n\n2 will-o-wisp # small", {"will-o-wisp": 2}),
    ],
)
def test_a_deck_is_read_as_people_write_it(text, deck):
    reading = decks.read(text, NAMES)
    assert (reading.deck, reading.unknown) == (deck, [])


def test_names_nobody_knows_are_named():
    assert decks.read("2 Nobody\nlynx", NAMES).unknown == ["Nobody"]


def test_every_name_of_a_card_leads_to_it_alone():
    assert set(NAMES.values()) == set(library("realms").cards)


def test_what_is_written_for_a_table_is_read_there():
    deck = decks.read("3 Lynx\n2 Brown Bear", NAMES).deck
    assert read_deck(library("realms"), "south", write_deck(deck)) == deck


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("# set: kub\n1 Penguin", "kub"),
        ("1 Penguin\n#set:realms+kub  ", "realms+kub"),
        ("3 Lynx # set: kub", "kub"),
        ("3 Lynx # of any set", ""),
        ("# set: ../../etc", ""),
    ],
)
def test_a_deck_may_say_its_set(text, named):
    assert decks.named_set(text) == named


@pytest.mark.parametrize(
    ("text", "found"),
    [("3 Lynx\n2 Brown Bear", "realms"), ("Пингвин", "kub"), ("Lynx\nPenguin", "realms+kub")],
)
@rule("BK-2.8")
def test_a_deck_that_says_none_is_of_the_set_that_knows_its_cards(text, found):
    assert catalogue.likeliest_set(text) == found


@rule("BK-2.1", "BK-2.2")
def test_the_law_on_decks_with_figures():
    deck = {"lynx": 4, "brown-bear": 3}
    assert decks.faults(deck, frozenset()) == [
        ("too-few-cards", {"count": 7, "least": 30}),
        ("too-many-copies", {"card": "lynx", "count": 4, "most": 3}),
    ]
    many = {f"card-{n}": 3 for n in range(17)}
    assert decks.faults(many, frozenset()) == [("too-many-cards", {"count": 51, "most": 50})]
    assert decks.faults({f"card-{n}": 3 for n in range(10)}, frozenset()) == []


def test_a_horde_may_come_five_times():
    deck = {"rat": 5} | {f"card-{n}": 3 for n in range(9)}
    assert decks.faults(deck, frozenset({"rat"})) == []
    assert [code for code, _ in decks.faults(deck, frozenset())] == ["too-many-copies"]


@pytest.mark.parametrize("copies", [3, 4])
def test_the_engine_judges_the_same(copies):
    names = [f"card-{n}" for n in range(11)]
    deck = dict.fromkeys(names, 3) | {names[0]: copies}
    tables = new_tables()
    rows = {name: tables.add(name, GROUND, 3, False, 0) for name in names}
    listed = [rows[name] for name, count in deck.items() for _ in range(count)]
    codes = [code for code, _ in decks.faults(deck, frozenset())]
    assert codes == deck_faults(tables, listed)
