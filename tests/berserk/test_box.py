"""The decks of «Куб на зуб» and what may be mixed with them (BK-2.6 to BK-2.8, BK-24)."""

import pytest
from rulebook import rule, ruling

from berserk.battle import field
from holmgang.core.match import Match
from holmgang.games import find
from holmgang.games.berserk import content
from holmgang.texts import Texts

KUB = content.library("kub")
GAME = find("berserk")


@rule("BK-2.6")
@ruling("BK-2.6")
def test_the_decks_of_the_box_have_thirty_cards_and_larger_ones_are_legal():
    assert {sum(deck.values()) for deck in KUB.decks.values()} == {30}
    bigger = content.write_deck(KUB.decks["minions"] | {"gabon": 3, "penguin": 1})
    GAME.new(GAME.fill_options({"pack": "kub", "south": bigger, "north": "defenders"}))


@rule("BK-2.7")
@pytest.mark.parametrize(
    ("deck", "elements"),
    [
        ("minions", {"plains", "swamp", "darkness", "neutral"}),
        ("defenders", {"mountains", "forests", "darkness", "neutral"}),
    ],
)
def test_each_deck_of_the_box_has_three_elements_and_neutral_cards(deck, elements):
    assert {KUB.cards[card].body.realm for card in KUB.decks[deck]} == elements


@rule("BK-2.8")
def test_a_second_box_and_other_products_may_be_mixed_in():
    twice = content.write_deck(dict.fromkeys(list(KUB.decks["minions"])[:15], 2))
    GAME.new(GAME.fill_options({"pack": "kub", "south": twice, "north": "defenders"}))
    mixed = content.write_deck(dict.fromkeys(list(KUB.decks["minions"])[:27], 1) | {"lynx": 3})
    options = GAME.fill_options({"pack": "kub+realms", "south": mixed, "north": "plains"})
    state = GAME.new(options)
    assert {"lynx", "saleswoman"} <= set(state.tables.cards)  # type: ignore[attr-defined]
    words = Texts("en", "berserk", "kub+realms")
    assert words("berserk-card-saleswoman") == "Saleswoman" and words("berserk-card-lynx")


@rule("BK-24.1", "BK-24.3", "BK-24.4")
@ruling("BK-24.4")
def test_the_dice_and_the_purse_are_the_tables_own():
    """Nobody brings dice; the crystals are counted by the purse; the set is one among others."""
    state = GAME.new(GAME.fill_options({"pack": "kub", "edition": "laar", "south": "minions",
                                  "north": "defenders", "first": "south"}))  # fmt: skip
    assert state.is_chance() and state.view(0)["seats"][0]["purse"]["gold"] == 24  # type: ignore[index]
    assert GAME.fill_options({})["pack"] == "realms"


@rule("BK-24.2")
def test_what_the_extended_rules_say_of_protectors_is_not_needed():
    """The book stands by itself: who may protect is settled without them (BK-11.6)."""
    battle = field("P1: knight c3", "P2: ogre c4, elf b4, far c6", edition="laar")
    battle.play("strike c3 c4")
    assert battle.options("protect") == {"b4"}


@rule("BK-24.6")
@ruling("BK-24.6")
def test_physical_acts_are_cast_as_dice():
    cast = [card for card in KUB.cards.values() if "cast" in str(card.abilities)]
    assert len(cast) >= 5


@rule("BK-11.7")
def test_a_symbiote_of_either_fighter_counts_as_next_to_both():
    battle = field("P1: knight c3", "P2: ogre c4, page @c4 companion, leech @c3 parasite")
    battle.play("strike c3 c4")
    assert battle.options("protect") == {"y2", "y3"}


FINISHER = """
- id: butcher
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - act: {pay: tap, do: {finish: 3}}
- id: kite
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - act: {pay: tap, do: {take_off: {to: {pick: mine.ground}, until: battle}}}
"""


@rule("BK-16.10")
def test_finishing_cannot_destroy_a_symbiote():
    battle = field(
        "P1: butcher c3", "P2: ogre c4 wounds=8, page @c4 companion life=2", cards=FINISHER
    )
    battle.play("use c3 1")
    assert battle.options("target") == {"c4"}


@rule("BK-15.12")
def test_a_host_that_takes_off_loses_its_symbiote():
    battle = field("P1: kite c3, elf b3, page @b3 companion", "P2: ogre e6", cards=FINISHER)
    battle.play("use c3 1", "target b3")
    assert battle.at("elf") == "air" and battle.at("page") == "grave"


@rule("BK-21.9")
@ruling("BK-21.9")
def test_creatures_without_an_owner_are_a_resignation():
    """The table itself ends a battle whose player is gone."""
    match = Match(GAME, {"battle": "ready"}, ["one", "other"])
    match.stop("resigned", 1)
    assert match.is_over() and match.scores() == [1.0, -1.0]
