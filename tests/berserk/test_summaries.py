"""Logs say what an ability does, never its number."""

import pytest

from berserk.battle import pack_cards
from berserk.kub.table import fight
from holmgang.games.berserk.abilities import tree
from holmgang.games.berserk.abilities.summary import NAMES, summary
from holmgang.texts import Texts

LANGUAGES = ("en", "ru", "fr")
USED = {
    "en": "Thunderer (c2) uses an ability: blast.",
    "ru": "Громовержец (c2) применяет: разряд.",
    "fr": "Tonnant (c2) utilise une capacité\u00a0: décharge.",
}


def said(battle, kind: str, lang: str) -> list[str]:
    texts = Texts(lang).of("berserk", "kub")
    return [texts.event(told, ["south", "north"], 0) for told in battle.told(kind)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_that_is_used_is_named_by_its_effects(lang):
    battle = fight("P1: thunderer c2", "P2: foe c5").dice(4).use("c2", "c5")
    assert said(battle, "uses", lang) == [USED[lang]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_is_one_that_answers_and_one_that_works_by_itself(lang):
    battle = fight("P1: little-toad c3", "P2: captain-laar c6, friend c4 exhausted").dice(6, 1)
    battle.play("strike c3 c4", "use c6 1")
    words = {"en": ("protecting", "poison"), "ru": ("защита", "отравление")}
    answer, poison = words.get(lang, ("protection", "poison"))
    assert answer in said(battle, "responds", lang)[0] and poison in said(battle, "reacts", lang)[0]


def test_a_choice_is_named_by_what_it_leads_to():
    battle = fight("P1: saleswoman c3", "P2: foe c4 wounds=3").use("c3", "c4").play("number 1")
    assert said(battle, "numbered", "en") == ["North chooses: healing, exhausting."]


def test_a_copied_ability_is_named_as_on_its_own_card():
    battle = fight("P1: tester c2, thunderer c1", "P2: foe c5")
    battle.play("use c2 1", "target c1", "use c2 2").dice(4).play("target c5")
    assert said(battle, "uses", "en")[-1] == "Tester (c2) uses an ability: blast."
    assert battle.told("uses")[-1]["number"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_summary_has_a_translation(lang):
    texts = Texts(lang).of("berserk")
    assert [name for name in NAMES if not texts.has(f"berserk-effect-{name}")] == []


@pytest.mark.parametrize("name", ["realms", "kub", "samples"])
def test_all_that_cards_do_can_be_summed_up(name):
    for card in pack_cards(name):
        for ability in card.abilities:
            if isinstance(ability, tree.Act | tree.On):
                told = summary(ability.do)
                assert told and set(told) <= set(NAMES), card.id
